import { named } from '../../../core/words.js';
import { beside, saidBy } from '../../../picture/columns.js';
import { stageOf, type TextOptions } from '../../../picture/index.js';
import { board } from '../board/index.js';
import { nameOfCell } from '../board/names.js';
import { type Components, type Die, components as printed } from '../components.js';
import type { State, View } from '../state/index.js';
import { labels } from './labels.js';
import { diceOf, signOf } from './pieces.js';
import type { Staged } from './staged.js';
import { texts } from './texts.js';

/** The round, the pool, and behind every screen the plan with its towers, lowest die first; `?` is hidden. */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Staged = stageOf({ board, printed, texts }, position, options);
  const said = saidBy(labels(stage));
  const counted = (id: string, count: string | number): string => stage.write('draw.left', { place: said(id), count });
  const demand = position.demand.map((colour) => stage.say(named('colour')(colour))).join(', ');
  const bag = position.bag.reduce((sum, count) => sum + count, 0);
  return [
    [said('round'), counted('demand', demand), counted('bag', bag)].join('; '),
    counted('pool', signs(stage, diceOf(position.pool), ' ')),
    beside(
      position.plans.map((_, player) => [
        said(`player-${player}`),
        ...towers(stage, player),
        said(`points-${player}`),
        said(`totals-${player}`),
      ]),
    ),
  ].join('\n');
};

const signs = (stage: Staged, dice: readonly Die[], between = ''): string =>
  dice.map((die) => signOf(stage, die)).join(between);

const towers = (stage: Staged, player: number): readonly string[] => {
  const { chosen, cells, plans } = stage.position;
  const on = (cell: unknown): string =>
    signs(
      stage,
      chosen[player]!.filter((_, i) => cells[player]![i] === cell),
    );
  const drawn = (cell: number): string => {
    const plan = plans[player];
    const wanted = typeof plan === 'number' ? stage.board.cards.plans[plan]!.heights[cell]! : '?';
    return `${nameOfCell(cell)}${wanted === 0 ? '#' : wanted} ${on(cell)}`.padEnd(10);
  };
  const [hidden, lost] = [on('?'), on(-1)];
  return [
    ...[0, 2, 4].map((cell) => drawn(cell) + drawn(cell + 1)),
    ...(hidden === '' ? [] : [`? ${hidden}`]),
    ...(lost === '' ? [] : [stage.write('draw.lost', { die: lost })]),
  ];
};
