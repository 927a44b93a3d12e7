import { components, type State, score } from '../../src/games/nunatak/index.js';
import { beside } from './columns.js';

const LETTERS: Readonly<Record<string, string>> = {
  labourer: 'L',
  sculptor: 'S',
  artisan: 'A',
  beast: 'B',
  engineer: 'G',
  elder: 'E',
};
const FLOORS = [
  { first: 0, side: 5 },
  { first: 25, side: 4 },
  { first: 41, side: 3 },
  { first: 50, side: 2 },
] as const;

/** The turn, the line, the temple floor by floor (blocks by owner in brackets, tiles by symbol), and the areas. */
export const draw = (state: State): string =>
  [
    `Turn ${state.turn} of 54, ${state.deck.length} cards in the deck, ${state.stack.length} tiles to come`,
    `line    ${state.line.map((card) => (card < 0 ? '--' : cardText(card))).join('  ')}`,
    `favours ${state.favourLine.map(favourText).join('  ')}`,
    beside(FLOORS.map(({ first, side }, floor) => floorText(state, floor + 1, first, side))),
    ...state.areas.map((_, owner) => ownerText(state, owner)),
  ].join('\n');

const symbols = (list: readonly string[]): string => list.map((symbol) => LETTERS[symbol]).join('');

const cardText = (card: number): string => {
  const { symbols: printed, tool, beastSymbols } = components.cards[card]!;
  const extra = [tool ?? '', beastSymbols > 0 ? `x${beastSymbols}` : ''].filter((text) => text !== '');
  return `${card}:${symbols(printed)}${extra.length > 0 ? `(${extra.join(' ')})` : ''}`;
};

const favourText = (favour: number): string => `${favour}:${components.favours[favour]!.id}`;

const floorText = (state: State, floor: number, first: number, side: number): readonly string[] => {
  const cell = (at: number): string => {
    if (state.blocks[at]! >= 0) return `[${state.blocks[at]}]`.padEnd(4);
    return (state.tiles[at]! < 0 ? '.' : ` ${symbols(components.tiles[state.tiles[at]!]!.symbols)}`).padEnd(4);
  };
  const numbers = Array.from({ length: side }, (_, i) => i);
  return [
    `floor ${floor} ${numbers.map((column) => 'abcde'[column]!.padEnd(4)).join('')}`,
    ...numbers.map((row) => `      ${row + 1} ${numbers.map((column) => cell(first + row * side + column)).join('')}`),
  ];
};

const ownerText = (state: State, owner: number): string => {
  const held = state.areas[owner]!.map(({ as }) => LETTERS[as]!).join('');
  if (owner >= state.players) return `${state.players === 2 ? 'Siku' : `dummy ${owner}`}: ${held || '-'}`;
  const mark = state.phase.kind !== 'over' && state.active === owner ? ' *' : '';
  const { total } = score(state).players[owner]!;
  const favours = state.favours[owner]!.map(favourText).join(' ');
  return `player ${owner}${mark}: ${held || '-'}, track ${state.track[owner]}, ${total} points${favours && `, holds ${favours}`}`;
};
