import type { Board, Place } from '../core/board.js';
import type { Say } from '../core/plain.js';
import type { Colours, Theme } from './colours.js';
import type { Element } from './element.js';
import type { Setting } from './parts.js';

/** How a drawing of text is wanted. */
export interface TextOptions<Components = unknown> {
  /** Puts all that is written in the drawing into words: `say` of `wordsOf`. In plain English unless told. */
  readonly say?: Say;
  /** The owner's components, if the game was made by `withComponents`. */
  readonly components?: Components;
}

/** How a drawing is wanted. */
export interface DrawOptions<Move = unknown, Components = unknown> extends TextOptions<Components> {
  /** The moves whose places are marked. */
  readonly moves?: readonly Move[];
  /** Put before all ids, so that a document can hold several drawings; the id of the game and a hyphen unless told. */
  readonly prefix?: string;
  /** Drawn for day or night whatever the reader's device says. */
  readonly theme?: Theme;
}

/** How a place looks in a position. */
export interface Look {
  /** The name of the colour that fills it. */
  readonly fill?: string;
  /** What is drawn on it, under the pieces. */
  readonly inside?: readonly Element[];
  /** What its title says in the place of its name. */
  readonly name?: string;
}

/** Something that moves. */
export interface Piece {
  /** What it is, the same for all that cannot be told apart. */
  readonly kind: string;
  readonly name: string;
  /** The id of the place where it is. */
  readonly at: string;
  /** The point of the board that is 0, 0 of its look. */
  readonly x: number;
  readonly y: number;
  readonly look: readonly Element[];
}

/** Words or figures beside the places. */
export interface Label extends Setting {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A position, ready to be painted. */
export interface Scene {
  /** The id of the game. */
  readonly game: string;
  /** What it shows, in words. */
  readonly name: string;
  readonly board: Board;
  readonly colours: Colours;
  /** The ids of the places that are marked. */
  readonly marked: ReadonlySet<string>;
  /** How a place looks. */
  readonly look: (place: Place) => Look;
  /** What a place is called. */
  readonly nameOf: (place: Place) => string;
  readonly pieces: readonly Piece[];
  readonly labels: readonly Label[];
}
