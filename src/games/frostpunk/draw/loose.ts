import { figure, type Piece } from '../../../picture/index.js';
import { KINDS, type Kind } from '../components/index.js';
import type { Staged } from './staged.js';

/** A piece without its place. */
export type Loose = Omit<Piece, 'at' | 'x' | 'y'>;

/** Finds the outline of a place. */
export type At = Staged['at'];

/** The figure of a kind of Meeple. */
export const meeple = (kind: Kind, radius: number): Loose => ({
  kind: `meeple-${kind}`,
  name: kind,
  facts: { kind },
  look: figure(KINDS.indexOf(kind), radius, kind[0]!.toUpperCase()),
});
