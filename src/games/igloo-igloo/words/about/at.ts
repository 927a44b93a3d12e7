import { type AboutEntry, createEntries, describeThings } from '../../../../words/about-entry.js';
import { ANIMALS, FIRST_FOX, THAW_TILE, type TileKind, VALUES_PER_ANIMAL } from '../../components.js';
import { CELL_COUNT, type Cell, cellName } from '../../grid.js';
import type { State, View } from '../../state/index.js';
import type { IglooIgloo } from '../../types.js';
import type { Names } from '../keys.js';
import { type AboutIds, aboutEntries } from './things.js';

const entriesOf = createEntries<AboutIds>();

const CELL_NAMES = Array.from({ length: CELL_COUNT }, (_, cell) => cellName(cell));

/** Lists the numbers of the animals on a cell. */
const listAnimals = ({ fish, foxes, bears }: State | View, cell: Cell): readonly number[] =>
  ANIMALS.flatMap((_, number) => {
    const value = number % VALUES_PER_ANIMAL;
    const count =
      number < FIRST_FOX
        ? fish[VALUES_PER_ANIMAL * cell + value]!
        : number < 2 * VALUES_PER_ANIMAL
          ? foxes[VALUES_PER_ANIMAL * cell + value]!
          : bears[cell]!;
    return count > 0 ? [number] : [];
  });

/** Lists the entries of a cell. */
const cellEntries = (state: State | View, cell: Cell): readonly AboutEntry<AboutIds>[] => {
  const { faceDownTiles, ground, igloos, inuits, players } = state;
  const face = faceDownTiles[cell];
  const isInhabited = Array.from({ length: players }, (_, player) => inuits[CELL_COUNT * player + cell]!).some(
    (n) => n > 0,
  );
  return [
    ...entriesOf('ground', [ground[cell]!]),
    ...(typeof face === 'number' ? entriesOf('tile', [face]) : []),
    ...entriesOf(
      'animal',
      listAnimals(state, cell).map((number) => ANIMALS[number]!),
    ),
    ...(igloos[cell] === null ? [] : entriesOf('term', ['igloo'])),
    ...(isInhabited ? entriesOf('term', ['inuit']) : []),
  ];
};

/** Lists the kinds of tiles in a hand that the viewer sees. */
const listHandTiles = ({ hands }: State | View, player: number): readonly TileKind[] => {
  const hand = hands[player];
  return typeof hand === 'object' ? hand.flatMap((count, i) => (count > 0 ? [THAW_TILE + i] : [])) : [];
};

/** Lists the entries at a place of the board. */
const at = (state: State | View, place: string): readonly AboutEntry<AboutIds>[] => {
  const cell = CELL_NAMES.indexOf(place);
  if (cell >= 0) return cellEntries(state, cell);
  const [kind, owner] = place.split('-');
  if (kind === 'hand') return entriesOf('tile', listHandTiles(state, Number(owner)));
  if (kind === 'supply') return entriesOf('term', ['inuit', 'igloo']);
  if (kind !== 'trophies') return [];
  return [
    ...entriesOf('category', ['hunting']),
    ...entriesOf(
      'animal',
      ANIMALS.filter((_, number) => state.trophies[ANIMALS.length * Number(owner) + number]! > 0),
    ),
  ];
};

/** Adds the descriptions of things to the words of a language. */
export const withDescriptions = describeThings<IglooIgloo, Names, AboutIds>({
  aboutKinds: aboutEntries,
  entriesAt: at,
});
