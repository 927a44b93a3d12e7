import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { Sym, Tool } from '../components/index.js';
import type { Owner, Phase } from './phases.js';

export type * from './phases.js';
export { USES } from './phases.js';

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play; alone with two dummies, two with Siku. */
  readonly players: 1 | 2 | 3 | 4;
}

/** Siku's number among the owners. */
export const SIKU: Owner = 2;

/** The construction cards in front of an owner. */
export interface Held {
  readonly card: number;
  /** The column in which it lies. */
  readonly as: Sym;
  /** The tool of a card that lies with the artisans. */
  readonly tool: Tool | null;
  /** Whether a transformation has changed its type. */
  readonly changed: boolean;
}

/** The blocks that a human still has with two players. */
export interface Lot {
  /** Own blocks in the active lot. */
  readonly own: number;
  /** Blocks of Siku in the active lot. */
  readonly siku: number;
  /** Lots that are not opened. */
  readonly spare: number;
}

/** A card of the line that waits for a player. */
export interface Reservation {
  readonly player: Player;
  readonly slot: number;
}

/** Two turns in a row, and the turn that is skipped for them. */
export interface Abundance {
  readonly player: Player;
  readonly stage: 'first' | 'second' | 'skip';
}

/** Who knows how many cards on top of the deck. */
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

/** A game of Nunatak, as somebody sees it who may look at every pile. */
export interface State {
  /** The game's id. */
  readonly game: 'nunatak';
  /** The version of the game's rules. */
  readonly rules: string;
  /** A digest of the components' figures: 32 hex digits. */
  readonly components: string;
  /** How many play. */
  readonly players: 1 | 2 | 3 | 4;
  /** Where the game stands in the sequence of its seed. */
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
  /** By owner who has turns, how many normal ones are left to them. */
  readonly left: readonly number[];
  /** By player, their blocks with two players; else empty. */
  readonly lots: readonly Lot[];
  /** By player, their block aside with four players; else empty. */
  readonly aside: readonly number[];
  /** The completion card; -1 unless four play. */
  readonly completion: number;
  /** The extra turns still to come, best first. */
  readonly extra: readonly Player[];
  /** The turn under way, from 1; in the window already the one that follows. */
  readonly turn: number;
  /** Whose turn it is; in the window, whose turn it was. */
  readonly active: Owner;
  /** Alone, who has the token; else 0. */
  readonly first: Owner;
  /** Alone, the slots of the two cubes; else empty. */
  readonly cubes: readonly number[];
  readonly reservation: Reservation | null;
  readonly abundance: Abundance | null;
  /** Who knows the top of the deck; player -1 and count 0 if nobody does. */
  readonly peek: Peek;
  /** What everybody knows of the deck: where the card of the line lies that a divination has put there. */
  readonly known: Known | null;
  /** The decision that is asked for. */
  readonly phase: Phase;
}

/** A game of Nunatak, as a player or a spectator may know it. */
export interface View extends Omit<State, 'random' | 'stack' | 'deck' | 'favourDeck'> {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Hidden. */
  readonly random: Hidden;
  /** The tiles still to come: all hidden. */
  readonly stack: readonly (number | Hidden)[];
  /** The construction cards still to come: hidden but for those at which the viewer has looked. */
  readonly deck: readonly (number | Hidden)[];
  /** The favours still to come: all hidden. */
  readonly favourDeck: readonly (number | Hidden)[];
}
