import type { Run } from '../run.js';

/** A phase of the rulebook: what its steps do as they begin. What they leave to be decided or to be run comes after. */
export interface StageRules {
  readonly steps: readonly ((run: Run) => void)[];
  /** Whether the step under way asks once more when all that it brought is done. */
  readonly again?: (run: Run) => boolean;
}
