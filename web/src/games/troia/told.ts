/** What Troia tells of its things and players: large cards, and what is compared. */
import type { Row, Tip } from '../../lib/drawing';
import type { Table } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';
import { derivedOf, cardOf, cost, offeringOf, powerText, seenOf, SIDES, specOf } from './facts';

export function tip(table: Table, kind: string, name: string): Tip | null {
  if (kind === 'god') return ofGod(table, name);
  if (kind === 'hero') return ofHero(table, name);
  if (kind === 'card') return ofCard(table, name);
  return null;
}

function ofGod(table: Table, god: string): Tip {
  const { words } = table;
  return {
    title: words.name('god', god),
    lines: [
      `${words.name('offering', offeringOf(table, god))} · ${say('page-troia-costs', { greek: cost(table, 'G', god), trojan: cost(table, 'T', god) })}`,
      powerText(table, god),
    ],
    clause: `TRO-GOD-${god}`,
  };
}

function ofHero(table: Table, name: string): Tip {
  const { words } = table;
  const hero = specOf(table).hero.find((one) => one.id === name);
  const tied = (offering: string): string =>
    words.listed(seenOf(table).olympus.filter((god) => offeringOf(table, god) === offering).map((god) => words.name('god', god)));
  return {
    title: words.name('hero', name),
    lines: [
      words.name('space', seenOf(table).heroes[name] ?? 'C'),
      `${words.seat('G')}: ${words.name('offering', hero?.greek ?? '')} (${tied(hero?.greek ?? '')})`,
      `${words.seat('T')}: ${words.name('offering', hero?.trojan ?? '')} (${tied(hero?.trojan ?? '')})`,
    ],
    clause: 'TRO-HERO-1',
  };
}

function ofCard(table: Table, name: string): Tip {
  const { words } = table;
  const card = cardOf(table, name);
  const figure = card?.figure ? words.name('figure', card.figure) : '';
  return {
    title: words.name('card', name),
    lines: [words.seat(card?.back === 'trojan' ? 'T' : 'G'), words.listed((card?.offerings ?? []).map((one) => words.name('offering', one))), figure].filter(Boolean),
    clause: figure ? 'TRO-CARD-4' : 'TRO-OFFER-5',
  };
}

export function compare(table: Table): Row[] {
  const seen = seenOf(table);
  const size = (own: string[] | number | undefined): number => (Array.isArray(own) ? own.length : (own ?? 0));
  const word = (field: string): string => table.words.say(`page-count-${field}`);
  return [
    { label: word('hand'), values: SIDES.map((_, at) => size(seen.hand[at])), panel: true },
    { label: word('deck'), values: SIDES.map((_, at) => seen.deck[at] ?? 0), panel: true },
    { label: word('discard'), values: SIDES.map((_, at) => seen.discard[at]?.length ?? 0), panel: true },
    { label: say('page-troia-far'), values: derivedOf(table).far },
    { label: say('page-troia-progress'), values: [`${seen.horse.length} / ${specOf(table).part.length}`, `${seen.track} / ${specOf(table).step.length}`] },
    { label: say('page-troia-cornucopia'), values: SIDES.map((seat) => (seen.cornucopia === seat ? 1 : 0)) },
  ];
}

/** The Horse against the Path. */
export function aim(table: Table): string {
  const seen = seenOf(table);
  const spec = specOf(table);
  return say('page-troia-aim', { parts: seen.horse.length, all: spec.part.length, track: seen.track, steps: spec.step.length });
}
