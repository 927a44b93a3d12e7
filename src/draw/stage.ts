import type { Board, BoardLayout, Place, Rectangle } from '../board/board.js';
import type { BaseMove, BaseState, BaseView } from '../core/contract/game.js';
import { message, type Parameters } from '../words/message.js';
import { inPlainEnglish, type Say } from '../words/plain-english.js';
import type { Colours } from './colours.js';
import type { Drawing } from './drawing.js';
import { type Element, write as written } from './element.js';
import { paint } from './paint.js';
import type { DrawOptions, Label, Look, Piece } from './scene.js';

/** The inputs of drawing a position. */
export interface Stage<Position, Components, Cards = unknown, Key extends string = string> {
  readonly position: Position;
  readonly components: Components;
  readonly board: Board<string, Cards>;
  readonly layout: BoardLayout;
  /** Returns the outline of a place as a rectangle; of other shapes, use only the position. */
  at(id: string): Rectangle;
  /** Returns a text of the drawing in the chosen language. */
  write(key: Key, parameters?: Parameters): string;
  /** Translates any name into that language. */
  readonly say: Say;
}

/** The drawing of a game: the look of its places, the pieces on them, and the labels beside them. */
export interface DrawingStyle<
  Position extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
> {
  /** The id of the game. */
  readonly game: string;
  readonly colours: Colours;
  /** All texts of drawings, in plain English. */
  readonly texts: Readonly<Record<Key, string>>;
  /** The printed components. */
  readonly printed: Components;
  /** Returns the table as data. */
  board(position: Position, components: Components, layout: BoardLayout): Board<string, Cards>;
  /** Returns the ids of the places that a move touches. */
  placesOf(move: Move, position: Position, components: Components): readonly string[];
  /** Returns the title of a position. */
  name(stage: Stage<Position, Components, Cards, Key>): string;
  /** Returns the look of places. */
  look(stage: Stage<Position, Components, Cards, Key>): (place: Place) => Look;
  /** Lists the movable pieces. */
  pieces(stage: Stage<Position, Components, Cards, Key>): readonly Piece[];
  /** Lists the labels beside the places. */
  labels(stage: Stage<Position, Components, Cards, Key>): readonly Label[];
  /** Draws the marks of a move, instead of outlines of its places; null for these outlines. */
  markOf?(move: Move, stage: Stage<Position, Components, Cards, Key>): Mark | null;
}

/** The mark of a move; moves with the same key share it. */
export interface Mark {
  readonly key: string;
  readonly look: Element;
}

/** Prepares the inputs of drawing a position. */
export const stageOf = <Position extends BaseState | BaseView, Components, Cards, Key extends string>(
  manner: {
    readonly texts: Readonly<Record<Key, string>>;
    readonly printed: Components;
    board(position: NoInfer<Position>, components: NoInfer<Components>, layout: BoardLayout): Board<string, Cards>;
  },
  position: Position,
  options: Pick<DrawOptions<never, NoInfer<Components>>, 'components' | 'layout' | 'say'>,
): Stage<Position, Components, Cards, Key> => {
  const { components = manner.printed, layout = 'tall', say = inPlainEnglish(manner.texts) } = options;
  const board = manner.board(position, components, layout);
  const shapes = new Map(board.places.map(({ id, shape }) => [id, shape]));
  const at = (id: string) => shapes.get(id) as Rectangle;
  const write = (key: Key, parameters?: Parameters) => say(message(key, parameters));
  return { position, components, board, layout, at, write, say };
};

/** Makes the drawing functions of a game. */
export const drawers = <
  Position extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
>(
  manner: DrawingStyle<Position, Move, Components, Cards, Key>,
): Pick<Drawing<Position, Move, Components>, 'draw' | 'picture'> => {
  const picture = (position: Position, options: DrawOptions<Move, Components> = {}) => {
    const stage = stageOf(manner, position, options);
    const { components, board, say } = stage;
    const { moves = [] } = options;
    const placesOf = (move: Move) => manner.placesOf(move, position, components);
    const marks = moves.map((move) => manner.markOf?.(move, stage) ?? null);
    const scene = {
      game: manner.game,
      name: manner.name(stage),
      board,
      colours: manner.colours,
      marked: new Set(moves.flatMap(placesOf)),
      framed: new Set(moves.filter((_, i) => marks[i] === null).flatMap(placesOf)),
      marks: [...new Map(marks.flatMap((mark) => (mark === null ? [] : [[mark.key, mark.look] as const]))).values()],
      look: manner.look(stage),
      nameOf: ({ called }: Place) => say(called),
      pieces: manner.pieces(stage),
      labels: manner.labels(stage),
    };
    return paint(scene, options);
  };
  return { picture, draw: (position, options) => written(picture(position, options)) };
};
