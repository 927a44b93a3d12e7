import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Payoff } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { optionsToTry } from '../../src/testing/index.js';
import { entries } from './entries.js';

const expected = (id: string, players: number): Payoff =>
  players === 1 ? 'solo' : id === 'frostpunk' ? 'team' : 'opponents';

/** Returns the payoff that the end of a game shows: opponents share one win, a team wins or loses as one. */
const payoffAt = ({ score, returns }: AnyGame, end: ReturnType<AnyGame['playout']>): Payoff => {
  const [shares, { winners }] = [returns(end), score(end)];
  if (shares.length === 1) return 'solo';
  const sum = shares.reduce((a, b) => a + b, 0);
  if (Math.abs(sum - 1) < 1e-9 && winners.length > 0) return 'opponents';
  expect(winners.length === 0 || winners.length === shares.length).toBe(true);
  return new Set(shares).size === 1 ? 'team' : 'opponents';
};

describe.each(Object.entries(entries))('the payoff of %s', (id, { game }) => {
  test.each(optionsToTry(game).map((options) => [JSON.stringify(options), options] as const))(
    'with %s is declared as games end',
    (_, unseeded) => {
      const options = orThrow(game.Options.decode({ ...unseeded, seed: 'payoff' }));
      expect(game.payoff(options)).toBe(expected(id, options.players));
      expect(game.payoff({ ...unseeded, seed: 'payoff' })).toBe(game.payoff(options));
      const random = insecureRandomStateOf('payoff');
      const end = game.playout(orThrow(game.setup(options)), (moves) => moves[drawInt(random, moves.length)]!);
      expect(payoffAt(game, end)).toBe(game.payoff(options));
    },
  );

  test('is the same with other components', () => {
    const own = orThrow(game.withComponents(JSON.parse(JSON.stringify(game.components))));
    const options = { players: game.players.max, seed: 'payoff' };
    expect(own.payoff(options)).toBe(game.payoff(options));
  });
});
