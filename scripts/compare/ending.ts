import type { BaseState } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { GameRecord } from '../../src/core/records/record.js';
import { compareBoth } from './difference.js';
import type { Pair } from './edition.js';
import { generator, type RandomInt } from './generator.js';
import type { Side, Trial } from './position.js';

/** Compares the record of the game and its validation, as it is and with one move replaced by any other. */
export const compareRecord = (sides: Pair<Side>, { options, writeJson }: Trial, randomInt: RandomInt): void => {
  const recordOf = ({ edition, game, movesMade, state }: Side): GameRecord =>
    orThrow(edition.recordOf(game, options, movesMade, state));
  compareBoth('record', sides, recordOf, writeJson);
  const { game, movesMade: made } = sides[0];
  const number = randomInt(made.length);
  const other = game.formatMove(game.catalogue[randomInt(game.catalogue.length)]!);
  const moves = made.map((move, i) => (i === number ? other : game.formatMove(move)));
  const validateWith = (change: object) => (side: Side) =>
    side.edition.validateRecord({ ...recordOf(side), ...change });
  compareBoth('validateRecord', sides, validateWith({}), writeJson);
  compareBoth(`validateRecord with '${other}' for move ${number + 1}`, sides, validateWith({ moves }), writeJson);
};

/** Replays the first half of the game, and plays on from there to another end. */
export const comparePlayout = (sides: Pair<Side>, { seed, writeJson }: Trial): void => {
  const middle = Math.floor(sides[0].movesMade.length / 2);
  const end = ({ game, start, movesMade }: Side): BaseState => {
    const below = generator(`${seed}, another end`);
    const state = movesMade.slice(0, middle).reduce((before, move) => game.play(before, move), start);
    return game.playout(state, (moves) => moves[below(moves.length)]!);
  };
  compareBoth(`playout from ply ${middle} on`, sides, end, writeJson);
};
