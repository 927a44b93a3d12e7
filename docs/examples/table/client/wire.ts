/** The connection to the server, which reconnects automatically. */
import type { MatchRevision } from 'sastrugi/table';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';

type Listener = (message: ServerMessage) => void;
export type LineState = 'open' | 'broken';

const MIN_WAIT_MS = 300;
const MAX_WAIT_MS = 5000;

/** Reconnects after a break, and watches the same table again from the part it knows. */
export class Wire {
  #socket: WebSocket | null = null;
  #waiting: ClientMessage[] = [];
  #watched: Extract<ClientMessage, { readonly kind: 'watch' }> | null = null;
  #revision: MatchRevision | null = null;
  #wait = MIN_WAIT_MS;
  readonly #listeners = new Set<Listener>();
  readonly #watchers = new Set<(state: LineState) => void>();

  constructor() {
    this.#connect();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onState(message: (state: LineState) => void): () => void {
    this.#watchers.add(message);
    return () => void this.#watchers.delete(message);
  }

  /** Sends a message and returns whether it was sent; messages about a game are not kept for later. */
  send(message: ClientMessage): boolean {
    if (message.kind === 'watch') {
      this.#watched = message;
      this.#revision = message.revision;
    }
    if (message.kind === 'leave') this.#watched = null;
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket!.send(JSON.stringify(message));
    else if (message.kind !== 'watch' && message.kind !== 'request') this.#waiting.push(message);
    return isOpen;
  }

  #connect(): void {
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws'));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = MIN_WAIT_MS;
      for (const message of this.#watchers) message('open');
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const message of waiting) socket.send(JSON.stringify(message));
      if (this.#watched !== null) socket.send(JSON.stringify({ ...this.#watched, revision: this.#revision }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.kind === 'published') this.#revision = message.publication.revision;
      for (const listener of this.#listeners) listener(message);
    };
    socket.onclose = () => {
      for (const message of this.#watchers) message('broken');
      setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, MAX_WAIT_MS);
    };
  }
}

export const wire = new Wire();
