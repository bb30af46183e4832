import type { Drawing } from '../../lib/drawing';
import Troia from './Troia.svelte';
import { emblem, hint } from './facts';
import { brief } from './brief';
import { aim, compare, tip } from './told';

export default { component: Troia, hint, tip, compare, aim, emblem, brief } satisfies Drawing;
