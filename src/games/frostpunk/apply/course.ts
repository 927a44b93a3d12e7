import { stepAgenda } from '../effects/index.js';
import { askNothing, type Run } from '../run.js';
import { advance } from './stage.js';

/**
 * Runs the next part that needs no decision: the end, else a step of the agenda, else of a stage.
 * @rule FP-LOSE-7
 */
export const goOn = (run: Run): void => {
  const { draft, emit } = run;
  if (draft.outcome !== 'none') {
    draft.agenda = [];
    askNothing(run);
    emit?.({ kind: 'gameOver', ...draft.outcome });
  } else if (draft.agenda.length > 0) stepAgenda(run);
  else advance(run);
};
