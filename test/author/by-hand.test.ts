import { expect, test } from 'vitest';
import { liarsDice as byHand } from '../../bench/games/liars-dice.js';
import { game as derived } from '../../docs/examples/games/liars-dice.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { recordOf } from '../../src/core/records/record-of.js';
import { validateRecord } from '../../src/core/records/validate-record.js';
import { randomGame } from '../../src/testing/index.js';
import { games } from '../support/games.js';

/** Returns what everybody sees of a game, move by move. */
const accountOf = (game: AnyGame, players: number, seed: string): unknown => {
  const options = { players, seed };
  const { events } = orThrow(game.deal(options));
  const turns = [...randomGame(game, options)].map(({ state, moves, move }) => ({
    state,
    score: game.score(state),
    views: [...Array(players).keys(), 'spectator' as const].map((viewer) => game.view(state, viewer)),
    moves: moves.map((each) => game.formatMove(each)),
    frames: move && orThrow(game.frames(state, move)),
    chance: move && game.formatChance(orThrow(game.step(state, move)).events),
    refusals: game.catalogue.map((each) => game.whyIllegal(state, each)),
  }));
  return { events, turns };
};

test("Liar's Dice is the same, derived and by hand", () => {
  expect(derived.componentsId).toBe(byHand.componentsId);
  expect(derived.catalogue).toEqual(byHand.catalogue);
  expect(derived.options).toEqual(byHand.options);
  expect(derived.clauses).toEqual(byHand.clauses);
  for (let i = 0; i < games(20); i++) {
    const [players, seed] = [2 + (i % 5), `game ${i}`];
    expect(accountOf(derived, players, seed)).toEqual(accountOf(byHand, players, seed));
  }
});

test('a record of one validates as one of the other', () => {
  const options = { players: 3, seed: 'record' };
  const turns = [...randomGame(byHand, options)];
  const moves = turns.flatMap(({ move }) => move ?? []);
  const record = orThrow(recordOf(byHand, { options, moves, end: turns.at(-1)!.state }));
  expect(validateRecord(JSON.parse(JSON.stringify(record)), derived)).toMatchObject({ _tag: 'Right' });
});
