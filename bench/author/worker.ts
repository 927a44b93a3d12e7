import { game as derived } from '../../docs/examples/games/liars-dice.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { createChooser } from '../chooser.js';
import { measureTime } from '../clock.js';
import { liarsDice as byHand } from '../games/liars-dice.js';
import { answerRequests } from '../runner.js';
import type { AuthorTask } from './tables.js';

/** The questions about one of the two games. */
export interface AuthorQuestions {
  /** Returns nanoseconds per call. */
  time(question: { readonly task: AuthorTask; readonly milliseconds: number }): number;
  /** Returns the JSON of the ends of some games. */
  ends(games: number): string;
}

const GAMES = 60;

type State = Types['State'];
type Move = Types['Move'];

interface Position {
  readonly state: State;
  readonly chosen: Move;
}

// Which game it is: one game per process.
const game = { byHand, derived }[process.argv[2] as 'byHand' | 'derived'] as unknown as AnyGame;

const start = (k: number): State => orThrow(game.setup({ players: 2 + (k % 5), seed: `game-${k}` }));

const picker = (k: number): ((moves: readonly Move[]) => Move) => {
  const choose = createChooser(`game-${k}`);
  return (moves) => moves[choose(moves.length)]!;
};

const positions: readonly Position[] = Array.from({ length: GAMES }, (_, k) => k).flatMap((k) => {
  const pick = picker(k);
  const found: Position[] = [];
  let state = start(k);
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    const chosen = pick(moves);
    found.push({ state, chosen });
    state = game.play(state, chosen);
  }
  return found;
});

/** The last result, kept so that the computation cannot be optimized away. */
export let sink: unknown;

const overAll = (call: (position: Position, i: number) => unknown) => (): number => {
  for (let i = 0; i < positions.length; i++) sink = call(positions[i]!, i);
  return positions.length;
};

const views = positions.map(({ state }) => game.view(state, game.toAct(state)!));

const PASSES: Readonly<Record<AuthorTask, () => number>> = {
  playout: () => {
    for (let k = 0; k < GAMES; k++) sink = game.playout(start(k), picker(k));
    return positions.length;
  },
  play: overAll(({ state, chosen }) => game.play(state, chosen)),
  legalMoves: overAll(({ state }) => game.legalMoves(state)),
  applyMove: overAll(({ state, chosen }) => game.applyMove(state, chosen)),
  view: overAll(({ state }) => game.view(state, game.toAct(state)!)),
  determinize: overAll((_, i) => game.determinize(views[i]!, 'seed')),
  decode: overAll(({ state }) => game.State.decode(state)),
  setup: () => {
    for (let k = 0; k < GAMES; k++) sink = start(k);
    return GAMES;
  },
};

answerRequests<AuthorQuestions>({
  time: ({ task, milliseconds }) => measureTime(PASSES[task], milliseconds),
  ends: (games) =>
    JSON.stringify(Array.from({ length: games }, (_, k) => game.playout(start(k + GAMES), picker(k + GAMES)))),
});
