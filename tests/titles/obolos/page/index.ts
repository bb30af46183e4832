import type { Drawing } from '$lib/drawing';
import Obolos from './Obolos.svelte';

export default { component: Obolos } satisfies Drawing;
