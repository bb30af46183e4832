/** A lesson on the page: where the learner stands, what the bubble says, and a line for the table that goes through it. */
import { api, ApiError } from './api';
import { keepLesson } from './progress';
import { prefs } from './prefs.svelte';
import type { Answer, Connect, Line, Question, Status } from './socket';
import type { LessonAsked, LessonPlace, LessonReply, LessonShown, ServerMessage, Wants } from '../generated/wire';
import { problemOf, say } from './words.svelte';

const TAKEN = ['right', 'so-far', 'also'];

export class Lesson implements Line {
  shown: LessonShown = $state.raw() as LessonShown;
  reply: LessonReply | null = $state.raw(null);
  problem = $state('');
  busy = $state(false);
  /** Changes when the table must be laid out anew: one has gone back, or begun again. */
  laid = $state(0);
  private receive: (message: ServerMessage) => void = () => undefined;

  constructor(
    readonly title: string,
    first: LessonShown,
  ) {
    this.shown = first;
  }

  static async open(title: string, name: string, step: number): Promise<Lesson> {
    return new Lesson(title, await api.lesson(title, name, { place: { step }, language: prefs.lang }));
  }

  /** For the table: what it asks and sends comes here. */
  readonly connect: Connect = (receive, changed: (status: Status) => void) => {
    this.receive = receive;
    queueMicrotask(() => {
      changed('live');
      receive(this.shown.state);
    });
    return this;
  };

  get step(): number {
    return this.shown.place.step ?? 0;
  }

  get over(): boolean {
    return this.shown.waits === 'end';
  }

  // --- what the learner does ---------------------------------------------------------------------------------------

  async go(): Promise<void> {
    await this.does({ does: 'go' });
  }

  async answer(choice: number | string): Promise<void> {
    await this.does({ does: 'answer', choice });
  }

  async showMe(): Promise<void> {
    await this.does({ does: 'show' });
  }

  /** To the beginning of a step, whatever was done in it. */
  async to(step: number): Promise<void> {
    const { n } = this.shown.state;
    const told = await this.does({ place: { step: Math.max(0, step) } });
    if (told && told.state.n < n) this.laid++;
  }

  /** The same in another language. */
  async again(): Promise<void> {
    await this.does({});
  }

  private async does(what: Partial<LessonAsked>): Promise<LessonShown | null> {
    if (this.busy) return null;
    this.busy = true;
    const told = await this.request(what);
    this.busy = false;
    if (told) this.take(told);
    return told;
  }

  private async request(what: Partial<LessonAsked>): Promise<LessonShown | null> {
    this.problem = '';
    try {
      return await api.lesson(this.title, this.shown.name, { place: this.shown.place, language: prefs.lang, ...what });
    } catch (error) {
      this.problem = error instanceof ApiError && error.status ? problemOf(error) : say('page-offline');
      return null;
    }
  }

  /** What was done was taken: the table goes on from there. */
  private take(told: LessonShown): void {
    const moved = told.state.n !== this.shown.state.n || told.waits !== this.shown.waits || told.place.step !== this.step;
    this.shown = told;
    this.reply = told.reply;
    keepLesson(this.title, told.name, told.place.step ?? 0, told.waits === 'end');
    if (moved) this.receive(told.state);
  }

  // --- what the table asks -----------------------------------------------------------------------------------------

  async ask(message: Question): Promise<Answer> {
    const id = message.id ?? '';
    if (message.type === 'choose') return this.choose(id, message.moves, message.confirm === 'always');
    if (message.type === 'why') {
      const told = await this.request({ does: 'why', moves: message.chain ?? [], others: [message.move, ...(message.others ?? [])] });
      if (told?.reply) this.reply = told.reply;
      return { type: 'reasons', id, reasons: told?.reasons ?? [] };
    }
    return { type: 'lost', id };
  }

  private async choose(id: string, moves: string[], look: boolean): Promise<Answer> {
    const told = await this.request({ does: 'play', moves, wants: look });
    if (!told) return { type: 'lost', id };
    if (told.wants) return wants(id, told);
    if (look) return { type: 'refused', id, key: 'illegal', reasons: [], text: '' };
    if (TAKEN.includes(told.reply?.kind ?? '')) {
      this.take(told);
      return { type: 'done', id, n: told.state.n, played: moves.length };
    }
    this.reply = told.reply;
    return { type: 'refused', id, key: 'illegal', reasons: [], text: '' };
  }

  send(): boolean {
    return true;
  }

  close(): void {
    this.receive = () => undefined;
  }
}

function wants(id: string, told: LessonShown): Wants {
  const { moves, prompt, view, more } = told.wants ?? { moves: [], prompt: null, view: null, more: [] };
  return { type: 'wants', id, n: told.state.n, need: 'more', moves, final: false, sealed: false, prompt, view, more, forced: [] };
}

export type { LessonPlace };
