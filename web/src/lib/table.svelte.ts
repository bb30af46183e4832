import { tick } from 'svelte';
import { changeTable } from './kept';
import { moveFrom, places } from './flip';
import { prefs, speed } from './prefs.svelte';
import { newId, Socket, type Message, type Status } from './socket';
import { tone } from './sound';
import { lit, thingsOf } from './things';
import type {
  Chat, Components, Game, GameEvent, Option, Over, Prompt, Reason, SeatInfo, StateMessage, Summary, Undo, View,
} from './types';
import { Words } from './words.svelte';

const PAUSE = 650;
const KEPT_VIEWS = 400;

export interface WhyNot {
  thing: string;
  label: string;
  box: DOMRect;
  reasons: Reason[] | null;
}

/** One seat's side of a served table (seat null: a spectator's). The page draws what is in here and decides nothing. */
export class Table {
  n = $state(0);
  seat: string | null = $state(null);
  seats: SeatInfo[] = $state.raw([]);
  now: View | null = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  undo: Undo = $state.raw({ can: 'no', reason: 'nothing' });
  undoTurn: Undo = $state.raw({ can: 'no', reason: 'nothing' });
  private marked: number[] = $state.raw([]);
  /** The table as it would be after the choices made so far. */
  preview: View | null = $state.raw(null);
  /** The seat's token is void; nothing more will come. */
  shut = $state(false);
  events: GameEvent[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  chats: Chat[] = $state.raw([]);
  note = $state('');
  status: Status = $state('connecting');
  problem = $state('');

  /** Small choices made and not yet sent, what would be asked next, and whether they are complete. */
  chain: { move: string; on: Option['on'] }[] = $state.raw([]);
  asked: Prompt | null = $state.raw(null);
  more: Option[] = $state.raw([]);
  complete: 'no' | 'yes' | 'final' = $state('no');
  picked: string[] = $state.raw([]);
  busy = $state(false);
  whynot: WhyNot | null = $state.raw(null);
  refusal: Reason[] | null = $state.raw(null);
  /** A choice whose answer never came, and how to make it again. */
  unsent: { after: number; again: () => Promise<void> } | null = $state.raw(null);
  consent: { id: string; seat: string; events: GameEvent[] } | null = $state.raw(null);
  waitingConsent = $state(false);
  consentRefused = $state(false);
  /** A choice came too late: the question had changed. */
  overtaken = $state(false);

  /** Looking back: the view of an earlier moment, and the event that is told. */
  back: View | null = $state.raw(null);
  told: GameEvent | null = $state.raw(null);
  storyFrom = $state(0);

  root: HTMLElement | null = null;
  words: Words;
  private socket: Socket;
  private queue: StateMessage[] = [];
  private timer = 0;
  private shownAt = 0;
  private views = new Map<number, View>();
  private mine = false;

  constructor(
    readonly id: string,
    readonly game: Game,
    readonly summary: Summary,
    readonly components: Components,
    token: string | null,
    readonly seenBefore: (seat: string | null) => number,
  ) {
    this.words = new Words(game.title, game, summary.options);
    this.socket = new Socket(id, token, () => 0, (message) => this.hear(message), (status) => this.turned(status));
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.socket.close();
  }

  // --- what is shown -------------------------------------------------------------------------------------------

  get view(): View | null {
    return this.back ?? this.preview ?? this.now;
  }

  get isMine(): boolean {
    return !this.over && this.seat !== null && (this.prompt?.to_act.includes(this.seat) ?? false);
  }

  /** The question on the bar: the one after the choices made so far, or the open one. */
  get question(): Prompt | null {
    return this.asked ?? this.prompt;
  }

  get options(): Option[] {
    if (!this.isMine || this.back || this.complete !== 'no') return [];
    const open = this.question?.options ?? [];
    const moves = new Set(open.map((option) => option.move));
    return [...open, ...this.more.filter((option) => !moves.has(option.move))];
  }

  lit = $derived.by(() => lit(this.game.kinds, this.options, this.picked));

  /** Options that fit what was picked: all of them, when nothing was. */
  get fitting(): Option[] {
    if (!this.picked.length) return this.options;
    return this.options.filter((option) => {
      const things = thingsOf(this.game.kinds, option.on);
      return this.picked.every((thing) => things.includes(thing));
    });
  }

  chosen = $derived(new Set(this.chain.flatMap((part) => thingsOf(this.game.kinds, part.on))));

  /** What the last entry of the record was about. */
  lastEvents = $derived.by(() => {
    if (this.told) return [this.told];
    return this.events.filter((event) => event.n > 0 && this.marked.includes(event.n) && event.key !== 'turn-began');
  });

  last = $derived(new Set(this.lastEvents.flatMap((event) => thingsOf(this.game.kinds, event.facts))));

  /** What others did since: entries behind the seat's own, and a turn that the rules played within it (the Automa's). */
  story = $derived.by(() => {
    if (this.storyFrom <= 0) return [];
    const own = this.events.filter((event) => event.n === this.storyFrom - 1);
    const played = own.findIndex((event) => event.key.endsWith('-turn-began'));
    const later = this.events.filter((event) => event.n >= this.storyFrom);
    return [...(played < 0 ? [] : own.slice(played)), ...later].filter((event) => event.key !== 'turn-began');
  });

  who(seat: string): string {
    const info = this.seats.find((one) => one.seat === seat);
    const side = this.words.seat(seat);
    return info?.name ? `${info.name} (${side})` : side;
  }

  index(seat: string): number {
    return this.seats.findIndex((one) => one.seat === seat);
  }

  // --- what the server says --------------------------------------------------------------------------------------

  private turned(status: Status): void {
    this.status = status;
    if (status === 'closed') this.shut = true;
    if (status !== 'live') this.busy = false;
  }

  private hear(message: Message): void {
    if (message.type === 'state') this.arrive(message as unknown as StateMessage);
    else if (message.type === 'chat') {
      this.chats = [...this.chats, message as unknown as Chat];
      tone('chat');
    } else if (message.type === 'undo-asked') {
      this.consent = message as unknown as { id: string; seat: string; events: GameEvent[] };
    } else if (message.type === 'undo-answer') {
      this.waitingConsent = false;
      this.consent = null;
      this.consentRefused = message.agree !== true;
    } else if (message.type === 'seats') this.seats = message.seats as SeatInfo[];
    else if (message.type === 'error') this.problem = errorText(message);
  }

  /** States come as fast as bots play; a person sees them one after the other. */
  private arrive(message: StateMessage): void {
    this.queue.push(message);
    if (this.queue.length === 1 && !this.timer) this.pace();
  }

  private pace = (): void => {
    this.timer = 0;
    const quick = speed() === 0 || document.hidden || !this.now || this.queue.length > 12;
    const left = quick ? 0 : this.shownAt + PAUSE / speed() - Date.now();
    if (left > 0 && !this.mine) {
      this.timer = setTimeout(this.pace, left) as unknown as number;
      return;
    }
    this.mine = false;
    const next = this.queue.shift();
    if (!next) return;
    void this.show(next);
    if (this.queue.length) this.timer = setTimeout(this.pace, quick ? 0 : PAUSE / speed()) as unknown as number;
  };

  private async show(message: StateMessage): Promise<void> {
    const before = places(this.root);
    const wasMine = this.isMine;
    const asked = this.prompt?.ask;
    const first = this.now === null;
    const moved = message.n !== this.n;
    this.n = message.n;
    this.seat = message.seat;
    this.seats = message.seats;
    this.now = message.view;
    this.prompt = message.prompt;
    this.undo = message.undo;
    this.undoTurn = message.undo_turn;
    this.marked = message.last;
    this.over = message.over;
    this.takeEvents(message.events, first);
    if (first) this.note = message.note ?? '';
    if (message.chats) this.chats = message.chats;
    if (moved) this.goOn(asked);
    this.keepView(message.n - 1, message.view);
    if (first) this.startStory();
    else if (this.isMine && !wasMine) tone('turn');
    else if (this.over && moved) tone('end');
    this.shownAt = Date.now();
    await tick();
    moveFrom(this.root, before);
    this.offerAgain();
  }

  /** Others moved. A selection that was begun for the same question (asked of several at once) is kept, if it still holds. */
  private goOn(asked: string | undefined): void {
    const chain = this.chain;
    const same = this.isMine && asked === this.prompt?.ask && chain.length > 0 && this.complete === 'no';
    this.forget();
    if (same && !this.mine) void this.go(chain, true);
  }

  private takeEvents(events: GameEvent[], first: boolean): void {
    const from = events[0]?.n ?? Infinity;
    this.events = first ? events : [...this.events.filter((event) => event.n < from), ...events];
  }

  private keepView(n: number, view: View): void {
    this.views.set(n, view);
    if (this.views.size > KEPT_VIEWS) this.views.delete(this.views.keys().next().value as number);
  }

  private startStory(): void {
    const seen = this.seenBefore(this.seat);
    if (seen > 0 && seen < this.n) this.storyFrom = seen;
    if (this.seat) this.seenUpTo(this.n);
  }

  private seenUpTo(n: number): void {
    const seat = this.seat;
    if (seat) changeTable(this.id, (entry) => (entry.seen[seat] = n));
  }

  /** A move whose answer never came: the same id may be sent again without harm. */
  private offerAgain(): void {
    if (!this.unsent) return;
    if (this.unsent.after !== this.n || !this.isMine) this.unsent = null;
  }

  // --- choosing --------------------------------------------------------------------------------------------------

  /** Everything that was begun and not sent. */
  forget(): void {
    this.chain = [];
    this.asked = null;
    this.preview = null;
    this.more = [];
    this.complete = 'no';
    this.picked = [];
    this.consentRefused = false;
    this.overtaken = false;
    this.whynot = null;
    this.refusal = null;
  }

  /** A thing was clicked: it narrows the options down, or answers why it cannot be chosen. */
  async pick(thing: string, label: string, box: DOMRect): Promise<void> {
    this.whynot = null;
    if (this.back) return;
    if (this.picked.includes(thing)) {
      this.picked = this.picked.filter((one) => one !== thing);
      return;
    }
    const at = this.chain.findIndex((part) => thingsOf(this.game.kinds, part.on).includes(thing));
    const options = this.lit.get(thing);
    if (options) {
      const picked = [...this.picked, thing];
      const exact = options.filter((option) => thingsOf(this.game.kinds, option.on).length === picked.length);
      if (options.length === 1) await this.choose(options[0] as Option);
      else if (exact.length === 1 && exact.length === options.length) await this.choose(exact[0] as Option);
      else this.picked = picked;
    } else if (at >= 0) await this.drop(at);
    else if (this.picked.length && this.retarget(thing)) return;
    else if (this.seat !== null) await this.askWhy(thing, label, box);
  }

  /** Another first thing instead of the one picked. */
  private retarget(thing: string): boolean {
    if (!lit(this.game.kinds, this.options, []).has(thing)) return false;
    this.picked = [thing];
    return true;
  }

  async choose(option: Option): Promise<void> {
    if (this.busy) return;
    await this.go([...this.chain, option], thingsOf(this.game.kinds, option.on).length > 0);
  }

  async drop(at: number): Promise<void> {
    const chain = this.chain.filter((_, index) => index < at || (index > at && at > 0));
    if (!chain.length) this.forget();
    else await this.go(chain, true);
  }

  private async go(parts: { move: string; on: Option['on'] }[], byThing: boolean): Promise<void> {
    this.busy = true;
    this.refusal = null;
    this.problem = '';
    this.whynot = null;
    const answer = await this.socket.ask({ type: 'try', moves: parts.map((part) => part.move) });
    this.busy = false;
    if (answer.type === 'refused') this.refusal = (answer.reasons as Reason[]) ?? [];
    else if (answer.type === 'error') this.problem = errorText(answer);
    else if (answer.type === 'lost') this.unsent = { after: this.n, again: () => this.go(parts, byThing) };
    if (answer.type !== 'tried') return;
    const moves = answer.moves as string[];
    const known = new Map(parts.map((part) => [part.move, part]));
    const chain = moves.map((move) => known.get(move) ?? { move, on: {} });
    const prompt = (answer.prompt ?? null) as Prompt | null;
    this.picked = [];
    if (!answer.final && prompt?.chain) {
      this.chain = chain;
      this.asked = prompt;
      this.preview = (answer.view ?? null) as View | null;
      this.more = (answer.more ?? []) as Option[];
      this.complete = 'no';
      return;
    }
    const grave = prefs.confirm === 'always' || (prefs.confirm === 'final' && answer.sealed === true);
    if ((parts.length > 1 && byThing) || (parts.length === 1 && grave)) {
      this.chain = chain;
      this.asked = null;
      this.more = [];
      this.complete = answer.sealed === true ? 'final' : 'yes';
      return;
    }
    await this.send(moves);
  }

  async confirm(): Promise<void> {
    await this.send(this.chain.map((part) => part.move));
  }

  private async send(moves: string[]): Promise<void> {
    await this.deliver({ type: 'move', id: newId(), after: this.n, moves });
  }

  async resend(): Promise<void> {
    const unsent = this.unsent;
    this.unsent = null;
    await unsent?.again();
  }

  private async deliver(message: Message, tries = 0): Promise<void> {
    this.busy = true;
    this.mine = true;
    this.whynot = null;
    const answer = await this.socket.ask(message);
    this.busy = false;
    if (answer.type === 'done') {
      this.storyFrom = answer.n as number;
      this.seenUpTo(answer.n as number);
    } else if (answer.type === 'refused') {
      this.forget();
      this.refusal = (answer.reasons as Reason[]) ?? [];
    } else if (answer.type === 'late') await this.late(message, answer.n as number, tries);
    else if (answer.type === 'lost') this.unsent = { after: message.after as number, again: () => this.deliver(message) };
    else if (answer.type === 'waiting') this.waitingConsent = true;
    else if (answer.type === 'error') this.problem = errorText(answer);
  }

  /** Others were quicker. Where several are asked at once that means nothing: the same choice is sent again. */
  private async late(message: Message, n: number, tries: number): Promise<void> {
    const asked = this.prompt?.ask;
    for (let wait = 0; this.n < n && wait < 40; wait++) await new Promise((done) => setTimeout(done, 50));
    const first = (message.moves as string[] | undefined)?.[0];
    const open = this.isMine && this.prompt?.ask === asked && this.prompt?.options.some((option) => option.move === first);
    if (first && open && tries < 4) {
      await this.deliver({ type: 'move', id: newId(), after: this.n, moves: message.moves }, tries + 1);
    } else {
      this.forget();
      this.overtaken = true;
    }
  }

  async takeBack(turn: boolean): Promise<void> {
    if (this.chain.length || this.picked.length) {
      this.forget();
      if (!turn) return;
    }
    if ((turn ? this.undoTurn : this.undo).can === 'no') return;
    await this.deliver({ type: 'undo', id: newId(), after: this.n, turn });
  }

  agree(yes: boolean): void {
    if (this.consent) this.socket.send({ type: 'answer', ask: this.consent.id, agree: yes });
    this.consent = null;
  }

  // --- why not -----------------------------------------------------------------------------------------------------

  private async askWhy(thing: string, label: string, box: DOMRect): Promise<void> {
    this.whynot = { thing, label, box, reasons: null };
    const chain = this.chain.map((part) => part.move);
    const found: Reason[] = [];
    for (const move of this.candidates(thing).slice(0, 8)) {
      const answer = await this.socket.ask({ type: 'why', move, chain });
      if (answer.type === 'reasons') found.push(...((answer.reasons as Reason[]) ?? []));
    }
    const telling = found.filter((reason) => reason.key !== 'other-question');
    const seen = new Set<string>();
    const different = (telling.length ? telling : found).filter((reason) => {
      const text = this.words.reason(reason);
      return !seen.has(text) && seen.add(text);
    });
    if (this.whynot?.thing === thing) this.whynot = { thing, label, box, reasons: different.slice(0, 4) };
  }

  /** Moves that would point at a thing, those of the open question first. */
  private candidates(thing: string): string[] {
    const [kind = '', name = ''] = thing.split(/:(.*)/s);
    const open = new Set(this.question?.options.map((option) => option.move.split(' ')[0]));
    const found: { move: string; rank: number }[] = [];
    for (const [verb, places] of Object.entries(this.game.moves)) {
      const kinds = places.map((place) => this.game.kinds[place] ?? '');
      const at = kinds.indexOf(kind);
      if (at < 0 || kinds.includes('')) continue;
      const words = kinds.map((other, index) => {
        if (index === at) return name;
        const picked = this.picked.find((one) => one.startsWith(`${other}:`));
        return picked?.slice(other.length + 1) ?? this.components.names[other]?.[0] ?? '';
      });
      found.push({ move: [verb, ...words].join(' '), rank: open.has(verb) ? 0 : places.length });
    }
    return found.sort((a, b) => a.rank - b.rank).map((one) => one.move);
  }

  // --- looking back ----------------------------------------------------------------------------------------------

  async tell(event: GameEvent | null): Promise<void> {
    const before = places(this.root);
    this.told = event;
    if (!event || event.n >= this.n - 1) this.back = null;
    else {
      const view = this.views.get(event.n) ?? (await this.fetchView(event.n));
      if (this.told !== event) return;
      this.back = view;
    }
    await tick();
    moveFrom(this.root, before);
  }

  private async fetchView(n: number): Promise<View | null> {
    const answer = await this.socket.ask({ type: 'look', n });
    if (answer.type !== 'looked') return null;
    this.keepView(n, answer.view as View);
    return answer.view as View;
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

function errorText(message: Message): string {
  return String(message.text ?? message.key ?? '');
}
