import type { Place, Rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Element, element, type PlaceStyle, textElement } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { phaseCell } from '../board/moves.js';
import { ANIMALS } from '../components.js';
import { cellName } from '../grid.js';
import type { DrawContext } from './context.js';
import { drawTexture } from './textures.js';

/** Draws places: the ground of a cell, highlighted if the pending decision is about it. */
export const drawPlace = (context: DrawContext) => {
  const { state, components, formatText } = context;
  const { tiles } = components;
  const decisionCell = phaseCell(state.phase);
  const numbers = new Map(state.ground.map((_, cell) => [cellName(cell), cell]));
  return ({ id, kind, owner, shape, nameMessage: place }: Place): PlaceStyle => {
    const cell = numbers.get(id);
    if (cell === undefined) {
      return {
        fill: 'shade',
        elements: kind === 'trophies' ? drawTrophyPoints(context, owner!, shape as Rectangle) : [],
      };
    }
    const ground = state.ground[cell]!;
    const face = state.faceDownTiles[cell];
    const beneath = typeof face === 'number' ? tiles[face]!.kind : undefined;
    const parameters = { place, ground: nameMessage('ground')(ground) };
    const area = shape as Rectangle;
    return {
      fill: ground,
      elements: [...drawTexture(ground, area), ...(cell === decisionCell ? [drawFrame(area)] : [])],
      title:
        beneath === undefined
          ? formatText('draw.ground', parameters)
          : formatText('draw.beneath', { ...parameters, tile: nameMessage('tile')(beneath) }),
    };
  };
};

/** Draws the points of the trophies of a player beside them. */
const drawTrophyPoints = (
  { state: { trophies }, components }: DrawContext,
  owner: Player,
  area: Rectangle,
): readonly Element[] => {
  const points = sum(components.animalValues.map((value, i) => value * trophies[ANIMALS.length * owner + i]!));
  const at = [area.x + area.width - 4, area.y + area.height / 2] as const;
  return points === 0 ? [] : [textElement(...at, String(points), { size: 11, bold: true, anchor: 'end' })];
};

const drawFrame = ({ x, y, width, height }: Rectangle): Element =>
  element('rect', {
    x: x + 3,
    y: y + 3,
    width: width - 6,
    height: height - 6,
    rx: 8,
    class: 's-ink',
    'stroke-width': 2,
  });
