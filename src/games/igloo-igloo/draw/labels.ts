import type { Label } from '../../../picture/index.js';
import { TRIBES } from '../board/index.js';
import { SIDE } from '../grid.js';
import type { State, View } from '../state/index.js';
import type { Staged } from './staged.js';

const TASKS: Readonly<Record<State['phase']['kind'], string>> = {
  place: 'places an inuit',
  melt: 'melts a tile',
  drift: 'shifts a floe',
  displace: 'moves animals away',
  animals: 'moves animals',
  attack: 'answers a bear',
  flee: 'flees to a corner',
  act: 'acts',
  kayak: 'lands',
  over: 'The game is over',
};

/** What is asked, and of whom. */
export const told = ({ phase, player, points, steps }: State | View): string => {
  if (phase.kind === 'over') return TASKS.over;
  const left = phase.kind === 'animals' ? `, ${steps} left` : phase.kind === 'act' ? `, ${points} points left` : '';
  const tribe = TRIBES[player]!;
  return `${tribe[0]!.toUpperCase()}${tribe.slice(1)} ${TASKS[phase.kind]}${left}`;
};

/** What is asked, the names of columns and rows, of the players, and what is in the supply. */
export const labels = ({ position, board: { height }, at }: Staged): readonly Label[] => {
  const { x, y, width } = at('a1');
  const { phase, player, points, steps } = position;
  const numbers = Array.from({ length: SIDE }, (_, i) => i);
  const small = { size: 10, colour: 'muted' };
  return [
    {
      id: 'task',
      name: told(position),
      facts: { phase: phase.kind, player, points, steps },
      x: 6,
      y: 14,
      size: 13,
      anchor: 'start',
      bold: true,
    },
    ...numbers.map((i) => ({ id: `column-${i}`, name: 'abcdefgh'[i]!, x: x + (i + 0.5) * width, y: y - 7, ...small })),
    ...numbers.map((i) => ({ id: `row-${i}`, name: String(i + 1), x: x - 8, y: y + (i + 0.5) * width, ...small })),
    ...TRIBES.slice(0, position.players).map((tribe, seat) => {
      const acts = phase.kind !== 'over' && player === seat;
      const name = `${acts ? '▶ ' : ''}${tribe}`;
      const { y: top } = at(`supply-${seat}`);
      return {
        id: `player-${seat}`,
        name,
        facts: { player: seat, acts },
        x: 6,
        y: top - 7,
        size: 11,
        anchor: 'start' as const,
        bold: true,
      };
    }),
    ...(['hand', 'trophies'] as const).map((kind) => {
      const { x: left, y: top } = at(`${kind}-0`);
      return {
        id: kind,
        name: kind === 'hand' ? 'hand' : 'taken',
        x: left,
        y: top - 7,
        anchor: 'start' as const,
        ...small,
      };
    }),
    { id: 'box', ...box(position), x: 6, y: height - 9, anchor: 'start', ...small },
  ];
};

const box = ({ fishSupply, foxSupply, bearSupply }: State | View) => ({
  name: `in the box: fish ${fishSupply.join(', ')}; foxes ${foxSupply.join(', ')}; bears ${bearSupply}`,
  facts: { fish: fishSupply.join(), foxes: foxSupply.join(), bears: bearSupply },
});
