import { expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/data/fingerprint.js';
import { type Antarctica, game } from '../../../src/games/antarctica/index.js';
import { describeGolden, type GoldenFile, type ReplayedGame } from '../../support/golden.js';
import { EVERYTHING, gameOf, happeningsIn, VARIANTS, type Variant } from './happenings.js';

/** The games on record, by variant and number. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  '2-first-game': [11, 32, 36, 7],
  '2-free': [0, 1, 14, 7],
  '3-first-game': [18, 74, 7],
  '3-free': [125, 29, 7],
  '4-first-game': [3, 54, 7, 19],
  '4-free': [16, 112, 7],
};

const fileOf = (variant: Variant): GoldenFile<Antarctica> => {
  const name = `${variant.players}-${variant.placement}`;
  const games = NUMBERS[name]!.map((number) => ({
    options: { ...variant, seed: `game ${number}` },
    turns: gameOf(variant, number),
  }));
  return { name, games };
};

/** Returns all events from the deal on. */
const eventsIn = ({ dealt, events }: ReplayedGame<Antarctica>) => [...dealt, ...events];

const golden = describeGolden(game, new URL('golden/', import.meta.url), VARIANTS.map(fileOf), (replayed) => ({
  events: fingerprint(eventsIn(replayed)),
}));

test('the recorded games show every effect, every card and every end', () => {
  const seen = new Set(golden.linesOf().flatMap((text) => eventsIn(golden.replayLine(text)).flatMap(happeningsIn)));
  expect(EVERYTHING.filter((happening) => !seen.has(happening))).toEqual([]);
});
