/** How tables were set up last on this device, by title and by how it is played. Seeds and files are not kept. */
import type { PaceAsked } from '../generated/wire';
import type { SeatPlan } from './api';
import type { OpenWish } from './lobby';

export interface LastSetup {
  seats: SeatPlan[];
  options: Record<string, boolean | number | string>;
  hints: boolean | null;
  /** Null or missing: nobody said whether the coach is wanted. */
  coach?: boolean | null;
  pace?: PaceAsked | null;
  /** Of tables with others. */
  wish?: OpenWish;
}
interface Kept {
  title: string;
  last: Record<string, LastSetup>;
}

const KEY = 'kylix.setup';

function read(): Kept {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    if (!text.startsWith('{')) return { title: text, last: {} };
    const found = JSON.parse(text) as Partial<Kept>;
    return { title: found.title ?? '', last: found.last ?? {} };
  } catch {
    return { title: '', last: {} };
  }
}

export const lastTitle = (): string => read().title;
export const lastSetup = (mode: string, title: string): LastSetup | undefined => read().last[`${mode}/${title}`];

export function keepSetup(mode: string, title: string, setup: LastSetup): void {
  const { last } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify({ title, last: { ...last, [`${mode}/${title}`]: setup } }));
  } catch {
    // The form begins anew the next time.
  }
}
