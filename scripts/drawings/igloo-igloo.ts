import { components, type State } from '../../src/games/igloo-igloo/index.js';
import { beside } from './columns.js';

const SIDE = 8;
const GROUND = { land: '#', water: '.', ice: 'o', pack: 'P' } as const;
const TRIBES = ['red', 'blue', 'yellow', 'green'] as const;

/** The board with all that stands on it, and beside it what each tribe holds and has taken. */
export const draw = (state: State): string =>
  [
    `${state.phase.kind} of ${TRIBES[state.player]}, ${state.points} points`,
    beside([...boardOf(state), tribesOf(state)]),
    '# corner, . water, o ice, P pack; r b y g inuits, ^ igloo; 1 2 3 fish, x1 x2 x3 foxes, W bear',
  ].join('\n');

/** A column of text for the row digits, and one for each column of the board. */
const boardOf = (state: State): readonly (readonly string[])[] => [
  ['', '1', '2', '3', '4', '5', '6', '7', '8'],
  ...Array.from({ length: SIDE }, (_, column) => [
    'abcdefgh'[column]!,
    ...Array.from({ length: SIDE }, (_, row) => spaceOf(state, SIDE * row + column)),
  ]),
];

const spaceOf = (state: State, cell: number): string => {
  const { ground, fish, foxes, bears, inuits, igloos, players } = state;
  const igloo = igloos[cell];
  const tribes = TRIBES.slice(0, players).map((tribe, player) => tribe[0]!.repeat(inuits[64 * player + cell]!));
  const animals = [1, 2, 3].map((size) => {
    const at = 3 * cell + size - 1;
    return String(size).repeat(fish[at]!) + `x${size}`.repeat(foxes[at]!);
  });
  const built = igloo === null || igloo === undefined ? '' : `^${TRIBES[igloo]![0]}`;
  return [GROUND[ground[cell]!], ...tribes, built, ...animals, 'W'.repeat(bears[cell]!)].join('');
};

const tribesOf = ({ players, hands, trophies, inuitsLeft }: State): readonly string[] =>
  TRIBES.slice(0, players).flatMap((tribe, player) => [
    `${tribe}${inuitsLeft[player]! > 0 ? `, ${inuitsLeft[player]} to place` : ''}`,
    `  holds ${listed(components.tiles.slice(5).map(({ kind }, i) => [kind, hands[player]![i]!]))}`,
    `  took ${listed(ANIMALS.map((animal, i) => [animal, trophies[7 * player + i]!]))}`,
  ]);

const ANIMALS = ['fish 1', 'fish 2', 'fish 3', 'fox 1', 'fox 2', 'fox 3', 'bear'];

const listed = (counts: readonly (readonly [string, number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
    .join(', ') || 'nothing';
