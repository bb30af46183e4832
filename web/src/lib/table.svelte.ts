import { tick } from 'svelte';
import { Advice } from './advice.svelte';
import { Choosing, errorText } from './choosing.svelte';
import { drawings } from './drawings';
import { plainEmblem } from './emblem';
import { moveFrom, places } from './flip';
import { Replayer } from './replay.svelte';
import { watchLooking } from './looking';
import { keepState, stateOf } from './offline';
import { prefs, speed } from './prefs.svelte';
import { newId, type Connect } from './socket';
import { lit } from './things';
import { settle } from './seating';
import { notice, tone } from './sound';
import type { Can } from './seen.svelte';
import type { ComponentsInfo, EventShown, GameInfo, OrderAsked, PaceAsked, SeatInfo, ServerMessage, StateShown, Summary } from '../generated/wire';

/** How long after a state it is kept, in milliseconds. */
const KEEP_AFTER = 1_000;

/** So many states wait at most to be shown one after the other. */
const MOST_WAITING = 12;
/** Where somebody wants no pause between them: one is on its way to the screen, one comes next. */
const MOST_HURRIED = 3;
/** So many milliseconds a state needs to be drawn: the next one, if it came any sooner, would only hold it up. */
const DRAWN_IN = 34;

/** How long a state stays, in milliseconds. */
const pause = (): number => Math.max(DRAWN_IN, prefs.pause / speed());

