import type { Draft } from '../../../core/draft.js';
import type { Box } from '../components.js';
import { hasPlayable } from '../legal/favours.js';
import type { Owner, State, WindowPhase } from '../state/index.js';
import type { Flow } from './flow.js';

/**
 * Asks everybody who can play a favour before the next turn.
 * @rule NU-WINDOW-1 NU-SOLO-17
 */
export const openWindow = (draft: Draft<State>, box: Box, next: Owner): Flow => askFrom(draft, box, next, 0);

/**
 * Asks the same player again.
 * @rule NU-WINDOW-3
 */
export const askAgain = (draft: Draft<State>, box: Box, { next, asked }: WindowPhase): Flow =>
  askFrom(draft, box, next, placeOf(draft, next, asked));

/**
 * Hands on to the next player.
 * @rule NU-WINDOW-3
 */
export const handOn = (draft: Draft<State>, box: Box, { next, asked }: WindowPhase): Flow =>
  askFrom(draft, box, next, placeOf(draft, next, asked) + 1);

/** Players are asked clockwise from the one whose turn follows; places count from there. */
const placeOf = ({ players }: State, next: Owner, asked: Owner): number => (asked - next + players) % players;

/** @rule NU-WINDOW-4 */
const askFrom = (draft: Draft<State>, box: Box, next: Owner, place: number): Flow => {
  const { players } = draft;
  for (let i = place; i < players; i++) {
    const asked = (next + i) % players;
    const phase: WindowPhase = { kind: 'window', next, asked };
    if (!hasPlayable(draft, box, asked, phase)) continue;
    draft.phase = phase;
    return 'decision';
  }
  draft.active = next;
  return 'turn';
};
