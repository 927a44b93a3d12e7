import { shuffle } from '../../../src/core/chance/random.js';
import type { StateHeader } from '../../../src/core/contract/kernel.js';
import { ask } from '../../../src/core/engine/play.js';
import { TURN, takeCard } from './apply.js';
import { type Box, DEALT } from './components.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Settings } from './state/index.js';

/** Returns a state with all cards still in the box. */
export const unpack = ({ players, dice }: Settings, box: Box, head: StateHeader<Draft>): Draft => ({
  ...head,
  dice,
  phase: TURN,
  player: 0,
  deck: box.cards,
  hands: Array.from({ length: players }, () => []),
  rows: Array.from({ length: players }, () => []),
  covered: Array.from({ length: players }, () => []),
  rolled: Array.from({ length: players }, () => false),
  kept: Array.from({ length: players }, () => 0),
});

/** Shuffles and deals the cards; player 0 begins. */
export const deal = (run: Run): void => {
  const { draft } = run;
  draft.deck = shuffle(draft.random, draft.deck.slice());
  for (let player = 0; player < draft.players; player++) {
    for (let cards = 0; cards < DEALT; cards++) takeCard(run, player);
  }
  ask(run, TURN);
};
