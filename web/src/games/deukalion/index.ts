import type { Drawing } from '../../lib/drawing';
import Deukalion from './Deukalion.svelte';
import { hint } from './facts';
import { compare, tip } from './told';

export default { component: Deukalion, hint, tip, compare } satisfies Drawing;
