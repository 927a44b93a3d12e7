import { draw, quickSeeded } from '../../src/core/chance/random.js';
import { type AnyGame, orThrow, type Player, type Types } from '../../src/index.js';
import type { Speech } from '../../src/words/index.js';
import { bestMove } from './choose.js';

/** A move on a page: its player, its notation, and its sentence. */
export interface Shown {
  readonly by: Player;
  readonly text: string;
  readonly sentence: string;
}

/** Examples from games that were played. */
export interface Sample {
  /** By phase, a question asked there. */
  readonly questions: ReadonlyMap<string, string>;
  /** By kind of move, one that was legal. */
  readonly moves: ReadonlyMap<string, Shown>;
  /** The moves of one turn, and the number of players in that game. */
  readonly turn: readonly Shown[];
  readonly players: number;
}

const GAMES = 400;
const SEED = 'pages';
/** The longest turn that is shown, in moves. */
const LONGEST_TURN = 8;

/** Plays random games, always the same ones, with each of these options in turn. */
export const sampleOf = (
  game: AnyGame,
  speech: Speech<Types, unknown>,
  options: readonly Readonly<Record<string, string>>[],
): Sample => {
  const questions = new Map<string, string>();
  const moves = new Map<string, Shown>();
  const { min, max } = game.players;
  for (let number = 0; number < GAMES; number++) {
    const random = quickSeeded(`${SEED}/${number}/choices`);
    const players = min + (number % (max - min + 1));
    let state = orThrow(game.setup({ players, seed: `${SEED}/${number}`, ...options[number % options.length] }));
    for (let by = game.toAct(state); by !== null; by = game.toAct(state)) {
      if (!questions.has(state.phase.kind)) questions.set(state.phase.kind, speech.question(state));
      const legal = game.legalMoves(state);
      const shown = showing(game, speech, state, by);
      for (const move of legal) if (!moves.has(move.kind)) moves.set(move.kind, shown(move));
      const move = legal[draw(random, legal.length)]!;
      state = game.play(state, move);
    }
    if (!questions.has(state.phase.kind)) questions.set(state.phase.kind, speech.question(state));
  }
  // There are no turns in solo games.
  const players = Math.max(min, 2);
  return { questions, moves, players, turn: turnOf(game, speech, players) };
};

/** Returns the longest turn of a game that is not too long to be shown. */
const turnOf = (game: AnyGame, speech: Speech<Types, unknown>, players: number): readonly Shown[] => {
  const random = quickSeeded(`${SEED}/turn`);
  const turns: Shown[][] = [];
  let state = orThrow(game.setup({ players, seed: SEED }));
  for (let by = game.toAct(state); by !== null; by = game.toAct(state)) {
    const move = bestMove(game, state, random);
    addToTurn(turns, showing(game, speech, state, by)(move));
    state = game.play(state, move);
  }
  return turns.filter(({ length }) => length <= LONGEST_TURN).sort((a, b) => b.length - a.length)[0]!;
};

const showing =
  (game: AnyGame, speech: Speech<Types, unknown>, state: Types['State'], by: Player) =>
  (move: Types['Move']): Shown => ({ by, text: game.formatMove(move), sentence: speech.move(state, move) });

const addToTurn = (turns: Shown[][], move: Shown): void => {
  const last = turns.at(-1);
  if (last?.[0]?.by === move.by) last.push(move);
  else turns.push([move]);
};
