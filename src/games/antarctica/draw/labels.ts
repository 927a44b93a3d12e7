import type { Label } from '../../../picture/index.js';
import { askedIn } from '../board/moves.js';
import type { State } from '../state/index.js';
import type { Staged } from './staged.js';

const TASKS: Readonly<Record<State['phase']['kind'], string>> = {
  placing: 'place a ship',
  'start-cube': 'put a cube',
  turn: 'turn of a ship',
  advance: 'advance a cube',
  pick: 'take a card',
  'ship-move': 'move a ship',
  draft: 'take from the row',
  'advance-three': 'advance a cube',
  over: 'The game is over',
};

/** In the middle of the ring what is asked, and the names of the players. */
export const labels = ({ position, at }: Staged): readonly Label[] => {
  const { phase, turn, sun, calm } = position;
  const over = phase.kind === 'over';
  const asked = askedIn(position);
  const { y, height } = at('zone-1');
  const lines = [
    { id: 'task', name: TASKS[phase.kind], facts: { phase: phase.kind, player: asked }, size: 12, bold: true },
    over
      ? { id: 'reason', name: phase.reason, facts: { reason: phase.reason } }
      : { id: 'asked', name: `player ${asked + 1}`, facts: { player: asked }, bold: true },
    {
      id: 'turn',
      name: turn.target === null ? `${turn.part} turn` : `${turn.part} turn, zone ${turn.target}`,
      facts: { part: turn.part, target: turn.target },
    },
    { id: 'sun', name: `sun in zone ${sun}`, facts: { sun } },
    { id: 'calm', name: `calm for ${calm}`, facts: { calm } },
  ];
  return [
    ...lines.map((line, i) => ({ size: 10, ...line, x: 180, y: y + height / 2 - 36 + i * 18 })),
    ...position.hand.flatMap((_, player) => {
      const acts = !over && player === asked;
      const top = at(`scientists-${player}`).y;
      const name = `${acts ? '▶ ' : ''}Player ${player + 1}`;
      return [
        {
          id: `player-${player}`,
          name,
          facts: { player, acts },
          x: 6,
          y: top - 8,
          size: 11,
          anchor: 'start' as const,
          bold: true,
        },
      ];
    }),
  ];
};
