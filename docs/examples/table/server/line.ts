/** The connection to one page, with limited queues in both directions. */
import type { RawData, WebSocket } from 'ws';
import type { Told } from '../shared/messages.ts';
import type { House } from './house.ts';

/** The number of messages of a page that may wait; a page that sends more is disconnected. */
const MOST_UNHEARD = 64;

/**
 * Connects a page to the house. Its next message is handled when the answers to the last one are sent, and after those
 * of other pages: a short message can have a long answer. A page for which more than `mostUnsent` bytes wait is
 * disconnected; it reconnects with the part that it knows.
 */
export const connect = (house: House, socket: WebSocket, mostUnsent: number): void => {
  const unheard: RawData[] = [];
  let isDue = false;
  const send = (told: Told): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnsent) return socket.terminate();
    socket.send(JSON.stringify(told), due);
  };
  const guest = house.enter(send);
  const due = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(hearNext);
  };
  const hearNext = (): void => {
    isDue = false;
    if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 0) return;
    const next = unheard.shift();
    if (next === undefined) return;
    guest.hear(next.toString());
    due();
  };
  socket.on('message', (data) => {
    if (unheard.push(data) > MOST_UNHEARD) socket.terminate();
    due();
  });
  socket.on('close', () => guest.leave());
  socket.on('error', () => socket.terminate());
};
