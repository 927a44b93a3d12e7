import {
  type Element,
  element,
  figure,
  type Label,
  type LegendLine,
  legend,
  movedTo,
  plate,
  SIGN,
  text,
} from '../../../draw/picture.js';
import { ordinal, seat } from '../../../words/message.js';
import { askedIn } from '../board/moves.js';
import { tableFor } from '../board/tables.js';
import { BLUE_EFFECTS, RED_EFFECTS } from '../components/index.js';
import { effectSign, sign } from './signs.js';
import type { Staged } from './staged.js';
import { spacesLabel } from './tracks.js';

/** Returns the labels: in the middle of the ring the pending decision and the way of the sun; the legend; the players. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, layout, at, write, say } = stage;
  const over = position.phase.kind === 'over';
  const asked = askedIn(position);
  const table = tableFor(layout);
  return [
    ...middle(stage),
    spacesLabel(stage),
    ...legend(legendOf(stage), table.legend, table.legend.columns),
    ...position.hand.map((_, player): Label => {
      const called = say(seat(player));
      const name = !over && player === asked ? write('draw.acts', { player: called }) : called;
      const { x, y } = at(`scientists-${player}`);
      return {
        id: `player-${player}`,
        name,
        sign: figure(player, 6, String(player + 1)),
        x: x + SIGN,
        y: y - 8,
        size: 11,
        anchor: 'start',
        bold: true,
        room: table.seats.width - 26,
      };
    }),
  ];
};

/** Writes the pending decision inside an arrow that shows the way of the sun. */
const middle = (stage: Staged): readonly Label[] => {
  const { width, height, ...corner } = tableFor(stage.layout).zone;
  const [x, y] = [corner.x + width * 1.5, corner.y + height * 1.5];
  return linesOf(stage).map((line, i) => ({
    size: 10,
    room: width - 20,
    ...line,
    x,
    y: y - 42 + i * 17,
    ...(i === 0 ? { sign: [movedTo(SIGN / 2 + 1, 42, [wayOf(width / 2 - 7, height / 2 - 7)])] } : {}),
  }));
};

/** Draws a frame with arrowheads, counter-clockwise. */
const wayOf = (right: number, down: number): Element =>
  element('path', {
    d: `M${-right} ${-down}V${down}H${right}V${-down}ZM${-right - 4}-3l4 6l4-6M-3 ${down - 4}l6 4l-6 4M${right - 4} 3l4-6l4 6M3 ${-down - 4}l-6 4l6 4`,
    class: 's-sun',
    'stroke-width': 2,
  });

const linesOf = ({ position, components, write, say }: Staged): readonly Omit<Label, 'x' | 'y'>[] => {
  const { phase, turn, sun, calm } = position;
  const part = write(`draw.turn.${turn.part}`);
  const whichTurn = turn.target === null ? part : write('draw.turn.zone', { turn: part, zone: ordinal(turn.target) });
  return [
    { id: 'task', name: write(`draw.task.${phase.kind}`), size: 12, bold: true },
    phase.kind === 'over'
      ? { id: 'reason', name: write(`draw.ending.${phase.reason}`) }
      : { id: 'asked', name: say(seat(askedIn(position))), bold: true },
    ...(phase.kind === 'over' ? [] : [{ id: 'turn', name: whichTurn }]),
    { id: 'sun', name: write('draw.sun', { sun: ordinal(sun) }) },
    ...(calm === 0
      ? []
      : (['draw.calm', 'draw.calmSteps'] as const).map((key) => ({
          id: key.slice(5),
          name: write(key, { calm, most: components.stalemate }),
          size: 9,
        }))),
  ];
};

/** The width of the sign of an effect in the legend. */
const EFFECT = 24;

/** Moves a wide sign away from its words. */
const inLegend = (sign: readonly Element[]): readonly Element[] => [movedTo(-2, 0, sign)];

const legendOf = ({ write }: Staged): readonly LegendLine[] => [
  ...[...RED_EFFECTS, ...BLUE_EFFECTS].map((effect, i) => ({
    id: `effect-${effect}`,
    name: write(`draw.effect.${effect}`),
    sign: inLegend(effectSign(effect, i < RED_EFFECTS.length ? 'red' : 'blue', EFFECT)),
  })),
  {
    id: 'spent',
    name: write('draw.spent'),
    sign: inLegend([...effectSign('advance', 'shade', EFFECT), sign('spent')]),
  },
  { id: 'value', name: write('draw.value'), sign: [text(0, 0, '3', { size: 10, colour: 'muted' })] },
  { id: 'figure', name: write('draw.figure'), sign: figure(0, 6, '1') },
  ...(['person', 'step', 'star'] as const).map((id) => ({ id, name: write(`draw.${id}`), sign: [sign(id)] })),
  {
    id: 'centre',
    name: write('draw.centre'),
    sign: [plate(16, 10, { rx: 5, class: 'f-paper s-ink', 'stroke-width': 0.7 })],
  },
];
