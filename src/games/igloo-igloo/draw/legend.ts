import { rectangle } from '../../../board/board.js';
import { element, type LegendLine } from '../../../draw/picture.js';
import type { DrawContext } from './context.js';
import { ARROW, KAYAK } from './marks.js';
import { animalShape, iglooShape, tileShape } from './shapes.js';
import { drawTexture } from './textures.js';

/** The side of a sample of the ground. */
const SAMPLE = 12;

/** Returns the legend: the ground, what stands on it, the tiles of a hand, and the marks of moves. */
export const createLegend = ({ components, formatText }: DrawContext): readonly LegendLine[] => {
  const grounds = (['water', 'pack', 'land'] as const).map((ground) => ({
    id: `ground-${ground}`,
    name: formatText(`ground.${ground}`),
    symbol: [
      element('rect', {
        x: -6,
        y: -6,
        width: SAMPLE,
        height: SAMPLE,
        class: `f-${ground} s-line`,
        'stroke-width': 0.6,
      }),
      element('g', { transform: `scale(${SAMPLE / 42})` }, drawTexture(ground, rectangle(-21, -21, 42, 42))),
    ],
  }));
  const animals = (['fish2', 'fox2', 'bear'] as const).map((animal) => ({
    id: `legend-${animal}`,
    name: formatText(`draw.legend.${animal}`, { points: components.animalValues.at(-1)! }),
    symbol: animalShape(animal, components)(6.5),
  }));
  const tiles = (['thaw', 'harpoon', 'animals'] as const).map((tile) => ({
    id: `legend-${tile}`,
    name: formatText(tile === 'animals' ? 'draw.legend.animals' : `tile.${tile}`),
    symbol: tileShape(formatText(`draw.letter.${tile}`))(7),
  }));
  return [
    ...grounds,
    {
      id: 'legend-igloo',
      name: formatText('draw.legend.igloo'),
      symbol: iglooShape(0, formatText('draw.letter.red'))(7),
    },
    ...animals,
    ...tiles,
    { id: 'legend-endurance', name: formatText('draw.legend.endurance'), symbol: tileShape('+1')(7) },
    {
      id: 'legend-place',
      name: formatText('draw.legend.place'),
      symbol: [
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
    { id: 'legend-way', name: formatText('draw.legend.way'), symbol: [ARROW] },
    { id: 'legend-kayak', name: formatText('draw.legend.kayak'), symbol: [KAYAK] },
  ];
};
