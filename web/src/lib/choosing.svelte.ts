/** Choosing: things narrow options down, small choices are gathered, and sent together. */
import { changeTable } from './kept';
import { prefs } from './prefs.svelte';
import { Seen, type Part, type WhyNot } from './seen.svelte';
import { newId, Socket, type Answer, type Connect, type Line, type Question, type Status } from './socket';
import { lit, thingsOf } from './things';
import type { ComponentsInfo, Doubt, ErrorMessage, GameInfo, OptionShown, ReasonShown, ServerMessage, Summary, UndoAsked, Wants } from '../generated/wire';
import { ASKED_AT_ONCE, candidates, leading, MOST_ASKED, ofQuestion, tells, told } from './why';
import { say, sayError } from './words.svelte';

/** Others may move many times a second; a selection is looked at again only so often (in milliseconds). */
const PATIENCE = 250;

type Chosen = Extract<Question, { type: 'choose' }>;

export abstract class Choosing extends Seen {
  protected readonly socket: Line;
  /** The number of entries after the own move that was made last and is not shown yet. */
  protected sent = $state(0);
  /** The number of entries when a choice came too late: that is told until others go on from there. */
  protected lateAt = 0;
  /** The question for which a selection is made. */
  private aimed = '';
  private checking = false;
  /** Chains that this page sent, with their turns, and whether the last undo was of a whole turn. */
  private made: { moves: string[]; turn: number }[] = [];
  private wholeTurn = false;

  constructor(id: string, game: GameInfo, summary: Summary, components: ComponentsInfo, token: string | null, connect?: Connect) {
    super(id, game, summary, components);
    this.socket = connect ? connect((message) => this.receive(message), (status) => this.turned(status)) : new Socket(id, token, () => 0, () => prefs.spare, (message) => this.receive(message), (status) => this.turned(status));
  }

  protected abstract receive(message: ServerMessage): void;

  /** Show what has come up to one's own move, without pauses. */
  protected abstract hurry(): void;

  private turned(status: Status): void {
    this.status = status;
    if (status === 'closed') this.shut = true;
    if (status !== 'live') this.busy = false;
  }

  /** Everything that was begun and not sent. */
  forget(): void {
    this.chain = [];
    this.asked = null;
    this.preview = null;
    this.more = [];
    this.complete = 'no';
    this.ahead = null;
    this.doubt = null;
    this.picked = [];
    this.changing = false;
    this.undoRefused = false;
    this.overtaken = false;
    this.possible = false;
    this.reported = '';
    this.whynot = null;
    this.refusal = null;
  }

