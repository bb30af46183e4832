/** The review of a finished game: every decision beside the best turn. It takes a while, so it is made when asked for. */
import { api } from './api';
import { askedAgain } from './asked_again';
import type { GameReview, ReviewedTurn } from '../generated/wire';
import { problemOf } from './words.svelte';

/** The classes of lost chances, the worst first. */
export const KINDS = ['blunder', 'mistake', 'slip'] as const;

export class Judged {
  found: GameReview | null = $state.raw(null);
  /** 0 to 1; null before anybody asked. */
  done: number | null = $state(null);
  problem = $state('');
  private stopped = false;

  constructor(readonly id: string) {}

  /** Decisions that threw something away, in their order. */
  faults: ReviewedTurn[] = $derived((this.found?.turns ?? []).filter((turn) => turn.kind));

  async load(): Promise<void> {
    this.problem = '';
    this.done = 0;
    try {
      this.found = await askedAgain(() => api.review(this.id), (share) => (this.done = share), () => !this.stopped);
    } catch (error) {
      this.problem = problemOf(error);
      this.done = null;
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
