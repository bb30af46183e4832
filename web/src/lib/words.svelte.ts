import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api, ApiError } from './api';
import { Grammar } from './grammar';
import { prefs, type Lang } from './prefs.svelte';
import type { EventShown, Facts, GameInfo, OptionShown, Prompt, ReasonShown, SeatInfo } from '../generated/wire';

/** Catalogues by language and title, as the server gives them: the same files that the text table reads. */
const catalogues: Record<string, FluentBundle> = {};
/** One for a language: words of the page stand before names of titles. */
const grammars: Partial<Record<Lang, Grammar>> = {};
let version = $state(0);
const loading: Record<string, Promise<void>> = {};

/** The words of a title, or `coach/` and a title: what its coach says. */
export function loadWords(lang: Lang, title: string): Promise<void> {
  const key = `${lang}/${title}`;
  const [, coached] = title.split('coach/');
  loading[key] ??= (coached ? api.coach(lang, coached) : api.words(lang, title)).then(
    (text) => {
      const grammar = (grammars[lang] ??= new Grammar());
      const bundle = new FluentBundle(lang, { useIsolating: false, functions: grammar.functions() });
      const resource = new FluentResource(text);
      bundle.addResource(resource);
      grammar.learn(bundle, resource);
      catalogues[key] = bundle;
      version += 1;
    },
    (error: unknown) => {
      delete loading[key];
      throw error;
    },
  );
  return loading[key];
}

/** So many sentences are kept at most; the labels of a whole board are some two hundred. */
const MOST_SAID = 2_000;

/** What the server answered for somebody, as the facts of an event. */
type Answered = Pick<OptionShown, 'move' | 'on'>;

/** The words of one title in the language in force. Same rules for facts as kylix.kit.words. */
export class Words {
  constructor(
    readonly title: string,
    readonly game?: GameInfo,
    readonly options: Facts = {},
  ) {}

  /** How sentences call a seat, where a lesson has a name of its own for it; empty elsewhere. */
  called: (seat: string) => string = () => '';

  /** Seats themselves, and what else they may stand for: to whom an offer goes. */
  private isSeat(kind: string): boolean {
    const known = this.game?.names[kind] ?? [];
    return Boolean(kind) && (this.game?.names.seat ?? []).every((seat) => known.includes(seat));
  }

  /** By key: its catalogue; by key and facts: what is said. Both are asked for hundreds of times with every state. */
  private readonly found = new Map<string, FluentBundle | undefined>();
  private readonly said = new Map<string, string>();
  /** The language and the catalogues for which this holds. */
  private foundIn = '';

  private bundle(key: string): FluentBundle | undefined {
    const now = `${prefs.lang} ${version}`;
    if (this.foundIn !== now) {
      this.found.clear();
      this.said.clear();
      this.foundIn = now;
    }
    if (!this.found.has(key)) this.found.set(key, this.find(key));
    return this.found.get(key);
  }

  /** The catalogue that has a key. Drawings say words of their titles as words of the page: those lie with the title. */
  private find(key: string): FluentBundle | undefined {
    const own = catalogues[`${prefs.lang}/${this.title}`] ?? catalogues[`${prefs.lang}/common`];
    if (!own || own.hasMessage(key) || this.title !== 'common') return own;
    return Object.entries(catalogues).find(([name, one]) => name.startsWith(`${prefs.lang}/`) && one.hasMessage(key))?.[1] ?? own;
  }

  has(key: string): boolean {
    return this.bundle(key)?.hasMessage(key) ?? false;
  }

  say(key: string, about?: Facts): string {
    const bundle = this.bundle(key);
    const facts = about && this.facts(about);
    // A name that is learned later may stand otherwise in the same sentence.
    const asked = facts ? `${key} ${grammars[prefs.lang]?.size} ${JSON.stringify(facts)}` : key;
    const known = this.said.get(asked);
    if (known !== undefined) return known;
    if (this.said.size >= MOST_SAID) this.said.clear();
    const text = this.format(bundle, key, facts ?? {});
    this.said.set(asked, text);
    return text;
  }