/** Events that were known, and those that come: what was taken back is replaced. */
function told(known: EventShown[], come: EventShown[]): EventShown[] {
  const from = come[0]?.n ?? Infinity;
  return [...known.filter((event) => event.n < from), ...come];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Two states drawn as one: the log tells both, the board shows the later one. */
const together = (earlier: StateShown, later: StateShown): StateShown => ({ ...later, events: told(earlier.events, later.events), chats: later.chats ?? earlier.chats });

/** One seat's side of a served table (seat null: a spectator's). The page draws what is in here and decides nothing. */
export class Table extends Choosing {
  private queue: StateShown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  /** Until when a moment of play lasts: the next state comes after it. */
  private until = 0;
  private keeper: ReturnType<typeof setTimeout> | undefined;
  /** When this was the state of the table: there is no connection, and this is what the device had kept. */
  keptAt = $state(0);
  private looking = false;
  private readonly unwatch: () => void;
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
    // Whoever looks on, or learns, is told nothing elsewhere.
    this.unwatch = token === null || connect ? () => undefined : watchLooking(this.tellLooking);
  }

  /** Notices go to those who do not look: the server is told who does, and what they saw. */
  private tellLooking = (looking: boolean): void => {
    this.looking = looking;
    this.socket.send({ type: 'looking', on: looking, n: this.n });
  };

  /** The seat's key opens nothing (any more). */
  get isRefused(): boolean {
    return this.socket.isRefused ?? false;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.keeper);
    this.unwatch();
    this.replay.stop();
    this.queue = [];
    this.socket.close();
  }

  // --- what the server says --------------------------------------------------------------------------------------

  protected override receive(message: ServerMessage): void {
    if (message.type === 'state') this.arrive(message);
    else if (message.type === 'chat') {
      const { k, room } = message;
      if (this.chats.some((one) => one.k === k && one.room === room)) return; // the answer to a line that was sent twice
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
    else if (message.type === 'seats') {
      this.sit(message.seats);
      this.watch = message.watch;
    }
    else if (message.type === 'error') this.problem = errorText(message);
  }

  private sit(seats: SeatInfo[]): void {
    // The same people as before: whatever hangs on them is left alone.
    if (!isSame(seats, this.seats)) this.seats = seats;
    this.seatsAt = Date.now();
    settle(this.id, seats);
  }

  /** To a question about a seat: one's own, or that of somebody whose device is lost. */
  consent(ask: string, agree: boolean): void {
    this.socket.send({ type: 'answer', ask, agree });
  }

  /** Asked of all people at the table. */
  propose(kind: Exclude<Can, 'resign' | 'holiday'>, pace: PaceAsked | null): void {
    this.socket.send({ type: 'propose', id: newId(), kind, pace });
  }

  resign(): void {
    this.socket.send({ type: 'resign', id: newId() });
  }

  takeHoliday(days: number): void {
    this.socket.send({ type: 'holiday', id: newId(), days });
  }

  /** Questions of a kind are answered so from now on. */
  leaveOrder(key: string, lasts: OrderAsked['lasts'], terms: Record<string, string[]>): void {
    this.problem = '';
    this.socket.send({ type: 'order', id: newId(), key, lasts, terms });
  }

  cancelOrder(key: string): void {
    this.problem = '';
    this.socket.send({ type: 'no-order', id: newId(), key });
  }

  /** The rules changed: what this seat wants to do with the game. */
  settle(choice: 'go-on' | 'leave'): void {
    this.socket.send({ type: 'settle', id: newId(), choice });
  }

  /** States come as fast as bots play; a person sees them one after the other. */
  private arrive(message: StateShown): void {
    this.queue.push(message);
    // Clocks run now, whatever else there is to be shown first.
    this.times = message.times;
    this.timesAt = Date.now();
    const [first, second] = this.queue;
    // Bots may be faster than anybody can look: the oldest are drawn as one, so that a page does not work to show what nobody sees.
    if (first && second && this.queue.length > (prefs.pause ? MOST_WAITING : MOST_HURRIED)) this.queue.splice(0, 2, together(first, second));
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
    const quick = speed() === 0 || document.hidden || !this.now || next.n <= this.sent;
    const left = quick ? 0 : Math.max(this.shownAt + pause(), this.until) - Date.now();
    if (left > 0) {
      this.timer = setTimeout(this.showNext, left);
      return;
    }
    this.queue.shift();
    void this.show(next);
    if (this.queue.length) this.timer = setTimeout(this.showNext, quick ? 0 : pause());
  };

  protected override hurry(): void {
    clearTimeout(this.timer);
    this.showNext();
  }

  private async show(message: StateShown): Promise<void> {
    const before = places(this.root);
    const wasMine = this.isMine;
    const asked = this.prompt?.question || this.prompt?.ask;
    const first = this.now === null || this.keptAt > 0;
    this.keptAt = 0;
    const moved = message.n !== this.n;
    this.n = message.n;
    this.own = message.seat;
    this.sit(message.seats);
    this.watch = message.watch;
    this.now = message.view;
    this.identify();
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
    this.orders = message.orders;
    this.takeEvents(message.events, first);
    if (first) this.note = message.note ?? '';
    if (message.chats) this.chats = message.chats;
    if (moved) this.goOn(asked);
    if (moved || first) void this.askParts();
    if (first) this.startStory();
    else if (this.isMine && !wasMine && this.automatic === null && !this.orders?.some((one) => one.answers)) {
      tone('turn');
      notice(this.words.say(`game-${this.game.title}`));
    }
    else if (this.over && moved) tone('end');
    // After every hello; and what there may be a notice of.
    if (this.looking && (message.chats || (this.isMine && !wasMine) || (this.over && moved))) this.tellLooking(true);
    this.shownAt = Date.now();
    this.keep(message);
    await tick();
    moveFrom(this.root, before);
    this.offerAgain();
  }

  /** Taken over only where it differs: every name that is shown hangs on it. */
  private identify(): void {
    const drawing = drawings[this.game.title];
    const identity = drawing?.identity?.(this) ?? [];
    if (!isSame(identity, this.identity)) this.identity = identity;
    const signs = Object.fromEntries(this.seats.map(({ seat }) => [seat, drawing?.emblem?.(this, seat) ?? plainEmblem(this, seat)]));
    if (!isSame(signs, this.signs)) this.signs = signs;
  }

  /** The device keeps how the table stands, for when there is no connection; a moment later, for bots are quick. */
  private keep(message: StateShown): void {
    clearTimeout(this.keeper);
    this.keeper = setTimeout(() => keepState(this.id, { ...message, events: this.received }), KEEP_AFTER);
  }

  /** Without a connection: what this device saw last. */
  recall(): void {
    const kept = this.now ? null : stateOf(this.id);
    if (!kept || (kept.seat === null) !== (this.token === null)) return;
    void this.show(kept.state);
    clearTimeout(this.keeper);
    this.keptAt = kept.at;
  }

  /** Others moved. A selection that was begun for the same question (asked of several at once) is kept, if it still holds. */
  private goOn(asked: string | undefined): void {
    const own = this.sent > 0 && this.n >= this.sent;
    if (own) {
      this.sent = 0;
      this.wasShown();
    }
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
    this.received = first ? events : told(this.received, events);
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

  /** `name`: of somebody who watches. */
  say(text: string, name = ''): boolean {
    return this.socket.send({ type: 'chat', id: newId(), text: text.slice(0, 300), name });
  }

  /** So many moves watchers shall be behind. */
  wishDelay(delay: number): void {
    this.socket.send({ type: 'watch', id: newId(), delay });
  }

  keepNote(text: string): void {
    this.note = text;
    this.socket.send({ type: 'note', text });
  }
}
