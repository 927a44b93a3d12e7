import { tablesOf } from '../../components/box.js';
import { programsOf } from '../../components/programs.js';
import type { Components } from '../../components/types/index.js';
import { entriesOf } from '../../moves/index.js';
import { wrongCount } from './counts.js';
import { wrongEffect } from './effects.js';
import { wrongId } from './ids.js';
import { wrongReference } from './references.js';
import { unusable } from './usability.js';

/** A longer catalogue is no action space for bots. */
const MOST_MOVES = 4000;

/** The path of the first fault of components that have the right form; null if a game can be played with them. */
export const faultOf = (parts: Components): string | null => {
  const id = wrongId(parts);
  if (id !== null) return id;
  const programs = programsOf(parts);
  return (
    wrongReference(parts) ??
    wrongEffect(parts, programs) ??
    wrongCount(parts) ??
    unusable(parts, programs) ??
    (entriesOf(parts, tablesOf(parts)).all.length > MOST_MOVES ? '' : null)
  );
};
