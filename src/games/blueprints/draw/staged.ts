import type { Stage } from '../../../picture/index.js';
import type { Cards } from '../board/index.js';
import type { Components } from '../components.js';
import type { State, View } from '../state/index.js';
import type { TextKey } from './texts.js';

/** What a position of this game is drawn of. */
export type Staged = Stage<State | View, Components, Cards, TextKey>;

/** The wanted heights of a player's plan; `?` where it is hidden, null in a frame before it is dealt. */
export const heightsOf = (
  { position: { plans }, components }: Staged,
  player: number,
): readonly number[] | '?' | null => {
  const plan = plans[player]!;
  return plan === '?' ? plan : (components.plans[plan] ?? null);
};
