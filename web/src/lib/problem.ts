/**
 * A problem as a file: the game as far as this seat may see it, the page's state, and what was said. Nothing is sent anywhere;
 * no tokens, notes or chat are in it, and of a game that goes on nothing that this seat does not see.
 */
import { api } from './api';
import { prefs } from './prefs.svelte';
import { saveFile } from './record';
import type { Table } from './table.svelte';
import { say } from './words.svelte';

export async function reportProblem(table: Table, words: string, n: number = table.n - 1): Promise<void> {
  const [about, replay] = await Promise.all([
    api.about().catch(() => null),
    // As the own seat saw it; who watches gets what everybody sees.
    api.replay(table.id, '', 0, table.token).catch(() => null),
  ]);
  const file = {
    about: 'a problem at a table of Kylix',
    words,
    entry: n,
    version: about?.version ?? '',
    build: about?.build ?? '',
    title: table.game.title,
    options: table.summary.options,
    components: table.summary.components,
    seat: table.own,
    n: table.n,
    view: table.now,
    prompt: table.prompt,
    chosen: table.chain.map((part) => part.move),
    record: replay?.frames ?? [],
    page: { language: prefs.lang, theme: prefs.theme, width: innerWidth, height: innerHeight, browser: navigator.userAgent },
  };
  saveFile(JSON.stringify(file, null, 1), `kylix-${table.game.title}-problem-${n}.json`, 'application/json');
  table.reported = say('page-reported');
}
