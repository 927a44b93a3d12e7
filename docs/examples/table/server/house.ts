/** The house: all tables, and the messages of pages. It does not depend on sockets. */
import { randomUUID } from 'node:crypto';
import type { AnyGame, Failure, Types } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { openSaved, type Table } from 'sastrugi/table';
import type { Listed, Told, Wish } from '../shared/messages.ts';
import type { Chairs } from './chairs.ts';
import { failure, notAPlayer, orServerError, wishOf } from './failures.ts';
import { HOUR, LIMITS, type Limits, Quota } from './limits.ts';
import { listedOf } from './listed.ts';
import { type OpenWish, setUp, tokensOf } from './opening.ts';
import { keptOf, Room, type Watcher } from './room.ts';
import type { Store } from './store.ts';

export interface HouseSetting {
  readonly store: Store;
  readonly limits?: Partial<Limits>;
  /** The milliseconds before a bot answers a move. */
  readonly pace?: number;
  /** The milliseconds between attempts to save a table after a failure. */
  readonly retry?: number;
  /** Called when a table is opened and after every attempt to save it. */
  readonly watch?: (room: Room) => void;
}

/** A connected page. */
export interface Guest {
  /** Handles a message of the page. */
  hear(text: string): void;
  leave(): void;
}

type SitWish = Extract<Wish, { readonly kind: 'sit' }>;
type WatchWish = Extract<Wish, { readonly kind: 'watch' }>;

const MOST_LISTED = 20;

export class House {
  readonly #setting: HouseSetting;
  /** The rooms that are watched or not saved; all other tables are in the store. */
  readonly #rooms = new Map<string, Room>();
  readonly #retry: ReturnType<typeof setInterval>;
  readonly #limits: Limits;
  readonly #opens: Quota;
  /** Resolved when no bot of the house thinks. */
  #thought: Promise<unknown> = Promise.resolve();
  /** The list of tables, until one of them changes. */
  #listed: readonly Listed[] | null = null;

  constructor(setting: HouseSetting) {
    this.#setting = setting;
    this.#limits = { ...LIMITS, ...setting.limits };
    this.#opens = new Quota(this.#limits.opensEach, HOUR);
    this.#retry = setInterval(() => this.#saveAgain(), setting.retry ?? 5000).unref();
  }

  /** Tries once more to save the tables that are not saved. */
  close(): void {
    clearInterval(this.#retry);
    this.#opens.close();
    this.#saveAgain();
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
      const room = this.#room(table);
      if ('_tag' in room) return room;
      const player = token === null ? undefined : room.holderOf(token);
      if (token !== null && player === undefined) return failure('NotSeated', 'This seat is not yours.');
      leave();
      this.#rooms.set(table, room);
      request = (document) => (player === undefined ? notAPlayer : room.request(player, document));
      const watcher: Watcher = { viewer: player ?? 'spectator', known: known ?? undefined, speed, send };
      stop = room.watch(watcher);
      return null;
    };
    const obey = (wish: Wish): Failure | null => {
      switch (wish.kind) {
        case 'tables':
          send({ kind: 'tables', tables: this.#list() });
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
    const hear = (text: string): void => {
      const wish = wishOf(text);
      const fault = '_tag' in wish ? wish : orServerError(() => obey(wish));
      if (fault !== null) send({ kind: 'refused', fault });
    };
    return { hear, leave };
  }

  /** Returns the room of a table, from the store if it is not open. */
  #room(id: string): Room | Failure {
    const present = this.#rooms.get(id);
    if (present !== undefined) return present;
    const kept = this.#setting.store.load(id);
    const game = kept && gameOf(kept.game);
    if (kept === undefined || game === undefined) return failure('NoTable', 'There is no such table.');
    const opened = openSaved(game, kept.saved);
    if (opened._tag === 'Left') return opened.left;
    if (kept.chairs.length !== opened.right.seats.length)
      return failure('InvalidTable', 'The table does not say who sits where.');
    return this.#furnish(id, game, kept.chairs, opened.right);
  }

  #furnish(id: string, game: AnyGame, chairs: Chairs, table: Table<Types>): Room {
    const { pace = 600 } = this.#setting;
    const save = (room: Room): boolean => this.#keep(room);
    const left = (): void => void this.#rooms.delete(id);
    const think = <A>(ask: () => Promise<A>): Promise<A> => this.#inTurn(ask);
    return new Room({ id, game, chairs, table, save, left, think, pace });
  }

  /** Lets one bot think at a time, and serves pages in between. */
  #inTurn<A>(ask: () => Promise<A>): Promise<A> {
    const thought = this.#thought.then(() => new Promise(setImmediate)).then(ask);
    this.#thought = thought.catch(() => {});
    return thought;
  }

  /** Saves a table; one that cannot be saved is played on, and kept in memory until it is. */
  #keep(room: Room): boolean {
    const isSaved = this.#save(room);
    if (!isSaved) this.#rooms.set(room.id, room);
    this.#setting.watch?.(room);
    return isSaved;
  }

  #save(room: Room): boolean {
    try {
      this.#setting.store.save(keptOf(room));
      this.#listed = null;
      return true;
    } catch (error) {
      if (room.isSaved)
        console.error(`Table ${room.id} cannot be saved: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  #saveAgain(): void {
    for (const room of this.#rooms.values()) if (!room.isSaved) room.saveAgain();
  }

  #open(wish: OpenWish, send: (told: Told) => void, address: string): Failure | null {
    const game = gameOf(wish.game);
    if (game === undefined) return failure('NoGame', 'There is no such game.');
    if (!this.#opens.take(address) || this.#setting.store.count() >= this.#limits.tables)
      return failure('TooManyTables', 'The server cannot take any more tables at the moment.');
    const opened = setUp(game, wish);
    if ('_tag' in opened) return opened;
    const { table, chairs } = opened;
    const room = this.#furnish(randomUUID(), game, chairs, table);
    if (!this.#save(room)) return failure('NotSaved', 'The table cannot be saved, so it is not opened.');
    this.#setting.watch?.(room);
    send({ kind: 'seated', table: room.id, tokens: tokensOf(chairs) });
    return null;
  }

  #sit({ table, seat, name }: SitWish, send: (told: Told) => void): Failure | null {
    const room = this.#room(table);
    if ('_tag' in room) return room;
    const token = room.sit(seat, name);
    if (token === null) return failure('SeatTaken', 'Somebody sits there already.');
    send({ kind: 'seated', table, tokens: { [seat]: token } });
    return null;
  }

  #list(): readonly Listed[] {
    this.#listed ??= this.#setting.store.latest(MOST_LISTED).map(listedOf);
    return this.#listed;
  }
}
