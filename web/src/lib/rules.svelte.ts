/** The rules of each title in each language, fetched once. */
import { api } from './api';
import { prefs } from './prefs.svelte';
import type { ClauseInfo, RulesInfo } from '../generated/wire';

const found: Record<string, RulesInfo | null> = $state({});
/** The words of the editions, in Markdown; empty where a title has none. */
const glossaries: Record<string, string> = $state({});
const failed: Record<string, boolean> = $state({});

const key = (title: string): string => `${title}/${prefs.lang}`;

/** In an effect: what is not there yet is asked for. */
export function wantRules(title: string): void {
  const wanted = key(title);
  if (wanted in found && !failed[wanted]) return;
  found[wanted] = null;
  failed[wanted] = false;
  api.rules(title, prefs.lang).then(
    (rules) => (found[wanted] = rules),
    () => (failed[wanted] = true),
  );
}

export const rulesOf = (title: string): RulesInfo | null => found[key(title)] ?? null;
export const rulesFailed = (title: string): boolean => failed[key(title)] ?? false;

export function clauseOf(title: string, id: string): ClauseInfo | undefined {
  return rulesOf(title)
    ?.chapters.flatMap((chapter) => chapter.clauses)
    .find((clause) => clause.id === id);
}

/** In an effect. A glossary that cannot be had is left out: the rules are told without it. */
export function wantGlossary(title: string): void {
  const wanted = key(title);
  if (wanted in glossaries) return;
  glossaries[wanted] = '';
  api.glossary(title, prefs.lang).then((text) => (glossaries[wanted] = text)).catch(() => undefined);
}

export const glossaryOf = (title: string): string => glossaries[key(title)] ?? '';
