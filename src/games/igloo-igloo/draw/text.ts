import { beside } from '../../../picture/columns.js';
import { board, TRIBES } from '../board/index.js';
import { ANIMALS, type Components, components as printed } from '../components.js';
import { SIDE } from '../grid.js';
import type { State, View } from '../state/index.js';

const GROUND = { land: '#', water: '.', ice: 'o', pack: 'P' } as const;

/** The board with all that stands on it, and beside it what each tribe holds and has taken; `?` is hidden. */
export const drawText = (position: State | View, components: Components = printed): string =>
  [
    `${position.phase.kind} of ${TRIBES[position.player]}, ${position.points} points`,
    beside([
      ...columns(position),
      tribesOf(
        position,
        board(position, components)
          .cards.tiles.slice(5)
          .map(({ kind }) => kind),
      ),
    ]),
    '# corner, . water, o ice, P pack; r b y g inuits, ^ igloo; 1 2 3 fish, x1 x2 x3 foxes, W bear',
  ].join('\n');

/** A column of text for the row digits, and one for each column of the board. */
const columns = (position: State | View): readonly (readonly string[])[] => [
  ['', '1', '2', '3', '4', '5', '6', '7', '8'],
  ...Array.from({ length: SIDE }, (_, column) => [
    'abcdefgh'[column]!,
    ...Array.from({ length: SIDE }, (_, row) => spaceOf(position, SIDE * row + column)),
  ]),
];

const spaceOf = (position: State | View, cell: number): string => {
  const { ground, fish, foxes, bears, inuits, igloos, players } = position;
  const igloo = igloos[cell];
  const tribes = TRIBES.slice(0, players).map((tribe, player) => tribe[0]!.repeat(inuits[64 * player + cell]!));
  const animals = [1, 2, 3].map((size) => {
    const at = 3 * cell + size - 1;
    return String(size).repeat(fish[at]!) + `x${size}`.repeat(foxes[at]!);
  });
  const built = igloo === null || igloo === undefined ? '' : `^${TRIBES[igloo]![0]}`;
  return [GROUND[ground[cell]!], ...tribes, built, ...animals, 'W'.repeat(bears[cell]!)].join('');
};

const tribesOf = (position: State | View, kept: readonly string[]): readonly string[] =>
  TRIBES.slice(0, position.players).flatMap((tribe, player) => {
    const left = position.inuitsLeft[player]!;
    return [
      `${tribe}${left > 0 ? `, ${left} to place` : ''}`,
      `  holds ${holdings(position, player, kept)}`,
      `  took ${listed(ANIMALS.map((animal, i) => [animal.replace(/\d/, ' $&'), position.trophies[7 * player + i]!]))}`,
    ];
  });

const holdings = ({ hands, handSizes }: State | View, player: number, kept: readonly string[]): string => {
  const hand = hands[player]!;
  return typeof hand === 'string'
    ? listed([['?', handSizes[player]!]])
    : listed(kept.map((kind, i) => [kind, hand[i]!]));
};

const listed = (counts: readonly (readonly [string, number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
    .join(', ') || 'nothing';
