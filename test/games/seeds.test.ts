import { describe, expect, test } from 'vitest';
import { jobCodec, tournamentCodec } from '../../src/arena/index.js';
import type { Types } from '../../src/core/contract/game.js';
import { orThrow, recordOf, validateRecord } from '../../src/index.js';
import { createEnvironment, createEnvironments } from '../../src/learning/index.js';
import { randomGame } from '../../src/testing/index.js';
import { entries } from './entries.js';

const optionsOf = (seed: string): Types['Options'] => ({ players: 2, seed });

/** Returns the record of a random game of a seed, which need not be over. */
const recordedGame = (game: (typeof entries)[string]['game'], seed: string) => {
  const turns = [...randomGame(game, optionsOf(seed), undefined, 'seeds', 60)];
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return orThrow(recordOf(game, { options: optionsOf(seed), moves, end: turns.at(-1)!.state }));
};

describe.each(Object.entries(entries))('%s', (_, { game }) => {
  test.each([
    ['7', '77'],
    ['winter', 'winterwinter'],
    ['a', 'š'],
  ])('the game of %s is not that of %s', (seed, other) => {
    const { random, ...one } = orThrow(game.setup(optionsOf(seed)));
    const { random: _, ...two } = orThrow(game.setup(optionsOf(other)));
    expect(two).not.toEqual(one);
    const record = recordedGame(game, seed);
    expect(recordedGame(game, other)).not.toMatchObject({ moves: record.moves, result: record.result });
    const taken = { ...record, options: { ...record.options, seed: other } };
    expect(validateRecord(taken, game)).toMatchObject({ _tag: 'Left' });
  });

  const record = recordedGame(game, 'whole');
  const environment = orThrow(createEnvironment(game, { players: 2 }));
  const environments = orThrow(createEnvironments(game, { players: 2 }, 2));
  const job = { game: game.id, rules: game.version, components: game.componentsId, version: '0.1.0', seats: [] };

  test.each(['\ud800', 'winter\udc00', '\udc00\ud800'])('a seed with a lone surrogate is refused: %j', (seed) => {
    const left = { _tag: 'InvalidOptions', path: 'seed' };
    const error = { _tag: 'Left', left };
    expect(game.setup(optionsOf(seed))).toMatchObject(error);
    expect(game.deal(optionsOf(seed))).toMatchObject(error);
    expect(game.Options.decode(optionsOf(seed))).toMatchObject(error);
    expect(environment.reset(seed)).toMatchObject(error);
    expect(environments.reset(['a', seed])).toMatchObject({ left: { _tag: 'SeedError', index: 1, error: left } });
    const inRecord = { ...record, options: { ...record.options, seed } };
    expect(validateRecord(inRecord, game)).toMatchObject({ left: { path: 'options.seed' } });
    expect(jobCodec.decode({ ...job, options: {}, botSeed: seed })).toMatchObject({ left: { path: 'botSeed' } });
    const tournament = {
      options: { players: 2 },
      entrants: [{ name: 'novice', bot: 'novice' }],
      form: { kind: 'round-robin' },
      seed,
    };
    expect(tournamentCodec.decode(tournament)).toMatchObject({ left: { path: 'seed' } });
  });

  test('a seed of characters beyond the basic plane is taken', () => {
    expect(game.setup(optionsOf('🐧🐧'))).toMatchObject({ _tag: 'Right' });
  });
});
