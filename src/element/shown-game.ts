import type { Either } from 'fp-ts/lib/Either.js';
import { createWhyNot, type WhyNot } from '../board/why-not.js';
import type {
  AnyGame,
  BaseEvent,
  BaseMove,
  BaseState,
  BaseView,
  Frame,
  Player,
  Types,
  Viewer,
} from '../core/contract/game.js';
import { left, right } from '../core/errors/errors.js';
import type { Drawing } from '../draw/drawing.js';
import { type GamePack, type InvalidPack, readPack } from '../packs/pack.js';
import { createPlainGameText, plainDrawing } from '../packs/plain.js';
import type { AnyAboutTranslation } from '../words/about-entry.js';
import { type AboutText, createAbout } from '../words/create-about.js';
import { createGameText } from '../words/create-game-text.js';
import type { AnyGameText } from '../words/game-text.js';
import type { AnyTranslation } from '../words/message.js';
import type { Translate } from '../words/plain-english.js';
import type { BoardError } from './errors.js';
import type { PlaybackStep } from './playback.js';

/** A game with what a board shows of it: `--game` takes the same, and a board also `about` and `whyNot`. */
export interface BoardPack extends GamePack {
  /** The words that also describe things, by language: the `words` of `sastrugi/GAME/about/LANGUAGE`. */
  readonly about?: Readonly<Record<string, AnyAboutTranslation>>;
  /** Explains places as `sastrugi/GAME/board` does; by default, the refusals of the moves at a place explain it. */
  whyNot?(state: BaseState | BaseView, place: string, rules?: unknown): WhyNot<Types> | null;
}

/** A game, ready to be shown in a language. */
export interface ShownGame {
  readonly game: AnyGame;
  /** Draws positions; without it, they are shown as tables. */
  readonly drawing: Drawing | null;
  readonly text: AnyGameText;
  /** Translates the texts of the drawing; undefined where it keeps its own. */
  readonly translate: Translate | undefined;
  readonly locale: string;
  /** Describes the things at a place. */
  describePlace(view: BaseView, place: string): readonly AboutText[];
  /** Explains why nothing can be done at a place; null if something can, or if nothing is known. */
  whyNot(view: BaseView, place: string): WhyNot<Types> | null;
  /** Returns the ids of the places that a move touches. */
  readonly places: Pick<Drawing<BaseState | BaseView, BaseMove>, 'board' | 'placesOf'>;
  /** Names a player. */
  nameOf(player: Player): string;
}

/** A pack that was read, with the errors of what it lacks. */
export interface ReadGame {
  readonly shown: ShownGame;
  readonly errors: readonly BoardError[];
}

/** Reads a pack, and prepares its game in a language with these names of players. */
export const readGame = (
  value: unknown,
  language: string,
  players: readonly string[],
): Either<InvalidPack, ReadGame> => {
  const read = readPack(value);
  if (read._tag === 'Left') return read;
  const pack: BoardPack = read.right;
  const { game, drawing = null } = pack;
  const words = inLanguage(pack.words, language) ?? pack.words?.['en'];
  const about = inLanguage(pack.about, language) ?? inLanguage(pack.about, words?.locale ?? 'en');
  const text = words === undefined ? createPlainGameText(game, players) : createGameText(words, game, players);
  const errors: BoardError[] = [];
  if (drawing === null) errors.push({ _tag: 'MissingDrawing', message: `${game.title} has no drawing` });
  if (inLanguage(pack.words, language) === undefined)
    errors.push({
      _tag: 'MissingLanguage',
      language,
      message: `${game.title} has no words in the language ${language}`,
    });
  const explain = pack.whyNot ?? createWhyNot<Types>(game, (drawing ?? plainDrawing).placesOf);
  const things = about ?? (isAbout(words) ? words : undefined);
  const entries = things === undefined ? null : createAbout(things, game, createGameText(things, game, players));
  const shown: ShownGame = {
    game,
    drawing,
    text,
    translate: words === undefined ? undefined : text.translate,
    locale: words?.locale ?? 'en',
    describePlace: (view, place) => entries?.entriesAt(view, place).map(entries.about) ?? [],
    whyNot: (view, place) => explain(view, place, game),
    places: drawing ?? plainDrawing,
    nameOf: (player) => text.name('player', player),
  };
  return right({ shown, errors });
};

/** Shows the same game without its drawing and words: as a table of its fields, in notation. */
export const withoutPack = (shown: ShownGame, players: readonly string[]): ShownGame => {
  const text = createPlainGameText(shown.game, players);
  return {
    ...shown,
    drawing: null,
    text,
    translate: undefined,
    locale: 'en',
    describePlace: () => [],
    whyNot: () => null,
    places: plainDrawing,
    nameOf: (player) => text.name('player', player),
  };
};

/** Returns the entry of a language, of `fr` also for `fr-CA`. */
const inLanguage = <A>(byLanguage: Readonly<Record<string, A>> = {}, language: string): A | undefined => {
  const name = [language, language.split('-')[0]!].find((each) => Object.hasOwn(byLanguage, each));
  return name === undefined ? undefined : byLanguage[name];
};

const isAbout = (words: AnyTranslation | undefined): words is AnyAboutTranslation =>
  words !== undefined && 'aboutKinds' in words;

/**
 * Reads a view for a viewer. A state is hidden from the viewer, a spectator by default; the view of somebody else is
 * refused.
 */
export const readView = (game: AnyGame, value: unknown, viewer: Viewer | undefined): Either<BoardError, BaseView> => {
  if (!hasViewer(value)) {
    const state = game.State.decode(value);
    if (state._tag === 'Left') return state;
    return right(game.view(state.right, isViewerOf(state.right, viewer) ? viewer : 'spectator'));
  }
  const view = game.View.decode(value);
  if (view._tag === 'Left' || viewer === undefined || view.right.viewer === viewer) return view;
  return left({ _tag: 'ViewerMismatch', message: 'the view is of another viewer than the board' });
};

/** Reads the frames on the way to a view as its viewer may see them; those of another viewer are left out. */
export const readScenes = (
  game: AnyGame,
  frames: unknown,
  { viewer }: BaseView,
): readonly PlaybackStep<BaseView, BaseEvent>[] =>
  (frames as readonly Frame<BaseState | BaseView, BaseEvent>[])
    .map((frame) =>
      hasViewer(frame.state) ? frame : game.viewFrames([frame as Frame<BaseState, BaseEvent>], viewer)[0]!,
    )
    .map(({ event, state }) => ({ event, view: state as BaseView }))
    .filter(({ event, view }) => event !== null && view.viewer === viewer);

const hasViewer = (value: unknown): boolean => typeof value === 'object' && value !== null && 'viewer' in value;

const isViewerOf = ({ players }: BaseState, viewer: Viewer | undefined): viewer is Player =>
  typeof viewer === 'number' && Number.isInteger(viewer) && viewer >= 0 && viewer < players;
