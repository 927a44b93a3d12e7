import type { Stage } from '../components/vocabulary.js';
import type { Run } from '../run.js';
import type { Step } from '../state/index.js';

/** A phase of the rulebook: what its steps do as they begin. What they leave to be decided or to be run comes after. */
export interface StageRules<Of extends Stage> {
  readonly steps: Readonly<Record<Step<Of>, (run: Run) => void>>;
  /** When all that a step brought is done: it may ask once more. */
  readonly again?: (run: Run) => void;
}
