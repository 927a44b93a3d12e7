/** The connection to one page, with limited queues in both directions. */
import type { RawData, WebSocket } from 'ws';
import type { ServerMessage } from '../shared/messages.ts';
import type { House } from './house.ts';
import type { Quota } from './limits.ts';

/** The number of messages of a page that may wait; a page that sends more is disconnected. */
const MAX_WAITING_MESSAGES = 64;

/** The milliseconds until a page of an address that has sent too much is heard again. */
const RETRY_MS = 100;

/** The bytes of an answer that count as one more message. */
const BYTES_PER_MESSAGE = 2 ** 13;

/** The messages for which a table counts that is fetched from the store: its game is replayed. */
const MESSAGES_PER_FETCH = 4;

export interface ConnectionOptions {
  readonly house: House;
  readonly address: string;
  /** The messages that addresses may send. */
  readonly messages: Quota;
  /** The bytes that may wait for the page. */
  readonly maxUnsentBytes: number;
}

/** Texts of messages: pages that see the same receive the same. */
const texts = new WeakMap<ServerMessage, string>();

const textOf = (message: ServerMessage): string => {
  const text = texts.get(message) ?? JSON.stringify(message);
  texts.set(message, text);
  return text;
};

/**
 * Connects a page to the house. Its next message is handled when the answers to the last one are sent, and after those
 * of other pages: a short message can have a long answer. A page for which too much waits is disconnected; it reconnects
 * with the part that it knows.
 */
export const connect = (socket: WebSocket, { house, address, messages, maxUnsentBytes }: ConnectionOptions): void => {
  const waiting: RawData[] = [];
  let isScheduled = false;
  let sentCharacters = 0;
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxUnsentBytes) return socket.terminate();
    const text = textOf(message);
    sentCharacters += text.length;
    socket.send(text, schedule);
  };
  const guest = house.connect(send, address);
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(handleNext);
  };
  const handleNext = (): void => {
    isScheduled = false;
    if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 0 || waiting.length === 0) return;
    if (!messages.take(address)) return void setTimeout(schedule, RETRY_MS);
    sentCharacters = 0;
    const fetched = guest.handle(waiting.shift()!.toString());
    messages.charge(address, Math.floor(sentCharacters / BYTES_PER_MESSAGE) + fetched * MESSAGES_PER_FETCH);
    schedule();
  };
  socket.on('message', (data) => {
    if (waiting.push(data) > MAX_WAITING_MESSAGES) socket.terminate();
    schedule();
  });
  socket.on('close', () => guest.leave());
  socket.on('error', () => socket.terminate());
};
