import { tick } from 'svelte';
import { Advice } from './advice.svelte';
import { Choosing, errorText } from './choosing.svelte';
import { moveFrom, places } from './flip';
import { Replayer } from './replay.svelte';
import { prefs, speed } from './prefs.svelte';
import { newId, type Connect } from './socket';
import { lit } from './things';
import { settle } from './seating';
import { notice, tone } from './sound';
import type { ComponentsInfo, EventShown, GameInfo, SeatInfo, ServerMessage, StateShown, Summary } from '../generated/wire';

/** One seat's side of a served table (seat null: a spectator's). The page draws what is in here and decides nothing. */
export class Table extends Choosing {
  private queue: StateShown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  /** Until when a moment of play lasts: the next state comes after it. */
  private until = 0;
  readonly replay: Replayer;
  readonly advice: Advice;

  constructor(
    id: string,
    game: GameInfo,
    summary: Summary,
    components: ComponentsInfo,
    readonly token: string | null,
    readonly seenBefore: (seat: string | null) => number,
    connect?: Connect,
  ) {
    super(id, game, summary, components, token, connect);
    this.replay = new Replayer(this, token, () => this.advice);
    this.advice = new Advice(this, (message) => this.socket.ask(message));
  }

  /** The seat's key opens nothing (any more). */
  get isRefused(): boolean {
    return this.socket.isRefused ?? false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.replay.stop();
    this.queue = [];
    this.socket.close();
  }

  // --- what the server says --------------------------------------------------------------------------------------

  protected override receive(message: ServerMessage): void {
    if (message.type === 'state') this.arrive(message);
    else if (message.type === 'chat') {
      const { k } = message;
      if (this.chats.some((one) => one.k === k)) return; // the answer to a line that was sent twice
      this.chats = [...this.chats, message];
      tone('chat');
    } else if (message.type === 'undo-asked') {
      this.undoVote = message;
    } else if (message.type === 'undo-answer') {
      if (this.waitingForVote && message.agree) this.wasTakenBack();
      this.waitingForVote = false;
      this.undoVote = null;
      this.undoRefused = !message.agree;
    } else if (message.type === 'held') this.held = true;
    else if (message.type === 'seats') this.sit(message.seats);
    else if (message.type === 'error') this.problem = errorText(message);
  }

  private sit(seats: SeatInfo[]): void {
    this.seats = seats;
    this.seatsAt = Date.now();
    settle(this.id, seats);
  }

  /** To a question about a seat: one's own, or that of somebody whose device is lost. */
  consent(ask: string, agree: boolean): void {
    this.socket.send({ type: 'answer', ask, agree });
  }

  /** States come as fast as bots play; a person sees them one after the other. */
  private arrive(message: StateShown): void {
    this.queue.push(message);
    if (this.queue.length === 1 && !this.timer) this.showNext();
  }

  /** A moment of play lasts so many milliseconds from now on. */
  linger(milliseconds: number): void {
    this.until = Math.max(this.until, Date.now() + milliseconds);
  }

  private showNext = (): void => {
    this.timer = undefined;
    const next = this.queue[0];
    if (!next) return;
    const quick = speed() === 0 || document.hidden || !this.now || this.queue.length > 12 || next.n <= this.sent;
    const left = quick ? 0 : Math.max(this.shownAt + prefs.pause / speed(), this.until) - Date.now();
    if (left > 0) {
      this.timer = setTimeout(this.showNext, left);
      return;
    }
    this.queue.shift();
    void this.show(next);
    if (this.queue.length) this.timer = setTimeout(this.showNext, quick ? 0 : prefs.pause / speed());
  };

  protected override hurry(): void {
    clearTimeout(this.timer);
    this.showNext();
  }

  private async show(message: StateShown): Promise<void> {
    const before = places(this.root);
    const wasMine = this.isMine;
    const asked = this.prompt?.question || this.prompt?.ask;
    const first = this.now === null;
    const moved = message.n !== this.n;
    this.n = message.n;
    this.own = message.seat;
    this.sit(message.seats);
    this.now = message.view;
    // A question that is still one's own stays where it is while somebody else answers another one first.
    const stays = wasMine && message.prompt.paused;
    this.pausedBy = stays ? message.prompt.to_act : [];
    if (!stays) this.prompt = message.prompt;
    this.undo = message.undo;
    this.undoTurn = message.undo_turn;
    this.marked = message.last;
    this.over = message.over;
    this.stopped = message.stopped;
    this.automatic = message.automatic;
    this.takeEvents(message.events, first);
    if (first) this.note = message.note ?? '';
    if (message.chats) this.chats = message.chats;
    if (moved) this.goOn(asked);
    if (moved || first) void this.askParts();
    if (first) this.startStory();
    else if (this.isMine && !wasMine && this.automatic === null) {
      tone('turn');
      notice(this.words.say(`game-${this.game.title}`));
    }
    else if (this.over && moved) tone('end');
    this.shownAt = Date.now();
    await tick();
    moveFrom(this.root, before);
    this.offerAgain();
  }

  /** Others moved. A selection that was begun for the same question (asked of several at once) is kept, if it still holds. */
  private goOn(asked: string | undefined): void {
    const own = this.sent > 0 && this.n >= this.sent;
    if (own) this.sent = 0;
    if (own || asked !== (this.prompt?.question || this.prompt?.ask)) {
      const late = this.overtaken && this.n <= this.lateAt;
      this.forget();
      this.overtaken = late;
      this.advice.forget();
    }
    else if (this.chain.length) void this.recheck();
    else this.picked = this.picked.filter((thing) => lit(this.game.kinds, this.options, []).has(thing));
  }

  private takeEvents(events: EventShown[], first: boolean): void {
    const from = events[0]?.n ?? Infinity;
    this.received = first ? events : [...this.received.filter((event) => event.n < from), ...events];
  }

  private startStory(): void {
    const seen = this.seenBefore(this.own);
    if (seen > 0 && seen < this.n) this.storyFrom = seen;
    if (this.own) this.seenUpTo(this.n);
  }

  /** A move whose answer never came: the same id may be sent again without harm. */
  private offerAgain(): void {
    if (!this.unsent) return;
    if (this.unsent.after !== this.n || !this.isMine) this.unsent = null;
  }

  // --- looking back ----------------------------------------------------------------------------------------------

  async tell(event: EventShown | null): Promise<void> {
    if (event) await this.replay.go(event.n, event);
    else this.replay.leave();
  }

  /** The clause behind the question that an event answered: what was open before it. */
  async clauseOf(event: EventShown): Promise<string> {
    const n = Math.max(0, event.n - 1);
    return (await this.replay.viewAt(n))?.rules.at(-1)?.clause ?? '';
  }

  endStory(): void {
    void this.tell(null);
    this.storyFrom = 0;
  }

  // --- talk and notes --------------------------------------------------------------------------------------------

  say(text: string): boolean {
    return this.socket.send({ type: 'chat', id: newId(), text: text.slice(0, 300) });
  }

  keepNote(text: string): void {
    this.note = text;
    this.socket.send({ type: 'note', text });
  }
}
