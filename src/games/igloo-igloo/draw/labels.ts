import type { Label } from '../../../draw/picture.js';
import { seat } from '../../../words/message.js';
import { SIDE } from '../grid.js';
import type { Staged } from './staged.js';

/** Writes the pending decision and the player to act. */
export const positionName = ({ position: { phase, player, points, steps }, write }: Staged): string =>
  write(`draw.task.${phase.kind}`, { player: seat(player), points, steps });

const SMALL = { size: 10, colour: 'muted' } as const;

/** Returns the labels: the pending decision, the names of columns and rows, of the players, and the supply. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, board, at, write, say } = stage;
  const { phase, player, fishSupply, foxSupply, bearSupply } = position;
  const supply = { fish: fishSupply.join('/'), foxes: foxSupply.join('/'), bears: bearSupply };
  const left = { x: 6, anchor: 'start', room: 348 } as const;
  return [
    { id: 'task', name: positionName(stage), y: 14, size: 13, bold: true, ...left },
    ...edges(stage),
    ...position.inuitsLeft.map((_, seated) => {
      const called = say(seat(seated));
      const name = phase.kind !== 'over' && player === seated ? write('draw.acts', { player: called }) : called;
      return { id: `player-${seated}`, name, y: at(`supply-${seated}`).y - 7, size: 11, bold: true, ...left, room: 86 };
    }),
    ...(['hand', 'trophies'] as const).map((kind) => {
      const { x, y } = at(`${kind}-0`);
      return { id: kind, name: write(`draw.${kind}`), x, y: y - 7, anchor: 'start' as const, room: 110, ...SMALL };
    }),
    { id: 'box', name: write('draw.box', supply), y: board.height - 9, ...left, ...SMALL },
  ];
};

/** Returns the names of columns and rows. */
const edges = ({ at }: Staged): readonly Label[] => {
  const { x, y, width } = at('a1');
  const numbers = Array.from({ length: SIDE }, (_, i) => i);
  return [
    ...numbers.map((i) => ({ id: `column-${i}`, name: 'abcdefgh'[i]!, x: x + (i + 0.5) * width, y: y - 7, ...SMALL })),
    ...numbers.map((i) => ({ id: `row-${i}`, name: String(i + 1), x: x - 8, y: y + (i + 0.5) * width, ...SMALL })),
  ];
};
