import type { Drawing } from '../lib/drawing';
import Deukalion from './Deukalion.svelte';
import Odysseus from './Odysseus.svelte';
import Parthenon from './Parthenon.svelte';
import Troia from './Troia.svelte';
import { hint as deukalionHint } from './deukalion/facts';
import { compare as deukalionCompare, tip as deukalionTip } from './deukalion/told';
import { hint as odysseusHint } from './odysseus/facts';
import { compare as odysseusCompare, tip as odysseusTip } from './odysseus/told';
import { hint as parthenonHint } from './parthenon/facts';
import { compare as parthenonCompare, tip as parthenonTip } from './parthenon/told';
import { hint as troiaHint } from './troia/facts';
import { compare as troiaCompare, tip as troiaTip } from './troia/told';

/** Titles with a drawing of their own; the others are shown as a list of what is seen. */
export const drawings: Record<string, Drawing | undefined> = {
  deukalion: { component: Deukalion, hint: deukalionHint, tip: deukalionTip, compare: deukalionCompare },
  odysseus: { component: Odysseus, hint: odysseusHint, tip: odysseusTip, compare: odysseusCompare },
  parthenon: { component: Parthenon, hint: parthenonHint, tip: parthenonTip, compare: parthenonCompare },
  troia: { component: Troia, hint: troiaHint, tip: troiaTip, compare: troiaCompare },
};
