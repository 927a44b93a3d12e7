import { drawInt, shuffle } from '../../core/chance/random.js';
import type { StateHeader } from '../../core/contract/kernel.js';
import type { OptionTable } from '../../core/fields/options.js';
import { BUILD, beginRound } from './apply.js';
import type { Box } from './components.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Options } from './state/index.js';

/** The options of a game. */
export const options = (): OptionTable<Options> => ({ players: { values: [2, 3, 4] } });

/**
 * Creates a state with all dice, plans and cards in the box. Written out: spreading the head takes longer than all the
 * rest of a deal.
 */
export const stateBeforeDeal = (_: Options, box: Box, head: StateHeader<Draft>): Draft => ({
  game: head.game,
  rules: head.rules,
  components: head.components,
  players: head.players,
  random: head.random,
  phase: BUILD,
  round: 0,
  startPlayer: 0,
  turnPlayer: 0,
  demand: ['wood', 'recycled'],
  bag: [],
  pool: [],
  removedDice: [],
  deck: box.planIndexes,
  plans: [],
  chosenDice: [],
  dieCells: [],
  roundResults: [],
});

/**
 * Shuffles the plans, draws the first player and begins the first round.
 * @rule BP-SETUP-4 BP-ROUND-6
 */
export const deal = (run: Run): void => {
  const { draft } = run;
  draft.deck = shuffle(draft.random, draft.deck.slice());
  beginRound(run, 0, drawInt(draft.random, draft.players));
};
