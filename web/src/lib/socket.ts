/** One WebSocket that comes back by itself. Questions carry an id; a repeated id gets the first answer again. */
import type { ClientMessage, ServerMessage } from '../generated/wire';

/** What is answered has an id; it is given one here if it has none. */
type Numbered<M> = M extends { id: string } ? Omit<M, 'id'> & { id?: string } : never;
export type Question = Numbered<ClientMessage>;
export type Answer = Extract<ServerMessage, { id: string | null }> | { type: 'lost'; id: string };
export type Status = 'connecting' | 'live' | 'waiting' | 'closed';

interface Pending {
  resolve: (answer: Answer) => void;
}

const VOID = 4401;
const NO_TABLE = 4404;
/** Why a token opens nothing: there is no such one, or another one since. */
const KEYLESS = ['bad-token', 'token-renewed'];
const PING = 25_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whatever a table speaks to: the socket of a served table, or a lesson. */
export interface Line {
  /** The token opens nothing. */
  readonly isRefused?: boolean;
  ask(message: Question): Promise<Answer>;
  send(message: ClientMessage): boolean;
  close(): void;
}

/** How a table gets its line: what comes is given to `receive`, and whether it is up to `changed`. */
export type Connect = (receive: (message: ServerMessage) => void, changed: (status: Status) => void) => Line;

export class Socket implements Line {
  status: Status = 'connecting';
  isRefused = false;
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private lastMessage = 0;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly since: () => number,
    private readonly auto: () => boolean,
    private readonly receive: (message: ServerMessage) => void,
    private readonly changed: (status: Status) => void,
  ) {
    this.open();
    addEventListener('online', this.soon);
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', token: this.token, since: this.since(), auto: this.auto() });
      this.lastMessage = Date.now();
      clearInterval(this.pinger);
      this.pinger = setInterval(this.ping, PING);
    };
    socket.onmessage = (event) => this.take(String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code, event.reason);
  }

  private take(data: string): void {
    this.lastMessage = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'state' && this.status !== 'live') {
      this.wait = FIRST_WAIT;
      this.set('live');
    }
    // Refused before it was read: nobody knows which one it was, so nothing that was asked is waited for any longer.
    if (message.type === 'error' && !message.id) {
      for (const [id, { resolve }] of this.pending) resolve({ ...message, id });
      this.pending.clear();
    }
    // A wish for an undo is answered twice: when it is asked on, and when the others have agreed. So is a move that is held.
    const answer = 'id' in message && message.type !== 'undo-asked' && message.type !== 'held' ? message : null;
    const asked = answer?.id ? this.pending.get(answer.id) : undefined;
    if (answer?.id && asked) {
      this.pending.delete(answer.id);
      asked.resolve(answer);
    } else {
      this.receive(message);
    }
  }

  private lost(socket: WebSocket, code: number, reason: string): void {
    if (this.socket !== socket || this.status === 'closed') return;
    this.socket = null;
    this.isRefused = code === VOID && KEYLESS.includes(reason);
    if (code === VOID || code === NO_TABLE) {
      this.close();
      return;
    }
    clearInterval(this.pinger);
    this.set('waiting');
    // What was asked and not answered: moves are offered again by the table, the rest is dropped.
    for (const [id, { resolve }] of this.pending) resolve({ type: 'lost', id });
    this.pending.clear();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private soon = (): void => {
    if (this.status !== 'waiting') return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  private ping = (): void => {
    if (Date.now() - this.lastMessage > 2 * PING) this.socket?.close();
    else this.send({ type: 'ping' });
  };

  private set(status: Status): void {
    this.status = status;
    this.changed(status);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send and wait for the answer; `lost` when the connection broke before it came. */
  ask(message: Question): Promise<Answer> {
    const id = message.id ?? newId();
    return new Promise((resolve) => {
      if (this.status !== 'live' || !this.send({ ...message, id })) resolve({ type: 'lost', id });
      else this.pending.set(id, { resolve });
    });
  }

  close(): void {
    this.set('closed');
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener('online', this.soon);
    this.pending.clear();
    this.socket?.close();
    this.socket = null;
  }
}
