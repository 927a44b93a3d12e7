import type { Emit } from '../types/base-types.js';

/** A change of a state in progress: the argument of all functions that change one. */
export interface Run<Draft, Box, Event> {
  readonly draft: Draft;
  /** The tables that the rules read. */
  readonly box: Box;
  /** Receives events; undefined when nobody listens. */
  readonly emit: Emit<Event>;
  /** True once a decision is pending or the game has ended; until then, automatic steps continue. */
  hasAsked: boolean;
  /** True for a move that was made without asking because there was no other. */
  isForced: boolean;
}

/** Asks for a decision; the last one is the end of the game. */
export const ask = <Phase>(run: Run<{ phase: Phase }, unknown, never>, phase: Phase): void => {
  run.draft.phase = phase;
  run.hasAsked = true;
};
