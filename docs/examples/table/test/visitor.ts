/** Pages without a browser: connections that send and receive messages. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';

export interface Visitor {
  readonly socket: WebSocket;
  /** Resolved once the server has hung up. */
  readonly closed: Promise<true>;
  tell(wish: ClientMessage): void;
  /** Returns the next message. */
  answer(): Promise<ServerMessage>;
  /** Sends a message and returns the next one. */
  ask(wish: ClientMessage): Promise<ServerMessage>;
}

/** Connects to a server; fails if it does not let the page in. */
export const visit = async (url: string, origin?: string): Promise<Visitor> => {
  const socket = new WebSocket(url, origin === undefined ? {} : { origin });
  const closed = new Promise<true>((done) => socket.on('close', () => done(true)));
  await once(socket, 'open');
  socket.on('error', () => {}); // the server hangs up
  const tell = (wish: ClientMessage): void => socket.send(JSON.stringify(wish));
  const answer = async (): Promise<ServerMessage> => JSON.parse(String((await once(socket, 'message'))[0]));
  const ask = (wish: ClientMessage): Promise<ServerMessage> => {
    tell(wish);
    return answer();
  };
  return { socket, closed, tell, answer, ask };
};
