import { sum } from '../../../../core/data/list.js';
import { createEffectLists } from '../../components/effect-lists.js';
import { createTables } from '../../components/tables.js';
import type { Components } from '../../components/types/index.js';
import { createMoveTables, type MoveTables } from '../../moves/index.js';
import { findWrongCount } from './counts.js';
import { findWrongEffect } from './effects.js';
import { findIdErrorPath } from './ids.js';
import { findWrongReference } from './references.js';
import { findUnusable } from './usability.js';

/** The largest catalogue: more moves are too many for the action space of a bot. */
const MAX_MOVES = 4000;

/** Returns the path of the first error in components of the right form; null if a game can be played with them. */
export const findError = (pack: Components): string | null => {
  const id = findIdErrorPath(pack);
  if (id !== null) return id;
  const lists = createEffectLists(pack);
  return (
    findWrongReference(pack) ??
    findWrongEffect(pack, lists) ??
    findWrongCount(pack) ??
    findUnusable(pack, lists) ??
    (countMoves(createMoveTables(createTables(pack, pack.id))) > MAX_MOVES ? '' : null)
  );
};

const countMoves = ({ byKind }: MoveTables): number => sum(Object.values(byKind).map((entries) => entries.length));
