/** The socket to one table: keeps it open, matches answers to wishes, and sends again what got lost. */

import { RefusedError } from './api';
import type { FromClient, FromServer, Hello } from './wire';

interface Waiting {
  wish: FromClient;
  done: (reply: FromServer) => void;
  failed: (error: Error) => void;
}

const PAUSES = [300, 700, 1500, 3000, 5000];
const HEARTBEAT = 25_000;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ref = 0;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private over = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => Hello,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (state: 'connecting' | 'open' | 'lost' | 'unknown') => void,
  ) {}

  open(): void {
    this.over = false;
    clearTimeout(this.retry);
    this.changed(this.tries ? 'lost' : 'connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (message: MessageEvent<string>) =>
      this.receive(JSON.parse(message.data) as FromServer);
    socket.onclose = (event) => this.closed(event.code);
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  /** Called once the server has greeted: what was under way is sent again, which changes nothing if it had arrived. */
  greeted(): void {
    this.tries = 0;
    this.changed('open');
    clearInterval(this.beat);
    this.beat = setInterval(() => this.tell({ type: 'ping' }), HEARTBEAT);
    for (const [ref, { wish }] of this.waiting) this.send({ ...wish, ref });
  }

  /** Says something that needs no answer. */
  tell(wish: FromClient): void {
    this.send(wish);
  }

  /** Says something and waits for its answer, over a lost connection too. */
  ask(wish: FromClient): Promise<FromServer> {
    this.ref += 1;
    const ref = this.ref;
    return new Promise((done, failed) => {
      this.waiting.set(ref, { wish, done, failed });
      this.send({ ...wish, ref });
    });
  }

  private send(wish: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  private receive(message: FromServer): void {
    const ref = 'ref' in message ? message.ref : null;
    const waiting = ref == null ? undefined : this.waiting.get(ref);
    if (waiting && ref != null) {
      this.waiting.delete(ref);
      if (message.type === 'error') waiting.failed(new RefusedError(message));
      else waiting.done(message);
    } else {
      this.heard(message);
    }
  }

  private closed(code: number): void {
    clearInterval(this.beat);
    if (this.over) return;
    if (code === 4004) {
      this.changed('unknown');
      return;
    }
    this.changed('lost');
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 5000;
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }
}
