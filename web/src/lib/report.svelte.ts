/** The statistics of a finished game: asked for until they are found, with what happened at each entry. */
import { api } from './api';
import { askedAgain } from './asked_again';
import type { EventShown, GameStatistics } from '../generated/wire';

export class Report {
  found: GameStatistics | null = $state.raw(null);
  /** 0 to 1. */
  done = $state(0);
  failed = $state(false);
  /** By entry: what happened, with everything that was hidden then. */
  happened: Map<number, EventShown[]> = $state.raw(new Map());
  private stopped = false;

  constructor(readonly id: string) {}

  /** `whole`: also what happened. */
  async load(whole = false): Promise<void> {
    this.failed = false;
    try {
      if (whole) {
        const replay = await api.replay(this.id, 'all', 0, null);
        this.happened = new Map(replay.frames.map((frame) => [frame.n, frame.events]));
      }
      this.found = await askedAgain(() => api.statistics(this.id), (share) => (this.done = share), () => !this.stopped);
    } catch {
      this.failed = true;
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
