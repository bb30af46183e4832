import type { Drawing } from '../../lib/drawing';
import Deukalion from './Deukalion.svelte';
import { hint } from './facts';
import { aim, compare, tip } from './told';

export default { component: Deukalion, hint, tip, compare, aim } satisfies Drawing;
