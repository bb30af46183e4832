/** Keys of the table, as players of other sites know them. All can be switched off. */
import { prefs } from './prefs.svelte';
import type { Table } from './table.svelte';
import type { Zoom } from './zoom.svelte';

export interface Hands {
  speak: (text: string) => void;
  question: () => string;
  clause: () => void;
  help: () => void;
  compare: () => void;
  hint: () => void;
  command: () => void;
  brief: () => void;
}

/** What arrows go to. */
const STOPS = 'button, a, [role=button]';
const REGIONS: Record<string, string> = { b: 'board', h: 'hand', p: 'players', l: 'log', n: 'action' };

export function onKey(event: KeyboardEvent, table: Table, hands: Hands): void {
  if (event.key === 'Escape') {
    table.forget();
    table.advice.open = false;
    table.coach.close();
    void table.tell(null);
    return;
  }
  const target = event.target as HTMLElement;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  if (table.at !== null && replays(event, table, target)) return;
  if (event.key.startsWith('Arrow')) {
    if ((event.shiftKey || !arrows(event, target)) && table.zoom && !table.zoom.fits) pan(event, table.zoom);
    return;
  }
  if (!prefs.shortcuts) return;
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y') void table.redo();
    else void table.takeBack(event.shiftKey);
    return;
  }
  if (event.altKey) return;
  if (/^[1-9]$/.test(event.key)) press(Number(event.key));
  else letter(event, table, hands);
}

function letter(event: KeyboardEvent, table: Table, hands: Hands): void {
  const key = event.key.toLowerCase();
  if (key === 'u') void table.takeBack(false);
  else if (key === 'r') void table.takeBack(true);
  else if (key === 'c') hands.clause();
  else if (key === '?') why(table, hands);
  else if (key === ',') void table.replay.step(-1);
  else if (key === '.') void table.replay.step(1);
  else if (key === 't') hands.compare();
  else if (key === 'i') hands.hint();
  else if (key === 'k' && table.coach.on) table.coach.toggle(table.question?.ask ?? '');
  else if (key === 'g') hands.brief();
  else if (key === 'y') void table.redo();
  else if (key === 's' && table.story.length) table.endStory();
  else if (key === ' ' && table.story.length && !(event.target as Element).closest('button, a')) onward(event, table);
  else if (key === '/') {
    event.preventDefault();
    hands.command();
  }
  else if (key === 'f') prefs.side = !prefs.side;
  else if (key === 'x') table.bare = !table.bare;
  else if (key === 'z' || key === '0') table.zoom?.fit();
  else if (key === '+' || key === '=') table.zoom?.step(1);
  else if (key === '-') table.zoom?.step(-1);
  else if (REGIONS[key]) read(REGIONS[key], hands);
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

function pan(event: KeyboardEvent, zoom: Zoom): void {
  const way = WAYS[event.key];
  if (!way) return;
  event.preventDefault();
  zoom.pan(way[0] * 0.12, way[1] * 0.12);
}

/** The ninth button at most; they carry their numbers. */
function press(number: number): void {
  document.querySelector<HTMLButtonElement>(`[data-number="${number}"]`)?.click();
}

/** Go to a region and have it read: its summary, or the open question. */
function read(region: string, hands: Hands): void {
  if (region === 'action') hands.speak(hands.question());
  const place = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  if (!place) return;
  const summary = place.querySelector<HTMLElement>('[data-summary]');
  if (region !== 'action') hands.speak(summary?.innerText ?? place.getAttribute('aria-label') ?? '');
  // Never the link that leads away from the table.
  const choice = region === 'action' ? document.querySelector<HTMLElement>('[data-number]') : null;
  const first = choice ?? place.querySelector<HTMLElement>('.lit') ?? place.querySelector<HTMLElement>('button, a:not(.home), input');
  first?.focus();
}

function why(table: Table, hands: Hands): void {
  const focused = document.activeElement as HTMLElement | null;
  const thing = focused?.dataset.thing;
  if (thing && !table.lit.has(thing)) focused.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  else hands.help();
}

/** Space goes on in the story of what others did. */
function onward(event: KeyboardEvent, table: Table): void {
  event.preventDefault();
  const at = table.told ? table.story.indexOf(table.told) : -1;
  void table.tell(table.story[at + 1] ?? null);
}

/** While one looks back: the keys of a player, unless something else has a use for them where the focus is. */
function replays(event: KeyboardEvent, table: Table, target: HTMLElement): boolean {
  if (!prefs.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (target.closest('[role=tab], [role=menuitem]') || (event.key === ' ' && target.closest('button, a'))) return false;
  if (event.key === ' ' && table.told && table.story.includes(table.told)) return false;
  const { replay } = table;
  const does: Record<string, () => unknown> = {
    Home: () => replay.go(0),
    End: () => replay.go(replay.last),
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    ArrowUp: () => replay.stepTurn(-1),
    ArrowDown: () => replay.stepTurn(1),
    ' ': () => replay.play(),
  };
  const wanted = does[event.key];
  if (!wanted) return false;
  event.preventDefault();
  void wanted();
  return true;
}

/** Arrows go to the nearest thing in their direction, within the region. */
function arrows(event: KeyboardEvent, target: HTMLElement): boolean {
  const region = target.closest<HTMLElement>('[data-region]');
  if (!region || !target.matches(STOPS)) return false;
  const from = target.getBoundingClientRect();
  const flat = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const sign = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of region.querySelectorAll<HTMLElement>(STOPS)) {
    const box = other.getBoundingClientRect();
    if (other === target || !box.width) continue;
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const along = (flat ? x : y) * sign;
    if (along < 2) continue;
    const far = along + 3 * Math.abs(flat ? y : x);
    if (far < least) [best, least] = [other, far];
  }
  if (!best) return false;
  event.preventDefault();
  best.focus();
  return true;
}
