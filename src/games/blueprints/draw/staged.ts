import type { Stage } from '../../../draw/picture.js';
import type { Cards } from '../board/index.js';
import type { ByCell, Components } from '../components.js';
import type { State, View } from '../state/index.js';
import type { LineKey } from './lines.js';
import type { TextKey } from './texts.js';

/** A position with everything needed to draw it. */
export type Staged = Stage<State | View, Components, Cards, TextKey>;

/** The same for a text drawing. */
export type Lined = Stage<State | View, Components, Cards, TextKey | LineKey>;

/** Returns the wanted heights of a player's plan; `?` if it is hidden, null in a frame before it is dealt. */
export const heightsOf = ({ position: { plans }, components }: Staged, player: number): ByCell<number> | '?' | null => {
  const plan = plans[player]!;
  return plan === '?' ? plan : (components.plans[plan] ?? null);
};
