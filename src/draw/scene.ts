import type { Board, BoardLayout, Place } from '../board/board.js';
import type { Translate } from '../words/plain-english.js';
import type { Colours, Theme } from './colours.js';
import type { Element } from './element.js';
import type { TextStyle } from './shapes.js';

/** The options of a text drawing. */
export interface TextOptions<Components = unknown> {
  /** Translates all text of the drawing: `translate` of `createGameText`. Plain English by default. */
  readonly translate?: Translate;
  /** The owner's components, if the game comes from `withComponents`. */
  readonly components?: Components;
}

/** The options of a drawing. */
export interface DrawOptions<Move = unknown, Components = unknown> extends TextOptions<Components> {
  /** The moves whose places are marked. */
  readonly moves?: readonly Move[];
  /** The prefix of all ids, so that a document can hold several drawings; the game id and a hyphen by default. */
  readonly prefix?: string;
  /** The mode of the drawing, whatever the reader's device prefers. */
  readonly theme?: Theme;
  /** The shape of the board, tall by default. */
  readonly layout?: BoardLayout;
}

/** The appearance of a place in a position. */
export interface PlaceStyle {
  /** The name of its fill colour. */
  readonly fill?: string;
  /** Elements on the place, under the pieces. */
  readonly elements?: readonly Element[];
  /** The title to be used instead of the place's name. */
  readonly title?: string;
}

/** A part of the drawing that moves. */
export interface Piece {
  /** The kind, the same for all pieces that cannot be told apart. */
  readonly kind: string;
  /** The layer, the same for all pieces of a kind: pieces cover those of lower layers. 0 by default. */
  readonly layer?: number;
  readonly name: string;
  /** The id of the place where it is. */
  readonly at: string;
  /** The point of the board that is the origin of `look`. */
  readonly x: number;
  readonly y: number;
  readonly look: readonly Element[];
}

/** Words or numbers beside the places. */
export interface Label extends TextStyle {
  readonly id: string;
  readonly name: string;
  /** Elements around 0, 0 that are drawn at the left of the words, which then begin at `x`. */
  readonly symbol?: readonly Element[];
  readonly x: number;
  readonly y: number;
}

/** A position, ready to be painted. */
export interface Scene {
  /** The id of the game. */
  readonly game: string;
  /** The title of the drawing. */
  readonly name: string;
  readonly board: Board;
  readonly colours: Colours;
  /** The ids of the marked places. */
  readonly marked: ReadonlySet<string>;
  /** The ids of the marked places with a dashed outline; all of them by default. */
  readonly framed?: ReadonlySet<string>;
  /** Marks of moves, drawn over everything. */
  readonly marks?: readonly Element[];
  /** Returns the appearance of a place. */
  readonly placeStyle: (place: Place) => PlaceStyle;
  /** Returns the name of a place. */
  readonly nameOf: (place: Place) => string;
  /** The pieces; the order among those of a kind is kept. */
  readonly pieces: readonly Piece[];
  readonly labels: readonly Label[];
}
