import type { Provenances } from '../../../core/contract/game.js';
import type {
  ByCard,
  ByFavour,
  ByOwner,
  ByPile,
  ByTile,
  CardSymbol,
  FavourId,
  Pile,
  Quantity,
  Slot,
  Tool,
} from './words.js';

/** A construction card. */
export interface Card {
  /** The number on its back. */
  readonly pile: Pile;
  /** One symbol, or the two of a double card. */
  readonly symbols: readonly CardSymbol[];
  /** The tool of an artisan. */
  readonly tool: Tool | null;
  /** The multiplier symbols of a beast; 0 on other cards. */
  readonly beastSymbols: number;
  /** The two types for which an elder scores. */
  readonly elderPair: readonly [CardSymbol, CardSymbol] | null;
}

/** A tile. */
export interface Tile {
  /** The number on its back. */
  readonly pile: Pile;
  /** One symbol, or the two of a double tile. */
  readonly symbols: readonly CardSymbol[];
}

/** A favour card. */
export interface Favour {
  readonly id: FavourId;
  /** The French name. */
  readonly name: string;
  /** The smallest number of players with which it is in play: 1, or 2 or 3 as its icon says. */
  readonly minPlayers: number;
}

/** The content of the box. */
export interface Components {
  /** The provenance of each part of the data. */
  readonly provenance: Provenances;
  readonly cards: ByCard<Card>;
  readonly tiles: ByTile<Tile>;
  readonly favours: ByFavour<Favour>;
  /** The first and the second line of each completion card. */
  readonly completionCards: readonly (readonly [Quantity, Quantity])[];
  /** The points of sculptors, by their number. */
  readonly sculptorPoints: readonly number[];
  /** The points of artisans with one tool, by their number. */
  readonly artisanPoints: readonly number[];
  /** The number at each step of the engineering track; 0 for a blank one. */
  readonly engineeringTrack: readonly number[];
  /** The points in a square of the most blocks, of the second most, and of a shared second place. */
  readonly squareShares: readonly [number, number, number];
  readonly domePoints: number;
  /** The points of the most labourers, of a tie for the most, and, for the others, of each labourer. */
  readonly labourerPoints: readonly [number, number, number];
  /** The points of a set of the three tools. */
  readonly threeToolsPoints: number;
  /** The points of a set of the six types. */
  readonly sixTypesPoints: number;
  readonly unusedFavourPoints: number;
  /** The highest total of each rating but the last. */
  readonly ratingLimits: readonly number[];
  /** The number of cards, and of tiles, in each pile. */
  readonly pileSizes: ByPile<number>;
  /** By player count, the number of blocks. */
  readonly blocks: Readonly<Record<1 | 2 | 3 | 4, ByOwner<number>>>;
  /**
   * By player count, the number of normal turns of the owners who have turns; with two players this includes those for
   * Siku.
   */
  readonly turns: Readonly<Record<1 | 2 | 3 | 4, ByOwner<number>>>;
  /** The number of lots of each of two players, and of the blocks in a lot. */
  readonly lots: Readonly<Record<'count' | 'own' | 'siku', number>>;
  /** The slots of the cubes of the dummies at the start. */
  readonly dummySlots: readonly Slot[];
  /** The number of open favours. */
  readonly favourLineSize: number;
  /** The numbers in the effects of favours. */
  readonly effects: Effects;
}

/** The numbers in the effects of favours. */
export interface Effects {
  /** The points for each floor. */
  readonly rise: number;
  /** The number of steps on the track. */
  readonly craft: number;
  /** The largest number of points. */
  readonly base: number;
  /** The points, and the points for each opponent ahead. */
  readonly solidarity: readonly [number, number];
  /** The smallest number of cards in the line. */
  readonly foresight: number;
  /** The number of turns in a row. */
  readonly abundance: number;
  /** The largest number of cards of the deck that are seen. */
  readonly divination: number;
  /** The extra points of the player who is first. */
  readonly rivalry: number;
  /** The extra multiplier symbols. */
  readonly team: number;
  /** The extra labourers. */
  readonly vigour: number;
}
