import { expect, test } from 'vitest';
import { AWARDS, PRIZES } from '../../../src/games/blueprints/components.js';
import { game } from '../../../src/games/blueprints/index.js';
import { describeGolden } from '../../support/golden.js';
import { tastefulGame } from './tastes.js';

/** The games on record, by their numbers among those of the tasteful players. */
const NUMBERS = { 2: [0, 9, 15, 16], 3: [5, 34, 51, 261], 4: [1, 3, 57] } as const;

const PLAYERS = [2, 3, 4] as const;
const nameOf = (players: number): string => `${players}-players`;

const files = PLAYERS.map((players) => ({
  name: nameOf(players),
  games: NUMBERS[players].map((number) => ({
    options: { players, seed: `game ${number}` },
    turns: tastefulGame(players, number),
  })),
}));

const golden = describeGolden(game, new URL('golden/', import.meta.url), files);

test('the recorded games show all that can happen at the end of a round', () => {
  const seen = new Set<string>();
  for (const players of PLAYERS) {
    for (const event of golden.linesOf(nameOf(players)).flatMap(golden.eventsOf)) {
      if (event.kind === 'dieDiscarded') seen.add(`discard of ${players}`);
      if (event.kind === 'awardWon') seen.add(`${event.award} of ${players}`);
      if (event.kind === 'prizeWon') seen.add(event.prize).add(`prize decided by ${event.decidedBy}`);
      if (event.kind === 'buildingsRanked')
        for (const decidedBy of event.decidedBy) seen.add(`rank decided by ${decidedBy}`);
      if (event.kind === 'pointsScored' && event.points > 0) seen.add(event.part);
      if (event.kind === 'gameOver') seen.add(`${event.winners.length} winners of ${players}`);
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
