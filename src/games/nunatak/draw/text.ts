import { inLine, labelTexts, page, sideBySide } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { board } from '../board/index.js';
import { type Components, type FavourIndex, components as printed } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { OFFSETS, SIDES } from '../temple.js';
import { labels } from './labels.js';
import { lines } from './lines.js';
import { deckTold } from './look.js';
import { cardOf, signOf } from './pieces.js';
import type { Lined } from './staged.js';
import { texts } from './texts.js';

/**
 * Draws a position as text: the turn, the line, the temple floor by floor (blocks by owner in brackets, tiles by
 * symbol), and the owners.
 */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Lined = stageOf({ board, printed, texts: { ...texts, ...lines } }, position, options);
  const said = labelTexts(labels(stage));
  const { write } = stage;
  return page([
    said('turn'),
    inLine([deckTold(stage), write('draw.tiles', { count: position.stack.length })]),
    write('text.line', { cards: position.line.map((card) => (card < 0 ? '-' : cardText(stage, card))).join('  ') }),
    write('text.favours', { favours: favoursOf(stage, position.favourLine) }),
    ...(said('completion') === '' ? [] : [said('completion')]),
    sideBySide(SIDES.map((side, floor) => floorText(stage, { floor, side, name: said(`floor-${floor + 1}`) }))),
    ...position.areas.map((_, owner) => ownerText(stage, owner, said)),
  ]);
};

const cardText = (stage: Lined, card: number): string => {
  const { symbols, detail } = cardOf(stage, card);
  const letters = symbols.map((symbol) => stage.write(`draw.letter.${symbol}`)).join('');
  return detail === '' ? letters : `${letters} (${detail})`;
};

const favoursOf = ({ components, say }: Lined, favours: readonly FavourIndex[]): string =>
  favours.map((favour) => say(named('favour')(components.favours[favour]!.id))).join(', ') || '-';

/** The width of a cell, including the gap to the next. */
const CELL = 5;

interface Floor {
  readonly floor: number;
  readonly side: number;
  readonly name: string;
}

const floorText = (stage: Lined, { floor, side, name }: Floor): readonly string[] => {
  const numbers = Array.from({ length: side }, (_, i) => i);
  const row = (cells: readonly string[]): string => cells.map((cell) => cell.padEnd(CELL)).join('');
  return [
    `${name} ${row(numbers.map((column) => 'abcde'[column]!))}`,
    ...numbers.map((line) => {
      const cells = numbers.map((column) => cellText(stage, OFFSETS[floor]! + line * side + column));
      return `${String(line + 1).padStart(name.length)} ${row(cells)}`;
    }),
  ];
};

const cellText = (stage: Lined, cell: number): string => {
  const { blocks, tiles } = stage.position;
  if (blocks[cell]! >= 0) return `[${signOf(stage, blocks[cell]!)}]`;
  const tile = stage.components.tiles[tiles[cell]!];
  return tile === undefined ? '.' : tile.symbols.map((symbol) => stage.write(`draw.letter.${symbol}`)).join('');
};

const ownerText = (stage: Lined, owner: number, said: (id: string) => string): string => {
  const { position, write } = stage;
  const cards = position.areas[owner]!.map(({ as }) => write(`draw.letter.${as}`)).join(' ') || '-';
  const favours = position.favours[owner] ?? [];
  return inLine([
    write('draw.counted', { place: said(`owner-${owner}`), count: cards }),
    owner < position.players ? write('text.track', { step: position.track[owner]! }) : '',
    said(`left-${owner}`),
    favours.length === 0 ? '' : write('text.favours', { favours: favoursOf(stage, favours) }),
  ]);
};
