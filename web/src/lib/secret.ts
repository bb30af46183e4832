/** Who uses this device, as it keeps it: known to the server by a secret that this device made. */
export interface KeptPerson {
  secret: string;
  id: string;
  name: string;
  emblem: string;
}

const KEY = 'kylix.person';
/** Stands in a person's key to a seat, and in no token. */
const BETWEEN = '@';

export function keptPerson(): KeptPerson | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptPerson | null;
    return found?.secret ? found : null;
  } catch {
    return null;
  }
}

/** Null: this device carries nobody any more. False where the browser keeps nothing: then nobody can be kept here. */
export function keepPerson(who: KeptPerson | null): boolean {
  try {
    if (who) localStorage.setItem(KEY, JSON.stringify(who));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** What opens a seat that is the person's, on each of their devices. */
export const personKey = (secret: string, seat: string): string => `${secret}${BETWEEN}${seat}`;
export const isPersonKey = (token: string): boolean => token.includes(BETWEEN);
/** The same person's key to another seat; a token stays what it is. */
export const keyAt = (token: string, seat: string): string => (isPersonKey(token) ? personKey(token.split(BETWEEN)[0] ?? '', seat) : token);
