import { type Element, element, figure, type Piece } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { KINDS, type Kind } from '../components/index.js';
import type { Staged } from './staged.js';

/** A piece without its place. */
export type Loose = Omit<Piece, 'at' | 'x' | 'y'>;

/** The layer of what stands or lies on Buildings and cards. */
export const UPON = 1;

/** Draws a Meeple of a kind. */
export const meeple = ({ write, say }: Staged, kind: Kind, radius: number): Loose => ({
  kind: `meeple-${kind}`,
  layer: UPON,
  name: say(named('citizen')(kind)),
  look: figure(KINDS.indexOf(kind), radius, write(`draw.letter.${kind}`)),
});

/** Draws a Meeple that is covered by an exhausted token: pale. */
export const covered = (figure: readonly Element[]): readonly Element[] => [element('g', { opacity: 0.4 }, figure)];
