import { insecureRandomStateOf } from '../../core/chance/random.js';
import type { Types } from '../../core/contract/game.js';
import type { DecisionRequest, Seat, SyncBot, SyncBotSession } from '../bot.js';
import { answerOf } from './answer.js';
import { createContinueCheck } from './continue.js';
import { createEvaluator } from './evaluator.js';
import { iterate } from './iteration.js';
import { createTrees, keepTrees } from './kept-trees.js';
import { moveKeysOf } from './keys.js';
import { limitBudget } from './limit-budget.js';
import { type Budget, type SearchOptions, withDefaults } from './options.js';
import { createSearchBuffers, rootOf, type SearchState } from './search-state.js';

export type { Budget, SearchOptions } from './options.js';

/**
 * Makes a bot that runs an information-set Monte Carlo tree search: it imagines states behind its view and plays them
 * on along trees that grow towards the best moves.
 */
export const search = <G extends Types>(options: SearchOptions<G>): SyncBot<G> => ({
  name: options.name ?? `search ${formatBudget(options.budget)}`,
  begin: (seat) => searchSession(seat, options),
});

/**
 * Makes a bot that runs a flat Monte Carlo search: it plays every move on to the end at random, better moves more
 * often.
 */
export const flat = <G extends Types>(options: SearchOptions<G>): SyncBot<G> =>
  search({ ...options, name: options.name ?? `flat ${formatBudget(options.budget)}`, maxDepth: 1 });

const formatBudget = (budget: Budget): string =>
  'iterations' in budget ? `${budget.iterations}` : `${budget.milliseconds} ms`;

const searchSession = <G extends Types>(seat: Seat<G>, searchOptions: SearchOptions<G>): SyncBotSession<G> => {
  let lastState: SearchState<G> | undefined;
  const startSearch = (request: DecisionRequest<G>): RunningSearch<G> => {
    const options = { ...searchOptions, budget: limitBudget(searchOptions.budget, request, seat.player) };
    const searchState = createSearchState(seat, options, request, lastState);
    lastState = options.reuseTree === false ? undefined : searchState;
    return {
      searchState,
      canContinue: createContinueCheck(searchState, options, {
        root: rootOf(searchState, seat.player),
        moves: request.moves,
      }),
    };
  };
  return {
    answer: (request) => {
      const { searchState, canContinue } = startSearch(request);
      while (canContinue()) iterate(searchState);
      return answerOf(searchState, request.moves, seat.player);
    },
    think: function* (request) {
      const { searchState, canContinue } = startSearch(request);
      for (let done = 1; canContinue(); done++) {
        iterate(searchState);
        if (done % SLICE_ITERATIONS === 0) yield answerOf(searchState, request.moves, seat.player);
      }
      yield answerOf(searchState, request.moves, seat.player);
    },
  };
};

/** The number of iterations in a slice. */
const SLICE_ITERATIONS = 16;

interface RunningSearch<G extends Types> {
  readonly searchState: SearchState<G>;
  /** Checks whether the budget allows one more iteration. */
  canContinue(): boolean;
}

const createSearchState = <G extends Types>(
  { game, player }: Seat<G>,
  options: SearchOptions<G>,
  { view, randomInt, movesSince }: DecisionRequest<G>,
  lastState: SearchState<G> | undefined,
): SearchState<G> => {
  const sample = game.determinizer(view);
  const seed = randomInt(2 ** 32);
  const keys = moveKeysOf(game, sample('keys'));
  const viewers = options.observers === 'all' ? Array.from({ length: view.players }, (_, each) => each) : [player];
  const keptEvaluator = options.sharedScale === true ? lastState?.evaluator : undefined;
  let count = 0;
  return {
    game,
    keys,
    random: insecureRandomStateOf(`${seed}`),
    viewers,
    ...(keepTrees(lastState, keys, movesSince, viewers, player) ?? createTrees(options, viewers)),
    settings: withDefaults(options),
    evaluator:
      keptEvaluator ?? createEvaluator(game, { evaluate: options.evaluate, scoreWeight: options.scoreWeight ?? 0.2 }),
    buffers: createSearchBuffers(keys.count, view.players, viewers.length),
    lastMove: movesSince?.length === 1 ? (movesSince[0] as G['Move']) : undefined,
    sample: () => sample(`${seed} ${count++}`),
  };
};
