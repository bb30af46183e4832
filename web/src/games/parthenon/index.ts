import type { Drawing } from '../../lib/drawing';
import Parthenon from './Parthenon.svelte';
import { emblem, hint, identity, nameOf } from './facts';
import { brief } from './brief';
import { aim, compare, tip } from './told';

export default { component: Parthenon, hint, tip, compare, aim, emblem, identity, name: nameOf, brief } satisfies Drawing;
