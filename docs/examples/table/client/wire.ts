/** The connection to the server, which reconnects automatically. */
import type { Known } from 'sastrugi/table';
import type { Told, Wish } from '../shared/messages.ts';

type Heard = (told: Told) => void;
export type LineState = 'open' | 'broken';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

/** Reconnects after a break, and watches the same table again from the part it knows. */
export class Wire {
  #socket: WebSocket | null = null;
  #waiting: Wish[] = [];
  #watched: Extract<Wish, { readonly kind: 'watch' }> | null = null;
  #known: Known | null = null;
  #wait = FIRST_WAIT_MS;
  readonly #listeners = new Set<Heard>();
  readonly #watchers = new Set<(state: LineState) => void>();

  constructor() {
    this.#connect();
  }

  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  }

  onState(told: (state: LineState) => void): () => void {
    this.#watchers.add(told);
    return () => void this.#watchers.delete(told);
  }

  /** Sends a message and returns whether it was sent; messages about a game are not kept for later. */
  send(wish: Wish): boolean {
    if (wish.kind === 'watch') {
      this.#watched = wish;
      this.#known = wish.known;
    }
    if (wish.kind === 'leave') this.#watched = null;
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket!.send(JSON.stringify(wish));
    else if (wish.kind !== 'watch' && wish.kind !== 'request') this.#waiting.push(wish);
    return isOpen;
  }

  #connect(): void {
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws'));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT_MS;
      for (const told of this.#watchers) told('open');
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const wish of waiting) socket.send(JSON.stringify(wish));
      if (this.#watched !== null) socket.send(JSON.stringify({ ...this.#watched, known: this.#known }));
    };
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as Told;
      if (told.kind === 'told') this.#known = told.publication.known;
      for (const heard of this.#listeners) heard(told);
    };
    socket.onclose = () => {
      for (const told of this.#watchers) told('broken');
      setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
    };
  }
}

export const wire = new Wire();
