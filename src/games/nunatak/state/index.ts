import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { Sym, Tool } from '../components/index.js';
import type { Owner, Phase } from './phases.js';

export type * from './phases.js';
export { USES } from './phases.js';

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players; one plays with two dummies, two with Siku. */
  readonly players: 1 | 2 | 3 | 4;
}

/** Siku's number among the owners. */
export const SIKU: Owner = 2;

/** A construction card in front of an owner. */
export interface Held {
  readonly card: number;
  /** The column in which it lies. */
  readonly as: Sym;
  /** The tool of a card that lies with the artisans. */
  readonly tool: Tool | null;
  /** True if a transformation has changed its type. */
  readonly changed: boolean;
}

/** The blocks that a human still has with two players. */
export interface Lot {
  /** The player's own blocks in the active lot. */
  readonly own: number;
  /** The blocks of Siku in the active lot. */
  readonly siku: number;
  /** The lots that are not opened. */
  readonly spare: number;
}

/** A card of the line that is reserved for a player. */
export interface Reservation {
  readonly player: Player;
  readonly slot: number;
}

/** Two turns in a row, and the turn that is skipped for them. */
export interface Abundance {
  readonly player: Player;
  readonly stage: 'first' | 'second' | 'skip';
}

/** A player's knowledge of the top cards of the deck. */
export interface Peek {
  readonly player: Player;
  readonly count: number;
}

/** A card that a divination has put into the deck, and the places among which it lies there: 0 is the top. */
export interface Known {
  readonly card: number;
  readonly first: number;
  readonly last: number;
}

/** A game of Nunatak with all hidden information. */
export interface State {
  /** The game's id. */
  readonly game: 'nunatak';
  /** The version of the game's rules. */
  readonly rules: string;
  /** A digest of the component data: 32 hex digits. */
  readonly components: string;
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  /** The state of the random generator. */
  readonly random: RandomState;
  /** By cell, the tile in it; -1 for none. */
  readonly tiles: readonly number[];
  /** By cell, the owner of the block in it; -1 for none. */
  readonly blocks: readonly Owner[];
  /** The tiles still to come, next tile first. */
  readonly stack: readonly number[];
  /** The construction cards still to come, next card first. */
  readonly deck: readonly number[];
  /** The pile number of each card of the deck. */
  readonly backs: readonly number[];
  /** By slot, the card in it; -1 for none. */
  readonly line: readonly number[];
  /** By owner, the cards in front of them, as they were filed; of Siku and the dummies labourers only. */
  readonly areas: readonly (readonly Held[])[];
  /** The other cards of Siku and the dummies, in order. */
  readonly discard: readonly number[];
  /** The favours still to come, next favour first. */
  readonly favourDeck: readonly number[];
  /** The favours that can be picked, nearest to the deck first. */
  readonly favourLine: readonly number[];
  /** By player, the unused favours. */
  readonly favours: readonly (readonly number[])[];
  /** By player, the used favours. */
  readonly spent: readonly (readonly number[])[];
  /** The favours out of the game. */
  readonly gone: readonly number[];
  /** The favour picked in the turn under way; -1 for none. */
  readonly fresh: number;
  /** By player, the step on the engineering track. */
  readonly track: readonly number[];
  /** By player, the points of support. */
  readonly support: readonly number[];
  /** By player, the points of squares. */
  readonly squares: readonly number[];
  /** By player, the points of favours. */
  readonly favourPoints: readonly number[];
  /** By owner with turns, the number of normal turns left. */
  readonly left: readonly number[];
  /** By player, the blocks left with two players; else empty. */
  readonly lots: readonly Lot[];
  /** By player, their block aside with four players; else empty. */
  readonly aside: readonly number[];
  /** The completion card; -1 unless there are four players. */
  readonly completion: number;
  /** The extra turns still to come, best first. */
  readonly extra: readonly Player[];
  /** The number of the turn, from 1; in the window already that of the next turn. */
  readonly turn: number;
  /** The owner whose turn it is; in the window, the owner of the turn before it. */
  readonly active: Owner;
  /** In a solo game, the owner with the token; else 0. */
  readonly first: Owner;
  /** In a solo game, the slots of the two cubes; else empty. */
  readonly cubes: readonly number[];
  readonly reservation: Reservation | null;
  readonly abundance: Abundance | null;
  /** The player who knows the top of the deck, and how many cards of it; -1 and 0 if there is none. */
  readonly peek: Peek;
  /**
   * The public knowledge of the deck: the places of the card that a divination has put there; null if there is none.
   */
  readonly known: Known | null;
  /** The pending decision. */
  readonly phase: Phase;
}

/** A game of Nunatak as a player or a spectator sees it. */
export interface View extends Omit<State, 'random' | 'stack' | 'deck' | 'favourDeck'> {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The state of the random generator: hidden. */
  readonly random: Hidden;
  /** The tiles still to come: all hidden. */
  readonly stack: readonly (number | Hidden)[];
  /** The construction cards still to come: hidden except those that the viewer has seen. */
  readonly deck: readonly (number | Hidden)[];
  /** The favours still to come: all hidden. */
  readonly favourDeck: readonly (number | Hidden)[];
}
