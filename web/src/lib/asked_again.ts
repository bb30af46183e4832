/** What takes the server a while is asked for again until it is found. */
export interface Progress<T> {
  done: number;
  of: number;
  found: T | null;
}

const AGAIN = 400;

/** What was found; null when nobody wants it any more. `told` hears how much of it is done, 0 to 1. */
export async function askedAgain<T>(ask: () => Promise<Progress<T>>, told: (share: number) => void, wanted: () => boolean): Promise<T | null> {
  while (wanted()) {
    const { done, of, found } = await ask();
    told(of ? done / of : 0);
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, AGAIN));
  }
  return null;
}
