import type { Player } from './game.js';
import { plainly } from './plain.js';
import { type Message, message, type Parameters } from './words.js';

/** A point in units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its upper left corner. */
export interface Rectangle {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A circle by its centre. */
export interface Circle {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** An area by its corners, with the point where what stands on it is centred. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly x: number;
  readonly y: number;
  readonly points: readonly Point[];
}

/** The outline of a place, in units; a telephone held upright is 360 units wide. */
export type Shape = Rectangle | Circle | Polygon;

/** Where something can stand, lie or be chosen. */
export interface Place<Kind extends string = string> {
  /** Names the place among all of its board. */
  readonly id: string;
  readonly kind: Kind;
  /** As players say it. */
  readonly name: string;
  /** The same as a message, which words say in any language. */
  readonly called: Message;
  /** Whose place it is; null for everybody's. */
  readonly owner: Player | null;
  /** False for what this number of players does not use. */
  readonly open: boolean;
  /** The ids of the places to which one can go from here, or which touch this one. */
  readonly neighbours: readonly string[];
  readonly shape: Shape;
}

/** What lies on the table, as data. */
export interface Board<Kind extends string = string, Cards = unknown> {
  /** In units. */
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place<Kind>[];
  /** What is printed on cards and tiles, by the numbers that states and moves use. */
  readonly cards: Cards;
}

/** A rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): Rectangle => ({
  kind: 'rectangle',
  x,
  y,
  width,
  height,
});

/** What a place is told: the parameters of the message of its kind, its outline, and what is not as usual. */
type Told = Pick<Place, 'shape'> &
  Partial<Pick<Place, 'owner' | 'open' | 'neighbours'>> & {
    /** Another message than that of the kind; its id alone where it is called by that. */
    readonly called?: Message | undefined;
    readonly about?: Parameters;
  };

/**
 * Makes the places of a game, whose names are the messages `place.KIND` of a table: places of everybody's, open and
 * without neighbours, unless told otherwise.
 */
export const placesCalled = (texts: Readonly<Record<string, string>>) => {
  const say = plainly(texts);
  return <Kind extends string>(kind: Kind, id: string, { about = {}, ...told }: Told): Place<Kind> => {
    const { called = message(`place.${kind}`, about), ...more } = told;
    return { owner: null, open: true, neighbours: [], ...more, id, kind, name: say(called), called };
  };
};

/** The message of what is called by its id in all languages. */
export const calledAs = (id: string): Message => ({ key: `place.${id}`, otherwise: id });
