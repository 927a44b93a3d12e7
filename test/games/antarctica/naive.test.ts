import { expect, test } from 'vitest';
import { firstDifference } from '../../../src/core/data/fingerprint.js';
import { catalogue, formatMove, play } from '../../../src/games/antarctica/index.js';
import { games } from '../../support/games.js';
import { gameOf, VARIANTS } from './happenings.js';
import { naiveNext } from './naive/does.js';
import { EVERY_TEXT, naiveRefusal } from './naive/legal.js';
import { refusal } from './positions.js';

test('both readings know the same moves', () => {
  expect([...EVERY_TEXT].sort()).toEqual(catalogue.map(formatMove).sort());
});

const GAMES = games(8);

test.each(VARIANTS)(
  'a second reading of the move table refuses the same moves for the same clauses: $players players, $placement',
  (variant) => {
    for (let number = 0; number < GAMES; number++) {
      for (const { ply, state } of gameOf(variant, number)) {
        if (number < GAMES - 1 && ply % 3 !== number % 3) continue;
        for (const text of EVERY_TEXT) {
          const found = refusal(state, text);
          const expected = naiveRefusal(state, text);
          if (found !== expected) throw new Error(`game ${number} ply ${ply}, ${text}: ${found}, expected ${expected}`);
        }
      }
    }
  },
);

test.each(VARIANTS)(
  'a second reading of what moves do leads to the same states: $players players, $placement',
  (variant) => {
    for (let number = 0; number < GAMES; number++) {
      for (const { ply, state, moves } of gameOf(variant, number)) {
        for (const move of moves) {
          const text = formatMove(move);
          const wrong = firstDifference(play(state, move), naiveNext(state, text));
          if (wrong !== null) throw new Error(`game ${number} ply ${ply}, ${text}: they differ at ${wrong}`);
        }
      }
    }
  },
);
