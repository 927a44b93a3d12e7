import type { BoardLayout } from '../../board/board.js';
import type { ExplainPlace } from '../../board/why-not.js';
import type { Game, Types, Viewer } from '../../core/contract/game.js';
import type { Drawing } from '../../draw/drawing.js';
import { type AnyWords, wordsOf } from '../../words/index.js';
import type { Say } from '../../words/plain-english.js';
import { type Counts, type TrialPlan, type TrialSuite, trialSuiteOf } from '../suite.js';

/** A direction on the table. */
export type Towards = 'up' | 'down' | 'left' | 'right';

/** The relations of places that the rules state, by ids of places. */
export interface Relations {
  /** The neighbours of places: the board names the same, and they are nearer than other places of their kind. */
  readonly neighbours?: Readonly<Record<string, readonly string[]>>;
  /** Pairs of places of which the second lies straight in a direction of the first. */
  readonly steps?: readonly (readonly [from: string, to: string, towards: Towards])[];
  /** Circles of places, in counter-clockwise order. */
  readonly circles?: readonly (readonly string[])[];
  /** Groups of places: each lies farther from the middle of the first group than the groups before it. */
  readonly outwards?: readonly (readonly string[])[];
}

/** The description of a drawn game that `seenPromises` need. */
export interface SeenPlan<G extends Types> extends TrialPlan<G> {
  /** The drawn pieces that are counted: patterns of their kinds, under names of the author's choice. */
  readonly kinds: Readonly<Record<string, RegExp>>;
  /** Counts the pieces that a position shows, under the same names. */
  shown(position: G['State'] | G['View']): Counts;
  /** Lists the relations of places for a number of players. */
  relations?(players: number): Relations;
  /**
   * The least size of a text in CSS pixels, where a tall drawing is 360 wide, a wide one 1280; without it, any size is
   * allowed.
   */
  readonly least?: number;
}

/** The parts of a game that are seen. */
export interface Seen<G extends Types> {
  /** The exports of `sastrugi/GAME/board`. */
  readonly board: Pick<SeenDrawing<G>, 'board' | 'placeless' | 'placesOf'> & { readonly whyNot?: ExplainPlace<G> };
  /** The exports of `sastrugi/GAME/draw`. */
  readonly draw: Pick<SeenDrawing<G>, 'draw' | 'picture' | 'drawText'>;
  /** The words of the game in every language. */
  readonly words: readonly AnyWords[];
  readonly plan: SeenPlan<G>;
}

type SeenDrawing<G extends Types> = Drawing<G['State'] | G['View'], G['Move'], G['Components']>;

/** The layouts, each with the CSS pixels of the width at which it is shown. */
export const LAYOUTS: readonly (readonly [BoardLayout, number])[] = [
  ['tall', 360],
  ['wide', 1280],
];

/** A language in which drawings are written. */
export interface SeenLanguage {
  readonly locale: string;
  readonly say: Say;
}

/** A drawn game and its plan, with defaults filled in. */
export interface SeenSuite<G extends Types> extends TrialSuite<G>, Omit<Seen<G>, 'words'> {
  /** The languages, with default names of players and with long ones. */
  readonly languages: readonly SeenLanguage[];
}

/** Names longer than most. */
const LONG_NAMES = ['Maximilian von Hohenburg', 'Anne-Sophie Montgolfier', 'Wolfgang Amadeus', 'Ann Longfellow'];

export const seenSuiteOf = <G extends Types>(game: Game<G>, { words, ...seen }: Seen<G>): SeenSuite<G> => ({
  ...trialSuiteOf(game, seen.plan),
  ...seen,
  languages: [[], LONG_NAMES].flatMap((names) =>
    words.map((each) => ({ locale: each.locale, say: wordsOf(each, game, names).say })),
  ),
});

/** Names the viewer of a frame, for messages. */
export const seenBy = (viewer: Viewer | null): string =>
  viewer === null ? 'the whole state' : viewer === 'spectator' ? 'a spectator' : `player ${viewer}`;
