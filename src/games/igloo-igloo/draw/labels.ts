import { figure, type Label, legend, SIGN } from '../../../draw/picture.js';
import { seat } from '../../../words/message.js';
import { TRIBES } from '../board/index.js';
import { SIDE } from '../grid.js';
import { legendOf } from './legend.js';
import type { Staged } from './staged.js';

/** Writes the pending decision and the player to act. */
export const positionName = ({ position: { phase, player, points, steps }, write }: Staged): string =>
  write(`draw.task.${phase.kind}`, { player: seat(player), points, steps });

const SMALL = { size: 10, colour: 'muted' } as const;

/** Returns the labels: the pending decision, the names of columns and rows, of the players, the supply, the legend. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, at, write, say } = stage;
  const { phase, player, fishSupply, foxSupply, bearSupply, players } = position;
  const supply = { fish: fishSupply.join('/'), foxes: foxSupply.join('/'), bears: bearSupply };
  const left = { anchor: 'start', room: 348 } as const;
  const last = at(`supply-${players - 1}`);
  const below = last.y + last.height;
  return [
    { id: 'task', name: positionName(stage), x: 6, y: 14, size: 13, bold: true, ...left },
    ...edges(stage),
    ...position.inuitsLeft.map((_, seated) => {
      const called = say(seat(seated));
      const name = phase.kind !== 'over' && player === seated ? write('draw.acts', { player: called }) : called;
      const { x, y } = at(`supply-${seated}`);
      return {
        ...{ id: `player-${seated}`, name, x: x + SIGN - 3, y: y - 8, size: 11, bold: true, ...left, room: 68 },
        sign: figure(seated, 7, write(`draw.letter.${TRIBES[seated]!}`)),
      };
    }),
    ...(['hand', 'trophies'] as const).map((kind) => {
      const { x, y } = at(`${kind}-0`);
      return { id: kind, name: write(`draw.${kind}`), x, y: y - 7, anchor: 'start' as const, room: 110, ...SMALL };
    }),
    { id: 'box', name: write('draw.box', supply), x: last.x, y: below + 10, ...left, ...SMALL },
    ...legend(legendOf(stage), { x: last.x, y: below + 20, width: 348 }, 2),
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
