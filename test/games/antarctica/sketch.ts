import type { Building, Deck, Phase, ShipyardCard, State, Stop, Turn } from '../../../src/games/antarctica/index.js';

type Listed<A> = Readonly<Record<number, A>>;

/** The features of a position, in words of the rules page; the others follow the conventions of that page. */
export interface Sketch {
  readonly players?: 2 | 3 | 4;
  readonly startPlayer?: number;
  readonly sun?: number;
  readonly quietSunSteps?: number;
  /** By zone, the owners of the ships from the front. */
  readonly queues?: Listed<readonly number[]>;
  readonly buildings?: Listed<readonly Building[]>;
  /** By zone and player, the scientists. */
  readonly scientists?: Listed<readonly number[]>;
  /** By zone, the owners of the icebreakers. */
  readonly icebreakers?: Listed<readonly number[]>;
  /** By track and player, the spaces of the cubes. */
  readonly cubeSpaces?: Listed<readonly number[]>;
  readonly usedBlueSpaces?: Listed<readonly number[]>;
  /** By player, the free ships; the rest is discarded. */
  readonly freeShips?: readonly number[];
  readonly freeCubes?: readonly number[];
  readonly reserve?: readonly number[];
  readonly personnel?: readonly number[];
  readonly hands?: Listed<Partial<Record<ShipyardCard, number>>>;
  /** The number of each shipyard card in the pile; the rest is out of the game. */
  readonly shipyardPile?: Partial<Record<ShipyardCard, number>>;
  readonly hasSimpleCard?: readonly boolean[];
  readonly expertiseCards?: readonly number[];
  readonly expertisePile?: number;
  /**
   * By player, the ids of building cards, such as D01; a player who is not named has cards to match their scientists on
   * zones.
   */
  readonly buildingCards?: Listed<readonly string[]>;
  /** The ids of top cards. */
  readonly tops?: Partial<Record<Deck, string>>;
  /** Decks that have these cards only; all others must be taken. */
  readonly only?: Partial<Record<Deck, readonly string[]>>;
  readonly stop?: Partial<Stop>;
  readonly turn?: Partial<Turn>;
  readonly waitingEffects?: State['waitingEffects'];
  readonly phase?: Phase;
}
