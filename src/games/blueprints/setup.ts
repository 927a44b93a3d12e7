import { draw, shuffle } from '../../core/chance/random.js';
import type { Head } from '../../core/contract/kernel.js';
import { BUILD, beginRound } from './apply.js';
import type { Box } from './components.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Options } from './state/index.js';

/**
 * Creates a state with all dice, plans and cards in the box. Spelt out: spreading the head takes longer than all the
 * rest of a deal.
 */
export const unpack = (_: Options, box: Box, head: Head<Draft>): Draft => ({
  game: head.game,
  rules: head.rules,
  components: head.components,
  players: head.players,
  random: head.random,
  phase: BUILD,
  round: 0,
  first: 0,
  player: 0,
  demand: ['wood', 'recycled'],
  bag: [],
  pool: [],
  removed: [],
  deck: box.plans,
  plans: [],
  chosen: [],
  cells: [],
  rounds: [],
});

/**
 * Shuffles the plans, draws the first player and begins the first round.
 * @rule BP-SETUP-4 BP-ROUND-6
 */
export const deal = (run: Run): void => {
  const { draft } = run;
  draft.deck = shuffle(draft.random, draft.deck.slice());
  beginRound(run, 0, draw(draft.random, draft.players));
};
