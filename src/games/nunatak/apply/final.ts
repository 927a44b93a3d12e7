import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { type Box, TOOLS } from '../components.js';
import type { Event } from '../events/index.js';
import { hasEndFavour } from '../legal/favours.js';
import { typeOf } from '../legal/forbidden.js';
import type { Into, Transform } from '../moves/index.js';
import { score } from '../score/index.js';
import type { IntoPhase, State, TransformPhase } from '../state/index.js';
import type { Flow } from './flow.js';
import { spend } from './spend.js';

/**
 * Asks the first player, from one on, who can play an end favour; then the game is over.
 * @rule NU-FINAL-1
 */
export const askFinally = (draft: Draft<State>, box: Box, from: Player, emit: Emit<Event>): Flow => {
  let asked = from;
  while (asked < draft.players && !hasEndFavour(draft, box, asked)) asked++;
  if (asked < draft.players) {
    draft.phase = { kind: 'final', asked };
  } else {
    draft.phase = { kind: 'over' };
    emit?.({ kind: 'gameOver', score: score(draft, box) });
  }
  return 'decision';
};

/** @rule NU-FX-15 NU-FX-16 NU-FX-17 NU-FX-18 */
export const useEnd = (draft: Draft<State>, box: Box, asked: Player, favour: number, emit: Emit<Event>): Flow => {
  spend(draft, asked, favour, emit);
  const id = box.favourIds[favour]!;
  if (id === 'transformation') {
    draft.phase = { kind: 'transform', asked, favour };
    return 'decision';
  }
  if (id === 'insight') scoreInsight(draft, box, asked, emit);
  return askFinally(draft, box, asked, emit);
};

/** @rule NU-FX-15 */
const scoreInsight = (draft: Draft<State>, box: Box, player: Player, emit: Emit<Event>): void => {
  const points = box.parts.track.find((number, step) => step >= draft.track[player]! && number > 0)!;
  draft.favourPoints[player]! += points;
  emit?.({ kind: 'scored', player, points, reason: 'insight', cell: -1 });
};

export const chooseCard = (draft: Draft<State>, { card }: Transform, { asked, favour }: TransformPhase): Flow => {
  draft.phase = { kind: 'into', asked, favour, card };
  return 'decision';
};

/** @rule NU-FX-14 */
export const changeType = (
  draft: Draft<State>,
  box: Box,
  { into }: Into,
  phase: IntoPhase,
  emit: Emit<Event>,
): Flow => {
  const { asked, card } = phase;
  const as = typeOf(into);
  const tool = TOOLS.find((each) => each === into) ?? null;
  draft.areas[asked] = draft.areas[asked]!.map((held) =>
    held.card === card ? { card, as, tool, changed: true } : held,
  );
  emit?.({ kind: 'cardTransformed', player: asked, card, as, tool });
  return askFinally(draft, box, asked, emit);
};
