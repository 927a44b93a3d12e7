import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/fingerprint.js';
import { type GameRecord, recordOf, replay, validateRecord } from '../../../src/core/record.js';
import { orThrow } from '../../../src/core/verdict.js';
import { AWARDS, PRIZES } from '../../../src/games/blueprints/components.js';
import {
  type Event,
  game,
  type Move,
  parseMove,
  type State,
  score,
  setup,
  step,
} from '../../../src/games/blueprints/index.js';
import { tastefulGame } from './tastes.js';

/** The games on record, by their numbers among those of the tasteful players. UPDATE_GOLDEN=1 records them afresh. */
const NUMBERS = { 2: [0, 9, 15, 16], 3: [26, 59, 91, 261], 4: [4, 5, 95] } as const;

const PLAYERS = [2, 3, 4] as const;
const fileOf = (players: number): URL => new URL(`golden/${players}-players.jsonl`, import.meta.url);

const recorded = (players: 2 | 3 | 4, number: number): string => {
  const turns = [...tastefulGame(players, number)];
  const end = turns.at(-1)!.state;
  const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return line({ players, seed: `game ${number}` }, moves, end);
};

const line = (options: { players: 2 | 3 | 4; seed: string }, moves: readonly Move[], end: State): string =>
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

/** What happens in a recorded game. */
const eventsOf = (text: string): readonly Event[] => {
  const { options, moves } = JSON.parse(text) as GameRecord<{ players: 2; seed: string }>;
  let state = orThrow(setup(options));
  return moves.flatMap((move) => {
    const next = orThrow(step(state, orThrow(parseMove(move))));
    state = next.state;
    return next.events;
  });
};

describe.each(PLAYERS)('the recorded games of %i players', (players) => {
  test.each(linesOf(players))('are replayed byte for byte: %#', (text) => {
    const { options, moves } = JSON.parse(text) as GameRecord<{ players: 2; seed: string }>;
    const end = replay(game, JSON.parse(text) as GameRecord);
    expect(validateRecord(game, JSON.parse(text))).toEqual({ _tag: 'Right', right: end });
    expect(
      line(
        options,
        moves.map((move) => orThrow(parseMove(move))),
        end,
      ),
    ).toBe(text);
  });
});

test('the recorded games show all that can happen at the end of a round', () => {
  const seen = new Set<string>();
  for (const players of PLAYERS) {
    for (const event of linesOf(players).flatMap(eventsOf)) {
      if (event.kind === 'dieDiscarded') seen.add(`discard of ${players}`);
      if (event.kind === 'awardWon') seen.add(`${event.award} of ${players}`);
      if (event.kind === 'prizeWon') seen.add(event.prize).add(`prize decided by ${event.decidedBy}`);
      if (event.kind === 'ranked') for (const decidedBy of event.decidedBy) seen.add(`rank decided by ${decidedBy}`);
      if (event.kind === 'scored' && event.points > 0) seen.add(event.reason);
      if (event.kind === 'gameEnded') seen.add(`${event.winners.length} winners of ${players}`);
    }
  }
  const decisions = ['firstDemand', 'secondDemand', 'playedLast'];
  const wanted = [
    ...PLAYERS.map((players) => `discard of ${players}`),
    ...PLAYERS.flatMap((players) =>
      AWARDS.slice(...{ 2: [1, 2], 3: [0, 2], 4: [0, 3] }[players]).map((award) => `${award} of ${players}`),
    ),
    ...PRIZES,
    ...['alone', ...decisions].map((decision) => `prize decided by ${decision}`),
    ...['total', ...decisions].map((decision) => `rank decided by ${decision}`),
    ...['bonus', 'wood', 'recycled', 'stone', 'glass'],
    ...PLAYERS.map((players) => `1 winners of ${players}`),
    ...['2 winners of 3', '3 winners of 3', '2 winners of 4'],
  ];
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
});
