import type { BaseState } from '../../src/core/contract/game.js';
import { asked } from './difference.js';
import type { Pair } from './edition.js';
import { type Below, generator } from './generator.js';
import type { Side, Trial } from './position.js';

/** Compares the record of the game and its validation, as it is and with one move replaced by any other. */
export const compareRecord = (sides: Pair<Side>, { options, written }: Trial, below: Below): void => {
  const recordOf = ({ edition, game, made, state }: Side): Written =>
    unwrapped(edition.recordOf(game, options, made, state)) as Written;
  asked('record', sides, recordOf, (record) => JSON.stringify(played(record)));
  const { game, made } = sides[0];
  const number = below(made.length);
  const other = game.formatMove(game.catalogue[below(game.catalogue.length)]!);
  const moves = made.map((move, i) => (i === number ? other : game.formatMove(move)));
  const validated = (change: object) => (side: Side) =>
    ended(side.edition.validateRecord({ ...recordOf(side), ...change }));
  asked('validateRecord', sides, validated({}), written);
  asked(`validateRecord with '${other}' for move ${number + 1}`, sides, validated({ moves }), written);
};

/** The part of a record that all its versions have in common. */
interface Written {
  readonly game: string;
  readonly rules: string;
  readonly components: string;
  readonly options: unknown;
  readonly moves: unknown;
  readonly result: { readonly totals: unknown; readonly winners: unknown; readonly outcome: unknown };
}

const played = ({ game, rules, components, options, moves, result }: Written): unknown => [
  [game, rules, components, options, moves],
  result && [result.totals, result.winners, result.outcome],
];

/** Unwraps a record: older editions returned it directly, this one returns an Either. */
const unwrapped = (answer: object): object => ('right' in answer ? (answer.right as object) : answer);

/** Reduces the validation of a record: for a valid one, older editions returned only the last state. */
const ended = (answer: unknown): unknown => {
  const { right } = answer as { readonly right?: { readonly end?: unknown } };
  return right?.end === undefined ? answer : { ...(answer as object), right: right.end };
};

/** Replays the first half of the game, and plays on from there to another end. */
export const comparePlayout = (sides: Pair<Side>, { seed, written }: Trial): void => {
  const middle = Math.floor(sides[0].made.length / 2);
  const end = ({ game, start, made }: Side): BaseState => {
    const below = generator(`${seed}, another end`);
    const state = made.slice(0, middle).reduce((before, move) => game.play(before, move), start);
    return game.playout(state, (moves) => moves[below(moves.length)]!);
  };
  asked(`playout from ply ${middle} on`, sides, end, (state, { renaming }) => written(renaming.position(state)));
};
