import type { Building, Deck, Phase, ShipyardCard, State, Stop, Turn } from '../../../src/games/antarctica/index.js';

type Listed<A> = Readonly<Record<number, A>>;

/** The features of a position, in words of the rules page; the others follow the conventions of that page. */
export interface Sketch {
  readonly players?: 2 | 3 | 4;
  readonly first?: number;
  readonly sun?: number;
  readonly calm?: number;
  /** By zone, the owners of the ships from the front. */
  readonly queues?: Listed<readonly number[]>;
  readonly buildings?: Listed<readonly Building[]>;
  /** By zone and player, the scientists. */
  readonly scientists?: Listed<readonly number[]>;
  /** By zone, the owners of the icebreakers. */
  readonly icebreakers?: Listed<readonly number[]>;
  /** By track and player, the spaces of the cubes. */
  readonly cubes?: Listed<readonly number[]>;
  readonly spent?: Listed<readonly number[]>;
  /** By player, the free ships; the rest is discarded. */
  readonly freeShips?: readonly number[];
  readonly freeCubes?: readonly number[];
  readonly reserve?: readonly number[];
  readonly personnel?: readonly number[];
  readonly hand?: Listed<Partial<Record<ShipyardCard, number>>>;
  /** The number of cards of each sort in the pile; the rest is gone. */
  readonly pile?: Partial<Record<ShipyardCard, number>>;
  readonly simple?: readonly boolean[];
  readonly expertise?: readonly number[];
  readonly expertisePile?: number;
  /**
   * By player, the ids of building cards, such as D01; a player who is not named has cards to match their scientists on
   * zones.
   */
  readonly taken?: Listed<readonly string[]>;
  /** The ids of top cards. */
  readonly tops?: Partial<Record<Deck, string>>;
  /** Decks that have these cards only; all others must be taken. */
  readonly only?: Partial<Record<Deck, readonly string[]>>;
  readonly stop?: Partial<Stop>;
  readonly turn?: Partial<Turn>;
  readonly effects?: State['effects'];
  readonly phase?: Phase;
}
