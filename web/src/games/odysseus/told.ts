/** What Odysseus tells of its things and players: large cards, and what is compared. */
import type { Row, Tip } from '../../lib/drawing';
import type { Table } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';
import { derivedOf, cardOf, epicPoints, seenOf, specOf, title, gainsOf } from './facts';
import Trial from './Trial.svelte';

export function tip(table: Table, kind: string, name: string): Tip | null {
  const seen = seenOf(table);
  if (kind === 'card') return ofCard(table, name);
  if (kind === 'slot') return seen.ship[name] ? ofCard(table, seen.ship[name]) : { title: table.words.name('slot', name), lines: [], clause: 'ODY-SHIP-6' };
  if (kind === 'story') return ofStory(table, name);
  if (kind === 'source') {
    const story = seen.display[Number(name) - 1];
    return story ? ofStory(table, story) : { title: table.words.name('source', name), lines: [], clause: 'ODY-STORY-8' };
  }
  if (kind === 'skill') return { title: table.words.name('skill', name), lines: [], clause: 'ODY-SCORE-1' };
  if (kind === 'epic') return { title: table.words.say('text-odysseus-epic', { points: epicPoints(table, name) }), lines: [], clause: 'ODY-EPIC-1' };
  return null;
}

function ofCard(table: Table, id: string): Tip {
  const { words } = table;
  const card = cardOf(table, id);
  const gains = gainsOf(table, card);
  return {
    title: title(table, id),
    lines: [
      say('page-odysseus-trial', { skill: words.name('skill', card?.skill ?? ''), value: card?.value ?? 0, points: card?.vp ?? 0 }),
      gains.length ? say('page-odysseus-gains', { gains: words.listed(gains) }) : say('page-odysseus-no-gains'),
      words.name('type', card?.type ?? ''),
    ],
    clause: 'ODY-CARD-1',
    face: Trial,
    card: id,
  };
}

function ofStory(table: Table, id: string): Tip {
  const points = derivedOf(table).worth[id];
  return {
    title: table.words.name('story', id),
    lines: points === undefined ? [] : [say('page-odysseus-worth', { points })],
    clause: 'ODY-STORY-2',
  };
}

export function compare(table: Table): Row[] {
  const { words } = table;
  const seen = seenOf(table);
  const each = (value: (at: number) => number | string): (number | string)[] => table.seats.map((_, at) => value(at));
  return [
    { label: say('page-score'), values: derivedOf(table).points, panel: true, goal: true },
    { label: words.say('field-favours'), values: each((at) => seen.favours[at] ?? 0), panel: true },
    ...specOf(table).skill.map((skill, index) => ({ label: words.name('skill', skill.id), values: each((at) => seen.skills[at]?.[index] ?? 0) })),
    { label: words.say('field-adventures'), values: each((at) => seen.adventures[at]?.length ?? 0) },
    { label: words.say('field-rested'), values: each((at) => seen.rested[at]?.length ?? 0) },
    { label: words.say('field-stories'), values: each((at) => seen.stories[at]?.length ?? 0), panel: true },
    { label: words.say('field-epics'), values: derivedOf(table).epics },
  ];
}

/** The best tale: one's own points beside the best of the others. */
export function aim(table: Table): string {
  const { points, automa } = derivedOf(table);
  const own = table.seat === null ? -1 : table.index(table.seat);
  const others = automa ? [automa.points] : points.filter((_, at) => at !== own);
  return say('page-odysseus-aim', { own: points[own] ?? Math.max(...points), best: Math.max(...others), watching: own < 0 });
}
