import { game } from 'measured/game';
import { createChooser } from '../chooser.js';
import { measureTime } from '../clock.js';
import { answerRequests } from '../runner.js';

// A program that plays games with some build of a game, in its own process, and may keep the states of the first ones.

/** The questions to the program. */
export interface KeptQuestions {
  /** Plays some games, of which it may keep all states; then returns the nanoseconds of a move in other games. */
  time(question: {
    readonly games: number;
    readonly keepsStates: boolean;
    readonly warmUp: number;
    readonly milliseconds: number;
  }): number;
}

type State = ReturnType<typeof game.play>;

const kept: State[] = [];

/** Plays a game, calls `visit` with each state, and returns the number of moves. */
const playGame = (number: number, visit: (state: State) => unknown): number => {
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
  time: ({ games, keepsStates, warmUp, milliseconds }) => {
    let next = 0;
    while (next < games) playGame(next++, (state) => keepsStates && kept.push(state));
    const pass = (): number => playGame(next++, () => {});
    measureTime(pass, warmUp);
    return measureTime(pass, milliseconds);
  },
});
