/** One WebSocket that comes back by itself. Questions carry an id; a repeated id gets the first answer again. */

export type Message = { type: string; id?: string } & Record<string, unknown>;
export type Status = 'connecting' | 'live' | 'waiting' | 'closed';

interface Pending {
  message: Message;
  resolve: (answer: Message) => void;
}

const VOID = 4401;
const NO_TABLE = 4404;
const PING = 25_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Socket {
  status: Status = 'connecting';
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private heard = 0;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly since: () => number,
    private readonly hear: (message: Message) => void,
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
      socket.send(JSON.stringify({ type: 'hello', token: this.token, since: this.since() }));
      this.heard = Date.now();
      clearInterval(this.pinger);
      this.pinger = setInterval(this.ping, PING) as unknown as number;
    };
    socket.onmessage = (event) => this.take(String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private take(data: string): void {
    this.heard = Date.now();
    const message = JSON.parse(data) as Message;
    if (message.type === 'state' && this.status !== 'live') {
      this.wait = FIRST_WAIT;
      this.set('live');
    }
    // Refused before it was read: nobody knows which one it was, so nothing that was asked is waited for any longer.
    if (message.type === 'error' && !message.id) {
      for (const [id, { resolve }] of this.pending) resolve({ ...message, id });
      this.pending.clear();
    }
    const asked = message.id ? this.pending.get(message.id) : undefined;
    const pushed = message.type === 'undo-asked' || message.type === 'chat';
    if (asked && message.id && !pushed) {
      // A wish for an undo is answered twice: when it is asked on, and when the others have agreed.
      this.pending.delete(message.id);
      asked.resolve(message);
    } else {
      this.hear(message);
    }
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.status === 'closed') return;
    this.socket = null;
    if (code === VOID || code === NO_TABLE) {
      this.close();
      return;
    }
    clearInterval(this.pinger);
    this.set('waiting');
    // What was asked and not answered: moves are offered again by the table, the rest is dropped.
    for (const [id, { message, resolve }] of this.pending) resolve({ type: 'lost', id, asked: message });
    this.pending.clear();
    this.timer = setTimeout(() => this.open(), this.wait) as unknown as number;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private soon = (): void => {
    if (this.status !== 'waiting') return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  private ping = (): void => {
    if (Date.now() - this.heard > 2 * PING) this.socket?.close();
    else this.send({ type: 'ping' });
  };

  private set(status: Status): void {
    this.status = status;
    this.changed(status);
  }

  send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send and wait for the answer; `lost` when the connection broke before it came. */
  ask(message: Message): Promise<Message> {
    const id = message.id ?? newId();
    const whole = { ...message, id };
    return new Promise((resolve) => {
      if (this.status !== 'live' || !this.send(whole)) resolve({ type: 'lost', id, asked: whole });
      else this.pending.set(id, { message: whole, resolve });
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
