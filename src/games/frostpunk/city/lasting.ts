import type { Box } from '../box.js';
import type { BuildingIndex, Lasting, Sought } from '../components/index.js';
import type { Action } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/**
 * Visits the lasting effects in force: of laws in the order of their enactment, then of technologies.
 * @rule FP-LAW-7
 */
export const eachInForce = (
  { enacted, technologies }: State,
  { lawModifiers, technologyModifiers }: Box,
  visit: (lasting: Lasting) => void,
): void => {
  for (let i = 0; i < enacted.length; i++) {
    const lasting = lawModifiers[enacted[i]!]!;
    for (let k = 0; k < lasting.length; k++) visit(lasting[k]!);
  }
  for (let technology = 0; technology < technologies.length; technology++) {
    if (!technologies[technology]) continue;
    const lasting = technologyModifiers[technology]!;
    for (let k = 0; k < lasting.length; k++) visit(lasting[k]!);
  }
};

/** Checks whether a lasting effect is in force; for rules that do not depend on the order of enactment. */
export const isInForce = ({ laws, technologies }: State, { table, card }: Lasting): boolean =>
  table === 'laws' ? laws[card] === 'enacted' : technologies[card]!;

/** Returns the sum of the bonuses of a kind. */
export const bonusOf = (
  state: State,
  { sought }: Box,
  kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'scoutBonus',
): number => {
  const lasting = sought[kind];
  let total = 0;
  for (let i = 0; i < lasting.length; i++) if (isInForce(state, lasting[i]!)) total += lasting[i]!.modifier.n;
  return total;
};

/**
 * Returns the lasting effect of a kind that occurs at most once, with its effect list; undefined if it is not in force.
 */
export const offerOf = <Kind extends 'duskOffer' | 'longShift'>(
  state: State,
  { sought }: Box,
  kind: Kind,
): Sought[Kind][number] | undefined => {
  const lasting: Sought[Kind] = sought[kind];
  for (let i = 0; i < lasting.length; i++) if (isInForce(state, lasting[i]!)) return lasting[i]!;
  return undefined;
};

/** Checks whether a law lets children do an action. */
export const childrenMay = (state: State, { sought }: Box, action: Action): boolean => {
  const lasting = sought.childrenMay;
  for (let i = 0; i < lasting.length; i++) {
    if (isInForce(state, lasting[i]!) && lasting[i]!.modifier.actions.includes(action)) return true;
  }
  return false;
};

/** @rule FP-BLD-1 */
export const isUnlocked = (state: State, { components, sought }: Box, building: BuildingIndex): boolean => {
  const { hammer, id } = components.buildings[building]!;
  if (!hammer) return true;
  const lasting = sought.unlock;
  for (let i = 0; i < lasting.length; i++) {
    if (lasting[i]!.modifier.building === id && isInForce(state, lasting[i]!)) return true;
  }
  return false;
};
