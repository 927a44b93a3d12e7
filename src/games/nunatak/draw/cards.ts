import type { Rectangle } from '../../../board/board.js';
import { sum } from '../../../core/data/list.js';
import { type Element, type Piece, sortPieces, textElement, translateElements } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { columnId } from '../board/places.js';
import { type CardSymbol, type FavourIndex, isFavourOfType, SYMBOLS } from '../components/index.js';
import type { DrawContext } from './context.js';
import { drawPath, drawSheet, drawSymbol, drawSymbols } from './symbols.js';

/** Returns the name of a printed card, and the text beside its symbols. */
export const describeCard = ({ components, formatText, translate }: DrawContext, card: number) => {
  const { symbols, tool, beastSymbols, elderPair } = components.cards[card]!;
  const detail = [
    ...(tool === null ? [] : [translate(nameMessage('tool')(tool))]),
    ...(beastSymbols > 0 ? [`×${beastSymbols}`] : []),
    ...(elderPair === null ? [] : [elderPair.map((symbol) => translate(nameMessage('symbol')(symbol))).join(' + ')]),
  ].join(', ');
  const parameters = { symbols: symbols.map(nameMessage('symbol')), detail };
  return {
    symbols,
    detail,
    kind: `card-${card}`,
    name: formatText(detail === '' ? 'draw.symbols' : 'draw.card', parameters),
  };
};

/** The width of a card. */
const CARD_WIDTH = 50;

/** Draws a card with all that is printed on it. */
export const drawCard = (context: DrawContext, id: string, card: number, offset = 0, cardWidth = CARD_WIDTH): Piece => {
  const { x, y, width, height } = context.rectangleAt(id);
  const { kind, name, symbols } = describeCard(context, card);
  const look = [
    drawSheet(cardWidth, 46),
    ...drawSymbols(context, symbols, -12, Math.min(9, cardWidth / 4.4)),
    ...drawCardDetail(context, card),
  ];
  return { kind, name, at: id, x: x + width / 2 + offset, y: y + height / 2 + 5, look };
};

/** Draws multipliers, a tool, and the pair of an elder, side by side. */
const drawCardDetail = (context: DrawContext, card: number): readonly Element[] => {
  const { tool, beastSymbols, elderPair } = context.components.cards[card]!;
  const details: readonly (readonly [width: number, drawn: readonly Element[]])[] = [
    ...(beastSymbols > 0
      ? [[elderPair === null ? 20 : 9, drawMultipliers(beastSymbols, elderPair !== null)] as const]
      : []),
    ...(tool === null ? [] : [[16, [drawPath(tool)]] as const]),
    ...(elderPair === null ? [] : [[29, drawElderPair(context, elderPair)] as const]),
  ];
  const total = sum(details.map(([width]) => width));
  return details.map(([width, drawn], i) => {
    const before = sum(details.slice(0, i).map(([each]) => each));
    return translateElements(before + (width - total) / 2, 11, drawn);
  });
};

const drawElderPair = (context: DrawContext, pair: readonly CardSymbol[]): readonly Element[] =>
  pair.flatMap((symbol, i) => drawSymbol(context, symbol, [i * 15 - 7.5, 0], 7));

/** Draws multipliers side by side, or one above the other. */
const drawMultipliers = (count: number, isColumn = false): readonly Element[] =>
  Array.from({ length: count }, (_, i) => {
    const distance = (i - (count - 1) / 2) * 8.5;
    return translateElements(isColumn ? 0 : distance, isColumn ? distance : 0, [drawPath('diamond')]);
  });

/** Draws the card just taken, and the cards that a player sees in the deck, if they are visible. */
export const drawTakenAndSeenCards = (context: DrawContext): readonly Piece[] => {
  const { phase, deck, peek, filedCards, discardedCards } = context.state;
  const taken =
    phase.kind === 'chooseBlockOwner' || phase.kind === 'chooseSymbol' || phase.kind === 'placeForDummy'
      ? [phase.card]
      : [];
  // While a move is made, the card may have been filed already.
  const filed = [...filedCards.flat().map(({ card }) => card), ...discardedCards];
  const top = deck.slice(0, peek.count);
  const step = Math.min(CARD_WIDTH + 4, context.rectangleAt('deck').width / 3);
  return [
    ...taken.filter((card) => !filed.includes(card)).map((card) => drawCard(context, 'taken', card)),
    ...top.flatMap((card, i) =>
      typeof card === 'number' ? [drawCard(context, 'deck', card, (i - 1) * step, Math.min(CARD_WIDTH, step - 1))] : [],
    ),
  ];
};

