import type { Brief } from '../../lib/drawing';
import Small from './Small.svelte';

export const brief: Brief = {
  pieces: {
    aim: ['deukalion/ship-A', 'deukalion/pursuit-deliver', 'deukalion/honour'],
    turn: ['deukalion/kylix', '→', 'symbol:CARD', 'symbol:HYDRA', 'symbol:HOPLITES', 'symbol:MOVE'],
    end: ['deukalion/temple', 'deukalion/honour'],
    score: ['deukalion/pursuit-defeat_hydra', 'deukalion/village', 'colour:RED', 'deukalion/charon'],
  },
  legend: [
    'symbol', 'colour', { thing: 'pose:down', word: 'page-deukalion-pose-down' }, { thing: 'pose:edge', word: 'page-deukalion-pose-edge' }, { thing: 'pose:up', word: 'page-deukalion-pose-up' },
    { thing: 'icon:laurels', word: 'page-deukalion-points' }, 'card',
  ],
  sign: Small,
};
