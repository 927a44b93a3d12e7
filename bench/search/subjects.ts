import { search } from '../../src/bots/index.js';
import type { AnyGame, BaseOptions, Player, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { games } from '../../src/games/index.js';
import { createChooser } from '../chooser.js';
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
export const createStart = (game: AnyGame, seed: string): Start => {
  const state: Types['State'] = orThrow(game.setup({ players: 2, seed } as BaseOptions));
  const player = game.toAct(state)!;
  return { state, player, view: game.view(state, player) };
};

const MAX_NODES = 1e6;

const ZERO_VALUES = [0, 0];
const evaluateZero = (): readonly number[] => ZERO_VALUES;

/** Returns the search of a subject. */
export const createSearch = (subject: Subject, id: string): Search => {
  const game = games[id as keyof typeof games] as unknown as AnyGame;
  return (seed, iterations) => SEARCHES[subject](game, createStart(game, seed), { seed, iterations });
};

interface SearchLength {
  readonly seed: string;
  readonly iterations: number;
}

type RunSearch = (game: AnyGame, start: Start, length: SearchLength) => unknown;

const searchViews: RunSearch = (game, { player, view }, { seed, iterations }) =>
  search<Types>({ budget: { iterations }, scoreWeight: 0, maxNodes: MAX_NODES })
    .begin({ game, player })
    .answer({ view, moves: game.legalMoves(view), randomInt: createChooser(seed) });

/** Searches with play-outs as short as those of boardgame.io's bot; one that does not reach the end is worth 0. */
const searchAlike: RunSearch = (game, { player, view }, { seed, iterations }) =>
  search<Types>({
    budget: { iterations },
    scoreWeight: 0,
    maxNodes: MAX_NODES,
    maxPlayoutPlies: PLAYOUT_DEPTH,
    evaluate: evaluateZero,
  })
    .begin({ game, player })
    .answer({ view, moves: game.legalMoves(view), randomInt: createChooser(seed) });

/** Searches the actual state, chance to come included, for a like-for-like comparison with boardgame.io's bot. */
const searchOpen: RunSearch = (game, start, length) =>
  searchAlike({ ...game, determinizer: () => () => start.state }, start, length);

const searchNaively: RunSearch = (game, { view }, { seed, iterations }) =>
  naiveSearch(game, view, iterations, createChooser(seed));

/** Imagines states and plays them to the end without a tree: the part that every search needs. */
const playOutOnly: RunSearch = (game, { view }, { seed, iterations }) => {
  const sampleState = game.determinizer(view);
  const below = createChooser(seed);
  for (let i = 0; i < iterations; i++) {
    game.returns(game.playout(sampleState(`${i}`), (moves) => moves[below(moves.length)]!));
  }
};

const SEARCHES: Readonly<Record<Subject, RunSearch>> = {
  views: searchViews,
  alike: searchAlike,
  open: searchOpen,
  naive: searchNaively,
  bare: playOutOnly,
};
