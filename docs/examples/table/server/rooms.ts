/** The rooms of the tables: those that are watched are kept in memory, all others in the store. */
import type { AnyGame, Failure, Types } from 'sastrugi';
import { gameOf } from 'sastrugi/games';
import { openSaved, type Table } from 'sastrugi/table';
import type { Listed } from '../shared/messages.ts';
import type { Chairs } from './chairs.ts';
import { failure } from './failures.ts';
import { HOUR, type Limits } from './limits.ts';
import { listedOf } from './listed.ts';
import { keptOf, Room } from './room.ts';
import type { Store } from './store.ts';
import { Turns } from './turns.ts';

export interface RoomsSetting {
  readonly store: Store;
  readonly limits: Limits;
  /** The milliseconds before a bot answers a move. */
  readonly pace?: number;
  /** The milliseconds between attempts to save a table after a failure. */
  readonly retry?: number;
  /** Called when a table is opened and after every attempt to save it. */
  readonly watch?: (room: Room) => void;
}

const MOST_LISTED = 20;

const notOpened = failure('NotOpened', 'This table cannot be opened.');

export class Rooms {
  readonly #setting: RoomsSetting;
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
  #listed: readonly Listed[] | null = null;

  constructor(setting: RoomsSetting) {
    this.#setting = setting;
    this.#retry = setInterval(() => this.#saveAgain(), setting.retry ?? 5000).unref();
    this.#sweeping = setInterval(() => this.#sweep(), HOUR).unref();
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
  at(id: string): Room | Failure {
    const present = this.#rooms.get(id);
    if (present !== undefined) return present;
    const kept = this.#setting.store.load(id);
    const game = kept && gameOf(kept.game);
    if (kept === undefined || game === undefined) return failure('NoTable', 'There is no such table.');
    if (this.#unopened.has(id)) return notOpened;
    this.fetched++;
    const opened = openSaved(game, kept.saved);
    if (opened._tag === 'Left') return this.#reject(id, opened.left);
    if (kept.chairs.length !== opened.right.seats.length) return this.#reject(id, 'It does not say who sits where.');
    this.#visit(id);
    return this.#furnish(id, game, kept.chairs, opened.right);
  }

  /** Logs once why a table cannot be opened; no page may know, since the reason can be what a player holds. */
  #reject(id: string, reason: unknown): Failure {
    this.#unopened.add(id);
    console.error(`Table ${id} cannot be opened:`, reason);
    return notOpened;
  }

  /** Saves a new table; returns whether that was possible. */
  add(id: string, game: AnyGame, chairs: Chairs, table: Table<Types>): boolean {
    const room = this.#furnish(id, game, chairs, table);
    if (!this.#save(room)) return false;
    this.#setting.watch?.(room);
    return true;
  }

  /** Keeps a room in memory until everybody has left it. */
  hold(room: Room): void {
    this.#rooms.set(room.id, room);
  }

  /** Returns the tables that were changed last. */
  list(): readonly Listed[] {
    this.#listed ??= this.#setting.store.latest(MOST_LISTED).map(listedOf);
    return this.#listed;
  }

  #furnish(id: string, game: AnyGame, chairs: Chairs, table: Table<Types>): Room {
    const { pace = 600 } = this.#setting;
    const save = (room: Room): boolean => this.#keep(room);
    const left = (): void => void this.#rooms.delete(id);
    return new Room({ id, game, chairs, table, save, left, turns: this.#turns, pace });
  }

  /** Saves a table; one that cannot be saved is played on, and kept in memory until it is. */
  #keep(room: Room): boolean {
    const isSaved = this.#save(room);
    if (!isSaved) this.hold(room);
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
      store.sweep(limits.kept, limits.keptUnbegun);
      this.#listed = null;
      this.#unopened.clear();
    } catch (error) {
      console.error(error); // tried again in an hour
    }
  }
}
