import type { Brief } from '../../lib/drawing';
import Small from './Small.svelte';

export const brief: Brief = {
  pieces: {
    aim: ['card:05-STR', 'skill:STR', 'skill:INT', 'skill:CUN', 'skill:LCK'],
    turn: ['card:14-INT', '→', 'skill:STR', 'skill:CUN', 'skill:LCK', '/', 'icon:rest', 'favour:'],
    end: ['odysseus/prow', 'odysseus/back'],
    score: ['card:10-STR', 'epic:EPIC-10', 'epic:EPIC-8', 'epic:EPIC-6'],
  },
  legend: ['skill', { thing: 'any:', word: 'page-odysseus-any-skill' }, { thing: 'favour:', word: 'page-odysseus-favour' }, 'type', { thing: 'icon:rest', word: 'move-rest' }, 'symbol', 'epic'],
  sign: Small,
};
