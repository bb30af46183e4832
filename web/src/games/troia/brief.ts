import type { Brief } from '../../lib/drawing';
import Small from './Small.svelte';

export const brief: Brief = {
  pieces: {
    aim: ['troia/hero-AJAX', 'troia/hero-ACHILLES', '→', 'troia/troy', 'horse:'],
    turn: ['troia/back-G', '/', 'troia/offering-BOAR', 'offering:BOAR', '→', 'troia/god-ARES', '→', 'troia/hero-ODYSSEUS'],
    end: ['horse:', '/', 'troia/hero-HECTOR', 'troia/hero-PARIS', '→', 'troia/ships'],
    score: ['figure:HEAD', 'figure:CHEST', 'figure:RUMP', 'figure:WHEELS', '/', 'figure:HECTOR', 'figure:PARIS'],
  },
  legend: ['offering', 'figure', { thing: 'icon:cornucopia', word: 'page-troia-cornucopia' }, 'god', 'hero'],
  sign: Small,
};
