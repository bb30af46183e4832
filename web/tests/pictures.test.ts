/** Every thing that is drawn as a picture has one, and a picture is a file that a browser can read. */
import pictures from 'virtual:pictures';
import { describe, expect, it } from 'vitest';

const sets = import.meta.glob<string>('../../src/kylix/games/*/components/base.toml', { query: '?raw', import: 'default', eager: true });
const set = (title: string): string => sets[`../../src/kylix/games/${title}/components/base.toml`] ?? '';

/** The ids of a table of the component set, or another field of its entries. */
function ids(title: string, kind: string, field = 'id'): string[] {
  const entries = set(title).split(/^\[\[/m).filter((entry) => entry.startsWith(`${kind}]]`));
  return entries.map((entry) => new RegExp(`^${field} = "([^"]+)"`, 'm').exec(entry)?.[1] ?? '');
}

const wanted: [title: string, kind: string, prefix: string][] = [
  ['troia', 'god', 'god-'],
  ['troia', 'hero', 'hero-'],
  ['troia', 'part', 'horse-'],
  ['troia', 'part', 'plan-'],
  ['troia', 'offering', 'offering-'],
  ['odysseus', 'adventure', ''],
  ['deukalion', 'card', ''],
  ['deukalion', 'treasure', 'chest-'],
  ['deukalion', 'hero', 'hero-'],
  ['parthenon', 'event', 'event-'],
  ['parthenon', 'hazard_title', 'hazard-'],
  ['parthenon', 'island', 'coin-'],
  ['parthenon', 'wonder', 'wonder-'],
  ['parthenon', 'land', 'coin-'],
  ['parthenon', 'structure', 'structure-'],
  ['parthenon', 'philosophy', 'philosophy-'],
];

describe('pictures', () => {
  it.each(wanted)('of %s: one for every %s', (title, kind, prefix) => {
    const all = ids(title, kind);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((id) => !pictures[`${title}/${prefix}${id}`])).toEqual([]);
  });

  it('of every seat of Deukalion: ship, hoplite, and the shield as it lies', () => {
    const names = ['A', 'B', 'C', 'D'].flatMap((seat) => ['ship', 'hoplite', 'down', 'edge'].map((kind) => `deukalion/${kind}-${seat}`));
    expect([...names, 'deukalion/skull', 'deukalion/cross'].filter((name) => !pictures[name])).toEqual([]);
  });

  it('of every kind of pursuit, and of every stage of a Wonder', () => {
    const kinds = new Set(ids('deukalion', 'side', 'kind'));
    expect([...kinds].filter((kind) => !pictures[`deukalion/pursuit-${kind}`])).toEqual([]);
    const stages = ids('parthenon', 'wonder').flatMap((id) => ['', '-1', '-2'].map((stage) => `parthenon/wonder-${id}${stage}`));
    expect(stages.filter((name) => !pictures[name])).toEqual([]);
  });

  it('a box for every title', () => {
    for (const title of ['troia', 'odysseus', 'deukalion', 'parthenon']) expect(pictures[`${title}/box`]).toBeDefined();
  });

  it('are well-formed, name colours only, and say nothing in words', () => {
    for (const [name, sides] of Object.entries(pictures))
      for (const address of new Set(sides)) {
        const svg = decodeURIComponent(address.slice(address.indexOf(',') + 1));
        const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
        expect(read.querySelector('parsererror'), name).toBeNull();
        expect(svg, name).not.toMatch(/class=|<text|<style|undefined|NaN/);
      }
  });
});
