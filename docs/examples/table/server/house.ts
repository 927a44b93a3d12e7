/** The house: all tables, and what pages want of them. It knows nothing of sockets. */
import { randomUUID } from 'node:crypto';
import { type AnyGame, type Failure, gameOf, startMatch, type Types } from 'sastrugi';
import { codecOf, list, record, text, unread } from 'sastrugi/core';
import { openSaved, openTable, saveTable, type Table } from 'sastrugi/table';
import { type Listed, LONGEST_NAME, MOST_SEATS, type Told, type Wish, wishCodec } from '../shared/messages.ts';
import { type Chairs, chairOf, Room } from './room.ts';
import type { Kept, Store } from './store.ts';

export interface HouseSetting {
  readonly store: Store;
  /** For how long, in milliseconds, a move is looked at before a bot makes the next. */
  readonly pace?: number;
  /** Called when a table is opened and after every change of it. */
  readonly watch?: (room: Room) => void;
}

/** A page that is connected. */
export interface Guest {
  /** Takes what the page has sent. */
  hear(text: string): void;
  leave(): void;
}

type OpenWish = Extract<Wish, { readonly kind: 'open' }>;
type SitWish = Extract<Wish, { readonly kind: 'sit' }>;
type WatchWish = Extract<Wish, { readonly kind: 'watch' }>;

const MOST_LISTED = 20;

export class House {
  readonly #setting: HouseSetting;
  /** The rooms with somebody in them; the tables of others are in the store. */
  readonly #rooms = new Map<string, Room>();

  constructor(setting: HouseSetting) {
    this.#setting = setting;
  }

  /** Lets a page in. */
  enter(send: (told: Told) => void): Guest {
    let stop: (() => void) | null = null;
    let request: ((document: unknown) => Failure | null) | null = null;
    const leave = (): void => {
      stop?.();
      stop = null;
      request = null;
    };
    const watch = ({ table, token, known }: WatchWish): Failure | null => {
      const room = this.#room(table);
      if ('_tag' in room) return room;
      const player = token === null ? undefined : room.holderOf(token);
      if (token !== null && player === undefined) return failure('NotSeated', 'This seat is not yours.');
      leave();
      this.#rooms.set(table, room);
      request = (document) => (player === undefined ? notAPlayer : room.request(player, document));
      stop = room.watch({ viewer: player ?? 'spectator', known: known ?? undefined, send });
      return null;
    };
    const obey = (wish: Wish): Failure | null => {
      switch (wish.kind) {
        case 'tables':
          send({ kind: 'tables', tables: this.#list() });
          return null;
        case 'open':
          return this.#open(wish, send);
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
      const fault = '_tag' in wish ? wish : obey(wish);
      if (fault !== null) send({ kind: 'refused', fault });
    };
    return { hear, leave };
  }

  /** The room of a table, fetched from where it was kept. */
  #room(id: string): Room | Failure {
    const present = this.#rooms.get(id);
    if (present !== undefined) return present;
    const kept = this.#setting.store.load(id);
    const game = kept && gameOf(kept.game);
    if (kept === undefined || game === undefined) return failure('NoTable', 'There is no such table.');
    const opened = openSaved(game, kept.saved);
    if (opened._tag === 'Left') return opened.left;
    if (kept.chairs.length !== opened.right.seats.length)
      return failure('InvalidTable', 'Nobody knows who sits there.');
    return this.#furnish(id, game, kept.chairs, opened.right);
  }

  #furnish(id: string, game: AnyGame, chairs: Chairs, table: Table<Types>): Room {
    const { pace = 600 } = this.#setting;
    const changed = (room: Room): void => this.#keep(room);
    const left = (): void => void this.#rooms.delete(id);
    return new Room({ id, game, chairs, table, changed, left, pace });
  }

  #keep(room: Room): void {
    this.#setting.store.save(keptOf(room));
    this.#setting.watch?.(room);
  }

  #open({ game: name, options, seats }: OpenWish, send: (told: Told) => void): Failure | null {
    const game = gameOf(name);
    if (game === undefined) return failure('NoGame', 'There is no such game.');
    // The seed is the server's own, and long enough that nobody guesses it.
    const match = startMatch(game, { ...(options as Types['Options']), seed: randomUUID() });
    if (match._tag === 'Left') return match.left;
    const table = openTable(
      game,
      match.right,
      seats.map(({ name: called, sitter }) => ({ name: called, plays: isBot(sitter) ? 'bot' : 'person' })),
    );
    if (table._tag === 'Left') return table.left;
    const chairs = seats.map(({ sitter }) =>
      isBot(sitter) ? { bot: sitter } : { token: sitter === 'here' ? randomUUID() : null },
    );
    const room = this.#furnish(randomUUID(), game, chairs, table.right);
    this.#keep(room);
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
    return this.#setting.store.latest(MOST_LISTED).map(({ id, game, chairs, saved, over }) => ({
      table: id,
      game,
      names: namesIn(saved),
      chairs: chairs.map(chairOf),
      over,
    }));
  }
}

/** As much of a saved table as a list of tables shows: it is opened, and so proved, only when somebody comes. */
const seatedCodec = codecOf(
  record('a saved table', {
    format: unread,
    seats: list(record('a seat', { name: text(1, LONGEST_NAME), plays: unread }), 1, MOST_SEATS),
    version: unread,
    line: unread,
    record: unread,
  }),
  (path, message) => ({ path, message }),
);

/** Who sits at a saved table; nobody if it is none. */
const namesIn = (saved: unknown): readonly string[] => {
  const read = seatedCodec.decode(saved);
  return read._tag === 'Left' ? [] : read.right.seats.map(({ name }) => name);
};

const failure = (_tag: string, message: string): Failure => ({ _tag, message });

const notAPlayer = failure('NotSeated', 'Who watches does not play.');

const isBot = (sitter: string): sitter is 'novice' | 'club' => sitter !== 'here' && sitter !== 'other';

const wishOf = (text: string): Wish | Failure => {
  try {
    const read = wishCodec.decode(JSON.parse(text));
    return read._tag === 'Left' ? read.left : (read.right as Wish);
  } catch {
    return failure('InvalidWish', 'This is no JSON.');
  }
};

const tokensOf = (chairs: Chairs): Readonly<Record<number, string>> =>
  Object.fromEntries(
    chairs.flatMap((chair, player) => ('token' in chair && chair.token !== null ? [[player, chair.token]] : [])),
  );

const keptOf = ({ id, game, chairs, table, isOver }: Room): Kept => ({
  id,
  game: game.id,
  chairs,
  saved: saveTable(game, table),
  over: isOver,
});
