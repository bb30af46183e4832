/** The coach of first own games: whether it is on at a table, which cards were shown there, and which one is open. */
import { changeTable, keptTable } from './kept';
import { Words } from './words.svelte';

export class Coach {
  on = $state(false);
  /** The question whose card is open, and whether all of it is shown. */
  ask = $state('');
  long = $state(false);
  /** The thing (`kind:name`) whose card is read instead. */
  thing = $state('');
  readonly words: Words;
  private met: string[];
  private doubted = '';

  constructor(
    readonly id: string,
    title: string,
  ) {
    const kept = keptTable(id)?.coach;
    this.on = kept?.on ?? false;
    this.met = kept?.met ?? [];
    this.words = new Words(`coach/${title}`);
  }

  turn(on: boolean): void {
    this.on = on;
    this.close();
    this.keep();
  }

  /** A question is put: its card is shown the first time. */
  meet(ask: string): void {
    if (ask === this.ask) return;
    this.close();
    if (!this.on || !ask || this.met.includes(ask)) return;
    this.met = [...this.met, ask];
    this.ask = ask;
    this.keep();
  }

  /** The card of a question that was met before, or more of the one that is open. */
  toggle(ask: string): void {
    if (this.ask === ask && this.long) this.close();
    else {
      this.ask = ask;
      this.long = true;
      this.thing = '';
    }
  }

  close(): void {
    this.ask = '';
    this.long = false;
    this.thing = '';
  }

  /** Whether a choice for this question is to be asked back if it is poor: once. */
  judges(question: string): boolean {
    return this.on && this.doubted !== question;
  }

  hasDoubted(question: string): void {
    this.doubted = question;
  }

  /** The words of a thing: its own, or those of its kind; empty where there are none. */
  of(kind: string, name: string, more = false): string {
    const key = this.keyOf(kind, name);
    return key ? this.words.say(more ? `${key}-more` : key) : '';
  }

  keyOf(kind: string, name: string): string {
    return [`thing-${kind}-${name}`, `thing-${kind}`].find((key) => this.words.has(key)) ?? '';
  }

  private keep(): void {
    changeTable(this.id, (entry) => (entry.coach = { on: this.on, met: this.met }));
  }
}
