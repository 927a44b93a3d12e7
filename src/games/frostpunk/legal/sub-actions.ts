import type { Box } from '../components/box.js';
import type { Act } from '../state/index.js';

/** The sub-actions of Build without a card. */
export const SUB_ACTIONS = 3;

/** The sub-actions that the action under way began with. */
export const subActionsOf = ({ card }: Act, { parts }: Box): number => {
  if (card < 0) return SUB_ACTIONS;
  const last = parts.citizens[card]!.main.at(-1);
  return last?.kind === 'build' ? last.actions : 0;
};
