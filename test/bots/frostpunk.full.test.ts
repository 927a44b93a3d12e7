import { describe, expect, test } from 'vitest';
import { isOutside, listSettings, winFinding } from '../../scripts/frostpunk/findings.js';
import type { GameSetting } from '../../scripts/frostpunk/tally.js';
import { LEVELS, ladders, playGame, seatBot } from '../../src/bots/index.js';
import { createMoveEvaluator } from '../../src/bots/ladder/frostpunk/move-values.js';
import { collectOptionSets } from '../../src/bots/ladder/frostpunk/options.js';
import { weights } from '../../src/bots/ladder/frostpunk/weights.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { components, DIFFICULTIES, game, type Options, view } from '../../src/games/frostpunk/index.js';
import { randomGame } from '../../src/testing/index.js';
import { PACKS } from '../games/frostpunk/naive/index.js';

const GAMES = 20;

/** Counts the games that the bots of a level win. */
const wonBy = async ({ level, ...options }: GameSetting, of = game, games = GAMES): Promise<number> => {
  const bots = Array.from({ length: options.players }, () => ladders.frostpunk[level]);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const { state, error } = orThrow(
      await playGame(of, { ...options, seed: `ladder ${i}` }, { bots, seed: `bots ${i}` }),
    );
    expect(error).toBe(null);
    won += of.returns(state)[0]!;
  }
  return won;
};

describe('the ladder of Frostpunk', () => {
  test('gets stronger from level to level', async () => {
    const won: number[] = [];
    for (const level of LEVELS) {
      let sum = 0;
      for (const difficulty of DIFFICULTIES) sum += await wonBy({ players: 1, difficulty, level });
      won.push(sum);
    }
    const [novice, club, expert] = won;
    expect(novice).toBeGreaterThan(0);
    expect(club).toBeGreaterThan(novice!);
    expect(expert).toBeGreaterThan(club!);
  });

  const games = 3 * GAMES;
  const together = listSettings().filter(({ players, level }) => players > 1 && level === 'expert');
  test.each(together)('has an expert who plays with others: $players players, $difficulty', async (row) => {
    const won = await wonBy(row, game, games);
    expect(winFinding(row, won, games)).not.toSatisfy(isOutside);
  });

  test.each(Object.entries(PACKS))('has an expert who wins most games of another pack: %s', async (_, pack) => {
    const other = orThrow(game.withComponents(pack()));
    const row = { players: 1, difficulty: 'normal', level: 'expert' } as const;
    expect(await wonBy(row, other)).toBeGreaterThan(0.7 * GAMES);
  });
});

const experts = listSettings(1).filter(({ level }) => level === 'expert');
test.each(experts)(
  'the expert wins as often if everything hidden is redrawn before every decision: $difficulty',
  async (row) => {
    const { players, difficulty } = row;
    let won = 0;
    for (let i = 0; i < GAMES; i++) won += await wonInADream({ players, difficulty, seed: `ladder ${i}` });
    expect(winFinding(row, won, GAMES)).not.toSatisfy(isOutside);
  },
);

/**
 * Plays a solo game of the expert in which hidden decks, tiles and chance are redrawn before every decision, and
 * returns its value.
 */
const wonInADream = async (options: Options): Promise<number> => {
  const seat = seatBot(game, ladders.frostpunk.expert, 0, 'dream');
  let state = orThrow(game.setup(options));
  for (let ply = 0; game.toAct(state) !== null; ply++) {
    state = game.determinize(game.view(state, 0), `${options.seed}, ${ply}`);
    state = game.play(state, orThrow(await seat.ask(state)).move);
  }
  return game.returns(state)[0]!;
};

describe('the valuation of moves', () => {
  const evaluateMove = createMoveEvaluator(weights, components);
  const seeds = Array.from({ length: GAMES }, (_, i) => `wants ${i}`);
  const transitions = seeds.flatMap((seed) => [...randomGame(game, { players: 2, seed })]);

  test('does not depend on hidden fields, and is a number', () => {
    for (const { state, moves } of transitions) {
      const seen = view(state, 0);
      for (const move of moves) {
        const value = evaluateMove(move, state);
        expect(evaluateMove(move, seen)).toBe(value);
        expect(value < Number.POSITIVE_INFINITY).toBe(true);
      }
    }
  });

  test('knows every set of options that a game can ask for', () => {
    const sets = collectOptionSets(components);
    const asked = transitions.filter(({ state }) => state.phase.kind === 'option');
    expect(asked.length).toBeGreaterThan(20);
    for (const { state, moves } of asked) {
      const options = state.phase.kind === 'option' ? sets.get(state.phase.optionSet)! : [];
      for (const move of moves) expect(move.kind === 'chooseOption' && options[move.optionNumber - 1]).toBeDefined();
    }
  });
});