  private format(bundle: FluentBundle | undefined, key: string, facts: Record<string, FluentVariable>): string {
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return bundle ? `[${key}]` : '';
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, facts, errors);
    if (errors.length) console.error(key, errors[0]?.message);
    return text;
  }

  /** What a thing is called at this table, where that is more than its title knows: a seat by its island. */
  own: (kind: string, name: string) => string = () => '';

  name(kind: string, name: string): string {
    const own = this.own(kind, name);
    if (own) return own;
    const key = `${kind}-${name}`;
    return this.has(key) ? this.say(key) : name;
  }

  /** A name that is put together: its message says, as that of any name, which small words stand before it. */
  composed(key: string, about: Facts): string {
    const text = this.say(key, about);
    const bundle = this.bundle(key);
    const attributes = Object.entries(bundle?.getMessage(key)?.attributes ?? {});
    if (attributes.length) grammars[prefs.lang]?.add(text, Object.fromEntries(attributes.map(([name, said]) => [name, bundle?.formatPattern(said) ?? ''])));
    return text;
  }

  seat(name: string | null): string {
    return name === null ? '' : this.name('seat', name);
  }

  prompt(prompt: Prompt, mine: boolean, who: string): string {
    if (!prompt.ask) return '';
    const key = `${mine ? 'ask' : 'wait'}-${prompt.ask}`;
    return this.sentence(key, { ...this.options, who, 'who-count': prompt.to_act.length, ...prompt.facts }, prompt.ask);
  }

  event(event: Pick<EventShown, 'key' | 'facts'>): string {
    if (event.key === 'automatic' || event.key === 'ordered') return this.say(`event-${event.key}`, { move: this.move(event.facts as OptionShown['on'] & Answered) });
    return this.sentence(`event-${event.key}`, event.facts, event.key);
  }

  reason(reason: ReasonShown): string {
    const { first } = reason.facts;
    const facts = Array.isArray(first) ? { ...reason.facts, first: first.map((text) => this.step(String(text))) } : reason.facts;
    return this.sentence(`no-${reason.key}`, facts, reason.key);
  }

  /** What is to be chosen first: a move as it is written, or the verb of several. */
  private step(text: string): string {
    const [verb = '', ...things] = text.split(' ');
    const places = this.game?.moves[verb] ?? [];
    const on = Object.fromEntries(places.map((place, at) => [place, things[at] ?? '']));
    return this.say('quoted', { text: this.has(`first-${text}`) ? this.say(`first-${text}`) : this.move({ move: text, on }) });
  }

  /** As the answer to some questions a move has words of its own. */
  move(option: Pick<OptionShown, 'move' | 'on'>, ask = ''): string {
    const key = `move-${option.move.split(' ')[0]}`;
    return this.sentence(this.has(`${key}-at-${ask}`) ? `${key}-at-${ask}` : key, option.on, option.move);
  }

  /** A title whose words are not written yet is playable all the same: the key with its facts. */
  private sentence(key: string, about: Facts, plain: string): string {
    if (this.has(key)) return this.say(key, about);
    const facts = Object.entries(this.facts(about)).filter(([name]) => !/-(id|count)$/.test(name));
    return [plain, ...facts.map(([, value]) => String(value))].join(' ');
  }

  listed(items: string[]): string {
    if (items.length < 2) return items.join('');
    return `${items.slice(0, -1).join(', ')} ${this.say('and')} ${items.at(-1)}`;
  }

  private facts(about: Facts): Record<string, FluentVariable> {
    const facts: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(about)) {
      facts[name] = this.plain(name, value);
      if (Array.isArray(value)) facts[`${name}-count`] = value.length;
      else if (value === null || typeof value === 'string') facts[`${name}-id`] = value || 'none';
    }
    return facts;
  }

  private plain(name: string, value: unknown): FluentVariable {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'number') return value;
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return this.listed(value.map((item) => String(this.plain(name, item))));
    if (typeof value === 'object') return JSON.stringify(value);
    if (name === 'person') return named(String(value));
    const kind = this.game?.kinds[name] ?? '';
    const own = this.isSeat(kind) ? this.called(String(value)) : '';
    return own || (kind ? this.name(kind, String(value)) : String(value));
  }
}

/** The words of the page itself. */
export const page = new Words('common');
/** What went wrong at the server, in the language in force: by its key, else in the server's own English words. */
export function sayError(key: string, text: string, facts: Facts = {}): string {
  const word = `page-error-${key}`;
  return page.has(word) ? page.say(word, facts) : text;
}

/** What is told of a request that failed. */
export function problemOf(error: unknown): string {
  return error instanceof ApiError ? sayError(error.key, error.message, error.facts) : String(error);
}

export const say = (key: string, about?: Facts): string => page.say(key, about);

/** In place of the name of a person who was deleted. */
const SOMEBODY = '*';
/** A name as it is shown. */
export const named = (name: string): string => (name === SOMEBODY ? page.say('page-somebody') : name);

/** Somebody's name, with the seat where several have the same; without a name the seat. */
export function called(people: SeatInfo[], words: Words, seat: string): string {
  const name = named(people.find((one) => one.seat === seat)?.name ?? '');
  if (!name) return words.seat(seat);
  return people.filter((one) => named(one.name) === name).length > 1 ? `${name} (${words.seat(seat)})` : name;
}
