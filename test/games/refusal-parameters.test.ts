import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import type { RuleBroken } from '../../src/core/errors/errors.js';
import type { Reasons } from '../../src/core/errors/reasons.js';
import { reasons as antarctica } from '../../src/games/antarctica/index.js';
import { reasons as blueprints } from '../../src/games/blueprints/index.js';
import { reasons as frostpunk } from '../../src/games/frostpunk/index.js';
import { reasons as iglooIgloo } from '../../src/games/igloo-igloo/index.js';
import { reasons as nunatak } from '../../src/games/nunatak/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { entries } from './entries.js';

const tables: Readonly<Record<string, Reasons<string, string>>> = {
  antarctica,
  blueprints,
  frostpunk,
  'igloo-igloo': iglooIgloo,
  nunatak,
};

/** Checks whether a field of components holds words for people. */
const isProse = (field: string): boolean => field === 'title' || field === 'text';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => (isProse(field) ? [] : stringsIn(each)));
};

/** Collects the ids of a game: the strings in moves, notation and components that are not prose. */
const idsOf = (game: AnyGame): ReadonlySet<string> =>
  new Set([
    ...game.catalogue.flatMap((move) => [...stringsIn(move), ...game.formatMove(move).split(':')]),
    ...stringsIn(game.components),
  ]);

/** Yields refusals of random moves in the positions of random games, each with the kind of its phase. */
const refusalsIn = function* (game: AnyGame): Generator<readonly [RuleBroken, string]> {
  for (let players = game.players.min; players <= game.players.max; players++) {
    const options = { players, seed: `facts ${players}` };
    for (const { ply, state } of randomGame<Types>(game, options, undefined, 'facts', 300)) {
      const random = insecureRandomStateOf(`refused ${ply}`);
      for (let i = 0; i < 10; i++) {
        const why = game.whyIllegal(state, game.catalogue[drawInt(random, game.catalogue.length)]!);
        if (why?._tag === 'RuleBroken') yield [why, state.phase.kind];
      }
    }
  }
};

/** Lists the problems of the parameters of a refusal. */
const findProblems = (
  { reason, parameters }: RuleBroken,
  table: Reasons<string, string>,
  isId: (text: string) => boolean,
): readonly string[] => {
  const types = table[reason]!.parameterTypes;
  const wrong = Object.entries(parameters).flatMap(([name, parameter]) => {
    const isRight = typeof parameter === 'string' ? isId(parameter) : stringsIn(parameter).every(isId);
    const isNumber = types[name] !== 'number' || Number.isInteger(parameter);
    return isRight && isNumber ? [] : [`${reason}: ${name} is ${JSON.stringify(parameter)}`];
  });
  const declared = Object.keys(types).join();
  return declared === Object.keys(parameters).join()
    ? wrong
    : [...wrong, `${reason} has other parameters than ${declared}`];
};

describe.each(Object.entries(entries))('%s', (id, { game }) => {
  const table = tables[id]!;

  test('parameters of refusals are the ids and numbers that their reasons declare', () => {
    const refusals = Array.from(refusalsIn(game));
    const ids = new Set([...idsOf(game), ...refusals.map(([, phase]) => phase)]);
    const wrong = refusals.flatMap(([why]) => findProblems(why, table, (text) => ids.has(text)));
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a reason declares the parameters of its sentence, and a parameter is of one type in all reasons', () => {
    const typesOf = new Map<string, string>();
    for (const { text, parameterTypes } of Object.values(table)) {
      expect(new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))).toEqual(
        new Set(Object.keys(parameterTypes)),
      );
      for (const [name, type] of Object.entries(parameterTypes)) expect(typesOf.get(name) ?? type).toBe(type);
      for (const [name, type] of Object.entries(parameterTypes)) typesOf.set(name, type);
    }
  });
});
