import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../support/games.js';
import { EVERYTHING, eventsIn, gameOf, happeningsIn, VARIANTS } from './happenings.js';

/** The number of random games of each number of players and placement. */
const GAMES = games(100);

describe(`over ${GAMES} random games of every number of players and placement`, () => {
  const counts = new Map<string, number>();

  beforeAll(() => {
    for (const variant of VARIANTS) {
      for (let number = 0; number < GAMES; number++) {
        const seen = new Set<string>();
        for (const event of eventsIn(gameOf(variant, number))) for (const each of happeningsIn(event)) seen.add(each);
        for (const each of seen) counts.set(each, (counts.get(each) ?? 0) + 1);
      }
    }
  });

  test('every effect, every card and every end has occurred', () => {
    expect(EVERYTHING.filter((happening) => !counts.has(happening))).toEqual([]);
  });

  test('every game has ended, for one of four reasons', () => {
    const reasons = ['last-scientist', 'last-building', 'stalemate', 'no-ships'];
    const ended = reasons.map((reason) => counts.get(`end ${reason}`) ?? 0);
    expect(ended.reduce((a, b) => a + b)).toBe(GAMES * VARIANTS.length);
  });
});
