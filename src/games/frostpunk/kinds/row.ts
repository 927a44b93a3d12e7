import type { MoveKind, OfKind } from '../../../core/contract/rows.js';
import type { Move } from '../moves/index.js';
import type { Phase } from '../state/index.js';
import type { Frostpunk } from '../types.js';

/** A kind of move, made in some phases. */
type Row<Each extends Move['kind'], In extends Phase['kind']> = MoveKind<
  Frostpunk,
  OfKind<Move, Each>,
  OfKind<Phase, In>
>;

/** Creates a kind of move; its entries are those of the catalogue. */
export const kind = <Each extends Move['kind'], In extends Phase['kind']>(
  name: Each,
  row: Omit<Row<Each, In>, 'entries'> & { readonly in: readonly In[] },
): Row<Each, In> => ({ ...row, entries: ({ entries }) => entries.of[name] });

/** Returns undefined: nothing forbids the move in its phases. */
export const always = (): undefined => undefined;
