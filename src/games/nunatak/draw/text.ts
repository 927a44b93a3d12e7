import { arrangeBlocks, createLabelLookup, joinParts, wrapLines } from '../../../draw/columns.js';
import { createDrawContext, type TextOptions } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { board } from '../board/index.js';
import {
  type CardSymbol,
  type Components,
  type FavourIndex,
  components as printed,
  SYMBOLS,
} from '../components/index.js';
import type { State, View } from '../state/index.js';
import { FLOOR_SIDES, FLOOR_STARTS } from '../temple.js';
import { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';
import { describeCard } from './cards.js';
import type { TextContext } from './context.js';
import { labels } from './labels.js';
import { deckText } from './look.js';
import { ownerSymbol } from './symbols.js';

/**
 * Draws a state as text: the turn, the line, the temple floor by floor (blocks by owner in brackets, tiles by
 * symbol), and the owners.
 */
export const drawText = (state: State | View, options: TextOptions<Components> = {}): string => {
  const context: TextContext = createDrawContext(
    { board, printed, texts: { ...placeLabels, ...drawingLabels, ...textDrawingLabels } },
    state,
    options,
  );
  const labelText = createLabelLookup(labels(context));
  const { formatText } = context;
  return wrapLines([
    labelText('turn'),
    joinParts([deckText(context), formatText('draw.tiles', { count: state.tileStack.length })]),
    formatText('text.line', {
      cards: state.line.map((card, i) => `${i + 1}. ${card < 0 ? '-' : cardText(context, card)}`).join(' · '),
    }),
    formatText('text.favours', { favours: favoursText(context, state.favourLine) }),
    ...(labelText('completion') === '' ? [] : [labelText('completion')]),
    legendText(context),
    arrangeBlocks(
      FLOOR_SIDES.map((side, floor) => floorText(context, { floor, side, name: labelText(`floor-${floor + 1}`) })),
    ),
    ...state.filedCards.map((_, owner) => ownerText(context, owner, labelText)),
  ]);
};

const cardText = (context: TextContext, card: number): string => {
  const { symbols, detail } = describeCard(context, card);
  const names = symbols.map((symbol) => context.translate(nameMessage('symbol')(symbol))).join('/');
  return detail === '' ? names : `${names} (${detail})`;
};

/** Explains the letters of tiles and the symbols of blocks. */
const legendText = ({ formatText, translate }: TextContext): string => {
  const letters = SYMBOLS.map(
    (symbol) => `${formatText(`draw.letter.${symbol}`)} ${translate(nameMessage('symbol')(symbol))}`,
  );
  return joinParts([...letters, formatText('text.signs')]);
};

const favoursText = ({ components, translate }: TextContext, favours: readonly FavourIndex[]): string =>
  favours.map((favour) => translate(nameMessage('favour')(components.favours[favour]!.id))).join(', ') || '-';

/** The width of a cell, including the gap to the next. */
const CELL_WIDTH = 5;

interface FloorOfText {
  readonly floor: number;
  readonly side: number;
  readonly name: string;
}

const floorText = (context: TextContext, { floor, side, name }: FloorOfText): readonly string[] => {
  const numbers = Array.from({ length: side }, (_, i) => i);
  const row = (cells: readonly string[]): string => cells.map((cell) => cell.padEnd(CELL_WIDTH)).join('');
  return [
    `${name} ${row(numbers.map((column) => 'abcde'[column]!))}`,
    ...numbers.map((line) => {
      const cells = numbers.map((column) => cellText(context, FLOOR_STARTS[floor]! + line * side + column));
      return `${String(line + 1).padStart(name.length)} ${row(cells)}`;
    }),
  ];
};

const cellText = (context: TextContext, cell: number): string => {
  const { blocks, tiles } = context.state;
  if (blocks[cell]! >= 0) return `[${ownerSymbol(context, blocks[cell]!)}]`;
  const tile = context.components.tiles[tiles[cell]!];
  return tile === undefined ? '.' : tile.symbols.map((symbol) => context.formatText(`draw.letter.${symbol}`)).join('');
};

/** Writes the cards of an owner by kind: tools of artisans, multipliers of beasts, the pairs of elders. */
const cardsText = (context: TextContext, owner: number): string => {
  const { state, components, translate } = context;
  const kinds = SYMBOLS.flatMap((symbol) => {
    const filed = state.filedCards[owner]!.filter(({ countsAs }) => countsAs === symbol);
    const details = filed.flatMap(({ card, tool, isTransformed }) => {
      if (tool !== null) return [translate(nameMessage('tool')(tool))];
      return isTransformed || !components.cards[card]!.symbols.includes(symbol)
        ? []
        : [detailText(context, card, symbol)];
    });
    const shownDetails = details.filter((detail) => detail !== '');
    const count = `${translate(nameMessage('symbol')(symbol))} ${filed.length}`;
    return filed.length === 0 ? [] : [shownDetails.length === 0 ? count : `${count} (${shownDetails.join(', ')})`];
  });
  return kinds.join(', ') || '-';
};

/** Returns the multiplier of a beast, or the pair of an elder. */
const detailText = ({ components, translate }: TextContext, card: number, symbol: CardSymbol): string => {
  const { beastSymbols, elderPair } = components.cards[card]!;
  if (symbol === 'beast') return beastSymbols > 0 ? `×${beastSymbols}` : '';
  return symbol === 'elder' && elderPair !== null
    ? elderPair.map((each) => translate(nameMessage('symbol')(each))).join(' + ')
    : '';
};

const ownerText = (context: TextContext, owner: number, labelText: (id: string) => string): string => {
  const { state, formatText } = context;
  const favours = state.favours[owner] ?? [];
  const name = `${labelText(`owner-${owner}`)} [${ownerSymbol(context, owner)}]`;
  return joinParts([
    formatText('draw.counted', { place: name, count: cardsText(context, owner) }),
    owner < state.players ? formatText('text.track', { step: state.engineeringSteps[owner]! }) : '',
    labelText(`left-${owner}`),
    favours.length === 0 ? '' : formatText('text.favours', { favours: favoursText(context, favours) }),
  ]);
};
