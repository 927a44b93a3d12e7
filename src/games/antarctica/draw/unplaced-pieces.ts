import {
  centredRectangleElement,
  element,
  type Piece,
  playerFigure,
  translateElements,
} from '../../../draw/picture.js';
import { playerMessage } from '../../../words/message.js';
import { ownerOf } from '../state/index.js';
import type { DrawContext } from './context.js';

/** A piece that has no place yet. */
export type UnplacedPiece = Omit<Piece, 'at' | 'x' | 'y'>;

/** Draws a ship. */
export const drawShip = ({ formatText }: DrawContext, ship: number): UnplacedPiece => {
  const player = ownerOf(ship);
  const hull = element('path', { d: 'M-9 5H9L6 9.5H-6Z', class: `f-p${player} s-token`, 'stroke-width': 0.8 });
  return {
    kind: `ship-${ship}`,
    name: formatText('draw.ship', { player: playerMessage(player) }),
    look: [hull, ...playerFigure(player, 7.5, String(player + 1))],
  };
};

/** Draws an icebreaker in a zone, with the number of its owner. */
export const drawIcebreaker = ({ formatText }: DrawContext, player: number): UnplacedPiece => ({
  kind: `icebreaker-${player}`,
  name: formatText('draw.icebreaker', { player: playerMessage(player) }),
  look: [
    centredRectangleElement(19, 19, { class: `f-paper s-p${player}`, 'stroke-width': 1.2 }),
    element('path', { d: 'M-7 8l3.5-2l3.5 2l3.5-2l3.5 2', class: 's-ink', 'stroke-width': 1.2 }),
    translateElements(0, -1.5, playerFigure(player, 6, String(player + 1))),
  ],
});

/** Draws a cube. */
export const drawCube = ({ formatText }: DrawContext, player: number): UnplacedPiece => ({
  kind: `cube-${player}`,
  name: formatText('draw.cube', { player: playerMessage(player) }),
  look: playerFigure(player, 6.5, String(player + 1)),
});
