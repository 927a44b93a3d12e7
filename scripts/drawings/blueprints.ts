import { sum } from '../../src/core/list.js';
import { COLOURS, colourOf, type Die, faceOf } from '../../src/games/blueprints/components.js';
import { components, type State } from '../../src/games/blueprints/index.js';
import { beside } from './columns.js';

/** The round, the pool, and behind every screen the plan with its towers, lowest die first. */
export const draw = (state: State): string =>
  [
    `Round ${state.round + 1} of 3, demand ${state.demand.join(' then ')}, ${sum(state.bag)} dice in the bag`,
    `pool  ${diceOf(state.pool).map(nameOf).join(' ')}`,
    beside(state.plans.map((plan, player) => building(state, player, components.plans[plan]!))),
    ...state.rounds.map(({ total }, round) => `round ${round + 1} scored ${total.join(' : ')}`),
  ].join('\n');

const building = (state: State, player: number, heights: readonly number[]): readonly string[] => {
  const cell = (index: number): string => {
    const tower = state.chosen[player]!.filter((_, i) => state.cells[player]![i] === index);
    const wanted = heights[index] === 0 ? '#' : String(heights[index]);
    return `${'abcdef'[index]}${wanted} ${tower.map(nameOf).join('')}`.padEnd(10);
  };
  const mark = state.phase.kind !== 'over' && state.player === player ? ' *' : '';
  return [`player ${player}${mark}`, `${cell(0)}${cell(1)}`, `${cell(2)}${cell(3)}`, `${cell(4)}${cell(5)}`];
};

const nameOf = (die: Die): string => `${COLOURS[colourOf(die)]![0]!.toUpperCase()}${faceOf(die)}`;

const diceOf = (counts: readonly number[]): readonly Die[] =>
  counts.flatMap((count, die) => new Array<Die>(count).fill(die));
