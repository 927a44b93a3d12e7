import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import { type AnyGame, orThrow, type Player, type Types } from '../../src/index.js';
import type { GameText } from '../../src/words/index.js';
import { bestMove } from './choose.js';

/** A move on a page: its player, its notation, and its sentence. */
export interface SampleMove {
  readonly player: Player;
  readonly text: string;
  readonly sentence: string;
}

/** Examples from games that were played. */
export interface Sample {
  /** By phase, a question asked there. */
  readonly questions: ReadonlyMap<string, string>;
  /** By kind of move, one that was legal. */
  readonly moves: ReadonlyMap<string, SampleMove>;
  /** The moves of one turn, and the number of players in that game. */
  readonly turn: readonly SampleMove[];
  readonly players: number;
}

const GAMES = 400;
const SEED = 'pages';
/** The longest turn that is shown, in moves. */
const MAX_TURN_MOVES = 8;

/** Plays random games, always the same ones, with each of these options in turn. */
export const createSample = (
  game: AnyGame,
  speech: GameText<Types, unknown>,
  options: readonly Readonly<Record<string, string>>[],
): Sample => {
  const questions = new Map<string, string>();
  const moves = new Map<string, SampleMove>();
  const { min, max } = game.players;
  for (let number = 0; number < GAMES; number++) {
    const random = insecureRandomStateOf(`${SEED}/${number}/choices`);
    const players = min + (number % (max - min + 1));
    let state = orThrow(game.setup({ players, seed: `${SEED}/${number}`, ...options[number % options.length] }));
    for (let player = game.toAct(state); player !== null; player = game.toAct(state)) {
      if (!questions.has(state.phase.kind)) questions.set(state.phase.kind, speech.question(state));
      const legal = game.legalMoves(state);
      const shown = createSampleMove(game, speech, state, player);
      for (const move of legal) if (!moves.has(move.kind)) moves.set(move.kind, shown(move));
      const move = legal[drawInt(random, legal.length)]!;
      state = game.play(state, move);
    }
    if (!questions.has(state.phase.kind)) questions.set(state.phase.kind, speech.question(state));
  }
  // There are no turns in solo games.
  const players = Math.max(min, 2);
  return { questions, moves, players, turn: findTurn(game, speech, players) };
};

/** Returns the longest turn of a game that is not too long to be shown. */
const findTurn = (game: AnyGame, speech: GameText<Types, unknown>, players: number): readonly SampleMove[] => {
  const random = insecureRandomStateOf(`${SEED}/turn`);
  const turns: SampleMove[][] = [];
  let state = orThrow(game.setup({ players, seed: SEED }));
  for (let player = game.toAct(state); player !== null; player = game.toAct(state)) {
    const move = bestMove(game, state, random);
    addToTurn(turns, createSampleMove(game, speech, state, player)(move));
    state = game.play(state, move);
  }
  return turns.filter(({ length }) => length <= MAX_TURN_MOVES).sort((a, b) => b.length - a.length)[0]!;
};

const createSampleMove =
  (game: AnyGame, speech: GameText<Types, unknown>, state: Types['State'], player: Player) =>
  (move: Types['Move']): SampleMove => ({ player, text: game.formatMove(move), sentence: speech.move(state, move) });

const addToTurn = (turns: SampleMove[][], move: SampleMove): void => {
  const last = turns.at(-1);
  if (last?.[0]?.player === move.player) last.push(move);
  else turns.push([move]);
};
