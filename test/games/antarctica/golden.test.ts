import { expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/data/fingerprint.js';
import { type Antarctica, game } from '../../../src/games/antarctica/index.js';
import { chooseNumbers, describeGolden, type ReplayedGame } from '../../support/golden.js';
import { EVERYTHING, eventsIn, gameOf, happeningsIn, VARIANTS, type Variant } from './happenings.js';

const folder = new URL('golden/', import.meta.url);

const nameOf = ({ players, placement }: Variant): string => `${players}-${placement}`;

const numbers = chooseNumbers(folder, VARIANTS.map(nameOf), EVERYTHING, (name, number) =>
  [...eventsIn(gameOf(VARIANTS.find((variant) => nameOf(variant) === name)!, number))].flatMap(happeningsIn),
);

const files = VARIANTS.map((variant) => ({
  name: nameOf(variant),
  games: numbers[nameOf(variant)]!.map((number) => ({
    options: { ...variant, seed: `game ${number}` },
    turns: gameOf(variant, number),
  })),
}));

/** Returns all events from the deal on. */
const allEvents = ({ dealt, events }: ReplayedGame<Antarctica>) => [...dealt, ...events];

const golden = describeGolden(game, folder, files, (replayed) => ({ events: fingerprint(allEvents(replayed)) }));

test('the recorded games show every effect, every card and every end', () => {
  const seen = new Set(golden.linesOf().flatMap((text) => allEvents(golden.replayLine(text)).flatMap(happeningsIn)));
  expect(EVERYTHING.filter((happening) => !seen.has(happening))).toEqual([]);
});
