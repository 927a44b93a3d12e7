import { beside } from '../../../picture/columns.js';
import { askedIn } from '../board/moves.js';
import { ownerName } from '../board/places.js';
import { type Components, LETTERS, components as printed, SYMBOLS, type Sym } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { OFFSETS, SIDES } from '../temple.js';

type Position = State | View;

/** The turn, the line, the temple floor by floor (blocks by owner in brackets, tiles by symbol), and the areas. */
export const drawText = (position: State | View, components: Components = printed): string =>
  [
    `Turn ${position.turn} of 54, ${position.deck.length} cards in the deck, ${position.stack.length} tiles to come`,
    `line    ${position.line.map((card) => (card < 0 ? '--' : cardText(card, components))).join('  ')}`,
    `favours ${position.favourLine.map((favour) => favourText(favour, components)).join('  ')}`,
    beside(SIDES.map((side, floor) => floorText(position, components, floor, side))),
    ...position.areas.map((_, owner) => ownerText(position, components, owner)),
  ].join('\n');

const letterOf = (symbol: Sym): string => LETTERS[SYMBOLS.indexOf(symbol)]!;

const symbols = (list: readonly Sym[]): string => list.map(letterOf).join('');

const cardText = (card: number, { cards }: Components): string => {
  const { symbols: shown, tool, beastSymbols } = cards[card]!;
  const extra = [tool ?? '', beastSymbols > 0 ? `x${beastSymbols}` : ''].filter((text) => text !== '');
  return `${card}:${symbols(shown)}${extra.length > 0 ? `(${extra.join(' ')})` : ''}`;
};

const favourText = (favour: number, { favours }: Components): string => `${favour}:${favours[favour]!.id}`;

const floorText = (
  { blocks, tiles }: Position,
  components: Components,
  floor: number,
  side: number,
): readonly string[] => {
  const cell = (at: number): string => {
    if (blocks[at]! >= 0) return `[${blocks[at]}]`.padEnd(4);
    return (tiles[at]! < 0 ? '.' : ` ${symbols(components.tiles[tiles[at]!]!.symbols)}`).padEnd(4);
  };
  const numbers = Array.from({ length: side }, (_, i) => i);
  return [
    `floor ${floor + 1} ${numbers.map((column) => 'abcde'[column]!.padEnd(4)).join('')}`,
    ...numbers.map(
      (row) => `      ${row + 1} ${numbers.map((column) => cell(OFFSETS[floor]! + row * side + column)).join('')}`,
    ),
  ];
};

const ownerText = (position: Position, components: Components, owner: number): string => {
  const held = position.areas[owner]!.map(({ as }) => letterOf(as)).join('') || '-';
  if (owner >= position.players) return `${ownerName(owner, position.players)}: ${held}`;
  const mark = position.phase.kind !== 'over' && askedIn(position) === owner ? ' *' : '';
  const points = position.support[owner]! + position.squares[owner]! + position.favourPoints[owner]!;
  const favours = position.favours[owner]!.map((favour) => favourText(favour, components)).join(' ');
  return `player ${owner}${mark}: ${held}, track ${position.track[owner]}, ${points} points${favours && `, holds ${favours}`}`;
};
