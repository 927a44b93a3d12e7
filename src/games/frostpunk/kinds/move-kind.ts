import type { MoveKind, OfKind } from '../../../core/contract/kernel.js';
import type { Move } from '../moves/index.js';
import type { Phase } from '../state/index.js';
import type { Frostpunk } from '../types.js';

/** A kind of move, made in some phases. */
type KindOfMove<Each extends Move['kind'], In extends Phase['kind']> = MoveKind<
  Frostpunk,
  OfKind<Move, Each>,
  OfKind<Phase, In>
>;

/** Creates a kind of move; its moves are those of the catalogue. */
export const createMoveKind = <Each extends Move['kind'], In extends Phase['kind']>(
  name: Each,
  rules: Omit<KindOfMove<Each, In>, 'allMoves'> & { readonly phases: readonly In[] },
): KindOfMove<Each, In> => ({ ...rules, allMoves: ({ allMoves }) => allMoves.byKind[name] });

/** Returns undefined: nothing forbids the move in its phases. */
export const forbidNothing = (): undefined => undefined;
