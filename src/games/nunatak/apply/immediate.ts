import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { type Box, TYPES } from '../components.js';
import type { Event, Scored } from '../events/index.js';
import { isUsable } from '../legal/favours.js';
import type { Brace, Pick } from '../moves/index.js';
import type { BracePhase, ImmediatePhase, PickPhase, State } from '../state/index.js';
import { BORDERS, FLOORS, GROUND, supportOf } from '../temple.js';
import type { Flow } from './flow.js';
import { moveCube, score } from './scoring.js';
import { spend } from './spend.js';

/** @rule NU-ELDER-1 NU-FAV-2 */
export const pick = (draft: Draft<State>, box: Box, { favour }: Pick, { cell }: PickPhase, emit: Emit<Event>): Flow => {
  const { active } = draft;
  draft.favourLine = draft.favourLine.filter((other) => other !== favour);
  draft.favours[active] = [...draft.favours[active]!, favour];
  draft.fresh = favour;
  emit?.({ kind: 'favourTaken', player: active, favour });
  const id = box.favourIds[favour]!;
  if (TYPES[id] === 'immediate' && isUsable(draft, id, active)) {
    draft.phase = { kind: 'immediate', cell, favour };
    return 'decision';
  }
  if (TYPES[id] === 'immediate') emit?.({ kind: 'favourKept', player: active, favour });
  return score(draft, box, cell, emit);
};

/** @rule NU-FAV-2 */
export const keep = (draft: Draft<State>, box: Box, { cell, favour }: ImmediatePhase, emit: Emit<Event>): Flow => {
  emit?.({ kind: 'favourKept', player: draft.active, favour });
  return score(draft, box, cell, emit);
};

/** @rule NU-FX-2 */
export const useImmediate = (draft: Draft<State>, box: Box, phase: ImmediatePhase, emit: Emit<Event>): Flow => {
  const { cell, favour } = phase;
  spend(draft, draft.active, favour, emit);
  const id = box.favourIds[favour]!;
  if (id === 'bracing') {
    draft.phase = { kind: 'brace', cell, favour };
    return 'decision';
  }
  if (id === 'craft') moveCube(draft, 2, 'craft', [], emit);
  else if (id === 'rise') gain(draft, 2 * floorsOf(draft), id, emit);
  else if (id === 'base') gain(draft, Math.min(6, groundBorderOf(draft)), id, emit);
  else gain(draft, 2 + 2 * aheadOf(draft), 'solidarity', emit);
  return score(draft, box, cell, emit);
};

/** @rule NU-FX-4 */
export const brace = (draft: Draft<State>, box: Box, move: Brace, { cell }: BracePhase, emit: Emit<Event>): Flow => {
  gain(draft, supportOf(draft.blocks, move.cell, draft.active), 'bracing', emit, move.cell);
  return score(draft, box, cell, emit);
};

/** @rule NU-FX-6 */
const gain = (draft: Draft<State>, points: number, reason: Scored['reason'], emit: Emit<Event>, cell = -1): void => {
  draft.favourPoints[draft.active]! += points;
  emit?.({ kind: 'scored', player: draft.active, points, reason, cell });
};

/** @rule NU-FX-1 */
const floorsOf = ({ blocks, active }: State): number =>
  new Set(FLOORS.filter((_, cell) => blocks[cell] === active)).size;

/** @rule NU-FX-3 */
const groundBorderOf = ({ blocks, active }: State): number => {
  let own = 0;
  for (let cell = 0; cell < GROUND; cell++) if (BORDERS[cell]! && blocks[cell] === active) own++;
  return own;
};

/** @rule NU-FX-5 */
const aheadOf = ({ players, active, support, squares, favourPoints }: State): number => {
  const scored = support.map((points, player) => points + squares[player]! + favourPoints[player]!);
  let ahead = 0;
  for (let player = 0; player < players; player++) if (scored[player]! > scored[active]!) ahead++;
  return ahead;
};
