import type { BaseState } from '../../src/core/game.js';
import { asked } from './difference.js';
import type { Pair } from './edition.js';
import { type Below, generator } from './generator.js';
import type { Side, Trial } from './position.js';

/** Compares the record of the game, and what is said of it as it is and with one move replaced by any other. */
export const compareRecord = (sides: Pair<Side>, { options, written }: Trial, below: Below): void => {
  const [record] = asked('record', sides, ({ edition, game, made, state }) =>
    unwrapped(edition.recordOf(game, options, made, state)),
  );
  const { game, made } = sides[0];
  const number = below(made.length);
  const other = game.formatMove(game.catalogue[below(game.catalogue.length)]!);
  const tampered = { ...record, moves: made.map((move, i) => (i === number ? other : game.formatMove(move))) };
  asked('validateRecord', sides, (side) => side.edition.validateRecord(record), written);
  asked(
    `validateRecord with '${other}' for move ${number + 1}`,
    sides,
    (side) => side.edition.validateRecord(tampered),
    written,
  );
};

/** The record: older editions answered with it, this one with an Either. */
const unwrapped = (answer: object): object => ('right' in answer ? (answer.right as object) : answer);

/** Plays up to the middle of the game again, and from there on to another end. */
export const comparePlayout = (sides: Pair<Side>, { seed, written }: Trial): void => {
  const middle = Math.floor(sides[0].made.length / 2);
  const end = ({ game, start, made }: Side): BaseState => {
    const below = generator(`${seed}, another end`);
    const state = made.slice(0, middle).reduce((before, move) => game.play(before, move), start);
    return game.playout(state, (moves) => moves[below(moves.length)]!);
  };
  asked(`playout from ply ${middle} on`, sides, end, written);
};
