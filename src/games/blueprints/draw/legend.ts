import { element, type Label, LEGEND_LINE, type LegendLine, legend } from '../../../draw/picture.js';
import { LEGEND } from '../board/index.js';
import { COLOURS, PRIZES } from '../components.js';
import { badge, block } from './pieces.js';
import type { Staged } from './staged.js';

/** Returns the legend: what scores in a round, and what the cards are given for. */
export const legends = (stage: Staged): readonly Label[] => {
  const { board, layout, position, at, write } = stage;
  const [round, cards] = [roundLines(stage), cardLines(stage)];
  const last = at(position.players === 2 ? 'removed' : 'bag-glass');
  const top = layout === 'wide' ? last.y + last.height + 4 : board.height - LEGEND - 2;
  return (['round', 'cards'] as const).flatMap((part, column) => {
    const x = 6 + 180 * column;
    const words = write(`draw.legend.${part}`);
    const heading = { id: `legend-${part}`, name: words, size: 10, bold: true, anchor: 'start' as const, room: 170 };
    const lines = part === 'round' ? round : cards;
    return [{ ...heading, x, y: top + LEGEND_LINE / 2 }, ...legend(lines, { x, y: top + LEGEND_LINE, width: 174 }, 1)];
  });
};

/** Returns the lines on the score of a round: the materials, and the bonus of the plan. */
const roundLines = ({ components, write }: Staged): readonly LegendLine[] => {
  const { wood, recycled, stone, bonus } = components;
  const about = { wood, recycled: recycled.slice(1).join(' '), stone: stone.join(' ') };
  const frame = { x: -6, y: -5, width: 12, height: 10, class: 's-muted', 'stroke-dasharray': '2 2' };
  return [
    ...COLOURS.map((colour) => ({
      id: `scores-${colour}`,
      name: write(`draw.scores.${colour}`, about),
      sign: block(colour, [12, 11], write(`draw.letter.${colour}`)),
    })),
    { id: 'scores-plan', name: write('draw.scores.plan', { bonus }), sign: [element('rect', frame)] },
  ];
};

/** Returns the lines on the awards in use and the prizes. */
const cardLines = ({ position: { players }, components, write }: Staged): readonly LegendLine[] => {
  const { awards, awardsInUse, prizes, prizesFrom } = components;
  return [
    ...awardsInUse[players].map((card, i) => ({
      id: `given-${card}`,
      name: write('draw.given.award', { rank: i + 1, points: awards[card] }),
      sign: badge(card, components, 6),
    })),
    ...PRIZES.map((card) => ({
      id: `given-${card}`,
      name: write(`draw.given.${card}`, { count: prizesFrom[card], points: prizes[card] }),
      sign: badge(card, components, 6),
    })),
  ];
};
