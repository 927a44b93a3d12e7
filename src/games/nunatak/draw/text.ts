import { inLine, labelTexts, page, sideBySide } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { board } from '../board/index.js';
import { type Components, type FavourIndex, components as printed, SYMBOLS, type Sym } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { OFFSETS, SIDES } from '../temple.js';
import { cardOf } from './cards.js';
import { labels } from './labels.js';
import { lines } from './lines.js';
import { deckTold } from './look.js';
import { signOf } from './signs.js';
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
    write('text.line', {
      cards: position.line.map((card, i) => `${i + 1}. ${card < 0 ? '-' : cardText(stage, card)}`).join(' · '),
    }),
    write('text.favours', { favours: favoursOf(stage, position.favourLine) }),
    ...(said('completion') === '' ? [] : [said('completion')]),
    legendText(stage),
    sideBySide(SIDES.map((side, floor) => floorText(stage, { floor, side, name: said(`floor-${floor + 1}`) }))),
    ...position.areas.map((_, owner) => ownerText(stage, owner, said)),
  ]);
};

const cardText = (stage: Lined, card: number): string => {
  const { symbols, detail } = cardOf(stage, card);
  const names = symbols.map((symbol) => stage.say(named('symbol')(symbol))).join('/');
  return detail === '' ? names : `${names} (${detail})`;
};

/** Explains the letters of tiles and the signs of blocks. */
const legendText = ({ write, say }: Lined): string => {
  const letters = SYMBOLS.map((symbol) => `${write(`draw.letter.${symbol}`)} ${say(named('symbol')(symbol))}`);
  return inLine([...letters, write('text.signs')]);
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

/** Writes the cards of an owner by kind: tools of artisans, multipliers of beasts, the pairs of elders. */
const cardsText = (stage: Lined, owner: number): string => {
  const { position, components, say } = stage;
  const kinds = SYMBOLS.flatMap((symbol) => {
    const held = position.areas[owner]!.filter(({ as }) => as === symbol);
    const details = held.flatMap(({ card, tool, changed }) => {
      if (tool !== null) return [say(named('tool')(tool))];
      return changed || !components.cards[card]!.symbols.includes(symbol) ? [] : [detailFor(stage, card, symbol)];
    });
    const told = details.filter((detail) => detail !== '');
    const count = `${say(named('symbol')(symbol))} ${held.length}`;
    return held.length === 0 ? [] : [told.length === 0 ? count : `${count} (${told.join(', ')})`];
  });
  return kinds.join(', ') || '-';
};

/** Returns the multiplier of a beast, or the pair of an elder. */
const detailFor = ({ components, say }: Lined, card: number, symbol: Sym): string => {
  const { beastSymbols, pair } = components.cards[card]!;
  if (symbol === 'beast') return beastSymbols > 0 ? `×${beastSymbols}` : '';
  return symbol === 'elder' && pair !== null ? pair.map((each) => say(named('symbol')(each))).join(' + ') : '';
};

const ownerText = (stage: Lined, owner: number, said: (id: string) => string): string => {
  const { position, write } = stage;
  const favours = position.favours[owner] ?? [];
  const name = `${said(`owner-${owner}`)} [${signOf(stage, owner)}]`;
  return inLine([
    write('draw.counted', { place: name, count: cardsText(stage, owner) }),
    owner < position.players ? write('text.track', { step: position.track[owner]! }) : '',
    said(`left-${owner}`),
    favours.length === 0 ? '' : write('text.favours', { favours: favoursOf(stage, favours) }),
  ]);
};
