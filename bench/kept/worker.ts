import { game } from 'measured/game';
import { createChooser } from '../chooser.js';
import { measureTime } from '../clock.js';
import { answerRequests } from '../runner.js';

// A program that plays games with some build of a game, in its own process, and may keep the states of the first ones.

/** The questions to the program. */
export interface KeptQuestions {
  /** Keeps all states of some games; then returns the nanoseconds of a move in games of which it keeps nothing. */
  time(question: { readonly keptGames: number; readonly warmUp: number; readonly milliseconds: number }): number;
}

type State = ReturnType<typeof game.play>;

/** The number of games that are played again and again while time is taken. */
const TIMED_GAMES = 400;

const kept: State[] = [];

/** Plays a game, calls `visit` with each state, and returns the number of moves. */
const playGame = (number: number, visit: (state: State) => void): number => {
  const { min, max } = game.players;
  const seed = `game-${number}`;
  const choose = createChooser(seed);
  const start = game.setup({ players: min + (number % (max - min + 1)), seed });
  if (start._tag === 'Left') throw new Error(start.left.message);
  let state = start.right;
  let made = 0;
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    const next = game.applyMove(state, moves[choose(moves.length)]!);
    if (next._tag === 'Left') throw new Error(next.left.message);
    state = next.right;
    visit(state);
    made++;
  }
  return made;
};

answerRequests<KeptQuestions>({
  time: ({ keptGames, warmUp, milliseconds }) => {
    for (let k = 0; k < keptGames; k++) playGame(k, (state) => kept.push(state));
    let next = 0;
    const pass = (): number => playGame(next++ % TIMED_GAMES, () => {});
    measureTime(pass, warmUp);
    return measureTime(pass, milliseconds);
  },
});
