import { sum } from '../../../../core/data/list.js';
import { programsOf } from '../../components/programs.js';
import { tablesOf } from '../../components/tables.js';
import type { Components } from '../../components/types/index.js';
import { type Entries, entriesOf } from '../../moves/index.js';
import { wrongCount } from './counts.js';
import { wrongEffect } from './effects.js';
import { wrongId } from './ids.js';
import { wrongReference } from './references.js';
import { unusable } from './usability.js';

/** The largest catalogue: more moves are too many for the action space of a bot. */
const MOST_MOVES = 4000;

/** Returns the path of the first error in components of the right form; null if a game can be played with them. */
export const faultOf = (pack: Components): string | null => {
  const id = wrongId(pack);
  if (id !== null) return id;
  const programs = programsOf(pack);
  return (
    wrongReference(pack) ??
    wrongEffect(pack, programs) ??
    wrongCount(pack) ??
    unusable(pack, programs) ??
    (sizeOf(entriesOf(tablesOf(pack, pack.id))) > MOST_MOVES ? '' : null)
  );
};

const sizeOf = ({ of }: Entries): number => sum(Object.values(of).map((entries) => entries.length));
