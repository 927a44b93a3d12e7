import { type EnglishNames, fieldOf, type ParameterFinders } from '../../../src/core/contract/explain.js';
import { HAND } from './components.js';
import type { Toy } from './types.js';

/** The facts of refusals. */
export const facts: ParameterFinders<Toy> = {
  have: ({ state: { player, hands } }) => hands[player]!.length,
  most: () => HAND,
  value: ({ state }) => fieldOf(state.phase, 'value'),
};

/** The names of things in the sentences of refusals. */
export const plain: EnglishNames<Toy> = { card: String };
