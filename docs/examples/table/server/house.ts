/** The house: all tables, and the messages of pages. It does not depend on sockets. */
import { randomUUID } from 'node:crypto';
import type { Failure } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import type { Told, Wish } from '../shared/messages.ts';
import { failure, notAPlayer, orServerError, wishOf } from './failures.ts';
import { HOUR, LIMITS, type Limits, Quota } from './limits.ts';
import { type OpenWish, setUp, tokensOf } from './opening.ts';
import { Rooms, type RoomsSetting } from './rooms.ts';

export interface HouseSetting extends Omit<RoomsSetting, 'limits'> {
  readonly limits?: Partial<Limits>;
}

/** A connected page. */
export interface Guest {
  /** Handles a message of the page; returns how many tables were fetched for it. */
  hear(text: string): number;
  leave(): void;
}

type SitWish = Extract<Wish, { readonly kind: 'sit' }>;
type WatchWish = Extract<Wish, { readonly kind: 'watch' }>;

export class House {
  readonly #rooms: Rooms;
  readonly #limits: Limits;
  readonly #opens: Quota;

  constructor({ limits, ...setting }: HouseSetting) {
    this.#limits = { ...LIMITS, ...limits };
    this.#rooms = new Rooms({ ...setting, limits: this.#limits });
    this.#opens = new Quota(this.#limits.opensEach, HOUR);
  }

  /** Tries once more to save the tables that are not saved. */
  close(): void {
    this.#opens.close();
    this.#rooms.close();
  }

  /** Connects a page from this address. */
  enter(send: (told: Told) => void, address = ''): Guest {
    let stop: (() => void) | null = null;
    let request: ((document: unknown) => Failure | null) | null = null;
    const leave = (): void => {
      stop?.();
      stop = null;
      request = null;
    };
    const watch = ({ table, token, known, speed }: WatchWish): Failure | null => {
      const room = this.#rooms.at(table);
      if ('_tag' in room) return room;
      const player = token === null ? undefined : room.holderOf(token);
      if (token !== null && player === undefined) return failure('NotSeated', 'This seat is not yours.');
      leave();
      this.#rooms.hold(room);
      request = (document) => (player === undefined ? notAPlayer : room.request(player, document));
      stop = room.watch({ viewer: player ?? 'spectator', address, known: known ?? undefined, speed, send });
      return null;
    };
    const obey = (wish: Wish): Failure | null => {
      switch (wish.kind) {
        case 'tables':
          send({ kind: 'tables', tables: this.#rooms.list() });
          return null;
        case 'open':
          return this.#open(wish, send, address);
        case 'sit':
          return this.#sit(wish, send);
        case 'watch':
          return watch(wish);
        case 'request':
          return (request ?? (() => notAPlayer))(wish.request);
        case 'leave':
          leave();
          return null;
      }
    };
    const hear = (text: string): number => {
      const before = this.#rooms.fetched;
      const wish = wishOf(text);
      const fault = '_tag' in wish ? wish : orServerError(() => obey(wish));
      if (fault !== null) send({ kind: 'refused', fault });
      return this.#rooms.fetched - before;
    };
    return { hear, leave };
  }

  #open(wish: OpenWish, send: (told: Told) => void, address: string): Failure | null {
    const game = gameOf(wish.game);
    if (game === undefined) return failure('NoGame', 'There is no such game.');
    if (!this.#opens.take(address) || this.#rooms.count >= this.#limits.tables)
      return failure('TooManyTables', 'The server cannot take any more tables at the moment.');
    const opened = setUp(game, wish);
    if ('_tag' in opened) return opened;
    const { table, chairs } = opened;
    const id = randomUUID();
    if (!this.#rooms.add(id, game, chairs, table))
      return failure('NotSaved', 'The table cannot be saved, so it is not opened.');
    send({ kind: 'seated', table: id, tokens: tokensOf(chairs) });
    return null;
  }

  #sit({ table, seat, name }: SitWish, send: (told: Told) => void): Failure | null {
    const room = this.#rooms.at(table);
    if ('_tag' in room) return room;
    const token = room.sit(seat, name);
    if (typeof token !== 'string') return token;
    send({ kind: 'seated', table, tokens: { [seat]: token } });
    return null;
  }
}
