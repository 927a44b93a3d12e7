import type { AnyGame, Game, Types } from '../src/core/game.js';
import { orThrow } from '../src/core/verdict.js';
import { playThroughReducer } from './boardgame/reducer.js';
import { wrapped } from './boardgame/wrap.js';
import { chooser } from './chooser.js';

/** Takes the numbers of a finished game in which all subjects must agree. */
export type Tally = (value: number) => void;

/** Plays one random game, set-up and score included. */
export type Subject = (players: number, seed: string, tally: Tally) => void;

/** What a game is measured by. */
export interface Bench {
  readonly id: string;
  readonly players: readonly number[];
  readonly subjects: Readonly<Record<string, Subject>>;
  /** The game itself, for its single functions. */
  readonly game: AnyGame;
  /** The subject that the others are compared with. */
  readonly baseline: string;
  /** How many times as fast as the baseline each subject is to be. */
  readonly targets: Readonly<Record<string, number>>;
  /** Whether `limit/` has the game in C, and how many times its time `playout` may take. */
  readonly limit?: number;
  /** How many times the time of a play-out from the same position `determinize` may take. */
  readonly determinize?: number;
}

/** All ways of playing one of our games; `tell` adds what `score` does not say to the tally. */
export const subjectsOf = <G extends Types>(
  game: Game<G>,
  tell: (state: G['State'], tally: Tally) => void,
): Readonly<Record<string, Subject>> => {
  type State = G['State'];
  type Move = G['Move'];

  const begin = (players: number, seed: string): State => orThrow(game.setup({ players, seed } as G['Options']));
  const finish = (state: State, moves: number, tally: Tally): void => {
    const { players, ranking } = game.score(state);
    tally(moves);
    for (const { total } of players) tally(total);
    for (const place of placesOf(ranking, players.length)) tally(place);
    tell(state, tally);
  };
  const oneByOne =
    (advance: (state: State, move: Move) => State): Subject =>
    (players, seed, tally) => {
      const choose = chooser(seed);
      let state = begin(players, seed);
      let made = 0;
      for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
        state = advance(state, moves[choose(moves.length)]!);
        made++;
      }
      finish(state, made, tally);
    };
  const playWrapped = playThroughReducer(wrapped(game));

  return {
    pure: oneByOne((state, move) => orThrow(game.applyMove(state, move))),
    fresh: oneByOne((state, move) => orThrow(game.applyMove(state, { ...move }))),
    step: oneByOne((state, move) => orThrow(game.step(state, move)).state),
    play: oneByOne((state, move) => game.play(state, move)),
    playout: (players, seed, tally) => {
      const choose = chooser(seed);
      let made = 0;
      const state = game.playout(begin(players, seed), (moves) => {
        made++;
        return moves[choose(moves.length)]!;
      });
      finish(state, made, tally);
    },
    wrapped: (players, seed, tally) => {
      const { state, moves } = playWrapped(players, seed, chooser(seed), { players, seed });
      finish(state.G, moves, tally);
    },
  };
};

const placesOf = (ranking: readonly (readonly number[])[], players: number): readonly number[] => {
  const places: number[] = new Array(players).fill(0);
  let ahead = 0;
  for (const group of ranking) {
    for (const player of group) places[player] = ahead;
    ahead += group.length;
  }
  return places;
};
