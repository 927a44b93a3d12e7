import type { Emit } from './game.js';

/** A change of a state under way: what all functions are given that change one. */
export interface Run<Draft, Box, Event> {
  readonly draft: Draft;
  /** The tables that the rules read. */
  readonly box: Box;
  /** Told of what happens; absent when nobody listens. */
  readonly emit: Emit<Event>;
  /** Whether a decision was asked for, or the game has ended; until then, what follows by itself goes on. */
  asked: boolean;
  /** Whether the move under way was made without asking, there being no other. */
  forced: boolean;
}

/** Asks for a decision, the last one being that the game is over. */
export const ask = <Phase>(run: Run<{ phase: Phase }, unknown, never>, phase: Phase): void => {
  run.draft.phase = phase;
  run.asked = true;
};
