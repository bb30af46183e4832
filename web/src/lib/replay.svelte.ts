/** Looking back: any entry of the game, from a viewpoint, by steps or by itself. The table stays as it is meanwhile. */
import { tick } from 'svelte';
import type { Advice } from './advice.svelte';
import { api } from './api';
import { moveFrom, places } from './flip';
import { prefs } from './prefs.svelte';
import type { Seen } from './seen.svelte';
import { problemOf } from './words.svelte';
import type { EventShown, Frame, OptionShown, Replay, View } from '../generated/wire';

export const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1300;

export class Replayer {
  /** Empty: as the own seat saw it; else `public`, `all`, or a seat. */
  viewpoint = $state('');
  playing = $state(false);
  /** At the end it goes back to now by itself. */
  private returns = false;
  speed = $state(1);
  frames: Frame[] = $state.raw([]);
  problem = $state('');
  private since = $state(0);
  private views: View[] = [];
  private loading: Promise<void> | null = null;
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Seen,
    private readonly token: string | null,
    /** Hears of every step. */
    private readonly advice: () => Advice,
  ) {}

  get last(): number {
    return this.table.n - 1;
  }

  /** Where one is: the end, when one does not look back. */
  get at(): number {
    return this.table.at ?? this.last;
  }

  /** Moves that were made while one looked back. */
  get waiting(): number {
    return this.table.at === null ? 0 : Math.max(0, this.table.n - this.since);
  }

  /** The first entry of each turn. */
  get turns(): number[] {
    return this.frames.filter((frame, at) => frame.turn !== this.frames[at - 1]?.turn).map((frame) => frame.n);
  }

  /** All viewpoints are open: the game is over, or it is somebody's record. */
  get open(): boolean {
    return this.table.over !== null || this.table.summary.is_record;
  }

  /** What happened at the entry that is looked at. */
  get told(): EventShown[] {
    return this.frames[this.at]?.events ?? [];
  }

  /** What was chosen, in case nothing happened that is told. */
  get chosen(): OptionShown | null {
    return this.frames[this.at]?.move ?? null;
  }

  get mover(): string | null {
    return this.frames[this.at]?.seat ?? null;
  }

  async go(n: number, told: EventShown | null = null): Promise<void> {
    const { table } = this;
    if (!table.id) return; // a lesson is no table that is kept
    const at = Math.max(0, Math.min(this.last, n));
    const mine = ++this.wanted;
    const view = await this.viewAt(at);
    if (this.wanted !== mine || !view) return;
    if (table.at === null) this.since = table.n;
    const before = places(table.root);
    table.whynot = null;
    table.at = at;
    table.told = told;
    table.back = view;
    void this.advice().stepped();
    await tick();
    moveFrom(table.root, before);
  }

  async viewAt(n: number): Promise<View | undefined> {
    if (n >= this.views.length) await this.load();
    return this.views[n];
  }

  async step(by: number): Promise<void> {
    this.stop();
    if (this.at + by > this.last && !this.open) this.leave();
    else await this.go(this.at + by);
  }

  /** To the beginning of this turn or of the next one. */
  async stepTurn(by: number): Promise<void> {
    this.stop();
    if (!this.frames.length) await this.load();
    const { turns, at } = this;
    const next = by > 0 ? turns.find((n) => n > at) : turns.findLast((n) => n < at);
    await this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** Back to now. */
  leave(): void {
    const { table } = this;
    this.stop();
    this.wanted++;
    table.at = null;
    table.told = null;
    table.back = null;
    table.whynot = null;
    void this.advice().stepped();
    if (this.viewpoint !== '') this.forget('');
  }

  /** From another viewpoint; what is on the screen stays there until that is known. */
  async look(viewpoint: string): Promise<void> {
    this.stop();
    const got = await this.ask(viewpoint, 0);
    if (!got) return;
    const { at } = this; // somebody may have gone on meanwhile
    this.forget(viewpoint);
    this.take(got);
    await this.go(at);
  }

  private forget(viewpoint: string): void {
    this.viewpoint = viewpoint;
    this.views = [];
    this.frames = [];
    if (viewpoint !== '') return;
    this.table.as = undefined;
    this.table.others = null;
  }

  play(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    void this.beat(this.at >= this.last ? 0 : this.at + 1);
  }

  /** What happened from an entry on, one step after the other, and then back to now. */
  async retell(n: number): Promise<void> {
    this.stop();
    this.playing = true;
    this.returns = true;
    await this.beat(n);
  }

  stop(): void {
    this.playing = false;
    this.returns = false;
    clearTimeout(this.timer);
  }

  private async beat(n: number): Promise<void> {
    await this.go(n);
    if (!this.playing) return;
    if (this.at >= this.last && this.returns) this.timer = setTimeout(() => this.leave(), BEAT / this.speed);
    else if (this.at >= this.last) this.stop();
    else this.timer = setTimeout(() => void this.beat(this.at + 1), BEAT / this.speed);
  }

  private load(): Promise<void> {
    this.loading ??= this.more().finally(() => (this.loading = null));
    return this.loading;
  }

  private async more(): Promise<void> {
    const { viewpoint } = this;
    const got = await this.ask(viewpoint, this.views.length);
    if (got && this.viewpoint === viewpoint) this.take(got);
  }

  private async ask(viewpoint: string, first: number): Promise<Replay | null> {
    this.problem = '';
    try {
      return await api.replay(this.table.id, viewpoint, first, this.token);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    }
  }

  private take(got: Replay): void {
    for (const frame of got.frames) {
      const before = frame === got.frames[0] ? {} : (this.views.at(-1) ?? {});
      this.views.push({ ...before, ...frame.changed } as View);
    }
    this.frames = [...this.frames, ...got.frames];
    if (this.viewpoint === '') return;
    this.table.as = got.seat;
    this.table.others = this.frames.flatMap((frame) => frame.events);
  }

  /** Spoiler-free: nothing on the page tells what comes. */
  get veiled(): boolean {
    return prefs.spoilerFree && this.open && this.at < this.last;
  }
}
