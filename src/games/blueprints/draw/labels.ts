import { sum } from '../../../core/data/list.js';
import type { Label } from '../../../draw/picture.js';
import { seat } from '../../../words/message.js';
import { cellOf } from '../board/index.js';
import { AWARDS, type Components, PRIZES, ROUNDS } from '../components.js';
import type { State, View } from '../state/index.js';
import { legends } from './legend.js';
import { badgeStep, wonBy } from './pieces.js';
import type { Staged } from './staged.js';

/** Returns the labels: the round, the demand, and the name of each player with points and round scores. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, write } = stage;
  const { round, players, phase } = position;
  const name = phase.kind === 'over' ? write('draw.over') : write('draw.round', { round: round + 1, rounds: ROUNDS });
  const small = { size: 9, colour: 'muted' };
  return [
    { id: 'round', name, x: 6, y: 14, size: 13, anchor: 'start', bold: true, room: 180 },
    { id: 'bag', name: write('draw.bag'), x: 22, y: 33, room: 34, ...small },
    { id: 'pool', name: write('draw.pool'), x: 66, y: 33, room: 50, ...small },
    { id: 'demand', name: write('draw.demand'), x: 272, y: 18, size: 10, anchor: 'end', colour: 'muted', room: 80 },
    ...(players === 2 ? [{ id: 'removed', name: write('draw.removed'), x: 33, y: 157, room: 56, ...small }] : []),
    ...position.plans.flatMap((_, player) => panelLabels(stage, player)),
    ...legends(stage),
  ];
};

const panelLabels = ({ position, components, at, write, say }: Staged, player: number): readonly Label[] => {
  const { rounds, phase, player: mover } = position;
  const { x, y, width, height } = at(cellOf(player, 0));
  const called = say(seat(player));
  const name = phase.kind !== 'over' && mover === player ? write('draw.acts', { player: called }) : called;
  const totals = rounds.map(({ total }) => total[player]!).join(', ');
  const won = wonBy(position, player).length;
  const right = { x: x + 2 * width - 6, size: 10, anchor: 'end' } as const;
  return [
    { id: `player-${player}`, name, x, y: y - 8, size: 12, anchor: 'start', bold: true, room: 104 },
    {
      id: `points-${player}`,
      name: write('draw.points', { points: pointsOf(position, components, player) }),
      y: y - 8,
      room: 60,
      ...right,
    },
    {
      id: `totals-${player}`,
      name: rounds.length === 0 ? '' : write('draw.totals', { totals }),
      short: totals,
      y: y + 3 * height + 33,
      colour: 'muted',
      room: 2 * width - 12 - won * badgeStep(won),
      ...right,
    },
  ];
};

const pointsOf = ({ rounds }: State | View, { awards, prizes }: Components, player: number): number =>
  sum(
    rounds.flatMap((result) => [
      ...AWARDS.map((award) => (result[award] === player ? awards[award] : 0)),
      ...PRIZES.map((prize) => (result[prize] === player ? prizes[prize] : 0)),
    ]),
  );
