import { ask } from '../../../core/engine/play.js';
import { hasPlayableFavour } from '../legal/favours.js';
import type { Run } from '../run.js';
import type { Owner, State, WindowPhase } from '../state/index.js';
import { beginTurn } from './turn.js';

/**
 * Opens the window before the next turn, in which favours can be played.
 * @rule NU-WINDOW-1 NU-SOLO-17
 */
export const openWindow = (run: Run, nextOwner: Owner): void => askPlayersFrom(run, nextOwner, 0);

/**
 * Lets the same player decide again.
 * @rule NU-WINDOW-3
 */
export const askSamePlayer = (run: Run, { nextOwner, decider }: WindowPhase): void =>
  askPlayersFrom(run, nextOwner, turnOrderIndex(run.draft, nextOwner, decider));

/**
 * Lets the next player decide.
 * @rule NU-WINDOW-3
 */
export const askNextPlayer = (run: Run, { nextOwner, decider }: WindowPhase): void =>
  askPlayersFrom(run, nextOwner, turnOrderIndex(run.draft, nextOwner, decider) + 1);

/** Returns the place of a player in a window: clockwise from the player whose turn is next. */
const turnOrderIndex = ({ players }: State, nextOwner: Owner, decider: Owner): number =>
  (decider - nextOwner + players) % players;

/** @rule NU-WINDOW-4 */
const askPlayersFrom = (run: Run, nextOwner: Owner, firstIndex: number): void => {
  const { draft, box } = run;
  const { players } = draft;
  for (let i = firstIndex; i < players; i++) {
    const decider = (nextOwner + i) % players;
    if (draft.favours[decider]!.length === 0) continue;
    const phase: WindowPhase = { kind: 'window', nextOwner, decider };
    if (hasPlayableFavour(draft, box, decider, phase)) return ask(run, phase);
  }
  draft.turnOwner = nextOwner;
  beginTurn(run);
};
