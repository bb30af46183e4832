import type { Drawing } from '../../lib/drawing';
import Deukalion from './Deukalion.svelte';
import { hint } from './facts';
import { emblem } from './seats';
import { brief } from './brief';
import { aim, compare, tip } from './told';

export default { component: Deukalion, hint, tip, compare, aim, emblem, brief } satisfies Drawing;
