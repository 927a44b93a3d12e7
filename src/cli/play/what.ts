import type { Types } from '../../core/contract/game.js';
import { drawings } from '../../draw/index.js';
import type { AnyGame, BaseView } from '../../index.js';
import type { About, AnySpeech, Thing, ThingText } from '../../words/index.js';
import { inColumns } from './columns.js';
import type { Texts } from './texts.js';

/** Descriptions of the things of some game. */
export type AnyAbout = About<Types, Readonly<Record<string, unknown>>>;

/** The game whose things are described. */
export interface Describing {
  readonly game: AnyGame;
  readonly about: AnyAbout;
  readonly speech: AnySpeech;
  readonly texts: Texts;
  readonly terminal: { readonly columns: number };
}

/**
 * Describes the things that a text names: by title, by id, or by their place on the board in a position, if there is
 * one. Otherwise lists the titles that contain the text; an empty one lists all.
 */
export const whatIs = (describing: Describing, typed: string, position: BaseView | null): string => {
  const { about, texts, terminal } = describing;
  const { things } = about;
  const wanted = plain(typed);
  const called = things.filter((thing) => namesOf(describing, thing).map(plain).includes(wanted));
  const there = called.length > 0 || position === null ? called : thingsAt(describing, wanted, position);
  const similar = things.filter((thing) => plain(about.about(thing).title).includes(wanted));
  const titles = unique(similar.map((thing) => about.about(thing).title));
  if (there.length === 0 && titles.length > 1) return inColumns(titles, terminal.columns).join('\n');
  const found = there.length > 0 ? there : similar;
  return found.length === 0
    ? texts.noThing(typed)
    : unique(found.map((thing) => described(about.about(thing)))).join('\n');
};

/** Returns the title of a thing, its id, and its kind with its id; people count from 1 what ids count from 0. */
const namesOf = ({ about }: Describing, thing: Thing<Readonly<Record<string, unknown>>>): readonly string[] => {
  const { kind, id } = thing;
  const { title } = about.about(thing);
  return typeof id === 'string' ? [title, `${kind} ${id}`, id] : [title, `${kind} ${Number(id) + 1}`];
};

/** Lists the things at the place that has this name or id. */
const thingsAt = ({ game, about, speech }: Describing, wanted: string, position: BaseView) => {
  const { places } = drawings[game.id]!.board(position, game.components);
  const place = places.find(({ id, called }) => [id, speech.say(called)].map(plain).includes(wanted));
  return place === undefined ? [] : about.at(position, place.id);
};

const described = ({ title, lines }: ThingText): string => [title, ...lines.map((line) => `  ${line}`)].join('\n');

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Returns a text without capitals, accents and other signs that are hard to type. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();
