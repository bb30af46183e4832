/** Open tables: sitting down at one, and leaving it before the game begins. */
import { api } from './api';
import { changeTable, forgetTable } from './kept';
import { anyEmblem, becomePerson, takeOwnSeats, tryToBecome } from './person.svelte';
import { newId } from './socket';
import type { OpenTable } from '../generated/wire';

/** A seat is taken with a token that this device makes, once. Asked again, it is the same token. */
export async function sitDown(table: OpenTable, name: string): Promise<void> {
  // Whoever plays for a rating is known to the server; the others are found by their people the same way.
  await (table.rated ? becomePerson(name, anyEmblem()) : tryToBecome(name, anyEmblem()));
  const key = `kylix.sit.${table.table}`;
  const token = sessionStorage.getItem(key) ?? newId() + newId();
  sessionStorage.setItem(key, token);
  const { seat } = await api.sit(table.table, { token, name });
  sessionStorage.removeItem(key);
  changeTable(table.table, (entry) => {
    entry.tokens[seat] = token;
    entry.title = table.title;
  }, true);
  await takeOwnSeats(table.table);
}

export async function leaveTable(id: string, token: string): Promise<void> {
  await api.leave(id, token);
  forgetTable(id);
}

/** What a host chooses at set-up beside what is played. */
export interface OpenWish {
  open: boolean;
  level: string;
  /** Minutes until bots take what is empty; 0: when the host begins. */
  minutes: number;
  rated: boolean;
  /** Moves that watchers are behind. */
  delay: number;
}
export const MINUTES = [0, 2, 10, 60, 1440];
export const DELAYS = [0, 5, 10, 20, 50];

export const noWish = (level: string): OpenWish => ({ open: false, level, minutes: 10, rated: false, delay: 0 });
