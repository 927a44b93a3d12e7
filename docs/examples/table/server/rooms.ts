/** The rooms of the tables: those that are watched are kept in memory, all others in the store. */
import type { AnyGame, ErrorValue, Types } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { loadTable, type Table } from 'sastrugi/table';
import type { TableEntry } from '../shared/messages.ts';
import type { Chairs } from './chairs.ts';
import { createError } from './errors.ts';
import { HOUR_MS, type Limits } from './limits.ts';
import { Room, storedTableOf } from './room.ts';
import type { Store } from './store.ts';
import { entryOf } from './table-list.ts';
import { Turns } from './turns.ts';

export interface RoomsOptions {
  readonly store: Store;
  readonly limits: Limits;
  /** The milliseconds before a bot answers a move. */
  readonly botDelayMs?: number;
  /** The milliseconds between attempts to save a table after a failure. */
  readonly retryMs?: number;
  /** Called when a table is opened and after every attempt to save it. */
  readonly onSave?: (room: Room) => void;
}

const MAX_LISTED = 20;

const notOpened = createError('NotOpened', 'This table cannot be opened.');

export class Rooms {
  readonly #setting: RoomsOptions;
  /** The rooms that are watched or not saved. */
  readonly #rooms = new Map<string, Room>();
  readonly #retry: ReturnType<typeof setInterval>;
  readonly #sweeping: ReturnType<typeof setInterval>;
  readonly #turns = new Turns();
  /** The tables that cannot be opened. */
  readonly #unopened = new Set<string>();
  /** The number of tables that were fetched from the store so far. */
  fetched = 0;
  /** The list of tables, until one of them changes. */
  #listed: readonly TableEntry[] | null = null;

  constructor(options: RoomsOptions) {
    this.#setting = options;
    this.#retry = setInterval(() => this.#saveAgain(), options.retryMs ?? 5000).unref();
    this.#sweeping = setInterval(() => this.#sweep(), HOUR_MS).unref();
    this.#sweep();
  }

  /** Tries once more to save the tables that are not saved. */
  close(): void {
    clearInterval(this.#retry);
    clearInterval(this.#sweeping);
    this.#saveAgain();
  }

  /** The number of tables. */
  get count(): number {
    return this.#setting.store.count();
  }

  /** Returns the room of a table, from the store if nobody is there. */
  roomOf(id: string): Room | ErrorValue {
    const present = this.#rooms.get(id);
    if (present !== undefined) return present;
    const stored = this.#setting.store.load(id);
    const game = stored && gameOf(stored.game);
    if (stored === undefined || game === undefined) return createError('NoTable', 'There is no such table.');
    if (this.#unopened.has(id)) return notOpened;
    this.fetched++;
    const opened = loadTable(game, stored.saved);
    if (opened._tag === 'Left') return this.#reject(id, opened.left);
    if (stored.chairs.length !== opened.right.seats.length) return this.#reject(id, 'It does not say who sits where.');
    this.#visit(id);
    return this.#furnish(id, game, stored.chairs, opened.right);
  }

  /** Logs once why a table cannot be opened; no page may know, since the reason can be what a player holds. */
  #reject(id: string, reason: unknown): ErrorValue {
    this.#unopened.add(id);
    console.error(`Table ${id} cannot be opened:`, reason);
    return notOpened;
  }

  /** Saves a new table; returns whether that was possible. */
  add(id: string, game: AnyGame, chairs: Chairs, table: Table<Types>): boolean {
    const room = this.#furnish(id, game, chairs, table);
    if (!this.#save(room)) return false;
    this.#setting.onSave?.(room);
    return true;
  }

  /** Keeps a room in memory until everybody has left it. */
  hold(room: Room): void {
    this.#rooms.set(room.id, room);
  }

  /** Returns the tables that were changed last. */
  list(): readonly TableEntry[] {
    this.#listed ??= this.#setting.store.latest(MAX_LISTED).map(entryOf);
    return this.#listed;
  }

  #furnish(id: string, game: AnyGame, chairs: Chairs, table: Table<Types>): Room {
    const { botDelayMs = 600 } = this.#setting;
    const save = (room: Room): boolean => this.#keep(room);
    const onEmpty = (): void => void this.#rooms.delete(id);
    return new Room({ id, game, chairs, table, save, onEmpty, turns: this.#turns, botDelayMs });
  }

  /** Saves a table; one that cannot be saved is played on, and kept in memory until it is. */
  #keep(room: Room): boolean {
    const isSaved = this.#save(room);
    if (!isSaved) this.hold(room);
    this.#setting.onSave?.(room);
    return isSaved;
  }

  #save(room: Room): boolean {
    try {
      this.#setting.store.save(storedTableOf(room));
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

  /** Notes that somebody is at a table; without the note, it would only seem older. */
  #visit(id: string): void {
    try {
      this.#setting.store.visit(id);
    } catch {}
  }

  /** Deletes the tables that nobody has opened for long, never one where somebody is. */
  #sweep(): void {
    const { store, limits } = this.#setting;
    try {
      for (const id of this.#rooms.keys()) store.visit(id);
      store.sweep(limits.maxIdleMs, limits.maxUnbegunIdleMs);
      this.#listed = null;
      this.#unopened.clear();
    } catch (error) {
      console.error(error); // tried again in an hour
    }
  }
}
