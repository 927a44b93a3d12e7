import type { Board, Place, Rectangle } from '../core/board.js';
import type { BaseMove, BaseState, BaseView } from '../core/game.js';
import { plainly, type Say } from '../core/plain.js';
import { message, type Parameters } from '../core/words.js';
import type { Colours } from './colours.js';
import type { Drawing } from './drawing.js';
import { write as written } from './element.js';
import { paint } from './paint.js';
import type { DrawOptions, Label, Look, Piece, TextOptions } from './scene.js';

/** What a position is drawn of. */
export interface Stage<Position, Components, Cards = unknown, Key extends string = string> {
  readonly position: Position;
  readonly components: Components;
  readonly board: Board<string, Cards>;
  /** The outline of a place that is a rectangle; of others, where they are. */
  at(id: string): Rectangle;
  /** A text of the drawing, in the language that is wanted. */
  write(key: Key, parameters?: Parameters): string;
  /** Whatever has a name, in that language. */
  readonly say: Say;
}

/** How a game is drawn: what its places look like, what lies on them, and what is written beside them. */
export interface Manner<
  Position extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
> {
  /** The id of the game. */
  readonly game: string;
  readonly colours: Colours;
  /** All that is written in drawings, in plain English. */
  readonly texts: Readonly<Record<Key, string>>;
  /** The printed components. */
  readonly printed: Components;
  /** The table as data. */
  board(position: Position, components: Components): Board<string, Cards>;
  /** The ids of the places that a move touches. */
  placesOf(move: Move, position: Position, components: Components): readonly string[];
  /** What a position is called. */
  name(stage: Stage<Position, Components, Cards, Key>): string;
  /** How places look. */
  look(stage: Stage<Position, Components, Cards, Key>): (place: Place) => Look;
  /** What moves. */
  pieces(stage: Stage<Position, Components, Cards, Key>): readonly Piece[];
  /** What is written beside the places. */
  labels(stage: Stage<Position, Components, Cards, Key>): readonly Label[];
}

/** What a position of a game is drawn of, as it is wanted. */
export const stageOf = <Position extends BaseState | BaseView, Components, Cards, Key extends string>(
  manner: {
    readonly texts: Readonly<Record<Key, string>>;
    readonly printed: Components;
    board(position: NoInfer<Position>, components: NoInfer<Components>): Board<string, Cards>;
  },
  position: Position,
  options: TextOptions<NoInfer<Components>>,
): Stage<Position, Components, Cards, Key> => {
  const { components = manner.printed, say = plainly(manner.texts) } = options;
  const board = manner.board(position, components);
  const shapes = new Map(board.places.map(({ id, shape }) => [id, shape]));
  const at = (id: string) => shapes.get(id) as Rectangle;
  const write = (key: Key, parameters?: Parameters) => say(message(key, parameters));
  return { position, components, board, at, write, say };
};

/** The functions that draw a game in its manner. */
export const drawers = <
  Position extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
>(
  manner: Manner<Position, Move, Components, Cards, Key>,
): Pick<Drawing<Position, Move, Components>, 'draw' | 'picture'> => {
  const picture = (position: Position, options: DrawOptions<Move, Components> = {}) => {
    const stage = stageOf(manner, position, options);
    const { components, board, say } = stage;
    const { moves = [] } = options;
    const scene = {
      game: manner.game,
      name: manner.name(stage),
      board,
      colours: manner.colours,
      marked: new Set(moves.flatMap((move) => manner.placesOf(move, position, components))),
      look: manner.look(stage),
      nameOf: ({ called }: Place) => say(called),
      pieces: manner.pieces(stage),
      labels: manner.labels(stage),
    };
    return paint(scene, options);
  };
  return { picture, draw: (position, options) => written(picture(position, options)) };
};
