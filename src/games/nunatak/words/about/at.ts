import { type AboutEntry, createEntries, describeThings } from '../../../../words/about-entry.js';
import { SYMBOLS } from '../../components/index.js';
import type { State, View } from '../../state/index.js';
import { CELL_COUNT, cellName } from '../../temple.js';
import type { Nunatak } from '../../types.js';
import type { Names } from '../keys.js';
import { type AboutIds, aboutEntries } from './things.js';

const entriesOf = createEntries<AboutIds>();

const CELL_NAMES = Array.from({ length: CELL_COUNT }, (_, cell) => cellName(cell));

/** Leaves out what is not there: -1 stands for none. */
const withoutEmpty = (numbers: readonly (number | undefined)[]): readonly number[] =>
  numbers.filter((number): number is number => number !== undefined && number >= 0);

type EntryFinder = (state: State | View, number: number, id: string | undefined) => readonly AboutEntry<AboutIds>[];

/** The entries at the places of each kind, which are named by it and by an index. */
const ENTRY_FINDERS: Readonly<Record<string, EntryFinder>> = {
  slot: ({ line }, slot) => [...entriesOf('card', withoutEmpty([line[slot]])), ...entriesOf('term', ['line'])],
  favour: ({ favourLine }, i) => [
    ...entriesOf('favour', withoutEmpty([favourLine[i]])),
    ...entriesOf('term', ['favourCards']),
  ],
  dome: () => entriesOf('category', ['dome']),
  taken: ({ phase }) => ('card' in phase ? entriesOf('card', withoutEmpty([phase.card])) : []),
  deck: () => entriesOf('term', ['line', 'pile']),
  stack: () => entriesOf('term', ['square', 'pile']),
  track: () => [...entriesOf('term', ['track']), ...entriesOf('category', ['engineers'])],
  area: ({ filedCards }, owner, symbol) => {
    const filed = filedCards[owner]?.filter(({ countsAs }) => countsAs === symbol) ?? [];
    return [
      ...entriesOf(
        'symbol',
        SYMBOLS.filter((each) => each === symbol),
      ),
      ...entriesOf(
        'card',
        filed.map(({ card }) => card),
      ),
    ];
  },
  favours: ({ favours }, player) => [
    ...entriesOf('favour', favours[player] ?? []),
    ...entriesOf('term', ['favourCards']),
  ],
};

/** Lists the entries at a place of the board. */
const at = (state: State | View, place: string): readonly AboutEntry<AboutIds>[] => {
  const cell = CELL_NAMES.indexOf(place);
  if (cell >= 0) {
    const isBuilt = state.blocks[cell]! >= 0;
    return [
      ...entriesOf('tile', withoutEmpty([state.tiles[cell]])),
      ...entriesOf('term', isBuilt ? ['block', 'square'] : ['square']),
    ];
  }
  if (place === 'favour-deck') return entriesOf('term', ['favourCards']);
  const [kind, number, id] = place.split('-');
  return ENTRY_FINDERS[kind!]?.(state, Number(number), id) ?? [];
};

/** Adds the descriptions of things to the words of a language. */
export const withDescriptions = describeThings<Nunatak, Names, AboutIds>({
  aboutKinds: aboutEntries,
  entriesAt: at,
});
