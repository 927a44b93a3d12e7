import { search } from '../../src/bots/index.js';
import { type AnyGame, type BaseOptions, HIDDEN, type Types } from '../../src/core/game.js';
import { orThrow } from '../../src/core/verdict.js';
import { games } from '../../src/index.js';
import { chooser } from '../chooser.js';
import { naiveSearch } from './naive.js';

/** The first position of a game for two. */
const startOf = (game: AnyGame, seed: string): Types['State'] =>
  orThrow(game.setup({ players: 2, seed } as BaseOptions));

const gameOf = (id: string): AnyGame => games[id as keyof typeof games] as unknown as AnyGame;

/** The same game to somebody who sees everything: what is imagined is what is, but for chance to come. */
const open = (game: AnyGame, state: Types['State']): AnyGame => ({
  ...game,
  determinizer: () => (seed) => {
    const copy = game.determinize(game.view(state, 'spectator'), seed);
    return { ...state, random: copy.random };
  },
});

/** Iterations of our search: on the view of who decides or, like for like, on the open state with short play-outs. */
export const searchOfOurs = (id: string, seed: string, iterations: number, plies?: number): number => {
  const game = gameOf(id);
  const state = startOf(game, seed);
  const player = game.toAct(state)!;
  const view = game.view(state, player);
  const bot = search<Types>({
    budget: { iterations },
    margin: 0,
    nodes: 1e6,
    ...(plies === undefined ? {} : { plies }),
  });
  const seat = { game: plies === undefined ? game : open(game, state), player };
  const mind = bot.begin(seat);
  return mind.answer({ view, moves: game.legalMoves(view), draw: chooser(seed) }).iterations!;
};

/** Iterations of the naive search on the same view. */
export const searchNaively = (id: string, seed: string, iterations: number): number => {
  const game = gameOf(id);
  const state = startOf(game, seed);
  const view = game.view(state, game.toAct(state)!);
  if (view.random !== HIDDEN) throw new Error('a view hides its chance');
  return naiveSearch(game, view, iterations, chooser(seed));
};

/** Bytes that a search of so many iterations with a node cap leaves on the heap. Needs `--expose-gc`. */
export const heapOfSearch = (iterations: number, nodes: number): number => {
  const game = gameOf('blueprints');
  const state = startOf(game, 'heap');
  const player = game.toAct(state)!;
  const view = game.view(state, player);
  const { gc } = globalThis as { readonly gc?: () => void };
  const mind = search<Types>({ budget: { iterations }, nodes, plies: 0 }).begin({ game, player });
  gc!();
  const before = process.memoryUsage();
  const thought = mind.answer({ view, moves: game.legalMoves(view), draw: chooser('heap') });
  gc!();
  const after = process.memoryUsage();
  if (thought.nodes! > nodes) throw new Error('the search remembers more than it may');
  return after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
};
