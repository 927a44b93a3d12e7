import type { Board, BoardLayout, Place, Rectangle } from '../board/board.js';
import type { BaseMove, BaseState, BaseView } from '../core/contract/game.js';
import type { ComponentValues } from '../core/types/clauses.js';
import { message, type Parameters } from '../words/message.js';
import { createPlainEnglish, type Translate } from '../words/plain-english.js';
import type { Colours } from './colours.js';
import type { Drawing } from './drawing.js';
import { type Element, serialize as written } from './element.js';
import { paint } from './paint.js';
import type { DrawOptions, Label, Piece, PlaceStyle } from './scene.js';

/** The inputs of drawing a position. */
export interface BaseDrawContext<State, Components, Cards = unknown, Key extends string = string> {
  readonly state: State;
  readonly components: Components;
  readonly board: Board<string, Cards>;
  readonly layout: BoardLayout;
  /** Returns the outline of a place as a rectangle; of other shapes, use only the position. */
  rectangleAt(id: string): Rectangle;
  /** Returns a text of the drawing in the chosen language. */
  formatText(key: Key, parameters?: Parameters): string;
  /** Translates any name into that language. */
  readonly translate: Translate;
}

/** The drawing of a game: the look of its places, the pieces on them, and the labels beside them. */
export interface DrawingStyle<
  State extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
> extends Pick<Drawing<State, Move, Components>, 'placesOf'> {
  /** The id of the game. */
  readonly game: string;
  readonly colours: Colours;
  /** All texts of drawings, in plain English. */
  readonly texts: Readonly<Record<Key, string>>;
  /** The printed components. */
  readonly printed: Components;
  /** Returns the values of the components that texts name. */
  values?(components: Components): ComponentValues;
  /** Returns the table as data, tall by default. */
  board(state: Pick<State, 'players'>, components?: Components, layout?: BoardLayout): Board<string, Cards>;
  /** Returns the title of a position. */
  title(context: BaseDrawContext<State, Components, Cards, Key>): string;
  /** Returns the look of places. */
  placeStyle(context: BaseDrawContext<State, Components, Cards, Key>): (place: Place) => PlaceStyle;
  /** Lists the movable pieces. */
  pieces(context: BaseDrawContext<State, Components, Cards, Key>): readonly Piece[];
  /** Lists the labels beside the places. */
  labels(context: BaseDrawContext<State, Components, Cards, Key>): readonly Label[];
  /** Draws the marks of a move, instead of outlines of its places; null for these outlines. */
  mark?(move: Move, context: BaseDrawContext<State, Components, Cards, Key>): Mark | null;
}

/** The mark of a move; moves with the same key share it. */
export interface Mark {
  readonly key: string;
  readonly look: Element;
}

/** Prepares the inputs of drawing a position. */
export const createDrawContext = <State extends BaseState | BaseView, Components, Cards, Key extends string>(
  style: {
    readonly texts: Readonly<Record<Key, string>>;
    readonly printed: Components;
    values?(components: NoInfer<Components>): ComponentValues;
    board(state: NoInfer<State>, components: NoInfer<Components>, layout: BoardLayout): Board<string, Cards>;
  },
  state: State,
  options: Pick<DrawOptions<never, NoInfer<Components>>, 'components' | 'layout' | 'translate'>,
): BaseDrawContext<State, Components, Cards, Key> => {
  const { components = style.printed, layout = 'tall' } = options;
  const { translate = createPlainEnglish(style.texts, style.values?.(components)) } = options;
  const board = style.board(state, components, layout);
  const shapes = new Map(board.places.map(({ id, shape }) => [id, shape]));
  const rectangleAt = (id: string) => shapes.get(id) as Rectangle;
  const formatText = (key: Key, parameters?: Parameters) => translate(message(key, parameters));
  return { state, components, board, layout, rectangleAt, formatText, translate };
};

/** Makes the functions that draw a game as SVG: a bundle of them has no drawing as text. */
export const createDrawFunctions = <
  State extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
>(
  style: DrawingStyle<State, Move, Components, Cards, Key>,
): Pick<Drawing<State, Move, Components>, 'draw' | 'picture'> => {
  const picture = (state: State, options: DrawOptions<Move, Components> = {}) => {
    const context = createDrawContext(style, state, options);
    const { components, board, translate } = context;
    const { moves = [] } = options;
    const placesOf = (move: Move) => style.placesOf(move, state, components);
    const marks = moves.map((move) => style.mark?.(move, context) ?? null);
    const scene = {
      game: style.game,
      name: style.title(context),
      board,
      colours: style.colours,
      marked: new Set(moves.flatMap(placesOf)),
      framed: new Set(moves.filter((_, i) => marks[i] === null).flatMap(placesOf)),
      marks: [...new Map(marks.flatMap((mark) => (mark === null ? [] : [[mark.key, mark.look] as const]))).values()],
      placeStyle: style.placeStyle(context),
      nameOf: ({ nameMessage }: Place) => translate(nameMessage),
      pieces: style.pieces(context),
      labels: style.labels(context),
    };
    return paint(scene, options);
  };
  return { draw: (state, options) => written(picture(state, options)), picture };
};

/** Makes the drawing of a game, for code that serves any game. */
export const createDrawing = <
  State extends BaseState | BaseView,
  Move extends BaseMove,
  Components,
  Cards,
  Key extends string,
>(
  style: DrawingStyle<State, Move, Components, Cards, Key> &
    Pick<Drawing<State, Move, Components>, 'placeless' | 'drawText'>,
): Drawing<State, Move, Components> => {
  const { board, placeless, placesOf, drawText } = style;
  return Object.freeze({ board, placeless, placesOf, drawText, ...createDrawFunctions(style) });
};
