import { expect, test } from 'vitest';
import { type CountedGames, isOutside, listFindings, listSettings } from '../../scripts/frostpunk/findings.js';
import { playAndCount } from '../../scripts/frostpunk/tally.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { components, game } from '../../src/games/frostpunk/index.js';

/** The number of games of each row. */
const GAMES = 60;

const outsideOf = async (of: typeof game): Promise<readonly string[]> => {
  const all: CountedGames[] = [];
  for (const row of listSettings(1)) all.push({ row, tally: await playAndCount(of, row, [0, GAMES]) });
  return listFindings(all, of.components)
    .filter(isOutside)
    .map(({ title, hits, games }) => `${title}: ${hits} of ${games}`);
};

test('no share of games alone lies outside its window by more than its 99 % interval', async () => {
  expect(await outsideOf(game)).toEqual([]);
});

test('shares of a pack that is too easy do', async () => {
  const { easy } = components.startByDifficulty;
  const found = await outsideOf(
    orThrow(game.withComponents({ startByDifficulty: { easy, normal: easy, hard: easy } })),
  );
  for (const row of ['alone, normal, expert', 'alone, normal, club', 'alone, hard, expert', 'alone, hard, club']) {
    expect(found).toContainEqual(expect.stringContaining(`${row}: `));
  }
  expect(found.filter((each) => each.startsWith('alone, easy'))).toEqual([]);
});
