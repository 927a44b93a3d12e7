import type { BoardLayout } from '../../board/board.js';
import type { ExplainPlace } from '../../board/why-not.js';
import type { Game, Types, Viewer } from '../../core/contract/game.js';
import type { Drawing } from '../../draw/drawing.js';
import { type AnyTranslation, createGameText } from '../../words/index.js';
import type { Translate } from '../../words/plain-english.js';
import { type Counts, createTrialSuite, type TrialPlan, type TrialSuite } from '../suite.js';

/** A direction on the table. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The relations of places that the rules state, by ids of places. */
export interface Relations {
  /** The neighbours of places: the board names the same, and they are nearer than other places of their kind. */
  readonly neighbours?: Readonly<Record<string, readonly string[]>>;
  /** Pairs of places of which the second lies straight in a direction of the first. */
  readonly steps?: readonly (readonly [from: string, to: string, towards: Direction])[];
  /** Circles of places, in counter-clockwise order. */
  readonly circles?: readonly (readonly string[])[];
  /** Groups of places: each lies farther from the middle of the first group than the groups before it. */
  readonly outwards?: readonly (readonly string[])[];
}

/** The description of a drawn game that `seenPromises` need. */
export interface DrawingPlan<G extends Types> extends TrialPlan<G> {
  /** The drawn pieces that are counted: patterns of their kinds, under names of the author's choice. */
  readonly piecePatterns: Readonly<Record<string, RegExp>>;
  /** Counts the pieces that a position shows, under the same names. */
  countShown(state: G['State'] | G['View']): Counts;
  /** Lists the relations of places for a number of players. */
  relations?(players: number): Relations;
  /**
   * The least size of a text in CSS pixels, where a tall drawing is 360 wide, a wide one 1280; without it, any size is
   * allowed.
   */
  readonly minTextPixels?: number;
}

/** The parts of a game that are seen. */
export interface DrawnGame<G extends Types> {
  /** The exports of `sastrugi/GAME/board`. */
  readonly board: Pick<GameDrawing<G>, 'board' | 'placeless' | 'placesOf'> & { readonly whyNot?: ExplainPlace<G> };
  /** The exports of `sastrugi/GAME/draw`. */
  readonly draw: Pick<GameDrawing<G>, 'draw' | 'picture' | 'drawText'>;
  /** The words of the game in every language. */
  readonly words: readonly AnyTranslation[];
  readonly plan: DrawingPlan<G>;
}

type GameDrawing<G extends Types> = Drawing<G['State'] | G['View'], G['Move'], G['Components']>;

/** The layouts, each with the CSS pixels of the width at which it is shown. */
export const LAYOUTS: readonly (readonly [BoardLayout, number])[] = [
  ['tall', 360],
  ['wide', 1280],
];

/** A language in which drawings are written. */
export interface DrawingLanguage {
  readonly locale: string;
  readonly translate: Translate;
}

/** A drawn game and its plan, with defaults filled in. */
export interface DrawingSuite<G extends Types> extends TrialSuite<G>, Omit<DrawnGame<G>, 'words'> {
  /** The languages, with default names of players and with long ones. */
  readonly languages: readonly DrawingLanguage[];
}

/** Names longer than most. */
const LONG_NAMES = ['Maximilian von Hohenburg', 'Anne-Sophie Montgolfier', 'Wolfgang Amadeus', 'Ann Longfellow'];

export const createDrawingSuite = <G extends Types>(
  game: Game<G>,
  { words, ...drawn }: DrawnGame<G>,
): DrawingSuite<G> => ({
  ...createTrialSuite(game, drawn.plan),
  ...drawn,
  languages: [[], LONG_NAMES].flatMap((names) =>
    words.map((each) => ({ locale: each.locale, translate: createGameText(each, game, names).translate })),
  ),
});

/** Names the viewer of a frame, for messages. */
export const describeViewer = (viewer: Viewer | null): string =>
  viewer === null ? 'the whole state' : viewer === 'spectator' ? 'a spectator' : `player ${viewer}`;
