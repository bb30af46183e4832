/** Who plays where: invitations, and changes that wait for somebody's consent. The server decides all of it. */
import { api } from './api';
import { newId } from './socket';
import { changeTable, keptTable } from './kept';
import { keptPerson, personKey } from './secret';
import type { SeatInfo } from '../generated/wire';

const LOOPBACK = /\/\/(127\.|localhost|\[::1)/;

/** Where others reach this server; `local`: nobody can but who sits at this machine. */
export async function outward(): Promise<{ origin: string; local: boolean }> {
  if (!LOOPBACK.test(location.origin)) return { origin: location.origin, local: false };
  const { addresses } = await api.about().catch(() => ({ addresses: [] as string[] }));
  const found = addresses.find((one) => !LOOPBACK.test(one))?.replace(/\/$/, '');
  return { origin: found ?? location.origin, local: !found };
}

/** A seat for somebody else to which nobody has come yet. */
export const isFree = (seat: SeatInfo): boolean => seat.kind === 'link' && !seat.held;

/** An invitation is exchanged for a token that this device makes, once. Asked again, it is the same token. */
export async function join(id: string, invitation: string, name: string): Promise<string> {
  const key = `kylix.join.${invitation}`;
  const token = sessionStorage.getItem(key) ?? newId() + newId();
  sessionStorage.setItem(key, token);
  const { seat } = await api.join(id, { invitation, token, name });
  sessionStorage.removeItem(key);
  changeTable(id, (entry) => {
    const who = keptPerson();
    entry.tokens[seat] = who ? personKey(who.secret, seat) : token;
    entry.used = [...(entry.used ?? []), invitation];
    delete entry.invitations?.[seat];
  }, true);
  return seat;
}

/** Whoever runs the server gave the host a key, since the old one was lost: this device exchanges it, once, for its own. */
export async function becomeHost(id: string, key: string): Promise<void> {
  const token = newId() + newId();
  await api.host(id, { token }, key);
  changeTable(id, (entry) => { entry.host = token; }, true);
}

export interface Wish {
  kind: SeatInfo['kind'];
  level?: string | null;
  renew?: boolean;
}

/** Ask for another controller: with the seat's own key if it is here, else as the host, else as somebody at the table. */
export async function change(id: string, seat: SeatInfo, wish: Wish, own: string | null): Promise<boolean> {
  const entry = keptTable(id);
  const mine = entry?.tokens[seat.seat] ?? (seat.held ? entry?.invites[seat.seat] : undefined);
  const by = mine ?? entry?.host ?? (own === null ? undefined : entry?.tokens[own]) ?? '';
  const { token, invitation, asked } = await api.seat(id, seat.seat, { kind: wish.kind, level: wish.level ?? null, renew: wish.renew ?? false }, by);
  changeTable(id, (kept) => {
    const key = token ?? invitation;
    if (asked && key) kept.pending = { ...kept.pending, [seat.seat]: { key, seen: false } };
    else if (token) kept.tokens[seat.seat] = token;
    else if (invitation) kept.invitations = { ...kept.invitations, [seat.seat]: invitation };
    else if (!mine) delete kept.invitations?.[seat.seat];
  });
  return asked;
}

/** What this device was given for the case that somebody agrees is kept, or forgotten, when that is decided. */
export function settle(id: string, seats: SeatInfo[]): void {
  const waiting = Object.entries(keptTable(id)?.pending ?? {});
  if (!waiting.length) return;
  changeTable(id, (entry) => {
    for (const [name, { key, seen }] of waiting) {
      const seat = seats.find((one) => one.seat === name);
      if (!seat || !entry.pending) continue;
      if (seat.ask) entry.pending[name] = { key, seen: true };
      else if (seen) {
        delete entry.pending[name];
        if (isFree(seat)) entry.invitations = { ...entry.invitations, [name]: key };
        else if (seat.kind === 'here' && !entry.tokens[name]) entry.tokens[name] = key;
      }
    }
  });
}