  /** A thing was clicked: it narrows the options down, or answers why it cannot be chosen. */
  async pick(thing: string, label: string, box: DOMRect): Promise<void> {
    this.whynot = null;
    if (this.at !== null) {
      this.whynot = { thing, label, box, reasons: [], past: true };
      return;
    }
    if (this.locked) return;
    if (this.picked.includes(thing)) {
      this.picked = this.picked.filter((one) => one !== thing);
      return;
    }
    const at = this.chain.findIndex((part) => thingsOf(this.game.kinds, part.on).includes(thing));
    const options = this.lit.get(thing);
    const way = this.ways.get(thing);
    if (options && way && !options.length) await this.go(way, true);
    else if (options) {
      const picked = [...this.picked, thing];
      const exact = options.filter((option) => thingsOf(this.game.kinds, option.on).length === picked.length);
      if (options.length === 1) await this.choose(options[0] as OptionShown);
      else if (exact.length === 1 && exact.length === options.length) await this.choose(exact[0] as OptionShown);
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

  /** From a click until the next question is on the screen. */
  get locked(): boolean {
    return this.busy || this.paused || this.sent > this.n;
  }

  async choose(option: OptionShown): Promise<void> {
    await this.go([...this.chain, option], thingsOf(this.game.kinds, option.on).length > 0);
  }

  /** Moves one after the other, in the place of what was begun. */
  async follow(parts: Part[]): Promise<void> {
    if (this.locked || !this.isMine) return;
    this.forget();
    await this.go(parts, true);
  }

  /** Think again, while others have not answered: the options are back, or the one way to take the answer back is gone. */
  async change(): Promise<void> {
    const [only, ...others] = this.prompt?.options ?? [];
    if (!this.isReady || !only || this.locked) return;
    if (others.length) this.changing = true;
    else await this.send([only.move], this.prompt?.question ?? '');
  }

  /** A choice taken back. What opened a selection takes all of it along, unless it is a part like the others. */
  async drop(at: number): Promise<void> {
    if (this.locked) return;
    const [first, second] = this.chain.map((part) => part.move.split(' ')[0]);
    const all = (at === 0 && first !== second) || this.isWay(this.chain);
    const chain = all ? [] : this.chain.filter((_, index) => index !== at);
    if (chain.length) await this.go(chain, true);
    if (!chain.length || (at === 0 && this.refusal)) this.forget();
  }

  /** Another choice in the place of one that was made. */
  async instead(at: number, part: Part): Promise<void> {
    await this.go(this.chain.map((one, index) => (index === at ? part : one)), true);
  }

  /** A choice, as far as it was made: it is played, or what is missing is asked, or it is to be confirmed. */
  protected async go(parts: Part[], byThing: boolean): Promise<void> {
    if (this.locked) return;
    this.undone = [];
    const wanted = parts.filter((part) => !part.forced);
    this.aimed = this.prompt?.question ?? '';
    await this.deliver({
      type: 'choose', id: newId(), after: this.n, question: this.aimed, moves: wanted.map((part) => part.move),
      confirm: wanted.length === 1 && (this.prompt?.options.length ?? 0) > 1 ? prefs.confirm : 'never', parts: byThing, auto: prefs.spare, coach: this.coach.judges(this.aimed),
    }, wanted);
  }

  /** A choice that was not played. */
  private wanting(answer: Wants, wanted: Part[]): void {
    const { moves, prompt } = answer;
    const known = new Map(wanted.map((part) => [part.move, part]));
    const own = moves.slice(0, moves.length - answer.forced.length);
    this.chain = [...own.map((move) => known.get(move) ?? { move, on: {} }), ...answer.forced.map((part) => ({ ...part, forced: true }))];
    this.picked = [];
    const open = answer.need === 'more';
    this.asked = open ? prompt : null;
    this.preview = open ? answer.view : (answer.view ?? this.preview);
    this.more = open ? answer.more : [];
    this.complete = open ? 'no' : answer.sealed ? 'final' : 'yes';
    this.ahead = !open && this.isWay(wanted) ? prompt : null;
  }

  /** Whether parts of a choice are one of the ways that were offered. */
  isWay(parts: Part[]): boolean {
    return this.prompt?.ways.some(({ steps }) => steps.length === parts.length && steps.every((step, at) => step.move === parts[at]?.move)) ?? false;
  }

  /** What a choice would come to; it is not made. */
  private look(moves: string[]): Promise<Answer> {
    return this.socket.ask({ type: 'choose', after: this.n, question: this.prompt?.question ?? '', moves, confirm: 'always' });
  }

  /** The parts of a selection that the open question begins, also those that are legal only behind others. */
  protected async askParts(): Promise<void> {
    this.parts = [];
    const n = this.n;
    if (!this.isMine || this.paused || !this.prompt?.chain) return;
    const answer = await this.look([]);
    if (answer.type === 'wants' && this.n === n) this.parts = answer.more;
  }

  /** Others moved while a selection was being made: it stays as it is, if it still can be made. */
  protected async recheck(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    await new Promise((done) => setTimeout(done, PATIENCE));
    this.checking = false;
    const chain = this.chain;
    if (!chain.length || this.locked) return;
    const answer = await this.look(chain.filter((part) => !part.forced).map((part) => part.move));
    if (this.chain !== chain || this.locked) return;
    if (answer.type === 'refused') {
      this.forget();
      this.overtaken = true;
    } else if (answer.type === 'wants' && answer.need === 'more') {
      this.asked = answer.prompt;
      this.preview = answer.view;
      this.more = answer.more;
    }
  }

  async confirm(): Promise<void> {
    if (!this.locked) await this.send(this.chain.map((part) => part.move), this.aimed, this.chain);
  }

  private async send(moves: string[], question: string, parts: Part[] = []): Promise<void> {
    this.undone = [];
    await this.deliver({ type: 'choose', id: newId(), after: this.n, moves, question, coach: this.coach.judges(question) }, parts);
  }

  /** The coach asks back: the choice waits to be confirmed, or is dropped. */
  private doubting(doubt: Doubt, wanted: Part[]): void {
    const known = new Map(wanted.map((part) => [part.move, part]));
    this.chain = doubt.moves.map((move) => known.get(move) ?? { move, on: {} });
    this.picked = [];
    this.asked = null;
    this.more = [];
    this.complete = 'yes';
    this.doubt = doubt;
    this.coach.hasDoubted(this.aimed);
  }

  /** What was taken back, once more. */
  async redo(): Promise<void> {
    const moves = this.undone.at(-1);
    if (!moves || !this.isMine || this.locked) return;
    this.undone = this.undone.slice(0, -1);
    await this.deliver({ type: 'choose', id: newId(), after: this.n, moves, question: this.prompt?.question ?? '', auto: true });
  }

  protected wasTakenBack(): void {
    const last = this.made.at(-1);
    if (!last) return;
    const from = this.wholeTurn ? this.made.findIndex((one) => one.turn === last.turn) : this.made.length - 1;
    this.undone = [...this.undone, ...this.made.slice(from).map((one) => one.moves).reverse()];
    this.made = this.made.slice(0, from);
  }

  /** A line of notation: a move, a chain in short, or `?` and a move to learn why it is refused. */
  async command(line: string): Promise<void> {
    const text = line.trim();
    this.forget();
    if (!text.startsWith('?')) {
      const known = this.options.find((option) => option.move.toLowerCase() === text.toLowerCase());
      await this.go([known ?? { move: text, on: {} }], false);
      return;
    }
    const answer = await this.socket.ask({ type: 'why', move: text.slice(1).trim(), chain: [] });
    const reasons = answer.type === 'reasons' ? answer.reasons : [];
    this.refusal = answer.type === 'reasons' && !reasons.length ? null : reasons;
    this.possible = answer.type === 'reasons' && !reasons.length;
  }

  async resend(): Promise<void> {
    const unsent = this.unsent;
    this.unsent = null;
    await unsent?.again();
  }

  private async deliver(message: Chosen | UndoAsked, wanted: Part[] = []): Promise<void> {
    this.busy = true;
    this.refusal = null;
    this.problem = '';
    this.whynot = null;
    this.overtaken = false;
    const answer = await this.socket.ask(message);
    this.busy = false;
    this.held = false;
    this.doubt = null;
    if (answer.type === 'done') this.done(answer.n, answer.played, message);
    else if (answer.type === 'doubt') this.doubting(answer, wanted);
    else if (answer.type === 'wants') this.wanting(answer, wanted);
    else if (answer.type === 'refused' && answer.key === 'bad-move') this.problem = say('page-bad-move');
    else if (answer.type === 'refused') {
      // What was begun stands as it was; a whole choice that is refused is gone.
      if (this.complete !== 'no') this.forget();
      this.refusal = answer.reasons.length ? answer.reasons : null;
    } else if (answer.type === 'late') this.late(answer.n);
    else if (answer.type === 'lost') this.unsent = { after: message.after ?? this.n, again: () => this.deliver(message, wanted) };
    else if (answer.type === 'waiting') this.waitingForVote = true;
    else if (answer.type === 'error') this.problem = errorText(answer);
  }

  private done(n: number, played: number, message: Chosen | UndoAsked): void {
    this.acted = n;
    this.began = n - played;
    // What the choice changes is drawn with the state that it led to, and not a moment before it.
    if (n > this.n) this.sent = n;
    else {
      this.forget();
      this.wasShown();
    }
    if (message.type === 'undo') this.wasTakenBack();
    else this.made.push({ moves: message.moves, turn: this.view?.turn ?? 0 });
    this.seenUpTo(n);
    this.hurry();
  }

  /** The state that one's own choice led to is on the screen. */
  protected wasShown(): void {
    this.storyFrom = this.acted;
  }

  /** The question had changed before the choice came: it is not made, and nothing is sent by itself. */
  private late(n: number): void {
    this.forget();
    this.overtaken = true;
    this.lateAt = n;
  }

  async takeBack(turn: boolean, sure = false): Promise<void> {
    if (this.chain.length || this.picked.length) {
      this.forget();
      if (!turn) return;
    }
    const { can } = turn ? this.undoTurn : this.undo;
    if (can === 'no' || this.busy || this.sent > this.n) return;
    this.askedUndo = can === 'ask' && !sure ? (turn ? 'turn' : 'move') : '';
    if (this.askedUndo) return;
    this.wholeTurn = turn;
    await this.deliver({ type: 'undo', id: newId(), after: this.n, turn });
  }

  agree(yes: boolean): void {
    if (this.undoVote) this.socket.send({ type: 'answer', ask: this.undoVote.id, agree: yes });
    this.undoVote = null;
  }

  /** The preference changed: the server answers where there is a single answer, or leaves it to the person. */
  wish(spare: boolean): void {
    this.socket.send({ type: 'auto', on: spare });
  }

  private async askWhy(thing: string, label: string, box: DOMRect): Promise<void> {
    const moves = candidates(this, thing);
    await this.askAbout(moves, thing, label, box, ofQuestion(this, moves));
    const asked = this.whynot;
    if (asked?.thing === thing && this.isMine && !this.chain.length && !this.picked.length) await this.lead(asked);
  }

  /** A thing that comes later: what leads to it can be chosen at once, and where it is one choice, it is begun. */
  private async lead(asked: WhyNot): Promise<void> {
    const n = this.n;
    const first: OptionShown[] = [];
    for (const option of leading(this.options, asked.reasons ?? [])) {
      const answer = await this.look([option.move]);
      if (this.whynot !== asked || this.n !== n || this.locked) return;
      const next = answer.type === 'wants' && answer.need === 'more' ? [...(answer.prompt?.options ?? []), ...answer.more] : [];
      if (next.some((one) => thingsOf(this.game.kinds, one.on).includes(asked.thing))) first.push(option);
    }
    const [only, ...others] = first;
    if (!only) return;
    if (others.length) this.whynot = { ...asked, first };
    else await this.begin(only);
  }

  /** What comes first, instead of the thing that comes later. */
  async begin(option: OptionShown): Promise<void> {
    this.whynot = null;
    await this.choose(option);
  }

  /** Why moves are refused that a thing stands for; where the `first` of them tell something, the others are not asked. */
  async askAbout(moves: string[], thing: string, label: string, box: DOMRect, first: string[] = []): Promise<void> {
    if (this.back || this.seat === null) return;
    const asked: WhyNot = { thing, label, box, reasons: null };
    this.whynot = asked;
    const before = await this.reasons(first);
    const reasons = told(this.words, before.some(tells) ? before : await this.reasons(moves));
    if (this.whynot === asked) this.whynot = { ...asked, reasons };
  }

  async reasons(moves: string[]): Promise<ReasonShown[]> {
    const chain = this.chain.map((part) => part.move);
    const found: ReasonShown[] = [];
    for (let at = 0; at < Math.min(moves.length, MOST_ASKED) && !found.some(tells); at += ASKED_AT_ONCE) {
      const [move = '', ...others] = moves.slice(at, at + ASKED_AT_ONCE);
      const answer = await this.socket.ask({ type: 'why', move, others, chain });
      if (answer.type === 'reasons') found.push(...answer.reasons);
    }
    return found;
  }

  protected seenUpTo(n: number): void {
    const seat = this.own;
    if (seat) changeTable(this.id, (entry) => (entry.seen[seat] = n));
  }
}

export function errorText(message: ErrorMessage): string {
  return sayError(message.key, message.text, message.facts);
}
