import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Clauses, ComponentValues } from '../../src/core/types/clauses.js';
import { game as frostpunk } from '../../src/games/frostpunk/index.js';
import { games } from '../../src/games/index.js';
import { orThrow } from '../../src/index.js';
import { aboutLanguages } from './about-languages.js';
import { findNumbers, ownTextOf } from './numbers.js';
import { NUMBERS_ALLOWED } from './numbers-allowed.js';

interface ValuesModule {
  listValues(components: unknown): ComponentValues;
}

interface ClausesModule {
  createClauses(values: ComponentValues): Clauses<string>;
}

/** Returns the names of the values of a game. */
const valuesOf = async (game: string): Promise<readonly string[]> => {
  const { listValues } = (await import(`../../src/games/${game}/values.ts`)) as ValuesModule;
  return Object.keys(listValues(games[game as keyof typeof games].components));
};

/** Returns the texts and notes of the clauses of a game, with its name in the place of each value. */
const clausesOf = async (game: string): Promise<readonly Line[]> => {
  const { createClauses } = (await import(`../../src/games/${game}/clauses/index.ts`)) as ClausesModule;
  const signs = Object.fromEntries((await valuesOf(game)).map((name) => [name, `{${name}}`]));
  return Object.entries(createClauses(signs)).map(([id, { text, note = '' }]) => [id, 'en', `${text} ${note}`]);
};

type Line = readonly [key: string, language: string, text: string];

const messagesOf = (game: string): readonly Line[] =>
  aboutLanguages[game]!.flatMap(({ locale, messages }) =>
    Object.entries(messages).map(([key, text]): Line => [key, locale.slice(0, 2), ownTextOf(text)]),
  );

/** A string of the code that is a number, which a drawing would write. */
const WRITTEN_NUMBER = /(['`])[+×−]?\d+\1/g;

/** Returns the numbers that the modules of a drawing write themselves. */
const drawingsOf = (game: string): readonly Line[] => {
  const folder = new URL(`../../src/games/${game}/draw/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      (readFileSync(new URL(file, folder), 'utf8').match(WRITTEN_NUMBER) ?? []).map(
        (text): Line => [`draw/${file} ${text}`, 'en', text],
      ),
    );
};

describe.each(Object.keys(games))('%s', (game) => {
  test('no sentence, clause, label, refusal or drawing says a number that it does not take from the components', async () => {
    const lines = [...(await clausesOf(game)), ...drawingsOf(game), ...messagesOf(game)];
    const allowed = Object.values(NUMBERS_ALLOWED[game]!).flat();
    const found = lines.flatMap(([key, language, text]) => {
      const numbers = findNumbers(language, text);
      return numbers.length === 0 ? [] : [{ key, line: `${language} ${key} says ${numbers.join(', ')}: ${text}` }];
    });
    expect(found.filter(({ key }) => !allowed.includes(key)).map(({ line }) => line)).toEqual([]);
    expect(
      allowed.filter((key) => !found.some((each) => each.key === key)),
      'these say no number',
    ).toEqual([]);
  });

  test('every value is named in a text', async () => {
    const { parameters, messages } = aboutLanguages[game]![0]!;
    const texts = [
      ...(await clausesOf(game)).map(([, , text]) => text),
      ...Object.values(parameters.values === undefined ? {} : messages),
    ];
    const unnamed = (await valuesOf(game)).filter(
      (name) => !texts.some((text) => new RegExp(`\\{${name}[,}]`).test(text)),
    );
    expect(unnamed).toEqual([]);
  });
});

test('few lines say a number of their own', () => {
  expect(Object.values(NUMBERS_ALLOWED).flatMap((reasons) => Object.values(reasons).flat()).length).toBeLessThanOrEqual(
    60,
  );
});

test('the clauses of owner components have their values', () => {
  const { tracks } = frostpunk.components;
  const own = orThrow(frostpunk.withComponents({ tracks: { ...tracks, maxLaws: 1 } }));
  expect([frostpunk, own].map(({ clauses }) => clauses['FP-LAW-4'].text.slice(0, 14))).toEqual([
    'At most 4 laws',
    'At most 1 law ',
  ]);
});

test('numbers are found in digits and in words', () => {
  expect(findNumbers('en', 'Advance by three, twice, on zone 4 of AN-SUN-1, the second of fish2.')).toEqual([
    '4',
    'three',
    'twice',
  ]);
  expect(findNumbers('fr', 'Avancez de trois cases, deux fois, au deuxième tour.')).toEqual(['trois', 'deux']);
  expect(findNumbers('de', 'Zu zweit rücken drei Schiffe zweimal vor, im zweiten Zug.')).toEqual([
    'Zu zweit',
    'drei',
    'zweimal',
  ]);
  expect(ownTextOf('{n, plural, =2 {two} one {# of 3} other {# of 4}}, {id, select, 1 {a} other {b {n}}}')).toBe(
    ' of 3  of 4 ,  a b ',
  );
});
