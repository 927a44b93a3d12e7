import {
  centredRectangleElement,
  type Element,
  element,
  type Label,
  type LegendLine,
  legend,
  SYMBOL_WIDTH,
} from '../../../draw/picture.js';
import { nameMessage, playerMessage } from '../../../words/message.js';
import { deciderOf } from '../board/moves.js';
import { columnId, ownerName } from '../board/places.js';
import { layoutTable } from '../board/tables.js';
import { CARD_COUNT, SYMBOLS, TOOLS } from '../components/index.js';
import type { DrawContext } from './context.js';
import { floorLabels } from './floors.js';
import { drawOwner, drawPath, drawSymbol } from './symbols.js';

/** Writes the turn, the player to act, and the pending decision. */
export const describeState = ({ state, formatText }: DrawContext): string => {
  const { turnNumber, phase } = state;
  const player = phase.kind === 'over' ? '' : playerMessage(deciderOf(state));
  return formatText('draw.turn', {
    turn: turnNumber,
    turns: CARD_COUNT,
    task: formatText(`draw.task.${phase.kind}`, { player }),
  });
};

/**
 * Returns the labels: the turn, the floors, the track, the legend, and the owners with their points and remaining turns
 * or blocks.
 */
export const labels = (context: DrawContext): readonly Label[] => {
  const table = layoutTable(context.layout);
  const { x, y, width } = table.track;
  const caption = { x, y: y - 7, size: 10, anchor: 'start', colour: 'muted' } as const;
  return [
    {
      id: 'turn',
      name: describeState(context),
      x: 6,
      y: 12,
      size: 12,
      anchor: 'start',
      bold: true,
      maxWidth: table.width - 12,
    },
    ...floorLabels(context),
    { id: 'track', name: context.formatText('place.track'), ...caption, maxWidth: width },
    ...legend(createLegend(context), table.legend, table.legend.columns),
    ...context.state.filedCards.flatMap((_, owner) => ownerLabels(context, owner)),
    ...completionLabel(context),
  ];
};

const completionLabel = ({
  state,
  components: { completionCards },
  layout,
  formatText,
  translate,
}: DrawContext): readonly Label[] => {
  const lines = completionCards[state.completionCard];
  if (lines === undefined) return [];
  const { x, y, width } = layoutTable(layout).track;
  const [first, second] = lines.map(nameMessage('quantity'));
  const name = formatText('draw.completion', { first: first!, second: second! });
  const shortText = `${translate(first!)}, ${translate(second!)}`;
  return [
    { id: 'completion', name, shortText, x, y: y - 19, size: 9, anchor: 'start', colour: 'muted', maxWidth: width },
  ];
};

const ownerLabels = (context: DrawContext, owner: number): readonly Label[] => {
  const { state, layout, rectangleAt, formatText, translate } = context;
  const { x, y } = rectangleAt(columnId(owner, 'labourer'));
  const ownerText = translate(ownerName(owner, state.players));
  const isDeciding = state.phase.kind !== 'over' && deciderOf(state) === owner;
  const name = isDeciding ? formatText('draw.acts', { owner: ownerText }) : ownerText;
  const remaining = remainingText(context, owner);
  const maxWidth = state.lots[owner] === undefined ? 150 : 244;
  const right = { x: layoutTable(layout).width - 6, anchor: 'end', size: 9.5, maxWidth } as const;
  const bold = { size: 11, anchor: 'start', bold: true, maxWidth: 324 - maxWidth } as const;
  return [
    { id: `owner-${owner}`, name, symbol: drawOwner(context, owner, 6.5), x: x + SYMBOL_WIDTH, y: y - 8, ...bold },
    ...(remaining === '' ? [] : [{ id: `left-${owner}`, name: remaining, y: y - 8, ...right }]),
  ];
};

const remainingText = ({ state, formatText }: DrawContext, owner: number): string => {
  const { players, supportPoints, squarePoints, favourPoints, turnsLeft, lots } = state;
  const lot = lots[owner];
  const blocks =
    lot === undefined ? formatText('draw.turns', { left: turnsLeft[owner] ?? 0 }) : formatText('draw.lots', { ...lot });
  if (owner >= players) return turnsLeft[owner] === undefined ? '' : blocks;
  return formatText('draw.scored', {
    points: supportPoints[owner]! + squarePoints[owner]! + favourPoints[owner]!,
    left: blocks,
  });
};

const createLegend = (context: DrawContext): readonly LegendLine[] => {
  const { formatText, translate } = context;
  return [
    ...SYMBOLS.map((symbol) => ({
      id: `symbol-${symbol}`,
      name: translate(nameMessage('symbol')(symbol)),
      symbol: drawSymbol(context, symbol, [0, 0], 7),
    })),
    ...TOOLS.map((tool) => ({
      id: `tool-${tool}`,
      name: translate(nameMessage('tool')(tool)),
      symbol: [drawPath(tool)],
    })),
    { id: 'diamond', name: formatText('draw.diamond'), symbol: [drawPath('diamond')] },
    {
      id: 'below',
      name: formatText('draw.below'),
      symbol: [...drawSmallCell(), element('circle', { cx: 7, cy: 6, r: 3, class: 'f-ink' })],
    },
    {
      id: 'open',
      name: formatText('draw.open'),
      symbol: [...drawSmallCell(), element('circle', { cx: 7, cy: 6, r: 2, class: 's-line' })],
    },
  ];
};

/** Draws a small cell. */
const drawSmallCell = (): readonly Element[] => [
  centredRectangleElement(9, 9, { class: 'f-stone s-line', 'stroke-width': 0.8 }),
];
