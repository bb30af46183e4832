/** Hints for whoever is asked, and the same for any position of a finished game that is looked back on. */
import { api, type Adviser } from './api';
import type { Answer, Question } from './socket';
import { between } from './statistics';
import type { Table } from './table.svelte';
import { thingsOf } from './things';
import type { Analysis, HintShown, Played } from '../generated/wire';
import { problemOf, sayError } from './words.svelte';

export const ADVISERS: Adviser[] = ['captain', 'archon'];

/** Whoever steps through a game quickly is not waited for at every step (in milliseconds). */
const REST = 250;

export class Advice {
  open = $state(false);
  level: Adviser = $state('captain');
  busy = $state(false);
  problem = $state('');
  hints: HintShown[] | null = $state.raw(null);
  /** Looking back: whose position it is, and what was chosen there. */
  seat: string | null = $state(null);
  played: Played | null = $state.raw(null);
  /** The hint that the pointer or the focus is on: its things are marked. */
  pointed: HintShown | null = $state.raw(null);
  private wanted = 0;
  private known = new Map<string, Analysis>();

  constructor(
    private readonly table: Table,
    private readonly ask: (message: Question) => Promise<Answer>,
  ) {}

  /** Looking back on a game that is over, everything may be asked about. */
  get back(): boolean {
    return this.table.replay.open;
  }

  /** There is something to press: a question to this seat, or a game that is over. */
  get can(): boolean {
    return this.back || (this.table.summary.hints && this.table.isMine && this.table.at === null);
  }

  /** While the game runs, what is said of now is not shown beside what was. */
  get shown(): boolean {
    return this.open && (this.back || this.table.at === null);
  }

  things = $derived(
    new Set((this.pointed?.moves ?? []).flatMap((part) => thingsOf(this.table.game.kinds, part.on))),
  );

  toggle(): void {
    this.open = !this.open && this.can;
    if (this.open && !this.hints) void this.think();
    if (!this.open) this.pointed = null;
  }

  /** Another question: what was said of the last one is forgotten. */
  forget(): void {
    this.wanted++;
    this.busy = false;
    this.problem = '';
    this.hints = null;
    this.played = null;
    this.pointed = null;
    if (!this.back) this.open = false;
  }

  async use(level: Adviser): Promise<void> {
    this.level = level;
    this.forget();
    this.open = true;
    await this.think();
  }

  /** Looking back, the next step: told anew if the panel is open. */
  async stepped(): Promise<void> {
    if (!this.back) return;
    this.forget();
    if (this.open) await this.think();
  }

  private async think(): Promise<void> {
    const mine = ++this.wanted;
    this.busy = true;
    this.problem = '';
    await (this.back ? this.analyse(mine) : this.hint(mine));
    if (this.wanted === mine) this.busy = false;
  }

  private async hint(mine: number): Promise<void> {
    const answer = await this.ask({ type: 'hint', level: this.level });
    if (this.wanted !== mine) return;
    if (answer.type === 'hinted') this.hints = answer.hints;
    else if (answer.type === 'error') this.problem = sayError(answer.key, answer.text);
    else this.problem = sayError('offline', '');
  }

  private async analyse(mine: number): Promise<void> {
    const { replay } = this.table;
    const { at } = replay;
    const asked = this.table.view?.to_act ?? [];
    const next = replay.frames[at + 1]?.seat ?? '';
    const seat = asked.includes(next) ? next : (asked[0] ?? '');
    const name = `${at}/${seat}/${this.level}`;
    try {
      if (!this.known.has(name)) {
        await new Promise((done) => setTimeout(done, REST));
        if (this.wanted !== mine) return;
        this.known.set(name, await api.analysis(this.table.id, at, seat, this.level));
      }
    } catch (error) {
      if (this.wanted === mine) this.problem = problemOf(error);
      return;
    }
    const found = this.known.get(name);
    if (this.wanted !== mine || !found) return;
    this.seat = found.seat;
    this.hints = found.hints;
    this.played = found.played;
  }

  why(hint: HintShown): string {
    return this.table.words.say(hint.key, hint.facts);
  }

  /** The chance to win as a band. */
  chance(hint: HintShown): string {
    return between(hint.low ?? hint.value, hint.high ?? hint.value);
  }

  percent(value: number): number {
    return Math.round(100 * value);
  }

  /** As if its buttons had been pressed: a single move is made, several wait to be confirmed. */
  async follow(hint: HintShown): Promise<void> {
    this.open = false;
    this.pointed = null;
    await this.table.follow(hint.moves.slice(0, hint.now));
  }
}
