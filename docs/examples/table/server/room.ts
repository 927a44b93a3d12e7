/** A table with its people and bots. It does not depend on sockets or files. */
import { randomUUID } from 'node:crypto';
import type { AnyGame, Failure, Player, Types, Viewer } from 'sastrugi';
import { type Known, knownOf, publish, requestCodec, saveTable, stateOf, submit, type Table } from 'sastrugi/table';
import type { Told } from '../shared/messages.ts';
import { SPEEDS, type Speed } from '../shared/speeds.ts';
import { Bots } from './bots.ts';
import { type Chairs, chairOf, hasSecrets } from './chairs.ts';
import type { Kept } from './store.ts';

type Publishing = Extract<Told, { readonly kind: 'told' }>;

/** A page that watches a room. */
export interface Watcher {
  readonly viewer: Viewer;
  known: Known | undefined;
  readonly speed: Speed;
  send(told: Told): void;
}

export interface RoomSetting {
  readonly id: string;
  readonly game: AnyGame;
  readonly chairs: Chairs;
  readonly table: Table<Types>;
  /** Saves the table after every change, before it is published; returns false on failure. */
  readonly save: (room: Room) => boolean;
  /** Called when nobody watches any longer, no bot thinks, and the table is saved. */
  readonly left: (room: Room) => void;
  /** Lets a bot think when it is its turn to. */
  readonly think: <A>(ask: () => Promise<A>) => Promise<A>;
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
  readonly #watchers = new Set<Watcher>();
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

  get isOver(): boolean {
    return this.game.toAct(stateOf(this.game, this.table)) === null;
  }

  /** Returns the player with this token. */
  holderOf(token: string): Player | undefined {
    const player = this.chairs.findIndex((chair) => 'token' in chair && chair.token === token);
    return player === -1 ? undefined : player;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher.send(this.#toldTo(watcher));
    void this.#goOn();
    return () => {
      this.#watchers.delete(watcher);
      this.#leave();
    };
  }

  #leave(): void {
    if (this.#watchers.size === 0 && !this.#isThinking && this.isSaved) this.#setting.left(this);
  }

  /** Gives a free seat to somebody and returns the token; null if the seat is not free. */
  sit(player: Player, name: string): string | null {
    const chair = this.chairs[player];
    if (chair === undefined || 'bot' in chair || chair.token !== null) return null;
    const token = randomUUID();
    this.chairs = this.chairs.with(player, { token });
    const { table } = this;
    const seats = table.seats.with(player, { name, plays: 'person' });
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
    this.#tellAll();
  }

  /** Tries again to save the table; on success, notifies all watchers. */
  saveAgain(): void {
    if (!this.#setting.save(this)) return;
    this.isSaved = true;
    this.#tellAll();
    this.#leave();
  }

  /** Sends the news to all. Watchers who may see the same, and know the same, receive the same message. */
  #tellAll(): void {
    const same = new Map<string, Publishing>();
    for (const watcher of this.#watchers) {
      const { viewer, known } = watcher;
      const key = `${viewer} ${known?.line} ${known?.ply}`;
      const told = same.get(key) ?? this.#toldTo(watcher);
      same.set(key, told);
      watcher.known = told.publication.known;
      watcher.send(told);
    }
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

  /** Returns the milliseconds before a bot moves: the fastest player decides, without players the fastest spectator. */
  #pause(): number {
    const watchers = [...this.#watchers];
    const players = watchers.filter(({ viewer }) => viewer !== 'spectator');
    const speeds = (players.length > 0 ? players : watchers).map(({ speed }) => SPEEDS[speed]);
    return this.#setting.pace * Math.min(...speeds, SPEEDS.slow);
  }

  /** Lets bots play while somebody watches. */
  async #goOn(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      while (this.#watchers.size > 0 && (await this.#playBot()));
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
    await new Promise((done) => setTimeout(done, this.#pause()));
    const move = await this.#setting.think(() => this.#bots.move(player, state));
    if (this.table !== table) return true;
    const after = submit(game, table, player, { kind: 'move', known: knownOf(table), move });
    if (after._tag === 'Left') throw new Error(after.left.message);
    this.#bots.follow(table, after.right);
    this.#change(after.right);
    return true;
  }
}

/** Returns what the store keeps of a table. */
export const keptOf = ({ id, game, chairs, table, isOver }: Room): Kept => ({
  id,
  game: game.id,
  chairs,
  saved: saveTable(game, table),
  over: isOver,
});
