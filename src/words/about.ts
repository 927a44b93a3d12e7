import type { Types } from '../core/contract/game.js';
import type { GameInPlay } from './message.js';
import type { Say } from './plain-english.js';
import type { AboutWords, Thing } from './thing.js';

/** A description of a thing. */
export interface ThingText {
  readonly title: string;
  /** One or more sentences each: how many there are, cost, requirement, effect, points, whatever applies. */
  readonly lines: readonly string[];
}

/** Descriptions of the things of a game. */
export interface About<G extends Types, Things> {
  /** All things of the game. */
  readonly things: readonly Thing<Things>[];
  /** Describes a thing. */
  about(thing: Thing<Things>): ThingText;
  /** Lists the things at a place of the board, by its id; none that the viewer cannot see. */
  at(state: G['State'] | G['View'], place: string): readonly Thing<Things>[];
}

/**
 * Describes the things of a game in one language.
 *
 * @param words - The `words` export of `sastrugi/GAME/about/LANGUAGE`.
 * @param game - The game being played, or its rules.
 * @param speech - The sentences of the same game and language, from `wordsOf` or `speechOf`.
 *
 * @example
 * ```ts run
 * import { rules } from 'sastrugi/blueprints';
 * import { words } from 'sastrugi/blueprints/about/en';
 * import { aboutOf, wordsOf } from 'sastrugi/words';
 *
 * const { about } = aboutOf(words, rules, wordsOf(words, rules));
 * console.log(about({ kind: 'colour', id: 'glass' }).lines[1]);
 * // => Each glass die scores its value, also when dice stand on it.
 * ```
 */
export const aboutOf = <G extends Types, Names, Things>(
  { things: kinds, at }: AboutWords<G, Names, Things>,
  { components }: GameInPlay<G>,
  { say }: { readonly say: Say },
): About<G, Things> => ({
  things: (Object.keys(kinds) as (keyof Things)[]).flatMap((kind) =>
    kinds[kind].ids(components).map((id) => ({ kind, id })),
  ),
  about: ({ kind, id }) => {
    const { title, lines } = kinds[kind];
    return { title: capitalised(say(title(id, components))), lines: lines(id, components).map(say) };
  },
  at: (state, place) => at(state, place, components),
});

/** Returns a text with a capital at its beginning. */
const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
