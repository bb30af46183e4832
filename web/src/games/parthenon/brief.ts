import type { Brief } from '../../lib/drawing';
import Small from './Small.svelte';

export const brief: Brief = {
  pieces: {
    aim: ['parthenon/village', 'parthenon/workshop', 'parthenon/structure-FORTRESS', 'parthenon/wonder-ARTEMIS'],
    turn: ['parthenon/event-Y1-3', 'good:GRAIN', 'good:GRAPES', 'good:ORE', '→', 'parthenon/hull', '→', 'parthenon/coin-ATHENS', '→', 'parthenon/structure-MARKET'],
    end: ['parthenon/wonder-COLOSSUS', 'parthenon/wonder-LIGHTHOUSE'],
    score: ['parthenon/village', 'parthenon/workshop', 'parthenon/structure-TREASURY', 'parthenon/wonder-ZEUS'],
  },
  legend: ['word', 'structure', 'wonder', 'land', 'philosophy', { thing: 'icon:archon', word: 'phase-ARCHON' }, { thing: 'icon:workshop', word: 'text-parthenon-workshop' }, { thing: 'icon:ship', word: 'page-parthenon-a-fleet' }, { thing: 'icon:STORM', word: 'phase-HAZARD' }],
  sign: Small,
};
