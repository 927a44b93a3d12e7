import { ask } from '../../../core/contract/run.js';
import { hasPlayable } from '../legal/favours.js';
import type { Run } from '../run.js';
import type { Owner, State, WindowPhase } from '../state/index.js';
import { beginTurn } from './turn.js';

/**
 * Opens the window before the next turn, in which favours can be played.
 * @rule NU-WINDOW-1 NU-SOLO-17
 */
export const openWindow = (run: Run, next: Owner): void => askFrom(run, next, 0);

/**
 * Lets the same player decide again.
 * @rule NU-WINDOW-3
 */
export const askAgain = (run: Run, { next, asked }: WindowPhase): void =>
  askFrom(run, next, placeOf(run.draft, next, asked));

/**
 * Lets the next player decide.
 * @rule NU-WINDOW-3
 */
export const handOn = (run: Run, { next, asked }: WindowPhase): void =>
  askFrom(run, next, placeOf(run.draft, next, asked) + 1);

/** Returns the place of a player in a window: clockwise from the player whose turn is next. */
const placeOf = ({ players }: State, next: Owner, asked: Owner): number => (asked - next + players) % players;

/** @rule NU-WINDOW-4 */
const askFrom = (run: Run, next: Owner, place: number): void => {
  const { draft, box } = run;
  const { players } = draft;
  for (let i = place; i < players; i++) {
    const asked = (next + i) % players;
    if (draft.favours[asked]!.length === 0) continue;
    const phase: WindowPhase = { kind: 'window', next, asked };
    if (hasPlayable(draft, box, asked, phase)) return ask(run, phase);
  }
  draft.active = next;
  beginTurn(run);
};
