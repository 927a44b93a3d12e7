import { type FactFinders, fieldOf, type PlainThings } from '../../../src/core/contract/explain.js';
import { HAND } from './components.js';
import type { Toy } from './types.js';

/** The facts of refusals. */
export const facts: FactFinders<Toy> = {
  have: ({ state: { player, hands } }) => hands[player]!.length,
  most: () => HAND,
  value: ({ state }) => fieldOf(state.phase, 'value'),
};

/** The names of things in the sentences of refusals. */
export const plain: PlainThings<Toy> = { card: String };
