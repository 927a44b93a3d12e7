import { type Thing, thingsOf } from '../../../../words/thing.js';
import { SYMBOLS } from '../../components/index.js';
import type { State, View } from '../../state/index.js';
import { CELLS, nameOf } from '../../temple.js';
import type { Things } from './things.js';

const all = thingsOf<Things>();

const CELL_NAMES = Array.from({ length: CELLS }, (_, cell) => nameOf(cell));

/** Keeps the numbers of things that are there: -1 stands for none. */
const present = (numbers: readonly (number | undefined)[]): readonly number[] =>
  numbers.filter((number): number is number => number !== undefined && number >= 0);

type Look = (state: State | View, number: number, id: string | undefined) => readonly Thing<Things>[];

/** The things at the places of each kind, which are named by it and by a number. */
const LOOKS: Readonly<Record<string, Look>> = {
  slot: ({ line }, slot) => [...all('card', present([line[slot]])), ...all('term', ['line'])],
  favour: ({ favourLine }, i) => [...all('favour', present([favourLine[i]])), ...all('term', ['favourCards'])],
  dome: () => all('category', ['dome']),
  taken: ({ phase }) => ('card' in phase ? all('card', present([phase.card])) : []),
  deck: () => all('term', ['line', 'pile']),
  stack: () => all('term', ['square', 'pile']),
  track: () => [...all('term', ['track']), ...all('category', ['engineers'])],
  area: ({ areas }, owner, symbol) => {
    const held = areas[owner]?.filter(({ as }) => as === symbol) ?? [];
    return [
      ...all(
        'symbol',
        SYMBOLS.filter((each) => each === symbol),
      ),
      ...all(
        'card',
        held.map(({ card }) => card),
      ),
    ];
  },
  favours: ({ favours }, player) => [...all('favour', favours[player] ?? []), ...all('term', ['favourCards'])],
};

/** Lists the things at a place of the board. */
export const at = (state: State | View, place: string): readonly Thing<Things>[] => {
  const cell = CELL_NAMES.indexOf(place);
  if (cell >= 0) {
    const isBuilt = state.blocks[cell]! >= 0;
    return [...all('tile', present([state.tiles[cell]])), ...all('term', isBuilt ? ['block', 'square'] : ['square'])];
  }
  if (place === 'favour-deck') return all('term', ['favourCards']);
  const [kind, number, id] = place.split('-');
  return LOOKS[kind!]?.(state, Number(number), id) ?? [];
};
