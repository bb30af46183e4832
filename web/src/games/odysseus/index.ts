import type { Drawing } from '../../lib/drawing';
import Odysseus from './Odysseus.svelte';
import { hint } from './facts';
import { aim, compare, tip } from './told';

export default { component: Odysseus, hint, tip, compare, aim } satisfies Drawing;
