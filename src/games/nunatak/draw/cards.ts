import type { Rectangle } from '../../../board/board.js';
import { sum } from '../../../core/data/list.js';
import { type Element, inOrder, movedTo, type Piece, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { columnOf } from '../board/places.js';
import { type FavourIndex, isOf, SYMBOLS, type Sym } from '../components/index.js';
import { pathSign, sheet, symbolSign, symbolSigns } from './signs.js';
import type { Staged } from './staged.js';

/** Returns the name of a printed card, and the text beside its symbols. */
export const cardOf = ({ components, write, say }: Staged, card: number) => {
  const { symbols, tool, beastSymbols, pair } = components.cards[card]!;
  const detail = [
    ...(tool === null ? [] : [say(named('tool')(tool))]),
    ...(beastSymbols > 0 ? [`×${beastSymbols}`] : []),
    ...(pair === null ? [] : [pair.map((symbol) => say(named('symbol')(symbol))).join(' + ')]),
  ].join(', ');
  const told = { symbols: symbols.map(named('symbol')), detail };
  return { symbols, detail, kind: `card-${card}`, name: write(detail === '' ? 'draw.symbols' : 'draw.card', told) };
};

/** The width of a card. */
const WIDE = 50;

/** Draws a card with all that is printed on it. */
export const cardAt = (stage: Staged, id: string, card: number, by = 0, wide = WIDE): Piece => {
  const { x, y, width, height } = stage.at(id);
  const { kind, name, symbols } = cardOf(stage, card);
  const look = [
    sheet(wide, 46),
    ...symbolSigns(stage, symbols, -12, Math.min(9, wide / 4.4)),
    ...detailOf(stage, card),
  ];
  return { kind, name, at: id, x: x + width / 2 + by, y: y + height / 2 + 5, look };
};

/** Draws multipliers, a tool, and the pair of an elder, side by side. */
const detailOf = (stage: Staged, card: number): readonly Element[] => {
  const { tool, beastSymbols, pair } = stage.components.cards[card]!;
  const parts: readonly (readonly [width: number, drawn: readonly Element[]])[] = [
    ...(beastSymbols > 0 ? [[pair === null ? 20 : 9, diamonds(beastSymbols, pair !== null)] as const] : []),
    ...(tool === null ? [] : [[16, [pathSign(tool)]] as const]),
    ...(pair === null ? [] : [[29, paired(stage, pair)] as const]),
  ];
  const total = sum(parts.map(([width]) => width));
  return parts.map(([width, drawn], i) => {
    const before = sum(parts.slice(0, i).map(([each]) => each));
    return movedTo(before + (width - total) / 2, 11, drawn);
  });
};

const paired = (stage: Staged, pair: readonly Sym[]): readonly Element[] =>
  pair.flatMap((symbol, i) => symbolSign(stage, symbol, [i * 15 - 7.5, 0], 7));

/** Draws multipliers side by side, or one above the other. */
const diamonds = (count: number, down = false): readonly Element[] =>
  Array.from({ length: count }, (_, i) => {
    const away = (i - (count - 1) / 2) * 8.5;
    return movedTo(down ? 0 : away, down ? away : 0, [pathSign('diamond')]);
  });

/** Draws the card just taken, and the cards that a player sees in the deck, if they are visible. */
export const seen = (stage: Staged): readonly Piece[] => {
  const { phase, deck, peek, areas, discard } = stage.position;
  const taken = phase.kind === 'use' || phase.kind === 'as' || phase.kind === 'dummy' ? [phase.card] : [];
  // While a move is made, the card may have been filed already.
  const filed = [...areas.flat().map(({ card }) => card), ...discard];
  const top = deck.slice(0, peek.count);
  const step = Math.min(WIDE + 4, stage.at('deck').width / 3);
  return [
    ...taken.filter((card) => !filed.includes(card)).map((card) => cardAt(stage, 'taken', card)),
    ...top.flatMap((card, i) =>
      typeof card === 'number' ? [cardAt(stage, 'deck', card, (i - 1) * step, Math.min(WIDE, step - 1))] : [],
    ),
  ];
};

/** Draws the cards of an owner in their columns, in the order of their numbers, closer together if there are many. */
export const held = (stage: Staged, owner: number): readonly Piece[] =>
  SYMBOLS.flatMap((symbol) => {
    const id = columnOf(owner, symbol);
    const filed = stage.position.areas[owner]!.filter(({ as }) => as === symbol);
    const column = inOrder(filed.map((card) => ({ ...card, ...cardOf(stage, card.card) })));
    if (column.length === 0) return [];
    const { x, y, width, height } = stage.at(id);
    const step = Math.min(18, (width - 20) / Math.max(1, column.length - 1));
    return column.map(({ card, kind, name, tool, changed }, i) => {
      const { pair, beastSymbols } = stage.components.cards[card]!;
      const look = [
        sheet(17, 20),
        ...(tool === null ? [] : [pathSign(tool)]),
        ...(symbol === 'beast' && !changed ? diamonds(beastSymbols) : []),
        ...(symbol === 'elder' && !changed ? lettersOf(stage, pair ?? []) : []),
      ];
      return { kind, name, at: id, x: x + 10 + i * step, y: y + height - 11, look };
    });
  });

const lettersOf = ({ write }: Staged, pair: readonly Sym[]): readonly Element[] =>
  pair.map((symbol, i) => text(0, i * 9 - 4.5, write(`draw.letter.${symbol}`), { size: 9, bold: true, room: 16 }));

/** Draws an open favour: its name, and when it is used. */
export const openFavour = (stage: Staged, id: string, favour: FavourIndex): Piece => {
  const { width } = stage.at(id);
  const effect = stage.components.favours[favour]!.id;
  const when = (['immediate', 'single', 'end'] as const).find((type) => isOf(type, effect))!;
  const look = [
    sheet(width - 4, 24),
    text(0, -5, nameOf(stage, favour), { size: 10, bold: true, room: width - 8 }),
    text(0, 6, stage.write(`draw.when.${when}`), { size: 9, room: width - 8 }),
  ];
  return { ...favourCard(stage, favour), at: id, ...middleOf(stage.at(id)), look };
};

/** The least size of a favour by its name, in any language. */
const NAMED = { wide: 74, high: 12 };

/** Draws the favours of a player by name, in rows; more than have room, by a part of it. */
export const keptFavours = (stage: Staged, player: number): readonly Piece[] => {
  const id = `favours-${player}`;
  const { x, y, width, height } = stage.at(id);
  const list = stage.position.favours[player]!;
  const most = Math.floor(height / NAMED.high);
  const inRow = Math.max(Math.min(Math.floor(width / NAMED.wide), list.length), Math.ceil(list.length / most));
  const [wide, high] = [width / inRow, height / Math.ceil(list.length / inRow)];
  return list.map((favour, i) => {
    const name = nameOf(stage, favour);
    return {
      ...favourCard(stage, favour),
      at: id,
      x: x + ((i % inRow) + 0.5) * wide,
      y: y + (Math.floor(i / inRow) + 0.5) * high,
      look: [
        sheet(wide - 2, Math.min(15, high - 1)),
        text(0, 0, name, { size: 9.5, room: wide - 2, short: `${name.slice(0, 4)}.` }),
      ],
    };
  });
};

const nameOf = ({ components, say }: Staged, favour: FavourIndex): string =>
  say(named('favour')(components.favours[favour]!.id));

const favourCard = ({ components, write }: Staged, favour: FavourIndex) => ({
  kind: `favour-card-${favour}`,
  name: write('draw.favour', { favour: named('favour')(components.favours[favour]!.id) }),
});

const middleOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });
