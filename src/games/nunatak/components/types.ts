import type { Provenances } from '../../../core/game.js';
import type { FavourId, Quantity, Sym, Tool } from './words.js';

/** A construction card. */
export interface Card {
  /** The number on its back, 1 to 4. */
  readonly pile: number;
  /** One symbol, or the two of a double card. */
  readonly symbols: readonly Sym[];
  /** The tool of an artisan. */
  readonly tool: Tool | null;
  /** The multiplier symbols of a beast; 0 on other cards. */
  readonly beastSymbols: number;
  /** The two types for which an elder scores. */
  readonly pair: readonly [Sym, Sym] | null;
}

/** A tile. */
export interface Tile {
  /** The number on its back, 1 to 4. */
  readonly pile: number;
  /** One symbol, or the two of a double tile. */
  readonly symbols: readonly Sym[];
}

/** A favour card. */
export interface Favour {
  readonly id: FavourId;
  /** The French name. */
  readonly name: string;
  /** The fewest players with whom it is in play: 1, or 2 or 3 with an icon. */
  readonly icon: number;
}

/** What is in the box. */
export interface Components {
  /** Where the figures of each part come from. */
  readonly provenance: Provenances;
  readonly cards: readonly Card[];
  readonly tiles: readonly Tile[];
  readonly favours: readonly Favour[];
  /** The first and the second line of each completion card. */
  readonly completion: readonly (readonly [Quantity, Quantity])[];
  /** The points of sculptors, by their number. */
  readonly sculptors: readonly number[];
  /** The points of artisans with one tool, by their number. */
  readonly artisans: readonly number[];
  /** The number at each step of the engineering track; 0 where it is blank. */
  readonly track: readonly number[];
  /** The points of the most, the second most and a shared second place in a square. */
  readonly square: readonly [number, number, number];
  readonly dome: number;
  /** The points of the most labourers alone, of a tie for the most, and of each labourer of the others. */
  readonly labourers: readonly [number, number, number];
  /** The points of a set of the three tools. */
  readonly trio: number;
  /** The points of a set of the six types. */
  readonly set: number;
  readonly unusedFavour: number;
  /** The highest total of each rating but the last. */
  readonly ratings: readonly number[];
  /** How many cards, and how many tiles, are in each pile. */
  readonly piles: readonly number[];
  /** By player count, the blocks of each owner. */
  readonly blocks: Readonly<Record<1 | 2 | 3 | 4, readonly number[]>>;
  /** By player count, the normal turns of each owner who has turns; with two players those for Siku are among them. */
  readonly turns: Readonly<Record<1 | 2 | 3 | 4, readonly number[]>>;
  /** The lots of each of two players, and the blocks in a lot. */
  readonly lots: Readonly<Record<'count' | 'own' | 'siku', number>>;
  /** The slots of the cubes of the dummies at the start. */
  readonly cubes: readonly number[];
  /** How many favours lie open. */
  readonly favourLine: number;
  /** The numbers in the effects of favours. */
  readonly effects: Effects;
}

/** The numbers in the effects of favours. */
export interface Effects {
  /** The points for each floor. */
  readonly rise: number;
  /** The steps on the track. */
  readonly craft: number;
  /** The most points. */
  readonly base: number;
  /** The points, and those for each opponent ahead. */
  readonly solidarity: readonly [number, number];
  /** How many cards are in the line at least. */
  readonly foresight: number;
  /** The turns in a row. */
  readonly abundance: number;
  /** How many cards of the deck are seen at most. */
  readonly divination: number;
  /** The points more of whoever is first. */
  readonly rivalry: number;
  /** The multiplier symbols more. */
  readonly team: number;
  /** The labourers more. */
  readonly vigour: number;
}
