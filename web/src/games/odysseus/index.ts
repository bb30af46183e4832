import type { Drawing } from '../../lib/drawing';
import Odysseus from './Odysseus.svelte';
import { hint } from './facts';
import { brief } from './brief';
import { aim, compare, tip } from './told';

export default { component: Odysseus, hint, tip, compare, aim, brief } satisfies Drawing;
