import type { Label } from '../../../draw/picture.js';
import { ordinal, seat } from '../../../words/message.js';
import { askedIn } from '../board/moves.js';
import { MIDDLE } from '../board/places.js';
import type { Staged } from './staged.js';

/** The width of the middle of the ring, less a margin. */
const ROOM = 110;

/** Returns the labels in the middle of the ring: the pending decision and the names of the players. */
export const labels = (stage: Staged): readonly Label[] => {
  const { position, at, write, say } = stage;
  const { phase } = position;
  const over = phase.kind === 'over';
  const asked = askedIn(position);
  const [x, y] = MIDDLE;
  return [
    ...linesOf(stage).map((line, i) => ({ size: 10, room: ROOM, ...line, x, y: y - 36 + i * 18 })),
    ...position.hand.map((_, player) => {
      const called = say(seat(player));
      const name = !over && player === asked ? write('draw.acts', { player: called }) : called;
      const top = at(`scientists-${player}`).y - 8;
      return { id: `player-${player}`, name, x: 6, y: top, size: 11, anchor: 'start' as const, bold: true, room: 340 };
    }),
  ];
};

const linesOf = ({ position, write, say }: Staged): readonly Omit<Label, 'x' | 'y'>[] => {
  const { phase, turn, sun, calm } = position;
  const part = write(`draw.turn.${turn.part}`);
  return [
    { id: 'task', name: write(`draw.task.${phase.kind}`), size: 12, bold: true },
    phase.kind === 'over'
      ? { id: 'reason', name: write(`draw.ending.${phase.reason}`) }
      : { id: 'asked', name: say(seat(askedIn(position))), bold: true },
    {
      id: 'turn',
      name: turn.target === null ? part : write('draw.turn.zone', { turn: part, zone: ordinal(turn.target) }),
    },
    { id: 'sun', name: write('draw.sun', { sun: ordinal(sun) }) },
    ...(calm === 0 ? [] : [{ id: 'calm', name: write('draw.calm', { calm }) }]),
  ];
};
