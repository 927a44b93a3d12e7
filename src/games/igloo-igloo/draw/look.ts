import type { Place, Rectangle } from '../../../board/board.js';
import type { Player } from '../../../core/contract/game.js';
import { type Element, element, figure, type Look } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { cellOf, TRIBES } from '../board/index.js';
import { nameOf } from '../grid.js';
import type { Ground } from '../state/index.js';
import type { Staged } from './staged.js';

/** Draws places: the ground of a cell, highlighted if the pending decision is about it. */
export const look = ({ position, components: { tiles }, write }: Staged) => {
  const asked = cellOf(position.phase);
  const numbers = new Map(position.ground.map((_, cell) => [nameOf(cell), cell]));
  return ({ id, kind, owner, shape, called: place }: Place): Look => {
    const cell = numbers.get(id);
    if (cell === undefined) return { fill: 'shade', inside: kind === 'supply' ? [sample(owner!, shape, write)] : [] };
    const ground = position.ground[cell]!;
    const face = position.faces[cell];
    const beneath = typeof face === 'number' ? tiles[face]!.kind : undefined;
    const told = { place, ground: named('ground')(ground) };
    const area = shape as Rectangle;
    return {
      fill: ground,
      inside: [...texture(ground, area), ...(cell === asked ? [frame(area)] : [])],
      name:
        beneath === undefined
          ? write('draw.ground', told)
          : write('draw.beneath', { ...told, tile: named('tile')(beneath) }),
    };
  };
};

/** Draws a sample inuit in the row of a player, which shows its colour even if the supply is empty. */
const sample = (owner: Player, shape: Place['shape'], write: Staged['write']): Element => {
  const { x, y, height } = shape as Rectangle;
  const at = `translate(${x + 10} ${y + height / 2})`;
  return element('g', { transform: at }, figure(owner, 7, write(`draw.letter.${TRIBES[owner]!}`)));
};

/** Waves for water, a rim for pack, hills for land: distinct from ice without colours. */
const TEXTURES: Readonly<Record<Ground, string>> = {
  ice: '',
  water: 'M4 6q3-4 6 0t6 0M26 37q3-4 6 0t6 0',
  pack: 'M5 5H37V37H5ZM5 12L12 5M30 37L37 30',
  land: 'M3 38L10 28L16 38M28 12L34 3L39 12',
};

const texture = (ground: Ground, { x, y }: Rectangle): readonly Element[] =>
  TEXTURES[ground] === ''
    ? []
    : [
        element('path', {
          d: TEXTURES[ground],
          transform: `translate(${x} ${y})`,
          class: 's-line',
          'stroke-width': 0.9,
        }),
      ];

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
