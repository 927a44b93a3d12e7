import { expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { AWARDS, PRIZES } from '../../../src/games/blueprints/components.js';
import { type Event, game, ROUND_TIE_BREAKS, step } from '../../../src/games/blueprints/index.js';
import { chooseNumbers, describeGolden } from '../../support/golden.js';
import { tastefulGame } from './tastes.js';

const PLAYERS = [2, 3, 4] as const;

const folder = new URL('golden/', import.meta.url);

const nameOf = (players: number): string => `${players}-players`;

/** Returns what an event of a game shows, by names used here only. */
const happeningsIn = (event: Event, players: number): readonly string[] => {
  switch (event.kind) {
    case 'dieDiscarded':
      return [`discard of ${players}`];
    case 'awardWon':
      return [`${event.award} of ${players}`];
    case 'prizeWon':
      return [event.prize, `prize decided by ${event.decidedBy}`];
    case 'buildingsRanked':
      return event.decidedBy.map((decidedBy) => `rank decided by ${decidedBy}`);
    case 'pointsScored':
      return event.points > 0 ? [event.part] : [];
    case 'gameOver':
      return [`${event.winners.length} winners of ${players}`];
    default:
      return [];
  }
};

/** Everything that must happen in the games on record. */
const EVERYTHING: readonly string[] = [
  ...PLAYERS.map((players) => `discard of ${players}`),
  ...PLAYERS.flatMap((players) =>
    AWARDS.slice(...{ 2: [1, 2], 3: [0, 2], 4: [0, 3] }[players]).map((award) => `${award} of ${players}`),
  ),
  ...PRIZES,
  ...['alone', ...ROUND_TIE_BREAKS].map((decision) => `prize decided by ${decision}`),
  ...['total', ...ROUND_TIE_BREAKS].map((decision) => `rank decided by ${decision}`),
  ...['bonus', 'wood', 'recycled', 'stone', 'glass'],
  ...PLAYERS.map((players) => `1 winners of ${players}`),
  ...['2 winners of 3', '3 winners of 3', '2 winners of 4'],
];

const numbers = chooseNumbers(folder, PLAYERS.map(nameOf), EVERYTHING, (name, number) => {
  const players = PLAYERS.find((each) => nameOf(each) === name)!;
  return [...tastefulGame(players, number)].flatMap(({ state, move }) =>
    move === undefined ? [] : orThrow(step(state, move)).events.flatMap((event) => happeningsIn(event, players)),
  );
});

const files = PLAYERS.map((players) => ({
  name: nameOf(players),
  games: numbers[nameOf(players)]!.map((number) => ({
    options: { players, seed: `game ${number}` },
    turns: tastefulGame(players, number),
  })),
}));

const golden = describeGolden(game, folder, files);

test('the recorded games show all that can happen at the end of a round', () => {
  const shown = PLAYERS.flatMap((players) =>
    golden
      .linesOf(nameOf(players))
      .flatMap(golden.eventsOf)
      .flatMap((event) => happeningsIn(event, players)),
  );
  expect(EVERYTHING.filter((happening) => !shown.includes(happening))).toEqual([]);
});
