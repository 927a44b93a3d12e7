import { sum } from '../../../core/list.js';
import type { Label } from '../../../picture/index.js';
import { cellOf } from '../board/index.js';
import { AWARDS, type Components, PRIZES, ROUNDS } from '../components.js';
import type { State, View } from '../state/index.js';
import type { Staged } from './staged.js';

/** The round, the demand, and whose plan is whose, with their points and what their rounds scored. */
export const labels = ({ position, components, at }: Staged): readonly Label[] => {
  const { round, players, phase, player } = position;
  const over = phase.kind === 'over';
  return [
    {
      id: 'round',
      name: over ? 'The game is over' : `Round ${round + 1} of ${ROUNDS}`,
      facts: { round: round + 1, over },
      x: 6,
      y: 14,
      size: 13,
      anchor: 'start',
      bold: true,
    },
    { id: 'bag', name: 'bag', x: 22, y: 33, size: 9, colour: 'muted' },
    { id: 'pool', name: 'pool', x: 66, y: 33, size: 9, colour: 'muted' },
    { id: 'demand', name: 'demand', x: 272, y: 18, size: 10, anchor: 'end', colour: 'muted' },
    ...(players === 2 ? [{ id: 'removed', name: 'out', x: 22, y: 157, size: 9, colour: 'muted' }] : []),
    ...position.plans.flatMap((_, seat) => {
      const { x, y, width, height } = at(cellOf(seat, 0));
      const points = pointsOf(position, components, seat);
      return [
        {
          id: `player-${seat}`,
          name: `${!over && player === seat ? '▶ ' : ''}Player ${seat + 1}`,
          facts: { player: seat, acts: !over && player === seat },
          x,
          y: y - 8,
          size: 12,
          anchor: 'start' as const,
          bold: true,
        },
        { ...pointsLabel(seat, points), x: x + 2 * width - 6, y: y - 8 },
        { ...totalsLabel(position, seat), x: x + 2 * width - 6, y: y + 3 * height + 33 },
      ];
    }),
  ];
};

/** What a player's cards are worth. */
const pointsLabel = (player: number, points: number) => ({
  id: `points-${player}`,
  name: points === 1 ? '1 point' : `${points} points`,
  facts: { player, points },
  size: 10,
  anchor: 'end' as const,
});

/** What a player's buildings have scored, round by round. */
const totalsLabel = ({ rounds }: State | View, player: number) => {
  const name = rounds.map(({ total }) => total[player]!).join(', ');
  return {
    id: `totals-${player}`,
    name,
    facts: { player, totals: name },
    size: 10,
    anchor: 'end' as const,
    colour: 'muted',
  };
};

const pointsOf = ({ rounds }: State | View, { awards, prizes }: Components, player: number): number =>
  sum(
    rounds.flatMap((result) => [
      ...AWARDS.map((award) => (result[award] === player ? awards[award] : 0)),
      ...PRIZES.map((prize) => (result[prize] === player ? prizes[prize] : 0)),
    ]),
  );
