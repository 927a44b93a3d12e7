import { loadTranslation } from '../../src/cli/play/languages.js';
import { insecureRandomStateOf } from '../../src/core/chance/random.js';
import { type BoardLayout, drawings } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { type AnyGame, type GameId, orThrow, type Types, type Viewer } from '../../src/index.js';
import { createGameText } from '../../src/words/index.js';
import { bestMove } from '../games/choose.js';

/** A position of a game between players who look one move ahead. */
export interface DrawnExample {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number };
  /** The share of the game that has been played, from 0 to 1. */
  readonly playedShare: number;
  /** The viewer; without one, everything is visible. */
  readonly viewer?: Viewer | 'mover';
  readonly marked?: boolean;
  /** The shape of the board, tall by default. */
  readonly layout?: BoardLayout;
}

/** The positions that are drawn; the docs use the first of each game. */
export const DRAWN_EXAMPLES: readonly DrawnExample[] = [
  { game: 'blueprints', options: { players: 3 }, playedShare: 0.6, viewer: 'mover', marked: true },
  { game: 'blueprints', options: { players: 2 }, playedShare: 0.5 },
  { game: 'blueprints', options: { players: 4 }, playedShare: 1 },
  { game: 'blueprints', options: { players: 2 }, playedShare: 0, viewer: 'spectator' },
  { game: 'igloo-igloo', options: { players: 3 }, playedShare: 0.55, viewer: 'mover', marked: true },
  { game: 'igloo-igloo', options: { players: 4 }, playedShare: 1 },
  { game: 'igloo-igloo', options: { players: 2, variant: 'expert' }, playedShare: 0.15, viewer: 'spectator' },
  { game: 'antarctica', options: { players: 3 }, playedShare: 0.9, viewer: 'mover', marked: true },
  { game: 'antarctica', options: { players: 4 }, playedShare: 0.9 },
  { game: 'antarctica', options: { players: 3, placement: 'free' }, playedShare: 0.02, viewer: 'spectator' },
  { game: 'antarctica', options: { players: 3 }, playedShare: 0.9, viewer: 'mover', marked: true, layout: 'wide' },
  { game: 'nunatak', options: { players: 3 }, playedShare: 0.55, viewer: 'mover', marked: true },
  { game: 'nunatak', options: { players: 4 }, playedShare: 1 },
  { game: 'nunatak', options: { players: 2 }, playedShare: 0.3, viewer: 'mover', marked: true },
  { game: 'nunatak', options: { players: 1 }, playedShare: 0.8 },
  { game: 'nunatak', options: { players: 3 }, playedShare: 0.55, viewer: 'mover', marked: true, layout: 'wide' },
  { game: 'frostpunk', options: { players: 2, difficulty: 'easy' }, playedShare: 0.4, viewer: 'mover', marked: true },
  { game: 'frostpunk', options: { players: 1 }, playedShare: 1 },
  { game: 'frostpunk', options: { players: 4, difficulty: 'easy' }, playedShare: 0.2, viewer: 'spectator' },
];

/** Draws a position as SVG, in English. */
export const drawExample = async ({
  game: id,
  options,
  playedShare,
  viewer,
  marked,
  layout = 'tall',
}: DrawnExample): Promise<string> => {
  const game = gameOf(id)!;
  const { translate } = createGameText(await loadTranslation(id, 'en'), game);
  const state = stateAfter(game, { ...options, seed: 'winter' }, playedShare);
  const looks = viewer === 'mover' ? (game.toAct(state) ?? 'spectator') : viewer;
  const seen = looks === undefined ? state : game.view(state, looks);
  return drawings[id]!.draw(seen, { translate, layout, moves: marked ? game.legalMoves(seen) : [] });
};

const stateAfter = (game: AnyGame, options: Types['Options'], played: number): Types['State'] => {
  const random = insecureRandomStateOf(`${options.seed}/choices`);
  const states = [orThrow(game.setup(options))];
  for (;;) {
    const state = states.at(-1)!;
    if (game.toAct(state) === null) return states[Math.round(played * (states.length - 1))]!;
    states.push(game.play(state, bestMove(game, state, random)));
  }
};
