import { type Element, element, type Piece, playerFigure } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { MEEPLE_KINDS, type MeepleKind } from '../components/index.js';
import type { DrawContext } from './context.js';

/** A piece without its place. */
export type UnplacedPiece = Omit<Piece, 'at' | 'x' | 'y'>;

/** The layer of what stands or lies on Buildings and cards. */
export const UPPER_LAYER = 1;

/** Draws a Meeple of a kind. */
export const drawMeeple = (
  { formatText, translate }: DrawContext,
  kind: MeepleKind,
  radius: number,
): UnplacedPiece => ({
  kind: `meeple-${kind}`,
  layer: UPPER_LAYER,
  name: translate(nameMessage('citizen')(kind)),
  look: playerFigure(MEEPLE_KINDS.indexOf(kind), radius, formatText(`draw.letter.${kind}`)),
});

/** Draws a Meeple that is covered by an exhausted token: pale. */
export const coverFigure = (figure: readonly Element[]): readonly Element[] => [element('g', { opacity: 0.4 }, figure)];
