import type { Types } from '../core/contract/game.js';
import type { AboutEntry, AboutTranslation } from './about-entry.js';
import type { GameInPlay } from './message.js';
import type { Translate } from './plain-english.js';

/** A description of a thing. */
export interface AboutText {
  readonly title: string;
  /** One or more sentences each: how many there are, cost, requirement, effect, points, whatever applies. */
  readonly lines: readonly string[];
}

/** Descriptions of the things of a game. */
export interface About<G extends Types, Entries> {
  /** All things of the game. */
  readonly entries: readonly AboutEntry<Entries>[];
  /** Describes a thing. */
  about(entry: AboutEntry<Entries>): AboutText;
  /** Lists the things at a place of the board, by its id; none that the viewer cannot see. */
  entriesAt(state: G['State'] | G['View'], place: string): readonly AboutEntry<Entries>[];
}

/**
 * Describes the things of a game in one language.
 *
 * @param words - The `words` export of `sastrugi/GAME/about/LANGUAGE`.
 * @param game - The game being played, or its rules.
 * @param text - The sentences of the same game and language, from `createGameText` or `createGameTextWith`.
 *
 * @example
 * ```ts run
 * import { rules } from 'sastrugi/blueprints';
 * import { words } from 'sastrugi/blueprints/about/en';
 * import { createAbout, createGameText } from 'sastrugi/words';
 *
 * const { about } = createAbout(words, rules, createGameText(words, rules));
 * console.log(about({ kind: 'colour', id: 'glass' }).lines[1]);
 * // => Each glass die scores its value, also when dice stand on it.
 * ```
 */
export const createAbout = <G extends Types, Names, Entries>(
  { aboutKinds: kinds, entriesAt }: AboutTranslation<G, Names, Entries>,
  { components }: GameInPlay<G>,
  { translate }: { readonly translate: Translate },
): About<G, Entries> => ({
  entries: (Object.keys(kinds) as (keyof Entries)[]).flatMap((kind) =>
    kinds[kind].ids(components).map((id) => ({ kind, id })),
  ),
  about: ({ kind, id }) => {
    const { title, lines } = kinds[kind];
    return { title: capitalise(translate(title(id, components))), lines: lines(id, components).map(translate) };
  },
  entriesAt: (state, place) => entriesAt(state, place, components),
});

/** Returns a text with a capital at its beginning. */
const capitalise = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
