import type { Box, Lasting } from '../components/box.js';
import type { Action } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/**
 * Visits the lasting effects in force: of laws in the order of their enactment, then of technologies.
 * @rule FP-LAW-7
 */
export const eachInForce = (
  { enacted, technologies }: State,
  { lawModifiers, technologyModifiers }: Box,
  visit: (lasting: Lasting, law: number) => void,
): void => {
  for (let i = 0; i < enacted.length; i++) {
    const lasting = lawModifiers[enacted[i]!]!;
    for (let k = 0; k < lasting.length; k++) visit(lasting[k]!, enacted[i]!);
  }
  for (let technology = 0; technology < technologies.length; technology++) {
    if (!technologies[technology]) continue;
    const lasting = technologyModifiers[technology]!;
    for (let k = 0; k < lasting.length; k++) visit(lasting[k]!, -1);
  }
};

/** The sum of the bonuses of a kind. */
export const bonusOf = (
  state: State,
  box: Box,
  kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'scoutBonus',
): number => {
  let sum = 0;
  eachInForce(state, box, ({ modifier }) => {
    if (modifier.kind === kind) sum += modifier.n;
  });
  return sum;
};

/** The lasting effect of a kind that occurs once at most: its effect list, undefined when it is not in force. */
export const offerOf = (state: State, box: Box, kind: 'duskOffer' | 'longShift'): Lasting | undefined => {
  let found: Lasting | undefined;
  eachInForce(state, box, (lasting) => {
    if (lasting.modifier.kind === kind) found = lasting;
  });
  return found;
};

/** Whether a law lets children do this. */
export const childrenMay = (state: State, box: Box, action: Action): boolean => {
  let may = false;
  eachInForce(state, box, ({ modifier }) => {
    if (modifier.kind === 'childrenMay' && modifier.actions.includes(action)) may = true;
  });
  return may;
};

/** @rule FP-BLD-1 */
export const isUnlocked = (state: State, box: Box, building: number): boolean => {
  const { hammer, id } = box.parts.buildings[building]!;
  if (!hammer) return true;
  let unlocked = false;
  eachInForce(state, box, ({ modifier }) => {
    if (modifier.kind === 'unlock' && modifier.building === id) unlocked = true;
  });
  return unlocked;
};
