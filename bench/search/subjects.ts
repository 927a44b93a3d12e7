import { search } from '../../src/bots/index.js';
import type { AnyGame, BaseOptions, Player, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { games } from '../../src/games/index.js';
import { chooser } from '../chooser.js';
import { naiveSearch } from './naive.js';
import type { Search } from './slices.js';

/** The searches that are compared. */
export const SUBJECTS = ['views', 'alike', 'open', 'naive', 'bare'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The default depth of play-outs of boardgame.io's bot. */
export const PLAYOUT_DEPTH = 50;

interface Start {
  readonly state: Types['State'];
  readonly player: Player;
  readonly view: Types['View'];
}

/** Returns the first position of a two-player game, and its player's view. */
export const startOf = (game: AnyGame, seed: string): Start => {
  const state: Types['State'] = orThrow(game.setup({ players: 2, seed } as BaseOptions));
  const player = game.toAct(state)!;
  return { state, player, view: game.view(state, player) };
};

const MOST_NODES = 1e6;

const NOTHING = [0, 0];
const nothing = (): readonly number[] => NOTHING;

/** Returns the search of a subject. */
export const searchOf = (subject: Subject, id: string): Search => {
  const game = games[id as keyof typeof games] as unknown as AnyGame;
  return (seed, iterations) => WAYS[subject](game, startOf(game, seed), { seed, iterations });
};

interface Length {
  readonly seed: string;
  readonly iterations: number;
}

type Way = (game: AnyGame, start: Start, length: Length) => unknown;

const ours: Way = (game, { player, view }, { seed, iterations }) =>
  search<Types>({ budget: { iterations }, margin: 0, nodes: MOST_NODES })
    .begin({ game, player })
    .answer({ view, moves: game.legalMoves(view), draw: chooser(seed) });

/** Searches with play-outs as short as those of boardgame.io's bot; one that does not reach the end is worth 0. */
const alike: Way = (game, { player, view }, { seed, iterations }) =>
  search<Types>({ budget: { iterations }, margin: 0, nodes: MOST_NODES, plies: PLAYOUT_DEPTH, worth: nothing })
    .begin({ game, player })
    .answer({ view, moves: game.legalMoves(view), draw: chooser(seed) });

/** Searches the actual state, chance to come included, for a like-for-like comparison with boardgame.io's bot. */
const open: Way = (game, start, length) => alike({ ...game, determinizer: () => () => start.state }, start, length);

const naive: Way = (game, { view }, { seed, iterations }) => naiveSearch(game, view, iterations, chooser(seed));

/** Imagines states and plays them to the end without a tree: the part that every search needs. */
const bare: Way = (game, { view }, { seed, iterations }) => {
  const imagine = game.determinizer(view);
  const below = chooser(seed);
  for (let i = 0; i < iterations; i++) {
    game.returns(game.playout(imagine(`${i}`), (moves) => moves[below(moves.length)]!));
  }
};

const WAYS: Readonly<Record<Subject, Way>> = { views: ours, alike, open, naive, bare };
