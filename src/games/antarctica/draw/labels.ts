import {
  centredRectangleElement,
  type Element,
  element,
  type Label,
  type LegendLine,
  legend,
  playerFigure,
  SYMBOL_WIDTH,
  textElement,
  translateElements,
} from '../../../draw/picture.js';
import { ordinal, playerMessage } from '../../../words/message.js';
import { deciderOf } from '../board/moves.js';
import { layoutTable } from '../board/tables.js';
import { BLUE_EFFECTS, RED_EFFECTS } from '../components/index.js';
import type { DrawContext } from './context.js';
import { drawEffectSymbol, drawSymbol } from './symbols.js';
import { spacesLabel } from './tracks.js';

/** Returns the labels: in the middle of the ring the pending decision and the path of the sun; the legend; the players. */
export const labels = (context: DrawContext): readonly Label[] => {
  const { state, layout, rectangleAt, formatText, translate } = context;
  const isOver = state.phase.kind === 'over';
  const decider = deciderOf(state);
  const table = layoutTable(layout);
  return [
    ...middleLabels(context),
    spacesLabel(context),
    ...legend(createLegend(context), table.legend, table.legend.columns),
    ...state.hands.map((_, player): Label => {
      const playerName = translate(playerMessage(player));
      const name = !isOver && player === decider ? formatText('draw.acts', { player: playerName }) : playerName;
      const { x, y } = rectangleAt(`scientists-${player}`);
      return {
        id: `player-${player}`,
        name,
        symbol: playerFigure(player, 6, String(player + 1)),
        x: x + SYMBOL_WIDTH,
        y: y - 8,
        size: 11,
        anchor: 'start',
        bold: true,
        maxWidth: table.seats.width - 26,
      };
    }),
  ];
};

/** Writes the pending decision inside an arrow that shows the path of the sun. */
const middleLabels = (context: DrawContext): readonly Label[] => {
  const { width, height, ...firstZone } = layoutTable(context.layout).zone;
  const [x, y] = [firstZone.x + width * 1.5, firstZone.y + height * 1.5];
  return middleLines(context).map((line, i) => ({
    size: 10,
    maxWidth: width - 20,
    ...line,
    x,
    y: y - 42 + i * 17,
    ...(i === 0
      ? { symbol: [translateElements(SYMBOL_WIDTH / 2 + 1, 42, [drawSunPath(width / 2 - 7, height / 2 - 7)])] }
      : {}),
  }));
};

/** Draws a frame with arrowheads, counter-clockwise. */
const drawSunPath = (halfWidth: number, halfHeight: number): Element =>
  element('path', {
    d: `M${-halfWidth} ${-halfHeight}V${halfHeight}H${halfWidth}V${-halfHeight}ZM${-halfWidth - 4}-3l4 6l4-6M-3 ${halfHeight - 4}l6 4l-6 4M${halfWidth - 4} 3l4-6l4 6M3 ${-halfHeight - 4}l-6 4l6 4`,
    class: 's-sun',
    'stroke-width': 2,
  });

const middleLines = ({ state, components, formatText, translate }: DrawContext): readonly Omit<Label, 'x' | 'y'>[] => {
  const { phase, turn, sun, quietSunSteps: steps } = state;
  const shipText = formatText(`draw.turn.${turn.turnOfStop}`);
  const whichTurn =
    turn.targetZone === null
      ? shipText
      : formatText('draw.turn.zone', { turn: shipText, zone: ordinal(turn.targetZone) });
  return [
    { id: 'task', name: formatText(`draw.task.${phase.kind}`), size: 12, bold: true },
    phase.kind === 'over'
      ? { id: 'reason', name: formatText(`draw.ending.${phase.reason}`) }
      : { id: 'asked', name: translate(playerMessage(deciderOf(state))), bold: true },
    ...(phase.kind === 'over' ? [] : [{ id: 'turn', name: whichTurn }]),
    { id: 'sun', name: formatText('draw.sun', { sun: ordinal(sun) }) },
    ...(steps === 0
      ? []
      : (['draw.quietSun', 'draw.quietSunSteps'] as const).map((key) => ({
          id: key.slice(5),
          name: formatText(key, { steps, max: components.stalemate }),
          size: 9,
        }))),
  ];
};

/** The width of the symbol of an effect in the legend. */
const EFFECT_WIDTH = 24;

/** Moves a wide symbol away from its words. */
const shiftLeft = (symbol: readonly Element[]): readonly Element[] => [translateElements(-2, 0, symbol)];

const createLegend = ({ formatText }: DrawContext): readonly LegendLine[] => [
  ...[...RED_EFFECTS, ...BLUE_EFFECTS].map((effect, i) => ({
    id: `effect-${effect}`,
    name: formatText(`draw.effect.${effect}`),
    symbol: shiftLeft(drawEffectSymbol(effect, i < RED_EFFECTS.length ? 'red' : 'blue', EFFECT_WIDTH)),
  })),
  {
    id: 'spent',
    name: formatText('draw.spent'),
    symbol: shiftLeft([...drawEffectSymbol('advance', 'shade', EFFECT_WIDTH), drawSymbol('spent')]),
  },
  { id: 'value', name: formatText('draw.value'), symbol: [textElement(0, 0, '3', { size: 10, colour: 'muted' })] },
  { id: 'figure', name: formatText('draw.figure'), symbol: playerFigure(0, 6, '1') },
  ...(['person', 'step', 'star'] as const).map((id) => ({
    id,
    name: formatText(`draw.${id}`),
    symbol: [drawSymbol(id)],
  })),
  {
    id: 'centre',
    name: formatText('draw.centre'),
    symbol: [centredRectangleElement(16, 10, { rx: 5, class: 'f-paper s-ink', 'stroke-width': 0.7 })],
  },
];
