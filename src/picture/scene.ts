import type { Board, Place } from '../core/board.js';
import type { Colours, Theme } from './colours.js';
import type { Element } from './element.js';
import type { Setting } from './parts.js';

/** What there is to know of a thing, for who says it in other words. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Something in a drawing that has a name. */
export interface Thing {
  readonly of: 'board' | 'place' | 'piece' | 'label';
  /** What it is: the kind of a place or piece, the id of a label. */
  readonly kind: string;
  /** The id of a place, of others the same as the kind. */
  readonly id: string;
  /** In plain English. */
  readonly name: string;
  readonly facts: Facts;
}

/** How a drawing is wanted. */
export interface DrawOptions<Move = unknown, Components = unknown> {
  /** The moves whose places are marked. */
  readonly moves?: readonly Move[];
  /** What things are called, in titles and in print; by their English names unless told. */
  readonly title?: (thing: Thing) => string;
  /** Put before all ids, so that a document can hold several drawings; the id of the game and a hyphen unless told. */
  readonly prefix?: string;
  /** Drawn for day or night whatever the reader's device says. */
  readonly theme?: Theme;
  /** The owner's components, if the game was made by `withComponents`. */
  readonly components?: Components;
}

/** How a place looks in a position. */
export interface Look {
  /** The name of the colour that fills it. */
  readonly fill?: string;
  /** What is drawn on it, under the pieces. */
  readonly inside?: readonly Element[];
  /** What its title says in the place of its name. */
  readonly name?: string;
  readonly facts?: Facts;
}

/** Something that moves. */
export interface Piece {
  /** What it is, the same for all that cannot be told apart. */
  readonly kind: string;
  readonly name: string;
  readonly facts?: Facts;
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
  readonly facts?: Facts;
  readonly x: number;
  readonly y: number;
}

/** A position, ready to be painted. */
export interface Scene {
  /** The id of the game. */
  readonly game: string;
  readonly name: string;
  readonly board: Board;
  readonly colours: Colours;
  /** The ids of the places that are marked. */
  readonly marked: ReadonlySet<string>;
  /** How a place looks. */
  readonly look: (place: Place) => Look;
  readonly pieces: readonly Piece[];
  readonly labels: readonly Label[];
}
