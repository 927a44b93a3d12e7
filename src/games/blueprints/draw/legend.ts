import { element, type Label, LEGEND_LINE_HEIGHT, type LegendLine, legend } from '../../../draw/picture.js';
import { LEGEND_HEIGHT } from '../board/index.js';
import { COLOURS, PRIZES } from '../components.js';
import type { DrawContext } from './context.js';
import { drawBadge, drawBlock } from './pieces.js';

/** Returns the legend: what scores in a round, and what the cards are given for. */
export const legendLabels = (context: DrawContext): readonly Label[] => {
  const { board, layout, state, rectangleAt, formatText } = context;
  const [round, cards] = [roundLines(context), cardLines(context)];
  const last = rectangleAt(state.players === 2 ? 'removed' : 'bag-glass');
  const top = layout === 'wide' ? last.y + last.height + 4 : board.height - LEGEND_HEIGHT - 2;
  return (['round', 'cards'] as const).flatMap((part, column) => {
    const x = 6 + 180 * column;
    const words = formatText(`draw.legend.${part}`);
    const heading = {
      id: `legend-${part}`,
      name: words,
      size: 10,
      bold: true,
      anchor: 'start' as const,
      maxWidth: 170,
    };
    const lines = part === 'round' ? round : cards;
    return [
      { ...heading, x, y: top + LEGEND_LINE_HEIGHT / 2 },
      ...legend(lines, { x, y: top + LEGEND_LINE_HEIGHT, width: 174 }, 1),
    ];
  });
};

/** Returns the lines on the score of a round: the materials, and the bonus of the plan. */
const roundLines = ({ components, formatText }: DrawContext): readonly LegendLine[] => {
  const { woodPoints, recycledPoints, stonePoints, planBonus } = components;
  const parameters = { wood: woodPoints, recycled: recycledPoints.slice(1).join(' '), stone: stonePoints.join(' ') };
  const frame = { x: -6, y: -5, width: 12, height: 10, class: 's-muted', 'stroke-dasharray': '2 2' };
  return [
    ...COLOURS.map((colour) => ({
      id: `scores-${colour}`,
      name: formatText(`draw.scores.${colour}`, parameters),
      symbol: drawBlock(colour, [12, 11], formatText(`draw.letter.${colour}`)),
    })),
    { id: 'scores-plan', name: formatText('draw.scores.plan', { bonus: planBonus }), symbol: [element('rect', frame)] },
  ];
};

/** Returns the lines on the awards in use and the prizes. */
const cardLines = ({ state: { players }, components, formatText }: DrawContext): readonly LegendLine[] => {
  const { awardPoints, awardsInUse, prizePoints, prizeThresholds } = components;
  return [
    ...awardsInUse[players].map((card, i) => ({
      id: `given-${card}`,
      name: formatText('draw.given.award', { rank: i + 1, points: awardPoints[card] }),
      symbol: drawBadge(card, components, 6),
    })),
    ...PRIZES.map((card) => ({
      id: `given-${card}`,
      name: formatText(`draw.given.${card}`, { count: prizeThresholds[card], points: prizePoints[card] }),
      symbol: drawBadge(card, components, 6),
    })),
  ];
};
