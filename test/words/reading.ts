import { expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import type { Chooser } from '../../src/testing/random-game.js';
import type { AnyTranslation } from '../../src/words/index.js';
import { builder } from '../games/antarctica/weights.js';
import { careful } from '../games/frostpunk/players.js';
import { thrifty, wild } from '../games/igloo-igloo/choosers.js';
import { tastes } from '../games/nunatak/tastes.js';
import { countedIn, kindsIn, miscountedIn } from './kinds.js';
import { languages } from './languages.js';
import { findProblems } from './problems.js';
import { rendered } from './rendered.js';

/** A function that renders a number of random sentences of a game in every language. */
type Reading = (count: number) => ReadonlyMap<AnyTranslation, ReadonlySet<string>>;

const reading =
  <G extends Types>(game: Game<G>, ...choosers: readonly Chooser<G>[]): Reading =>
  (count) =>
    rendered(game, choosers, languages[game.id]!, count);

/** The sentences of every game; choosers make happen what random play rarely does. */
const readings: readonly (readonly [string, Reading])[] = [
  ['antarctica', reading(games.antarctica, builder)],
  ['blueprints', reading(games.blueprints)],
  ['frostpunk', reading(games.frostpunk, careful)],
  ['igloo-igloo', reading(games['igloo-igloo'], wild, thrifty)],
  ['nunatak', reading(games.nunatak, ...Object.values(tastes))],
];

/** Lists the mistakes of sentences in a language. */
export const findMistakes = (words: AnyTranslation, sentences: Iterable<string>): readonly string[] => {
  const counted = countedIn(words);
  return [...sentences].flatMap((text) => [
    ...findProblems(words.locale, text),
    ...kindsIn(words.locale, text),
    ...miscountedIn(words, counted, text),
  ]);
};

/** Defines a test of each game that reads a number of random sentences in every language. */
export const readingTests = (count: number): void => {
  test.each(readings)(`none of ${count} sentences of %s shows a known kind of mistake`, (_, sentences) => {
    expect([...sentences(count)].flatMap(([words, found]) => findMistakes(words, found))).toEqual([]);
  });
};
