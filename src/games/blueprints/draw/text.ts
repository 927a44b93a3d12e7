import { sum } from '../../../core/list.js';
import { beside } from '../../../picture/columns.js';
import { board } from '../board/index.js';
import { nameOfCell } from '../board/names.js';
import { type Components, components as printed } from '../components.js';
import type { State, View } from '../state/index.js';
import { diceOf, nameOf } from './pieces.js';

/** The round, the pool, and behind every screen the plan with its towers, lowest die first; `?` is hidden. */
export const drawText = (position: State | View, components: Components = printed): string =>
  [
    `Round ${position.round + 1} of 3, demand ${position.demand.join(' then ')}, ${sum(position.bag)} dice in the bag`,
    `pool  ${diceOf(position.pool).map(nameOf).join(' ')}`,
    beside(position.plans.map((_, player) => building(position, player, components))),
    ...position.rounds.map(({ total }, round) => `round ${round + 1} scored ${total.join(' : ')}`),
  ].join('\n');

const building = (position: State | View, player: number, components: Components): readonly string[] => {
  const { chosen, cells, phase } = position;
  const { plans } = board(position, components).cards;
  const on = (cell: unknown): string =>
    chosen[player]!.filter((_, i) => cells[player]![i] === cell)
      .map(nameOf)
      .join('');
  const drawn = (cell: number): string => {
    const plan = position.plans[player];
    const wanted = typeof plan === 'number' ? plans[plan]!.heights[cell]! : '?';
    return `${nameOfCell(cell)}${wanted === 0 ? '#' : wanted} ${on(cell)}`.padEnd(10);
  };
  const mark = phase.kind !== 'over' && position.player === player ? ' *' : '';
  const rest = [on('?') && `? ${on('?')}`, on(-1) && `lost ${on(-1)}`].filter((words) => words !== '');
  return [`player ${player}${mark}`, ...[0, 2, 4].map((cell) => drawn(cell) + drawn(cell + 1)), ...rest];
};
