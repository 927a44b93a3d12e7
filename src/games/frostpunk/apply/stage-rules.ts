import type { Stage } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import type { Step } from '../state/index.js';

/**
 * The rules of a phase of the rulebook: a function for the beginning of each step. Decisions and programs that a step
 * causes come after it.
 */
export interface StageRules<Of extends Stage> {
  readonly steps: Readonly<Record<Step<Of>, (run: Run) => void>>;
  /** Called when everything that a step caused is done; may offer another decision. */
  readonly offerAgain?: (run: Run) => void;
}
