import type { Box } from '../box.js';
import type { BuildingIndex, CardModifier, ModifiersByKind } from '../components/index.js';
import type { Action } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/**
 * Visits the lasting effects in force: of laws in the order of their enactment, then of technologies.
 * @rule FP-LAW-7
 */
export const forEachActiveModifier = (
  { enactedLaws, isDeveloped }: State,
  { lawModifiers, technologyModifiers }: Box,
  visit: (modifiers: CardModifier) => void,
): void => {
  for (let i = 0; i < enactedLaws.length; i++) {
    const modifiers = lawModifiers[enactedLaws[i]!]!;
    for (let k = 0; k < modifiers.length; k++) visit(modifiers[k]!);
  }
  for (let technology = 0; technology < isDeveloped.length; technology++) {
    if (!isDeveloped[technology]) continue;
    const modifiers = technologyModifiers[technology]!;
    for (let k = 0; k < modifiers.length; k++) visit(modifiers[k]!);
  }
};

/** Checks whether a lasting effect is in force; for rules that do not depend on the order of enactment. */
export const isModifierActive = ({ lawStatus, isDeveloped }: State, { table, card }: CardModifier): boolean =>
  table === 'laws' ? lawStatus[card] === 'enacted' : isDeveloped[card]!;

/** Returns the sum of the bonuses of a kind. */
export const sumBonuses = (
  state: State,
  { modifiersByKind }: Box,
  kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'scoutBonus',
): number => {
  const modifiers = modifiersByKind[kind];
  let total = 0;
  for (let i = 0; i < modifiers.length; i++)
    if (isModifierActive(state, modifiers[i]!)) total += modifiers[i]!.modifier.amount;
  return total;
};

/**
 * Returns the lasting effect of a kind that occurs at most once, with its effect list; undefined if it is not in force.
 */
export const activeModifier = <Kind extends 'duskOffer' | 'longShift'>(
  state: State,
  { modifiersByKind }: Box,
  kind: Kind,
): ModifiersByKind[Kind][number] | undefined => {
  const modifiers: ModifiersByKind[Kind] = modifiersByKind[kind];
  for (let i = 0; i < modifiers.length; i++) if (isModifierActive(state, modifiers[i]!)) return modifiers[i]!;
  return undefined;
};

/** Checks whether a law lets children do an action. */
export const childrenMayDo = (state: State, { modifiersByKind }: Box, action: Action): boolean => {
  const modifiers = modifiersByKind.childrenMay;
  for (let i = 0; i < modifiers.length; i++) {
    if (isModifierActive(state, modifiers[i]!) && modifiers[i]!.modifier.actions.includes(action)) return true;
  }
  return false;
};

/** @rule FP-BLD-1 */
export const isUnlocked = (state: State, { components, modifiersByKind }: Box, building: BuildingIndex): boolean => {
  const { isLocked, id } = components.buildings[building]!;
  if (!isLocked) return true;
  const modifiers = modifiersByKind.unlockBuilding;
  for (let i = 0; i < modifiers.length; i++) {
    if (modifiers[i]!.modifier.building === id && isModifierActive(state, modifiers[i]!)) return true;
  }
  return false;
};
