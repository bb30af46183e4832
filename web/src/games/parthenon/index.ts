import type { Drawing } from '../../lib/drawing';
import Parthenon from './Parthenon.svelte';
import { hint } from './facts';
import { compare, tip } from './told';

export default { component: Parthenon, hint, tip, compare } satisfies Drawing;
