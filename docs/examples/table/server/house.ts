/** The house: all tables, and the messages of pages. It does not depend on sockets. */
import { randomUUID } from 'node:crypto';
import type { ErrorValue } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';
import { catchServerError, createError, notAPlayer, parseMessage } from './errors.ts';
import { HOUR_MS, LIMITS, type Limits, Quota } from './limits.ts';
import { createTable, type OpenMessage, tokensOf } from './opening.ts';
import { Rooms, type RoomsOptions } from './rooms.ts';

export interface HouseOptions extends Omit<RoomsOptions, 'limits'> {
  readonly limits?: Partial<Limits>;
}

/** A connected page. */
export interface Guest {
  /** Handles a message of the page; returns how many tables were fetched for it. */
  handle(text: string): number;
  leave(): void;
}

type SitMessage = Extract<ClientMessage, { readonly kind: 'sit' }>;
type WatchMessage = Extract<ClientMessage, { readonly kind: 'watch' }>;

export class House {
  readonly #rooms: Rooms;
  readonly #limits: Limits;
  readonly #opens: Quota;

  constructor({ limits, ...setting }: HouseOptions) {
    this.#limits = { ...LIMITS, ...limits };
    this.#rooms = new Rooms({ ...setting, limits: this.#limits });
    this.#opens = new Quota(this.#limits.maxTablesPerHour, HOUR_MS);
  }

  /** Tries once more to save the tables that are not saved. */
  close(): void {
    this.#opens.close();
    this.#rooms.close();
  }

  /** Connects a page from this address. */
  connect(send: (message: ServerMessage) => void, address = ''): Guest {
    let stop: (() => void) | null = null;
    let request: ((document: unknown) => ErrorValue | null) | null = null;
    const leave = (): void => {
      stop?.();
      stop = null;
      request = null;
    };
    const watch = ({ table, token, revision, speed }: WatchMessage): ErrorValue | null => {
      const room = this.#rooms.roomOf(table);
      if ('_tag' in room) return room;
      const player = token === null ? undefined : room.holderOf(token);
      if (token !== null && player === undefined) return createError('NotSeated', 'This seat is not yours.');
      leave();
      this.#rooms.hold(room);
      request = (document) => (player === undefined ? notAPlayer : room.request(player, document));
      stop = room.watch({ viewer: player ?? 'spectator', address, revision: revision ?? undefined, speed, send });
      return null;
    };
    const handleMessage = (message: ClientMessage): ErrorValue | null => {
      switch (message.kind) {
        case 'tables':
          send({ kind: 'tables', tables: this.#rooms.list() });
          return null;
        case 'open':
          return this.#open(message, send, address);
        case 'sit':
          return this.#sit(message, send);
        case 'watch':
          return watch(message);
        case 'request':
          return (request ?? (() => notAPlayer))(message.request);
        case 'leave':
          leave();
          return null;
      }
    };
    const handle = (text: string): number => {
      const before = this.#rooms.fetched;
      const message = parseMessage(text);
      const error = '_tag' in message ? message : catchServerError(() => handleMessage(message));
      if (error !== null) send({ kind: 'refused', error });
      return this.#rooms.fetched - before;
    };
    return { handle, leave };
  }

  #open(message: OpenMessage, send: (told: ServerMessage) => void, address: string): ErrorValue | null {
    const game = gameOf(message.game);
    if (game === undefined) return createError('NoGame', 'There is no such game.');
    if (!this.#opens.take(address) || this.#rooms.count >= this.#limits.maxTables)
      return createError('TooManyTables', 'The server cannot take any more tables at the moment.');
    const opened = createTable(game, message);
    if ('_tag' in opened) return opened;
    const { table, chairs } = opened;
    const id = randomUUID();
    if (!this.#rooms.add(id, game, chairs, table))
      return createError('NotSaved', 'The table cannot be saved, so it is not opened.');
    send({ kind: 'seated', table: id, tokens: tokensOf(chairs) });
    return null;
  }

  #sit({ table, seat, name }: SitMessage, send: (told: ServerMessage) => void): ErrorValue | null {
    const room = this.#rooms.roomOf(table);
    if ('_tag' in room) return room;
    const token = room.sit(seat, name);
    if (typeof token !== 'string') return token;
    send({ kind: 'seated', table, tokens: { [seat]: token } });
    return null;
  }
}
