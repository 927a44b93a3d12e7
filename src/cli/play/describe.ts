import type { Types } from '../../core/contract/game.js';
import { compareLists } from '../../core/types/score.js';
import type { AnyGame, BaseMove, BaseState, BaseView } from '../../index.js';
import type { About, AboutEntry, AboutText, AnyGameText } from '../../words/index.js';
import { drawingOf } from '../drawing.js';
import { escapeControls } from '../write/print.js';
import { arrangeInColumns } from './terminal.js';
import type { Texts } from './texts.js';

/** Descriptions of the things of some game. */
export type AnyAbout = About<Types, Readonly<Record<string, unknown>>>;

/** The game whose things are described. */
interface DescriptionContext {
  readonly game: AnyGame;
  readonly about: AnyAbout;
  readonly gameText: AnyGameText;
  readonly texts: Texts;
  readonly terminal: { readonly columns: number };
}

/**
 * Describes the things that a text names: by title, by id, or by their place on the board in a position, if there is
 * one. Otherwise lists the titles that contain the text; an empty one lists all.
 */
export const describeEntry = (context: DescriptionContext, typed: string, view: BaseView | null): string => {
  const { about, texts, terminal } = context;
  const { entries: things } = about;
  const wanted = simplify(typed);
  const namedEntries = things.filter((entry) => namesOf(context, entry).map(simplify).includes(wanted));
  const entries = namedEntries.length > 0 || view === null ? namedEntries : entriesAt(context, wanted, view);
  const similar = things.filter((entry) => simplify(about.about(entry).title).includes(wanted));
  const titles = unique(similar.map((entry) => about.about(entry).title));
  if (entries.length === 0 && titles.length > 1) return arrangeInColumns(titles, terminal.columns).join('\n');
  const matching = entries.length > 0 ? entries : similar;
  return matching.length === 0
    ? texts.noEntry(typed)
    : unique(matching.map((entry) => formatEntry(about.about(entry)))).join('\n');
};

/** Returns the title of a thing, its id, and its kind with its id; people count from 1 what ids count from 0. */
const namesOf = (
  { about }: DescriptionContext,
  entry: AboutEntry<Readonly<Record<string, unknown>>>,
): readonly string[] => {
  const { kind, id } = entry;
  const { title } = about.about(entry);
  return typeof id === 'string' ? [title, `${kind} ${id}`, id] : [title, `${kind} ${Number(id) + 1}`];
};

/** Lists the things at the place that has this name or id. */
const entriesAt = ({ game, about, gameText }: DescriptionContext, wanted: string, view: BaseView) => {
  const { places } = drawingOf(game).board(view, game.components);
  const place = places.find(({ id, nameMessage }) =>
    [id, gameText.translate(nameMessage)].map(simplify).includes(wanted),
  );
  return place === undefined ? [] : about.entriesAt(view, place.id);
};

const formatEntry = ({ title, lines }: AboutText): string => [title, ...lines.map((line) => `  ${line}`)].join('\n');

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Returns a text without capitals, accents and other signs that are hard to type. */
const simplify = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A game that begins, and its sentences. */
interface StartedGame {
  readonly game: AnyGame;
  readonly gameText: AnyGameText;
  readonly texts: Texts;
}

/** Names the game and its players, and says how to get help. */
export const formatIntroduction = (
  { game, texts }: Pick<StartedGame, 'game' | 'texts'>,
  names: readonly string[],
): string => `${texts.labelled(game.title, names.join(', '))}. ${texts.helpOffer}`;

/** Names the options of a game that have a value. */
export const formatOptions = ({ game, gameText, texts }: StartedGame, options: object): readonly string[] =>
  game.options.flatMap(({ name, default: defaultValue }) => {
    const value = Reflect.get(options, name) ?? defaultValue ?? null;
    if (name === 'players' || value === null) return [];
    return [texts.labelled(gameText.name('option', name), gameText.name('option', `${name}.${value}`))];
  });

/**
 * Sorts moves as their places lie on the board. Moves of a kind stay together, in the order of the first of each kind;
 * moves at the same places keep their order.
 */
export const sortByBoard = <Move extends BaseMove>(
  game: AnyGame,
  state: BaseState | BaseView,
  moves: readonly Move[],
): readonly Move[] => {
  const { board, placesOf } = drawingOf(game);
  const { components } = game;
  const ranks = new Map(board(state, components).places.map(({ id }, i) => [id, i]));
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const keyed = moves.map((move) => {
    const [first, second] = placesOf(move, state, components).map((id) => ranks.get(id)!);
    return { move, key: [kinds.indexOf(move.kind), first ?? -1, second ?? -1] };
  });
  return keyed.sort((one, other) => compareLists(one.key, other.key)).map(({ move }) => move);
};

/** Tells players apart: names that several have are numbered, as in `club 1` and `club 2`. */
export const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, i + 1).filter((each) => each === name).length}`,
  );

/** Returns the name of a player, as sentences say it. */
export const playerName = ({ gameText }: { readonly gameText: AnyGameText }, player: number): string =>
  escapeControls(gameText.name('player', player));
