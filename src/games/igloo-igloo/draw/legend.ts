import { rectangle } from '../../../board/board.js';
import { element, type LegendLine } from '../../../draw/picture.js';
import { ARROW, KAYAK } from './marks.js';
import { iglooShape, shapeOf, tileShape } from './shapes.js';
import type { Staged } from './staged.js';
import { textured } from './textures.js';

/** The side of a sample of the ground. */
const SAMPLE = 12;

/** Returns the legend: the ground, what stands on it, the tiles of a hand, and the marks of moves. */
export const legendOf = ({ components: { values }, write }: Staged): readonly LegendLine[] => {
  const grounds = (['water', 'pack', 'land'] as const).map((ground) => ({
    id: `ground-${ground}`,
    name: write(`ground.${ground}`),
    sign: [
      element('rect', {
        x: -6,
        y: -6,
        width: SAMPLE,
        height: SAMPLE,
        class: `f-${ground} s-line`,
        'stroke-width': 0.6,
      }),
      element('g', { transform: `scale(${SAMPLE / 42})` }, textured(ground, rectangle(-21, -21, 42, 42))),
    ],
  }));
  const animals = (['fish2', 'fox2', 'bear'] as const).map((animal) => ({
    id: `legend-${animal}`,
    name: write(`draw.legend.${animal}`, { points: values.at(-1)! }),
    sign: shapeOf(animal)(6.5),
  }));
  const tiles = (['thaw', 'harpoon', 'animals'] as const).map((tile) => ({
    id: `legend-${tile}`,
    name: write(tile === 'animals' ? 'draw.legend.animals' : `tile.${tile}`),
    sign: tileShape(write(`draw.letter.${tile}`))(7),
  }));
  return [
    ...grounds,
    { id: 'legend-igloo', name: write('draw.legend.igloo'), sign: iglooShape(0, write('draw.letter.red'))(7) },
    ...animals,
    ...tiles,
    { id: 'legend-endurance', name: write('draw.legend.endurance'), sign: tileShape('+1')(7) },
    {
      id: 'legend-place',
      name: write('draw.legend.place'),
      sign: [
        element('rect', {
          x: -6,
          y: -6,
          width: SAMPLE,
          height: SAMPLE,
          class: 's-mark',
          'stroke-width': 2,
          'stroke-dasharray': '3 2',
        }),
      ],
    },
    { id: 'legend-way', name: write('draw.legend.way'), sign: [ARROW] },
    { id: 'legend-kayak', name: write('draw.legend.kayak'), sign: [KAYAK] },
  ];
};
