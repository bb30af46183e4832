/** What one seat (or a spectator) sees of a served table, and what it has begun to choose. */
import { drawings } from './drawings';
import { prefs } from './prefs.svelte';
import { Coach } from './coach.svelte';
import type { Emblem } from './emblem';
import { tagged } from './roles';
import type { Status } from './socket';
import { lit, thingsOf } from './things';
import type { ChatShown, ComponentsInfo, Doubt, Ending, EventShown, GameInfo, OptionShown, OrderShown, Prompt, ReasonShown, SeatInfo, Stopped, Summary, TimesShown, UndoInfo, View, Watchers } from '../generated/wire';
import { named, Words } from './words.svelte';
import type { Zoom } from './zoom.svelte';

/** What a seat may do alone, or ask of all. */
export type Can = TimesShown['can'][number];

export interface WhyNot {
  thing: string;
  label: string;
  box: DOMRect;
  reasons: ReasonShown[] | null;
  /** Asked while looking back: there is nothing to be done there. */
  past?: boolean;
  /** Choices of the open question that lead to one which takes the thing. */
  first?: OptionShown[];
}

/** Nothing is lit: always the same, so that what hangs on it is left alone while others play. */
const NONE: ReadonlySet<string> = new Set();
const DARK = new Map<string, OptionShown[]>();

/** A small choice; a forced one was added because there was no other. */
export type Part = Pick<OptionShown, 'move' | 'on'> & { forced?: boolean };

export class Seen {
  n = $state(0);
  /** The seat of whoever looks at the page. */
  own: string | null = $state(null);
  /** Looking back from another viewpoint: its seat, and what happened as it knows it. */
  as: string | null | undefined = $state.raw(undefined);
  others: EventShown[] | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  /** When the seats were told: what is counted down in them is counted from there. */
  seatsAt = $state(0);
  now: View | null = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  undo: UndoInfo = $state.raw({ can: 'no', reason: 'nothing' });
  undoTurn: UndoInfo = $state.raw({ can: 'no', reason: 'nothing' });
  protected marked: number[] = $state.raw([]);
  /** The table as it would be after the choices made so far. */
  preview: View | null = $state.raw(null);
  /** The seat's token is void; nothing more will come. */
  shut = $state(false);
  protected received: EventShown[] = $state.raw([]);
  over: Ending | null = $state.raw(null);
  stopped: Stopped | null = $state.raw(null);
  /** Clocks and what all are asked, as the server said at that moment (in milliseconds). */
  times: TimesShown | null = $state.raw(null);
  timesAt = $state(0);
  /** What this seat is about to ask of all, or to do. */
  proposing: Can | '' = $state('');
  chats: ChatShown[] = $state.raw([]);
  /** Who watches, and how far behind. */
  watch: Watchers | null = $state.raw(null);
  note = $state('');
  status: Status = $state('connecting');
  problem = $state('');
  /** A problem was made a file of. */
  reported = $state('');

  /** Small choices made and not yet sent, what would be asked next, and whether they are complete. */
  chain: Part[] = $state.raw([]);
  asked: Prompt | null = $state.raw(null);
  more: OptionShown[] = $state.raw([]);
  /** Where the open question is itself part of a selection: what can be chosen, as long as nothing is. */
  parts: OptionShown[] = $state.raw([]);
  complete: 'no' | 'yes' | 'final' = $state('no');
  /** What is chosen is a way, and what would be asked at its end. */
  ahead: Prompt | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  busy = $state(false);
  /** This seat's question is still open, but these seats answer another one first. */
  pausedBy: string[] = $state.raw([]);
  /** There is a single answer: in so many seconds the server gives it. */
  automatic: number | null = $state(null);
  /** What this seat left to be answered; null where nothing can be left. */
  orders: OrderShown[] | null = $state.raw(null);
  /** Whether the dialog about it is open. */
  ordering = $state(false);
  /** An answer was quicker than others may know; the server gives it in a moment. */
  held = $state(false);
  /** Chains of this seat that were taken back and may be made again, the next one last. */
  undone: string[][] = $state.raw([]);
  /** A seat that is ready thinks again. */
  changing = $state(false);
  whynot: WhyNot | null = $state.raw(null);
  refusal: ReasonShown[] | null = $state.raw(null);
  /** A choice whose answer never came, and how to make it again. */
  unsent: { after: number; again: () => Promise<void> } | null = $state.raw(null);
  undoVote: { id: string; seat: string; events: EventShown[] } | null = $state.raw(null);
  /** Others moved since: whoever takes back is asked first, whether it is the last choice or the whole turn. */
  askedUndo: '' | 'move' | 'turn' = $state('');
  waitingForVote = $state(false);
  undoRefused = $state(false);
  /** A choice came too late: the question had changed. */
  overtaken = $state(false);
  /** The coach asks whether a choice is meant. */
  doubt: Doubt | null = $state.raw(null);
  /** What was asked about on the command line can be done. */
  possible = $state(false);

  /** Looking back: the entry, how it stood after it, and the event that is told. */
  at: number | null = $state(null);
  back: View | null = $state.raw(null);
  told: EventShown | null = $state.raw(null);
  storyFrom = $state(0);
  /** The entry of this seat's last move, as far as this page knows, and the first entry of that choice. */
  acted = $state(0);
  began = $state(0);

