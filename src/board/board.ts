import type { Player } from '../core/types/base-types.js';
import { type Message, message, type Parameters } from '../words/message.js';
import { createPlainEnglish } from '../words/plain-english.js';

/** A point in units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A rectangle, given by its upper left corner. */
export interface Rectangle {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A circle, given by its centre. */
export interface Circle {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** An area, given by its corners; `x` and `y` are the point on which its content is centred. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly x: number;
  readonly y: number;
  readonly points: readonly Point[];
}

/** The outline of a place, in units: see `BoardLayout`. */
export type Outline = Rectangle | Circle | Polygon;

/** A place where something can be put or chosen. */
export interface Place<Kind extends string = string> {
  /** The id, unique on the board. */
  readonly id: string;
  readonly kind: Kind;
  /** The English name. */
  readonly name: string;
  /** The name as a message, for any language. */
  readonly nameMessage: Message;
  /** The player to whom the place belongs; null if it belongs to all. */
  readonly owner: Player | null;
  /** False if games with this number of players do not use the place. */
  readonly isInUse: boolean;
  /** The ids of the places that can be reached from here, or that touch this one. */
  readonly neighbours: readonly string[];
  readonly shape: Outline;
}

/**
 * The shape of a board: a column of 360 units for a phone held upright, or about 16 by 9 for a screen. One unit of a
 * tall board is meant to be 1 CSS pixel or more; a wide board is meant to be shown 1280 CSS pixels wide or more.
 */
export type BoardLayout = 'tall' | 'wide';

/** The table as data. */
export interface Board<Kind extends string = string, Cards = unknown> {
  /** The width, in units. */
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place<Kind>[];
  /** The printed values of cards and tiles, by the numbers that states and moves use. */
  readonly cards: Cards;
}

/** Builds a rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): Rectangle => ({
  kind: 'rectangle',
  x,
  y,
  width,
  height,
});

/** The arguments of a place: the parameters of its message, its outline, and what differs from the default. */
export type PlaceDetails = Pick<Place, 'shape'> &
  Partial<Pick<Place, 'owner' | 'isInUse' | 'neighbours'>> & {
    /** A message to use instead of `place.KIND`. */
    readonly nameMessage?: Message | undefined;
    readonly parameters?: Parameters;
  };

/**
 * Returns a function that builds the places of a game, named by the messages `place.KIND` of a table. Places belong to
 * all, are open and have no neighbours by default.
 */
export const createPlaceBuilder = (texts: Readonly<Record<string, string>>) => {
  const translate = createPlainEnglish(texts);
  return <Kind extends string>(kind: Kind, id: string, { parameters = {}, ...details }: PlaceDetails): Place<Kind> => {
    const { nameMessage = message(`place.${kind}`, parameters), ...more } = details;
    return { owner: null, isInUse: true, neighbours: [], ...more, id, kind, name: translate(nameMessage), nameMessage };
  };
};

/** Returns the message of a place whose name is its id in all languages. */
export const untranslatedName = (id: string): Message => ({ key: `place.${id}`, fallback: id });
