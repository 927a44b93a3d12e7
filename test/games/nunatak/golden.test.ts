import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/fingerprint.js';
import { type GameRecord, recordOf, replay, validateRecord } from '../../../src/core/record.js';
import { orThrow } from '../../../src/core/verdict.js';
import {
  components,
  type Event,
  game,
  type Move,
  type Options,
  parseMove,
  type State,
  score,
  setup,
  step,
} from '../../../src/games/nunatak/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { tastes } from './tastes.js';

/** The games on record, by their numbers among those of the devout. UPDATE_GOLDEN=1 records them afresh. */
const NUMBERS = { 1: [0, 1, 2], 2: [0, 1, 2], 3: [3, 7, 16], 4: [1, 2, 4] } as const;

const PLAYERS = [1, 2, 3, 4] as const;
const fileOf = (players: number): URL => new URL(`golden/${players}-players.jsonl`, import.meta.url);

const recorded = (players: Options['players'], number: number): string => {
  const options = { players, seed: `game ${number}` };
  const turns = [...randomGame(game, options, tastes['devout'], `picks ${number}`)];
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return line(options, moves, turns.at(-1)!.state);
};

const line = (options: Options, moves: readonly Move[], end: State): string =>
  JSON.stringify({
    ...recordOf(game, options, moves, end),
    meta: { fingerprint: fingerprint(end), score: score(end) },
  });

if (process.env['UPDATE_GOLDEN'] === '1') {
  for (const players of PLAYERS) {
    const lines = NUMBERS[players].map((number) => `${recorded(players, number)}\n`);
    writeFileSync(fileOf(players), lines.join(''));
  }
}

const linesOf = (players: number): readonly string[] => readFileSync(fileOf(players), 'utf8').trimEnd().split('\n');

const recordIn = (text: string): GameRecord<Options> => JSON.parse(text) as GameRecord<Options>;

/** What happens in a recorded game. */
const eventsOf = (text: string): readonly Event[] => {
  const { options, moves } = recordIn(text);
  let state = orThrow(setup(options));
  return moves.flatMap((move) => {
    const next = orThrow(step(state, orThrow(parseMove(move))));
    state = next.state;
    return next.events;
  });
};

describe.each(PLAYERS)('the recorded games of %i players', (players) => {
  test.each(linesOf(players))('are replayed byte for byte: %#', (text) => {
    const { options, moves } = recordIn(text);
    const end = replay(game, recordIn(text));
    expect(validateRecord(game, JSON.parse(text))).toEqual({ _tag: 'Right', right: end });
    expect(game.State.decode(JSON.parse(JSON.stringify(end)))).toEqual({ _tag: 'Right', right: end });
    const made = moves.map((move) => orThrow(parseMove(move)));
    expect(line(options, made, end)).toBe(text);
  });
});

test('every favour is played in some recorded game', () => {
  const used = new Set<number>();
  for (const event of PLAYERS.flatMap(linesOf).flatMap(eventsOf)) {
    if (event.kind === 'favourUsed') used.add(event.favour);
  }
  expect(components.favours.flatMap((_, favour) => (used.has(favour) ? [] : [favour]))).toEqual([]);
});
