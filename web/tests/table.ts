/** A table for tests: a socket that says what a test wants, and small games to put on it. */
import { vi } from 'vitest';
import type { ClientMessage, ComponentsInfo, EventShown, Facts, GameInfo, OptionShown, Prompt, ServerMessage, StateShown, Summary, View } from '../src/generated/wire';
import { Table } from '../src/lib/table.svelte';

export const option = (move: string, on: Facts = {}): OptionShown => ({ move, on, odds: null });

/** Whatever is sent is kept; `say` is the server. */
export class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = 1;
  readonly sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {}

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last message of a type that was sent. */
  asked<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> {
    const found = this.sent.findLast((one): one is Extract<ClientMessage, { type: T }> => one.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }

  count(type: ClientMessage['type']): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}

const GAME: GameInfo = {
  title: 'toy', name: 'Toy', seats: [2], solo: false, options: [], kinds: { card: 'card', hero: 'hero', space: 'space' },
  names: {}, moves: { pay: ['card'], send: ['hero', 'space'], draw: [], done: [] }, bots: [], lessons: [], strengths: {}, roles: {}, events: {}, orders: [],
};
const COMPONENTS: ComponentsInfo = { hash: '', names: { card: ['A', 'B'], hero: ['AJAX'], space: ['C'] }, spec: {} };

export function summary(more: Partial<Summary> = {}): Summary {
  return {
    table: 't_x', title: 'toy', seats: [], n: 1, turn: 1, to_act: [], over: false, ranking: null, method: '', commitment: null, opened: null, rated: false, delay: 0,
    created: 0, options: {}, components: 'base', is_record: false, branch: null, waiting: [], hints: false, scores: null, ended: null, closing: null, numbers: null, leaves: null, pace: null, lost: [], ...more,
  };
}

export const view = (more: Partial<View> = {}): View => ({
  title: 'toy', seat: 'G', turn: 1, over: false, to_act: ['G'], rules: [], answered: [], derived: {}, ...more,
});

export const prompt = (options: OptionShown[], more: Partial<Prompt> = {}): Prompt => ({
  seat: 'G', to_act: ['G'], over: false, clause: 'TOY-1', ask: 'choose', chain: false, facts: {}, options, question: '', paused: false, ways: [], ...more,
});

export const event = (n: number, key: string, facts: Facts = {}): EventShown => ({ n, key, facts, at: 0 });

export function state(more: Partial<StateShown> = {}): StateShown {
  const seat = (name: string) => ({ seat: name, name: '', kind: 'here' as const, level: null, online: true, hints: 0, held: true, ask: null, lost: false });
  return {
    type: 'state', watch: null, orders: null, table: 't_x', n: 1, seat: 'G', seats: [seat('G'), seat('T')], view: view(), prompt: prompt([]),
    undo: { can: 'no', reason: 'nothing' }, undo_turn: { can: 'no', reason: 'nothing' }, events: [], last: [], over: null,
    note: '', chats: null, stopped: null, automatic: null, times: null, ...more,
  };
}

/** A table whose socket is open, and what it shows first. */
export async function opened(first: Partial<StateShown> = {}, game: Partial<GameInfo> = {}, about: Partial<Summary> = {}): Promise<Table> {
  vi.stubGlobal('WebSocket', Wire);
  const table = new Table('t_x', { ...GAME, ...game }, summary(about), COMPONENTS, 'token', () => 0);
  Wire.last.onopen?.();
  Wire.last.say(state(first));
  await settled();
  return table;
}

/** Whatever was begun has come as far as it can without the server. */
export const settled = async (): Promise<void> => {
  for (let at = 0; at < 8; at++) await Promise.resolve();
};
