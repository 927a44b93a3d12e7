import type { Label } from '../../../draw/picture.js';
import { named, seat } from '../../../words/message.js';
import { askedIn } from '../board/moves.js';
import { columnOf, ownerCalled } from '../board/places.js';
import { CARDS } from '../components/index.js';
import type { Staged } from './staged.js';

/** Writes the turn, the player to act, and the pending decision. */
export const positionName = ({ position, write }: Staged): string => {
  const { turn, phase } = position;
  const player = phase.kind === 'over' ? '' : seat(askedIn(position));
  return write('draw.turn', { turn, turns: CARDS, task: write(`draw.task.${phase.kind}`, { player }) });
};

const RIGHT = { x: 354, anchor: 'end' } as const;

/**
 * Returns the labels: the turn, the names of the floors, and the owners with their points and remaining turns or
 * blocks.
 */
export const labels = (stage: Staged): readonly Label[] => [
  { id: 'turn', name: positionName(stage), x: 6, y: 12, size: 12, anchor: 'start', bold: true, room: 348 },
  ...['1a1', '2a1', '3a1', '4a1'].map((cell) => {
    const { x, y } = stage.at(cell);
    const name = stage.write('draw.floor', { floor: Number(cell[0]) });
    const set = { anchor: 'start', size: 10, colour: 'muted', room: 68 } as const;
    return { id: `floor-${cell[0]}`, name, x, y: y - 7, ...set };
  }),
  ...stage.position.areas.flatMap((_, owner) => ownerLabels(stage, owner)),
  ...completionLabel(stage),
];

const completionLabel = ({ position, components: { completion }, at, write }: Staged): readonly Label[] => {
  const lines = completion[position.completion];
  if (lines === undefined) return [];
  const [first, second] = lines.map(named('quantity'));
  const name = write('draw.completion', { first: first!, second: second! });
  return [{ id: 'completion', name, y: at('track').y - 8, size: 8.5, colour: 'muted', room: 348, ...RIGHT }];
};

const ownerLabels = (stage: Staged, owner: number): readonly Label[] => {
  const { position, at, write, say } = stage;
  const { x, y } = at(columnOf(owner, 'labourer'));
  const called = say(ownerCalled(owner, position.players));
  const acts = position.phase.kind !== 'over' && askedIn(position) === owner;
  const name = acts ? write('draw.acts', { owner: called }) : called;
  const left = leftOf(stage, owner);
  return [
    { id: `owner-${owner}`, name, x, y: y - 8, size: 11, anchor: 'start', bold: true, room: 134 },
    ...(left === '' ? [] : [{ id: `left-${owner}`, name: left, y: y - 8, size: 9.5, room: 206, ...RIGHT }]),
  ];
};

const leftOf = ({ position, write }: Staged, owner: number): string => {
  const { players, support, squares, favourPoints, left, lots } = position;
  const lot = lots[owner];
  const blocks = lot === undefined ? write('draw.turns', { left: left[owner] ?? 0 }) : write('draw.lots', { ...lot });
  if (owner >= players) return left[owner] === undefined ? '' : blocks;
  return write('draw.scored', { points: support[owner]! + squares[owner]! + favourPoints[owner]!, left: blocks });
};
