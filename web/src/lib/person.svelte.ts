/** The person of this device. One is made when it is needed first: to play with others by link, or to see one's tables. */
import { api, ApiError } from './api';
import { changeTable, keptTables } from './kept';
import { prefs } from './prefs.svelte';
import { isPersonKey, keepPerson, keptPerson, personKey, type KeptPerson } from './secret';
import { newId } from './socket';
import type { PersonShown } from '../generated/wire';

/** Drawings of the page that a person may have as a sign. */
export const EMBLEMS = ['owl', 'ship', 'temple', 'laurels', 'vase', 'lyre', 'trident', 'helmet', 'dolphin', 'bull', 'horse', 'grapes'];
/** So many tables of this device are asked about when somebody becomes a person here. */
const CLAIMED = 30;

class Me {
  who: KeptPerson | null = $state.raw(keptPerson());

  /** False where the browser keeps nothing: then there is nobody. */
  keep(who: KeptPerson | null): boolean {
    const kept = keepPerson(who);
    this.who = kept ? who : null;
    return kept;
  }

  told(secret: string, shown: PersonShown): void {
    this.keep({ secret, id: shown.id, name: shown.name, emblem: shown.emblem });
    prefs.name = shown.name;
  }
}

export const me = new Me();

export const anyEmblem = (): string => EMBLEMS[Math.floor(Math.random() * EMBLEMS.length)] ?? 'owl';

/** What this device is called in the list of one's devices. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Edg\//.exec(agent) ? 'Edge' : /Firefox\//.exec(agent) ? 'Firefox' : /Chrome\//.exec(agent) ? 'Chrome' : /Safari\//.exec(agent) ? 'Safari' : '';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? '';
  return [browser, system].filter(Boolean).join(' · ').slice(0, 40);
}

/** Whoever is here becomes a person, unless they are one. What this device plays already is theirs then. */
export async function becomePerson(name: string, emblem: string): Promise<void> {
  if (me.who) return;
  const secret = newId() + newId();
  const shown = await api.newPerson({ secret, name, emblem, lang: prefs.lang, device: deviceName() });
  me.told(secret, shown);
  if (me.who) await claimAll();
}

/** The same where playing matters more: if it fails, one plays as nobody. */
export const tryToBecome = (name: string, emblem: string): Promise<void> => becomePerson(name, emblem).catch(() => undefined);

/** Tables with one seat at this device: with several, nobody knows whose they are. */
async function claimAll(): Promise<void> {
  const tables = keptTables().filter((entry) => !entry.puzzle && Object.keys(entry.tokens).length === 1);
  for (const entry of tables.slice(0, CLAIMED)) {
    const [seat, token] = Object.entries(entry.tokens)[0] ?? ['', ''];
    if (!token || isPersonKey(token) || seat.startsWith('?')) continue;
    await api.claim(entry.table, token).then(() => open(entry.table, [seat]), () => undefined);
  }
}

/** From now on these seats are opened by the person's key: a device that is removed opens nothing then. */
function open(id: string, seats: string[]): void {
  const secret = me.who?.secret;
  if (!secret || !seats.length) return;
  changeTable(id, (entry) => {
    for (const seat of seats) entry.tokens[seat] = personKey(secret, seat);
  }, true);
}

/** The seats of a table that are this person's, wherever they sat down. */
export async function takeOwnSeats(id: string): Promise<void> {
  if (!me.who) return;
  try {
    open(id, (await api.ownSeats(id)).seats);
  } catch (error) {
    if (error instanceof ApiError && error.key === 'no-person') forgetPerson();
  }
}

/** A code of another device: this one carries the same person. */
export async function takePerson(code: string): Promise<void> {
  const key = `kylix.code.${code}`;
  const secret = sessionStorage.getItem(key) ?? newId() + newId();
  sessionStorage.setItem(key, secret);
  const shown = await api.takeCode({ code, secret, device: deviceName() });
  sessionStorage.removeItem(key);
  forgetPerson();
  me.told(secret, shown);
}

/** This device carries nobody; keys of the person open nothing from here any more. */
export function forgetPerson(): void {
  me.keep(null);
  for (const { table, tokens } of keptTables())
    if (Object.values(tokens).some(isPersonKey))
      changeTable(table, (entry) => {
        entry.tokens = Object.fromEntries(Object.entries(entry.tokens).filter(([, token]) => !isPersonKey(token)));
      });
}
