import type { Rectangle } from '../../../board/board.js';
import { type Element, element } from '../../../draw/picture.js';
import type { Ground } from '../state/index.js';

/** Waves for water, a rim for pack, hills for land: distinct from ice without colours. */
const TEXTURES: Readonly<Record<Ground, string>> = {
  ice: '',
  water: 'M4 6q3-4 6 0t6 0M26 37q3-4 6 0t6 0',
  pack: 'M5 5H37V37H5ZM5 12L12 5M30 37L37 30',
  land: 'M3 38L10 28L16 38M28 12L34 3L39 12',
};

/** Draws the texture of the ground of a cell. */
export const drawTexture = (ground: Ground, { x, y }: Rectangle): readonly Element[] =>
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