  root: HTMLElement | null = null;
  /** The board that is on the screen, if it can be zoomed, and whether its pieces are hidden. */
  zoom: Zoom | null = $state.raw(null);
  bare = $state(false);
  /** A line of the log that the pointer or the focus is on: its things are marked. */
  pointed: EventShown | null = $state.raw(null);
  /** What each seat is beside its place: names are put together from it. */
  identity: string[] = $state.raw([]);
  /** The emblem of each seat. A log shows hundreds of them: they hang on this alone, which seldom changes, and on no view. */
  signs: Record<string, Emblem> = $state.raw({});
  readonly words: Words;
  readonly coach: Coach;

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    readonly summary: Summary,
    readonly components: ComponentsInfo,
  ) {
    this.words = new Words(game.title, game, summary.options);
    this.words.own = (kind, name) => (this.identity.length ? (drawings[game.title]?.name?.(this.words, this.identity, kind, name) ?? '') : '');
    this.coach = new Coach(id, game.title);
  }

  /** The seat from which the table is drawn. */
  get seat(): string | null {
    return this.as === undefined ? this.own : this.as;
  }

  /** The log. Without spoilers it ends where one looks. */
  events = $derived.by(() => {
    const all = this.others ?? this.received;
    const at = this.at;
    const veiled = prefs.spoilerFree && at !== null && (this.over !== null || this.summary.is_record);
    return veiled ? all.filter((event) => event.n <= at) : all;
  });

  get view(): View | null {
    return this.back ?? this.preview ?? this.now;
  }

  /** Whether the view waits for this seat. Nobody is waited for at a table that was left or that stands still. */
  acts(seat: string): boolean {
    const view = this.view;
    return view !== null && !view.over && !(this.stopped && this.at === null) && view.to_act.includes(seat);
  }

  get isMine(): boolean {
    return !this.over && this.own !== null && (this.prompt?.to_act.includes(this.own) ?? false);
  }

  get paused(): boolean {
    return this.pausedBy.length > 0;
  }

  /** This seat has answered, others have not: it may still change its answer. */
  get isReady(): boolean {
    return !this.over && this.own !== null && !this.isMine && (this.prompt?.options.length ?? 0) > 0;
  }

  /** What was answered, where the view tells it. */
  get answered(): OptionShown | undefined {
    const own = this.own === null ? undefined : this.now?.answered[this.index(this.own)];
    return this.prompt?.options.find((option) => option.move === own);
  }

  /** The question on the bar: the one after the choices made so far, or the open one. */
  get question(): Prompt | null {
    return this.asked ?? this.prompt;
  }

  get options(): OptionShown[] {
    if ((!this.isMine && !this.changing) || this.times?.paused || this.automatic !== null || this.at !== null || this.complete !== 'no') return [];
    const open = this.question?.options ?? [];
    const moves = new Set(open.map((option) => option.move));
    const more = this.chain.length ? this.more : this.parts;
    return [...open, ...more.filter((option) => !moves.has(option.move))];
  }

  /** By thing: the way that leads to it, several moves in one gesture; where one move does, there is none. */
  ways = $derived.by(() => {
    const found = new Map<string, OptionShown[]>();
    if (this.chain.length || this.picked.length || !this.options.length) return DARK;
    for (const { steps } of this.prompt?.ways ?? [])
      for (const thing of thingsOf(this.game.kinds, steps.at(-1)?.on ?? {})) found.set(thing, steps);
    return found;
  });

  lit = $derived.by(() => {
    const found = lit(this.game.kinds, this.options, this.picked);
    for (const thing of this.ways.keys()) if (!found.has(thing)) found.set(thing, []);
    return found.size ? found : DARK;
  });

  /** Options that fit what was picked: all of them, when nothing was. */
  get fitting(): OptionShown[] {
    if (!this.picked.length) return this.options;
    return this.options.filter((option) => {
      const things = thingsOf(this.game.kinds, option.on);
      return this.picked.every((thing) => things.includes(thing));
    });
  }

  chosen = $derived(this.chain.length ? new Set(this.chain.flatMap((part) => thingsOf(this.game.kinds, part.on))) : NONE);

  /** What the last entry of the record was about. */
  lastEvents = $derived.by(() => {
    if (this.pointed) return [this.pointed];
    if (this.told) return [this.told];
    if (this.at !== null) return this.events.filter((event) => event.n === this.at && event.n > 0 && !this.opensTurn(event));
    return this.events.filter((event) => event.n > 0 && this.marked.includes(event.n) && !this.opensTurn(event));
  });

  last = $derived(new Set(this.lastEvents.flatMap((event) => thingsOf(this.game.kinds, event.facts))));

  /** What others did since: entries behind the seat's own, and a turn that the rules played within it (the Automa's). */
  story = $derived.by(() => {
    if (this.storyFrom <= 0) return [];
    const own = this.events.filter((event) => event.n === this.storyFrom - 1);
    const played = own.findIndex((event) => tagged(this.game, event, 'played-turn'));
    const later = this.events.filter((event) => event.n >= this.storyFrom);
    return [...(played < 0 ? [] : own.slice(played)), ...later].filter((event) => !this.opensTurn(event));
  });

  private opensTurn(event: EventShown): boolean {
    return tagged(this.game, event, 'turn');
  }

  who(seat: string): string {
    const info = this.seats.find((one) => one.seat === seat);
    const side = this.words.seat(seat);
    return info?.name ? `${named(info.name)} (${side})` : side;
  }

  index(seat: string): number {
    return this.seats.findIndex((one) => one.seat === seat);
  }
}
