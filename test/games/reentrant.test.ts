import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseState } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { randomGame } from '../../src/testing/random-game.js';
import { isFull } from '../support/games.js';
import { entries } from './entries.js';

/** Copies plain data so that reading any field of it, at any depth, does something else first. */
const interrupted = <A>(value: A, meanwhile: () => void): A => bugged(structuredClone(value), meanwhile);

const bugged = <A>(value: A, meanwhile: () => void): A => {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => {
      meanwhile();
      return bugged(Reflect.get(target, key), meanwhile);
    },
  });
};

/**
 * Returns the answers of a game about a state or a view, with `whyIllegal` of some moves to reach more of the rules.
 */
const answersOf = (game: AnyGame, state: BaseState): unknown => [
  game.legalMoves(state),
  game.catalogue.filter((_, i) => i % 7 === 0).map((move) => game.whyIllegal(state, move)),
  game.score(state),
  game.evaluate(state),
  game.toAct(state),
];

describe.each(Object.entries(entries))('%s', (_, { game }) => {
  const statesOf = (players: number, seed: string) =>
    Array.from(randomGame(game, { players, seed }, undefined, seed), ({ state }) => state);

  test('reads a state right though each field that it reads calls the game', () => {
    const { max } = game.players;
    const others = statesOf(max, 'others');
    const states = statesOf(max, 'states');
    const step = Math.ceil(states.length / (isFull ? 12 : 4));
    let asked = 0;
    let isBusy = false;
    const meanwhile = (): void => {
      if (isBusy || asked++ % 29 !== 0) return;
      isBusy = true;
      const other = others[asked % others.length]!;
      const moves = game.legalMoves(other);
      game.score(other);
      for (const move of moves.slice(0, 1)) {
        game.predictView(game.view(other, 'spectator'), game.viewMove(other, move, 'spectator'));
        orThrow(game.step(other, move));
      }
      isBusy = false;
    };
    for (const state of states.filter((__, ply) => ply % step === 0)) {
      expect(answersOf(game, interrupted(state, meanwhile))).toEqual(answersOf(game, state));
      const [move] = game.legalMoves(state);
      if (move === undefined) continue;
      const view = game.view(state, game.toAct(state)!);
      expect(game.predictView(interrupted(view, meanwhile), move)).toEqual(game.predictView(view, move));
    }
    expect(asked).toBeGreaterThan(1000);
  });
});
