/** A table with its people and bots. It does not depend on sockets or files. */
import { randomUUID } from 'node:crypto';
import type { AnyGame, Failure, Player, Types } from 'sastrugi';
import { knownOf, publish, requestCodec, saveTable, stateOf, submit, type Table } from 'sastrugi/table';
import type { Publishing } from '../shared/messages.ts';
import { Audience, type Watcher } from './audience.ts';
import { Bots } from './bots.ts';
import { type Chairs, chairOf, hasSecrets } from './chairs.ts';
import { failure } from './failures.ts';
import { namesFor } from './names.ts';
import type { Kept, Stage } from './store.ts';
import type { Turns } from './turns.ts';

export interface RoomSetting {
  readonly id: string;
  readonly game: AnyGame;
  readonly chairs: Chairs;
  readonly table: Table<Types>;
  /** Saves the table after every change, before it is published; returns false on failure. */
  readonly save: (room: Room) => boolean;
  /** Called when nobody watches any longer, no bot thinks, and the table is saved. */
  readonly left: (room: Room) => void;
  /** The turns of the bots at all tables. */
  readonly turns: Turns;
  /** The milliseconds before a bot answers a move, at the usual speed. */
  readonly pace: number;
}

export class Room {
  readonly id: string;
  readonly game: AnyGame;
  chairs: Chairs;
  table: Table<Types>;
  /** True if the store has the current table. */
  isSaved = true;
  readonly #audience = new Audience();
  readonly #setting: RoomSetting;
  readonly #bots: Bots;
  #isThinking = false;

  constructor(setting: RoomSetting) {
    this.id = setting.id;
    this.game = setting.game;
    this.chairs = setting.chairs;
    this.table = setting.table;
    this.#setting = setting;
    this.#bots = new Bots(setting.game, setting.chairs);
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
    if (this.#audience.isEmpty && !this.#isThinking && this.isSaved) this.#setting.left(this);
  }

  /** Gives a free seat to somebody under this name, and returns the token. */
  sit(player: Player, name: string): string | Failure {
    const { table } = this;
    const chair = this.chairs[player];
    if (chair === undefined || !('freeFor' in chair)) return failure('SeatTaken', 'Somebody sits there already.');
    const names = namesFor(table.seats.map((seat, i) => (i === player ? name : seat.name)));
    if ('_tag' in names) return names;
    const token = randomUUID();
    this.chairs = this.chairs.with(player, { token });
    const seats = table.seats.with(player, { name: names[player]!, plays: 'person' });
    this.#change({ ...table, seats, version: table.version + 1 });
    return token;
  }

  /** Handles a player's request; returns the error of a refused one. */
  request(player: Player, document: unknown): Failure | null {
    const read = requestCodec(this.game).decode(document);
    if (read._tag === 'Left') return read.left;
    const before = this.table;
    const after = submit(this.game, before, player, read.right);
    if (after._tag === 'Left') return after.left;
    if (after.right === before) return null;
    this.#bots.follow(before, after.right);
    this.#change(after.right);
    void this.#goOn();
    return null;
  }

  #change(table: Table<Types>): void {
    this.table = table;
    this.isSaved = this.#setting.save(this);
    this.#audience.tell((watcher) => this.#toldTo(watcher));
  }

  /** Tries again to save the table; on success, notifies all watchers. */
  saveAgain(): void {
    if (!this.#setting.save(this)) return;
    this.isSaved = true;
    this.#audience.tell((watcher) => this.#toldTo(watcher));
    this.#leave();
  }

  /** Makes the message for a watcher. */
  #toldTo(watcher: Watcher): Publishing {
    const publication = publish(this.game, this.table, watcher.viewer, watcher.known);
    watcher.known = publication.known;
    const { id: table, game } = this;
    return {
      kind: 'told',
      table,
      game: game.id,
      viewer: watcher.viewer,
      chairs: this.chairs.map(chairOf),
      isSaved: this.isSaved,
      hasSecrets: hasSecrets(game, this.table, watcher.viewer),
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
    if (player === null || !this.#bots.has(player)) return false;
    await new Promise((done) => setTimeout(done, this.#setting.pace * this.#audience.pace()));
    if (this.#audience.isEmpty) return false;
    const move = await this.#setting.turns.take(this.#audience.claim(), () => this.#bots.move(player, state));
    if (this.table !== table) return true;
    const after = submit(game, table, player, { kind: 'move', known: knownOf(table), move });
    if (after._tag === 'Left') throw new Error(after.left.message);
    this.#bots.follow(table, after.right);
    this.#change(after.right);
    return true;
  }
}

/** Returns what the store keeps of a table. */
export const keptOf = ({ id, game, chairs, table, stage }: Room): Kept => ({
  id,
  game: game.id,
  chairs,
  saved: saveTable(game, table),
  stage,
});
