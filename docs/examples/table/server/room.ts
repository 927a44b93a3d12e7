/** A table with its people and bots. It does not depend on sockets or files. */
import { randomUUID } from 'node:crypto';
import type { AnyGame, ErrorValue, Player, Types } from 'sastrugi';
import { publish, requestCodec, revisionOf, saveTable, stateOf, submit, type Table } from 'sastrugi/table';
import type { TableNews } from '../shared/messages.ts';
import { Audience, type Watcher } from './audience.ts';
import { Bots } from './bots.ts';
import { type Chairs, chairOf, hasHiddenInformation } from './chairs.ts';
import { createError } from './errors.ts';
import { checkNames } from './names.ts';
import type { Stage, StoredTable } from './store.ts';
import type { Turns } from './turns.ts';

export interface RoomOptions {
  readonly id: string;
  readonly game: AnyGame;
  readonly chairs: Chairs;
  readonly table: Table<Types>;
  /** Saves the table after every change, before it is published; returns false on failure. */
  readonly save: (room: Room) => boolean;
  /** Called when nobody watches any longer, no bot thinks, and the table is saved. */
  readonly onEmpty: (room: Room) => void;
  /** The turns of the bots at all tables. */
  readonly turns: Turns;
  /** The milliseconds before a bot answers a move, at the usual speed. */
  readonly botDelayMs: number;
}

export class Room {
  readonly id: string;
  readonly game: AnyGame;
  chairs: Chairs;
  table: Table<Types>;
  /** True if the store has the current table. */
  isSaved = true;
  readonly #audience = new Audience();
  readonly #setting: RoomOptions;
  readonly #bots: Bots;
  #isThinking = false;

  constructor(options: RoomOptions) {
    this.id = options.id;
    this.game = options.game;
    this.chairs = options.chairs;
    this.table = options.table;
    this.#setting = options;
    this.#bots = new Bots(options.game, options.chairs);
  }

  get stage(): Stage {
    if (this.game.toAct(stateOf(this.game, this.table)) === null) return 'over';
    return this.table.match.ply > 0 ? 'begun' : 'new';
  }

  /** Returns the player with this token. */
  holderOf(token: string): Player | undefined {
    const player = this.chairs.findIndex((chair) => 'token' in chair && chair.token === token);
    return player === -1 ? undefined : player;
  }

  watch(watcher: Watcher): () => void {
    this.#audience.add(watcher);
    watcher.send(this.#toldTo(watcher));
    void this.#goOn();
    return () => {
      this.#audience.delete(watcher);
      this.#leave();
    };
  }

  #leave(): void {
    if (this.#audience.isEmpty && !this.#isThinking && this.isSaved) this.#setting.onEmpty(this);
  }

  /** Gives a free seat to somebody under this name, and returns the token. */
  sit(player: Player, name: string): string | ErrorValue {
    const { table } = this;
    const chair = this.chairs[player];
    if (chair === undefined || !('freeFor' in chair)) return createError('SeatTaken', 'Somebody sits there already.');
    const names = checkNames(table.seats.map((seat, i) => (i === player ? name : seat.name)));
    if ('_tag' in names) return names;
    const token = randomUUID();
    this.chairs = this.chairs.with(player, { token });
    const seats = table.seats.with(player, { name: names[player]!, kind: 'person' });
    this.#change({ ...table, seats, version: table.version + 1 });
    return token;
  }

  /** Handles a player's request; returns the error of a refused one. */
  request(player: Player, document: unknown): ErrorValue | null {
    const read = requestCodec(this.game).decode(document);
    if (read._tag === 'Left') return read.left;
    const before = this.table;
    const after = submit(this.game, before, player, read.right);
    if (after._tag === 'Left') return after.left;
    if (after.right === before) return null;
    this.#bots.update(before, after.right);
    this.#change(after.right);
    void this.#goOn();
    return null;
  }

  #change(table: Table<Types>): void {
    this.table = table;
    this.isSaved = this.#setting.save(this);
    this.#audience.publish((watcher) => this.#toldTo(watcher));
  }

  /** Tries again to save the table; on success, notifies all watchers. */
  saveAgain(): void {
    if (!this.#setting.save(this)) return;
    this.isSaved = true;
    this.#audience.publish((watcher) => this.#toldTo(watcher));
    this.#leave();
  }

  /** Makes the message for a watcher. */
  #toldTo(watcher: Watcher): TableNews {
    const publication = publish(this.game, this.table, watcher.viewer, watcher.revision);
    watcher.revision = publication.revision;
    const { id: table, game } = this;
    return {
      kind: 'published',
      table,
      game: game.id,
      viewer: watcher.viewer,
      chairs: this.chairs.map(chairOf),
      isSaved: this.isSaved,
      hasHiddenInformation: hasHiddenInformation(game, this.table, watcher.viewer),
      publication,
    };
  }

  /** Lets bots play while somebody watches. */
  async #goOn(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      while (!this.#audience.isEmpty && (await this.#playBot()));
    } catch (error) {
      console.error(error); // the table waits until somebody comes back; other tables go on
    } finally {
      this.#isThinking = false;
      this.#leave();
    }
  }

  /** Makes the move of the bot that is to act; returns whether there was one. */
  async #playBot(): Promise<boolean> {
    const { game, table } = this;
    const state = stateOf(game, table);
    const player = game.toAct(state);
    if (player === null || !this.#bots.isBot(player)) return false;
    await new Promise((done) => setTimeout(done, this.#setting.botDelayMs * this.#audience.slowestFactor()));
    if (this.#audience.isEmpty) return false;
    const move = await this.#setting.turns.take(this.#audience.claimOf(), () => this.#bots.chooseMove(player, state));
    if (this.table !== table) return true;
    const after = submit(game, table, player, { kind: 'move', revision: revisionOf(table), move });
    if (after._tag === 'Left') throw new Error(after.left.message);
    this.#bots.update(table, after.right);
    this.#change(after.right);
    return true;
  }
}

/** Returns what the store keeps of a table. */
export const storedTableOf = ({ id, game, chairs, table, stage }: Room): StoredTable => ({
  id,
  game: game.id,
  chairs,
  saved: saveTable(game, table),
  stage,
});
