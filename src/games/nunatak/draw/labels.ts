import type { Rectangle } from '../../../core/board.js';
import type { Label } from '../../../picture/index.js';
import { askedIn } from '../board/moves.js';
import { columnOf, ownerName } from '../board/places.js';
import { CARDS } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { Staged } from './staged.js';

const TASKS: Readonly<Record<State['phase']['kind'], string>> = {
  take: 'takes a card',
  use: 'for whom?',
  as: 'as which?',
  place: 'places a block',
  drop: 'drops the tile',
  pick: 'picks a favour',
  immediate: 'uses the favour?',
  brace: 'braces a block',
  squares: 'next square?',
  window: 'plays a favour?',
  reserve: 'reserves a card',
  spread: 'exchanges tiles',
  peekSwap: 'exchanges a card',
  peekOrder: 'orders the deck',
  dummy: 'decides for a dummy',
  final: 'plays a favour?',
  transform: 'transforms a card',
  into: 'into which?',
  over: 'the game is over',
};

/** The turn, who is asked, and for what. */
export const told = (position: State | View): string => {
  const { turn, phase } = position;
  const asked = phase.kind === 'over' ? '' : `player ${askedIn(position) + 1} `;
  return `turn ${turn} of ${CARDS}, ${asked}${TASKS[phase.kind]}`;
};

/** The turn, the names of the floors, and of the owners with their points and what they have left. */
export const labels = ({ position, components: { completion }, at }: Staged): readonly Label[] => {
  const { phase, turn } = position;
  const asked = askedIn(position);
  const words = told(position);
  return [
    {
      id: 'turn',
      name: `${words[0]!.toUpperCase()}${words.slice(1)}`,
      facts: { turn, phase: phase.kind, player: asked },
      x: 6,
      y: 12,
      size: 12,
      anchor: 'start',
      bold: true,
    },
    ...['1a1', '2a1', '3a1', '4a1'].map((cell) => {
      const { x, y } = at(cell);
      return {
        id: `floor-${cell[0]}`,
        name: `floor ${cell[0]}`,
        facts: { floor: Number(cell[0]) },
        x,
        y: y - 7,
        anchor: 'start' as const,
        size: 10,
        colour: 'muted',
      };
    }),
    ...position.areas.flatMap((_, owner) => ownerLabels(position, owner, at(columnOf(owner, 'labourer')))),
    ...(position.completion < 0
      ? []
      : [{ ...completionLabel(completion[position.completion]!), x: 354, y: at('track').y - 8 }]),
  ];
};

const completionLabel = (lines: readonly [string, string]) => ({
  id: 'completion',
  name: `completion: ${lines.join(', then ')}`,
  facts: { first: lines[0], second: lines[1] },
  size: 8.5,
  anchor: 'end' as const,
  colour: 'muted',
});

const ownerLabels = (position: State | View, owner: number, { x, y }: Rectangle): readonly Label[] => {
  const { players, phase } = position;
  const acts = phase.kind !== 'over' && askedIn(position) === owner;
  const whose = ownerName(owner, players);
  const name = `${acts ? '▶ ' : ''}${whose[0]!.toUpperCase()}${whose.slice(1)}`;
  const left = leftOf(position, owner);
  return [
    { id: `owner-${owner}`, name, facts: { owner, acts }, x, y: y - 8, size: 11, anchor: 'start', bold: true },
    ...(left === ''
      ? []
      : [{ id: `left-${owner}`, name: left, facts: { owner }, x: 354, y: y - 8, size: 9.5, anchor: 'end' as const }]),
  ];
};

const leftOf = ({ players, support, squares, favourPoints, left, lots }: State | View, owner: number): string => {
  const lot = lots[owner];
  const blocks =
    lot === undefined ? `${left[owner] ?? 0} turns left` : `blocks ${lot.own}, for Siku ${lot.siku}, lots ${lot.spare}`;
  if (owner >= players) return left[owner] === undefined ? '' : blocks;
  return `scored ${support[owner]! + squares[owner]! + favourPoints[owner]!}, ${blocks}`;
};
