import { type Thing, thingsOf } from '../../../../words/thing.js';
import { ANIMALS, FOX, SIZES, THAW, type TileKind } from '../../components.js';
import { CELLS, type Cell, nameOf } from '../../grid.js';
import type { State, View } from '../../state/index.js';
import type { Things } from './things.js';

const all = thingsOf<Things>();

const CELL_NAMES = Array.from({ length: CELLS }, (_, cell) => nameOf(cell));

/** Lists the numbers of the animals on a cell. */
const animalsOn = ({ fish, foxes, bears }: State | View, cell: Cell): readonly number[] =>
  ANIMALS.flatMap((_, number) => {
    const value = number % SIZES;
    const count =
      number < FOX ? fish[SIZES * cell + value]! : number < 2 * SIZES ? foxes[SIZES * cell + value]! : bears[cell]!;
    return count > 0 ? [number] : [];
  });

/** Lists the things on a cell. */
const onCell = (state: State | View, cell: Cell): readonly Thing<Things>[] => {
  const { faces, ground, igloos, inuits, players } = state;
  const face = faces[cell];
  const isInhabited = Array.from({ length: players }, (_, player) => inuits[CELLS * player + cell]!).some((n) => n > 0);
  return [
    ...all('ground', [ground[cell]!]),
    ...(typeof face === 'number' ? all('tile', [face]) : []),
    ...all(
      'animal',
      animalsOn(state, cell).map((number) => ANIMALS[number]!),
    ),
    ...(igloos[cell] === null ? [] : all('term', ['igloo'])),
    ...(isInhabited ? all('term', ['inuit']) : []),
  ];
};

/** Lists the kinds of tiles in a hand that the viewer sees. */
const inHand = ({ hands }: State | View, player: number): readonly TileKind[] => {
  const hand = hands[player];
  return typeof hand === 'object' ? hand.flatMap((count, i) => (count > 0 ? [THAW + i] : [])) : [];
};

/** Lists the things at a place of the board. */
export const at = (state: State | View, place: string): readonly Thing<Things>[] => {
  const cell = CELL_NAMES.indexOf(place);
  if (cell >= 0) return onCell(state, cell);
  const [row, owner] = place.split('-');
  if (row === 'hand') return all('tile', inHand(state, Number(owner)));
  if (row === 'supply') return all('term', ['inuit', 'igloo']);
  if (row !== 'trophies') return [];
  return [
    ...all('category', ['hunting']),
    ...all(
      'animal',
      ANIMALS.filter((_, number) => state.trophies[ANIMALS.length * Number(owner) + number]! > 0),
    ),
  ];
};
