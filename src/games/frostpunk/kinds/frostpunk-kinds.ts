import { moveKinds } from '../../../core/contract/kernel.js';
import type { Frostpunk } from '../types.js';

/** Joins kinds of moves with their moves, which are those of the catalogue. */
export const frostpunkKinds = moveKinds<Frostpunk>(({ allMoves }) => allMoves.byKind);
