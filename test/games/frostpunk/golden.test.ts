import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/fingerprint.js';
import { type GameRecord, recordOf, replay, validateRecord } from '../../../src/core/record.js';
import { orThrow } from '../../../src/core/verdict.js';
import {
  type Frostpunk,
  game,
  legalMoves,
  type Move,
  type Options,
  parseMove,
  play,
  type State,
  score,
  setup,
} from '../../../src/games/frostpunk/index.js';
import { choosing, uniform } from '../../../src/testing/random-game.js';
import { curious } from './players.js';

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * The games on record, by players and number among those of the curious or of random players: every player count, a victory or two, and a
 * defeat of every kind that the pack allows. UPDATE_GOLDEN=1 records them afresh.
 */
const GAMES: Readonly<Record<Difficulty, readonly (readonly [1 | 2 | 3 | 4, number, 'random'?])[]>> = {
  easy: [
    [1, 1],
    [1, 5],
    [2, 5],
    [3, 0],
    [4, 0],
  ],
  normal: [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 19],
  ],
  hard: [
    [1, 0],
    [2, 0],
    [3, 4, 'random'],
    [4, 0],
  ],
};

const fileOf = (difficulty: Difficulty): URL => new URL(`golden/${difficulty}.jsonl`, import.meta.url);

const recorded = (options: Options, number: number, isRandom: boolean): string => {
  const seed = `golden ${number}`;
  const choose = isRandom ? choosing<Frostpunk>(uniform, seed) : curious(seed);
  const moves: Move[] = [];
  let state = orThrow(setup(options));
  for (let legal = legalMoves(state); legal.length > 0; legal = legalMoves(state)) {
    moves.push(choose(legal, state));
    state = play(state, moves.at(-1)!);
  }
  return line(options, moves, state);
};

const line = (options: Options, moves: readonly Move[], end: State): string =>
  JSON.stringify({
    ...recordOf(game, options, moves, end),
    meta: { fingerprint: fingerprint(end), score: score(end) },
  });

if (process.env['UPDATE_GOLDEN'] === '1') {
  for (const difficulty of DIFFICULTIES) {
    const lines = GAMES[difficulty].map(
      ([players, number, taste]) =>
        `${recorded({ players, seed: `golden ${number}`, difficulty }, number, taste === 'random')}\n`,
    );
    writeFileSync(fileOf(difficulty), lines.join(''));
  }
}

const linesOf = (difficulty: Difficulty): readonly string[] =>
  readFileSync(fileOf(difficulty), 'utf8').trimEnd().split('\n');

describe.each(DIFFICULTIES)('the recorded games on %s', (difficulty) => {
  test.each(linesOf(difficulty))('are replayed byte for byte: %#', (text) => {
    const { options, moves } = JSON.parse(text) as GameRecord<Options>;
    const end = replay(game, JSON.parse(text) as GameRecord);
    expect(validateRecord(game, JSON.parse(text))).toEqual({ _tag: 'Right', right: end });
    const read = moves.map((move) => orThrow(parseMove(move)));
    expect(line(options, read, end)).toBe(text);
  });

  test('have every player count', () => {
    const counts = linesOf(difficulty).map((text) => (JSON.parse(text) as GameRecord<Options>).options.players);
    expect([...new Set(counts)].sort()).toEqual([1, 2, 3, 4]);
  });
});

test('the recorded games end in every way that the pack allows', () => {
  const ends = DIFFICULTIES.flatMap(linesOf).map((text) => replay(game, JSON.parse(text) as GameRecord).outcome);
  const reasons = new Set(ends.map((outcome) => (outcome === 'none' ? 'none' : outcome.reason)));
  expect([...reasons].sort()).toEqual(['corpses', 'discontent', 'generator', 'hope', 'objective', 'scenario']);
});
