import type { BoardLayout } from '../board/board.js';
import type { BaseEvent, BaseMove, Frame, Viewer } from '../core/contract/game.js';
import type { Theme } from '../draw/colours.js';
import type { BoardPack } from './shown-game.js';

/** The properties of a board. Viewer, language, theme, layout and pace are attributes, too. */
export interface BoardProperties {
  /** The game with its drawing and words. */
  game: BoardPack | null;
  /** The view to show, or a state, which is hidden from the viewer. */
  view: unknown;
  /** The moves that can be made; by default the legal moves of the view. Null or an empty list for none. */
  moves: readonly BaseMove[] | null | undefined;
  /** The positions on the way to a new view, set together with it: they are shown one after another before it. */
  frames: readonly Frame<unknown, BaseEvent>[];
  /** The player who sits at the board, or `'spectator'`; by default that of the view. */
  viewer: Viewer | undefined;
  /** The language, such as `fr`; by default that of the page. */
  language: string | undefined;
  /** The colours; by default those of the reader's device. */
  theme: Theme | undefined;
  /** The shape of the board; by default wide where there is room. */
  layout: BoardLayout | undefined;
  /** The names of the players, by seat. */
  players: readonly string[];
  /** The ms for which each of the frames is shown, 480 by default; 0 leaves them out. */
  pace: number;
}

/** The values of the properties before any is set. */
export const DEFAULTS: BoardProperties = {
  game: null,
  view: null,
  moves: undefined,
  frames: [],
  viewer: undefined,
  language: undefined,
  theme: undefined,
  layout: undefined,
  players: [],
  pace: 480,
};

/** Reads the attributes; a value that is none of the property's leaves its default. */
export const ATTRIBUTES = {
  viewer: (text: string): Viewer | undefined =>
    text === 'spectator' ? text : /^\d+$/.test(text) ? Number(text) : undefined,
  language: (text: string): string | undefined => text || undefined,
  theme: (text: string): Theme | undefined => oneOf(text, ['light', 'dark']),
  layout: (text: string): BoardLayout | undefined => oneOf(text, ['tall', 'wide']),
  pace: (text: string): number => (/^\d+$/.test(text) ? Number(text) : DEFAULTS.pace),
} satisfies { readonly [Name in keyof BoardProperties]?: (text: string) => BoardProperties[Name] };

const oneOf = <Value extends string>(text: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === text);
