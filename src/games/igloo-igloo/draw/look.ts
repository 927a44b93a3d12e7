import type { Place, Rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Element, element, type Look, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { cellOf } from '../board/moves.js';
import { ANIMALS } from '../components.js';
import { nameOf } from '../grid.js';
import type { Staged } from './staged.js';
import { textured } from './textures.js';

/** Draws places: the ground of a cell, highlighted if the pending decision is about it. */
export const look = (stage: Staged) => {
  const { position, components, write } = stage;
  const { tiles } = components;
  const asked = cellOf(position.phase);
  const numbers = new Map(position.ground.map((_, cell) => [nameOf(cell), cell]));
  return ({ id, kind, owner, shape, called: place }: Place): Look => {
    const cell = numbers.get(id);
    if (cell === undefined) {
      return { fill: 'shade', inside: kind === 'trophies' ? pointsOf(stage, owner!, shape as Rectangle) : [] };
    }
    const ground = position.ground[cell]!;
    const face = position.faces[cell];
    const beneath = typeof face === 'number' ? tiles[face]!.kind : undefined;
    const told = { place, ground: named('ground')(ground) };
    const area = shape as Rectangle;
    return {
      fill: ground,
      inside: [...textured(ground, area), ...(cell === asked ? [frame(area)] : [])],
      name:
        beneath === undefined
          ? write('draw.ground', told)
          : write('draw.beneath', { ...told, tile: named('tile')(beneath) }),
    };
  };
};

/** Draws the points of the trophies of a player beside them. */
const pointsOf = (
  { position: { trophies }, components }: Staged,
  owner: Player,
  area: Rectangle,
): readonly Element[] => {
  const points = sum(components.values.map((value, i) => value * trophies[ANIMALS.length * owner + i]!));
  const at = [area.x + area.width - 4, area.y + area.height / 2] as const;
  return points === 0 ? [] : [text(...at, String(points), { size: 11, bold: true, anchor: 'end' })];
};

const frame = ({ x, y, width, height }: Rectangle): Element =>
  element('rect', {
    x: x + 3,
    y: y + 3,
    width: width - 6,
    height: height - 6,
    rx: 8,
    class: 's-ink',
    'stroke-width': 2,
  });
