/** Maps touches of the board to moves, or to the reason why there is none. */

import type { Types } from 'sastrugi';
import type { AnySpeech } from 'sastrugi/words';
import type { Shown } from './games.ts';

type View = Types['View'];
type Move = Types['Move'];

/** Lists the moves that touch all of these places. */
export const movesAt = (
  { drawing }: Shown,
  view: View,
  moves: readonly Move[],
  places: readonly string[],
): readonly Move[] =>
  moves.filter((move) => {
    const touched = drawing.placesOf(move, view);
    return places.every((place) => touched.includes(place));
  });

/** Lists the moves that touch no place: they need a button. */
export const placelessOf = ({ drawing }: Shown, moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ kind }) => drawing.placeless.includes(kind));

/**
 * Explains why there is no move at these places: of all moves that touch them, the refusal closest to a legal move,
 * which breaks the latest rule; only of the kinds that are legal now, if there are any.
 */
export const whyNot = (shown: Shown, view: View, places: readonly string[], speech: AnySpeech): string | null => {
  const { rules, reasons } = shown;
  const kinds = new Set(rules.legalMoves(view).map(({ kind }) => kind));
  const touching = movesAt(shown, view, rules.catalogue, places);
  const likely = touching.filter(({ kind }) => kinds.has(kind));
  let best: { readonly rank: number; readonly sentence: () => string } | null = null;
  for (const move of likely.length > 0 ? likely : touching) {
    const refusal = rules.whyIllegal(view, move);
    if (refusal === null) continue;
    const rank = refusal._tag === 'RuleBroken' ? reasons.indexOf(refusal.reason) : -1;
    if (best === null || rank > best.rank) best = { rank, sentence: () => speech.refusal(refusal) };
  }
  return best?.sentence() ?? null;
};