/** Draws the cards of an owner in their columns, in the order of their numbers, closer together if there are many. */
export const drawFiledCards = (context: DrawContext, owner: number): readonly Piece[] =>
  SYMBOLS.flatMap((symbol) => {
    const id = columnId(owner, symbol);
    const filed = context.state.filedCards[owner]!.filter(({ countsAs }) => countsAs === symbol);
    const column = sortPieces(filed.map((card) => ({ ...card, ...describeCard(context, card.card) })));
    if (column.length === 0) return [];
    const { x, y, width, height } = context.rectangleAt(id);
    const step = Math.min(18, (width - 20) / Math.max(1, column.length - 1));
    return column.map(({ card, kind, name, tool, isTransformed }, i) => {
      const { elderPair, beastSymbols } = context.components.cards[card]!;
      const look = [
        drawSheet(17, 20),
        ...(tool === null ? [] : [drawPath(tool)]),
        ...(symbol === 'beast' && !isTransformed ? drawMultipliers(beastSymbols) : []),
        ...(symbol === 'elder' && !isTransformed ? drawPairLetters(context, elderPair ?? []) : []),
      ];
      return { kind, name, at: id, x: x + 10 + i * step, y: y + height - 11, look };
    });
  });

const drawPairLetters = ({ formatText }: DrawContext, pair: readonly CardSymbol[]): readonly Element[] =>
  pair.map((symbol, i) =>
    textElement(0, i * 9 - 4.5, formatText(`draw.letter.${symbol}`), { size: 9, bold: true, maxWidth: 16 }),
  );

/** Draws an open favour: its name, and when it is used. */
export const drawOpenFavour = (context: DrawContext, id: string, favour: FavourIndex): Piece => {
  const { width } = context.rectangleAt(id);
  const effect = context.components.favours[favour]!.id;
  const when = (['immediate', 'singleUse', 'end'] as const).find((type) => isFavourOfType(type, effect))!;
  const look = [
    drawSheet(width - 4, 24),
    textElement(0, -5, favourName(context, favour), { size: 10, bold: true, maxWidth: width - 8 }),
    textElement(0, 6, context.formatText(`draw.when.${when}`), { size: 9, maxWidth: width - 8 }),
  ];
  return { ...favourPiece(context, favour), at: id, ...centreOf(context.rectangleAt(id)), look };
};

/** The smallest size of a favour with its name, in any language. */
const MIN_FAVOUR_SIZE = { width: 74, height: 12 };

/** Draws the favours of a player by name, in rows; more than have room, by a part of it. */
export const drawHeldFavours = (context: DrawContext, player: number): readonly Piece[] => {
  const id = `favours-${player}`;
  const { x, y, width, height } = context.rectangleAt(id);
  const list = context.state.favours[player]!;
  const maxRows = Math.floor(height / MIN_FAVOUR_SIZE.height);
  const inRow = Math.max(
    Math.min(Math.floor(width / MIN_FAVOUR_SIZE.width), list.length),
    Math.ceil(list.length / maxRows),
  );
  const [wide, high] = [width / inRow, height / Math.ceil(list.length / inRow)];
  return list.map((favour, i) => {
    const name = favourName(context, favour);
    return {
      ...favourPiece(context, favour),
      at: id,
      x: x + ((i % inRow) + 0.5) * wide,
      y: y + (Math.floor(i / inRow) + 0.5) * high,
      look: [
        drawSheet(wide - 2, Math.min(15, high - 1)),
        textElement(0, 0, name, { size: 9.5, maxWidth: wide - 2, shortText: `${name.slice(0, 4)}.` }),
      ],
    };
  });
};

const favourName = ({ components, translate }: DrawContext, favour: FavourIndex): string =>
  translate(nameMessage('favour')(components.favours[favour]!.id));

const favourPiece = ({ components, formatText }: DrawContext, favour: FavourIndex) => ({
  kind: `favour-card-${favour}`,
  name: formatText('draw.favour', { favour: nameMessage('favour')(components.favours[favour]!.id) }),
});

const centreOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });
