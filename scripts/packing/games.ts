import { type AnyGame, type BaseMove, type BaseOptions, type BaseState, gameOf, orThrow } from '../../src/index.js';
import { generator } from '../compare/generator.js';
import { modesOf } from '../compare/modes.js';
import { pickerOf } from '../compare/pickers.js';

/** Who plays: any legal move, or players who weigh their moves. */
export type Players = 'random' | 'weighing';

/** A game that was played. */
export interface Played {
  readonly options: BaseOptions;
  readonly moves: readonly BaseMove[];
  /** By move, its number among so many that were legal. */
  readonly choices: readonly { readonly index: number; readonly of: number }[];
  readonly end: BaseState;
}

/** So many games of a game, its modes in turn. */
export const playedGames = (id: string, players: Players, count: number): readonly Played[] => {
  const modes = modesOf([id]);
  return Array.from({ length: count }, (_, i) => {
    const { options } = modes[i % modes.length]!;
    const unseeded = options[Math.floor(i / modes.length) % options.length]!;
    return playedGame(gameOf(id)!, { ...unseeded, seed: `${id} ${i}` }, players);
  });
};

const playedGame = (game: AnyGame, options: BaseOptions, players: Players): Played => {
  const below = generator(options.seed);
  const picker = pickerOf(game.id, players === 'random' ? 0 : 1, below);
  const moves: BaseMove[] = [];
  const choices: { readonly index: number; readonly of: number }[] = [];
  const end = game.playout(orThrow(game.setup(options)), (legal, state) => {
    const move = picker.pick(legal, state, below);
    moves.push(move);
    choices.push({ index: legal.indexOf(move), of: legal.length });
    return move;
  });
  return { options, moves, choices, end };
};
