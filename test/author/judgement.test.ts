import { describe, expect, test } from 'vitest';
import { game as crazyEights } from '../../docs/examples/games/crazy-eights.js';
import { game as liarsDice } from '../../docs/examples/games/liars-dice.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';

const state = orThrow(crazyEights.setup({ players: 2, seed: 'judgement' }));

/** Returns the judgement of a move, such as `names-suit:passed`. */
const judge = (move: (typeof crazyEights.catalogue)[number]): readonly string[] =>
  orThrow(crazyEights.judgement(state, move)).map(({ reason, outcome }) => `${reason}:${outcome}`);

describe('the judgement of a move', () => {
  test('lists the reasons of a table in their order, up to the first that fails', () => {
    const outcomes = crazyEights.catalogue.filter(({ kind }) => kind === 'play').map((move) => judge(move).join());
    expect([...new Set(outcomes)].sort()).toEqual([
      'names-suit:failed,does-not-fit:not-checked,not-held:not-checked',
      'names-suit:passed,does-not-fit:failed,not-held:not-checked',
      'names-suit:passed,does-not-fit:passed,not-held:failed',
      'names-suit:passed,does-not-fit:passed,not-held:passed',
    ]);
    expect(judge({ kind: 'pass' })).toEqual(['not-empty:failed']);
  });

  test('has the reason alone where the rules are a function', () => {
    const dice = orThrow(liarsDice.setup({ players: 2, seed: 'judgement' }));
    expect(liarsDice.judgement(dice, { kind: 'raise', count: 1, face: 2 })).toEqual({ _tag: 'Right', right: [] });
    const forbidden = orThrow(blueprints.setup({ players: 2, seed: 'judgement' }));
    const illegal = blueprints.catalogue.find((move) => blueprints.whyIllegal(forbidden, move) !== null)!;
    expect(orThrow(blueprints.judgement(forbidden, illegal))).toMatchObject([{ outcome: 'failed' }]);
  });

  test('is an error for an unknown move, a view of another player and a state of another game', () => {
    const tags = [
      crazyEights.judgement(state, { kind: 'play', card: 52, suit: 'clubs' }),
      crazyEights.judgement(crazyEights.view(state, 1 - state.turnPlayer), { kind: 'pass' }),
      crazyEights.judgement({ ...state, game: 'hex' as never }, { kind: 'pass' }),
    ].map((result) => result._tag === 'Left' && result.left._tag);
    expect(tags).toEqual(['UnknownMove', 'NotToActView', 'InvalidState']);
  });
});
