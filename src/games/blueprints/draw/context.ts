import type { BaseDrawContext } from '../../../draw/picture.js';
import type { PrintedCards } from '../board/index.js';
import type { ByCell, Components } from '../components.js';
import type { State, View } from '../state/index.js';
import type { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';

/** The keys of the messages that drawings use. */
export type TextKey = keyof typeof placeLabels | keyof typeof drawingLabels;

/** The keys of the messages that only text drawings use. */
export type LineKey = keyof typeof textDrawingLabels;

/** A state or view with everything needed to draw it. */
export type DrawContext = BaseDrawContext<State | View, Components, PrintedCards, TextKey>;

/** The same for a text drawing. */
export type TextContext = BaseDrawContext<State | View, Components, PrintedCards, TextKey | LineKey>;

/** Returns the wanted heights of a player's plan; `?` if it is hidden, null in a frame before it is dealt. */
export const wantedHeights = (
  { state: { plans }, components }: DrawContext,
  player: number,
): ByCell<number> | '?' | null => {
  const plan = plans[player]!;
  return plan === '?' ? plan : (components.plans[plan] ?? null);
};
