import { type Label, legend, playerFigure, SYMBOL_WIDTH } from '../../../draw/picture.js';
import { playerMessage } from '../../../words/message.js';
import { TRIBES } from '../board/index.js';
import { SIDE } from '../grid.js';
import type { DrawContext } from './context.js';
import { createLegend } from './legend.js';

/** Writes the pending decision and the player to act. */
export const describeState = ({
  state: { phase, decider, actionPointsLeft, animalStepsLeft },
  formatText,
}: DrawContext): string =>
  formatText(`draw.task.${phase.kind}`, {
    player: playerMessage(decider),
    points: actionPointsLeft,
    steps: animalStepsLeft,
  });

const SMALL = { size: 10, colour: 'muted' } as const;

/** Returns the labels: the pending decision, the names of columns and rows, of the players, the supply, the legend. */
export const labels = (context: DrawContext): readonly Label[] => {
  const { state, rectangleAt, formatText, translate } = context;
  const { phase, decider, fishSupply, foxSupply, bearSupply, players } = state;
  const supply = { fish: fishSupply.join('/'), foxes: foxSupply.join('/'), bears: bearSupply };
  const left = { anchor: 'start', maxWidth: 348 } as const;
  const last = rectangleAt(`supply-${players - 1}`);
  const below = last.y + last.height;
  return [
    { id: 'task', name: describeState(context), x: 6, y: 14, size: 13, bold: true, ...left },
    ...edgeLabels(context),
    ...state.freeInuits.map((_, owner) => {
      const playerName = translate(playerMessage(owner));
      const name =
        phase.kind !== 'over' && decider === owner ? formatText('draw.acts', { player: playerName }) : playerName;
      const { x, y } = rectangleAt(`supply-${owner}`);
      return {
        ...{
          id: `player-${owner}`,
          name,
          x: x + SYMBOL_WIDTH - 3,
          y: y - 8,
          size: 11,
          bold: true,
          ...left,
          maxWidth: 68,
        },
        symbol: playerFigure(owner, 7, formatText(`draw.letter.${TRIBES[owner]!}`)),
      };
    }),
    ...(['hand', 'trophies'] as const).map((kind) => {
      const { x, y } = rectangleAt(`${kind}-0`);
      return {
        id: kind,
        name: formatText(`draw.${kind}`),
        x,
        y: y - 7,
        anchor: 'start' as const,
        maxWidth: 110,
        ...SMALL,
      };
    }),
    { id: 'box', name: formatText('draw.box', supply), x: last.x, y: below + 10, ...left, ...SMALL },
    ...legend(createLegend(context), { x: last.x, y: below + 20, width: 348 }, 2),
  ];
};

/** Returns the names of columns and rows. */
const edgeLabels = ({ rectangleAt }: DrawContext): readonly Label[] => {
  const { x, y, width } = rectangleAt('a1');
  const numbers = Array.from({ length: SIDE }, (_, i) => i);
  return [
    ...numbers.map((i) => ({ id: `column-${i}`, name: 'abcdefgh'[i]!, x: x + (i + 0.5) * width, y: y - 7, ...SMALL })),
    ...numbers.map((i) => ({ id: `row-${i}`, name: String(i + 1), x: x - 8, y: y + (i + 0.5) * width, ...SMALL })),
  ];
};
