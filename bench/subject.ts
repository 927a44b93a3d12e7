import type { AnyGame, Game, Types } from '../src/core/contract/game.js';
import { orThrow } from '../src/core/errors/errors.js';
import { playThroughReducer } from './boardgame/reducer.js';
import { wrapGame } from './boardgame/wrap.js';
import { createChooser } from './chooser.js';

/** Receives the numbers of a finished game in which all subjects must agree. */
export type Tally = (value: number) => void;

/** Plays one random game, set-up and score included. */
export type Subject = (players: number, seed: string, tally: Tally) => void;

/** The measurements of a game. */
export interface Bench {
  readonly id: string;
  readonly players: readonly number[];
  readonly subjects: Readonly<Record<string, Subject>>;
  /** The game itself, for its single functions. */
  readonly game: AnyGame;
  /** The subject with which the others are compared. */
  readonly baseline: string;
  /** The least speed of each subject, as a multiple of the baseline's. */
  readonly minSpeeds: Readonly<Record<string, number>>;
  /** The highest ratio of the time of `playout` to that of the game in C; absent if `limit/` does not have the game. */
  readonly maxTimeAgainstC?: number;
  /** The highest ratio of the time of `determinize` to that of a play-out from the same position. */
  readonly maxDeterminizeTime?: number;
}

/** Returns all ways to play one of our games; `tallyState` adds numbers to the tally that `score` does not include. */
export const createSubjects = <G extends Types>(
  game: Game<G>,
  tallyState: (state: G['State'], tally: Tally) => void,
): Readonly<Record<string, Subject>> => {
  type State = G['State'];
  type Move = G['Move'];

  const begin = (players: number, seed: string): State => orThrow(game.setup({ players, seed } as G['Options']));
  const finish = (state: State, moves: number, tally: Tally): void => {
    const { players, ranking } = game.score(state);
    tally(moves);
    for (const { total } of players) tally(total);
    for (const place of ranksOf(ranking, players.length)) tally(place);
    tallyState(state, tally);
  };
  const oneByOne =
    (advance: (state: State, move: Move) => State): Subject =>
    (players, seed, tally) => {
      const choose = createChooser(seed);
      let state = begin(players, seed);
      let made = 0;
      for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
        state = advance(state, moves[choose(moves.length)]!);
        made++;
      }
      finish(state, made, tally);
    };
  const playWrapped = playThroughReducer(wrapGame(game));

  return {
    pure: oneByOne((state, move) => orThrow(game.applyMove(state, move))),
    fresh: oneByOne((state, move) => orThrow(game.applyMove(state, { ...move }))),
    step: oneByOne((state, move) => orThrow(game.step(state, move)).state),
    play: oneByOne((state, move) => game.play(state, move)),
    playout: (players, seed, tally) => {
      const choose = createChooser(seed);
      let made = 0;
      const state = game.playout(begin(players, seed), (moves) => {
        made++;
        return moves[choose(moves.length)]!;
      });
      finish(state, made, tally);
    },
    wrapped: (players, seed, tally) => {
      const { state, moves } = playWrapped(players, seed, createChooser(seed), { players, seed });
      finish(state.G, moves, tally);
    },
  };
};

const ranksOf = (ranking: readonly (readonly number[])[], players: number): readonly number[] => {
  const places: number[] = new Array(players).fill(0);
  let ahead = 0;
  for (const group of ranking) {
    for (const player of group) places[player] = ahead;
    ahead += group.length;
  }
  return places;
};
