import { runTopFrame } from '../effects/index.js';
import { askNothing, type Run } from '../run.js';
import { advance } from './stage.js';

/**
 * Runs the next part that needs no decision: the end, else a step of the effect stack, else of a stage.
 * @rule FP-LOSE-7
 */
export const nextStep = (run: Run): void => {
  const { draft, emit } = run;
  if (draft.outcome !== 'none') {
    draft.effectStack = [];
    askNothing(run);
    emit?.({ kind: 'gameOver', ...draft.outcome });
  } else if (draft.effectStack.length > 0) runTopFrame(run);
  else advance(run);
};
