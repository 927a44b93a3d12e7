/** The connection to one page, with limited queues in both directions. */
import type { RawData, WebSocket } from 'ws';
import type { Told } from '../shared/messages.ts';
import type { House } from './house.ts';
import type { Quota } from './limits.ts';

/** The number of messages of a page that may wait; a page that sends more is disconnected. */
const MOST_UNHEARD = 64;

/** The milliseconds until a page of an address that has sent too much is heard again. */
const PATIENCE = 100;

/** The bytes of an answer that count as one more message. */
const BYTES_EACH = 2 ** 13;

/** The messages for which a table counts that is fetched from the store: its game is replayed. */
const FETCH = 4;

export interface LineSetting {
  readonly house: House;
  readonly address: string;
  /** The messages that addresses may send. */
  readonly messages: Quota;
  /** The bytes that may wait for the page. */
  readonly mostUnsent: number;
}

/** Texts of messages: pages that see the same receive the same. */
const texts = new WeakMap<Told, string>();

const textOf = (told: Told): string => {
  const text = texts.get(told) ?? JSON.stringify(told);
  texts.set(told, text);
  return text;
};

/**
 * Connects a page to the house. Its next message is handled when the answers to the last one are sent, and after those
 * of other pages: a short message can have a long answer. A page for which too much waits is disconnected; it reconnects
 * with the part that it knows.
 */
export const connect = (socket: WebSocket, { house, address, messages, mostUnsent }: LineSetting): void => {
  const unheard: RawData[] = [];
  let isDue = false;
  let answered = 0;
  const send = (told: Told): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnsent) return socket.terminate();
    const text = textOf(told);
    answered += text.length;
    socket.send(text, due);
  };
  const guest = house.enter(send, address);
  const due = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(hearNext);
  };
  const hearNext = (): void => {
    isDue = false;
    if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 0 || unheard.length === 0) return;
    if (!messages.take(address)) return void setTimeout(due, PATIENCE);
    answered = 0;
    const fetched = guest.hear(unheard.shift()!.toString());
    messages.charge(address, Math.floor(answered / BYTES_EACH) + fetched * FETCH);
    due();
  };
  socket.on('message', (data) => {
    if (unheard.push(data) > MOST_UNHEARD) socket.terminate();
    due();
  });
  socket.on('close', () => guest.leave());
  socket.on('error', () => socket.terminate());
};
