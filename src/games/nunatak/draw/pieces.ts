import type { Point } from '../../../board/board.js';
import { type Element, element, figure, type Piece, text } from '../../../draw/picture.js';
import { named, seat } from '../../../words/message.js';
import { columnOf, ownerCalled } from '../board/places.js';
import { type FavourIndex, SYMBOLS, type Sym } from '../components/index.js';
import { nameOf } from '../temple.js';
import type { Staged } from './staged.js';

/** Lists all open pieces: tiles and blocks, cards and favours, and the markers on the track. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position } = stage;
  return [
    ...position.tiles.flatMap((_, cell) => inCell(stage, cell)),
    ...position.line.flatMap((card, slot) => (card < 0 ? [] : [cardAt(stage, `slot-${slot}`, card)])),
    ...seen(stage),
    ...position.favourLine.flatMap((favour, i) => favourAt(stage, `favour-${i}`, [favour])),
    ...position.track.map((step, player) => marker(stage, player, step)),
    ...position.areas.flatMap((_, owner) => held(stage, owner)),
    ...position.favours.flatMap((list, player) => favourAt(stage, `favours-${player}`, list)),
  ];
};

const sign = ({ write }: Staged, symbol: Sym, [x, y]: Point, radius: number): readonly Element[] => [
  element('circle', { cx: x, cy: y, r: radius, class: `f-${symbol}` }),
  text(x, y, write(`draw.letter.${symbol}`), {
    size: radius * 1.3,
    bold: true,
    colour: 'token',
    room: 1.9 * radius,
  }),
];

const signs = (stage: Staged, symbols: readonly Sym[], y: number, radius: number): readonly Element[] =>
  symbols.flatMap((symbol, i) => sign(stage, symbol, [(i - (symbols.length - 1) / 2) * radius * 2, y], radius));

const inCell = (stage: Staged, cell: number): readonly Piece[] => {
  const { position, components, at, write } = stage;
  const id = nameOf(cell);
  const { x, y, width, height } = at(id);
  const middle = { at: id, x: x + width / 2, y: y + height / 2 };
  const owner = position.blocks[cell]!;
  if (owner >= 0) return [{ ...block(stage, owner), ...middle }];
  const tile = position.tiles[cell]!;
  if (tile < 0) return [];
  const { symbols } = components.tiles[tile]!;
  const look = [framed(31, 31), ...signs(stage, symbols, 0, symbols.length > 1 ? 7.5 : 11)];
  const name = write('draw.tile', { cell: id, symbols: symbols.map(named('symbol')) });
  return [{ kind: `tile-${tile}`, name, ...middle, look }];
};

/** Returns the sign on the blocks of an owner. */
export const signOf = ({ position: { players }, write }: Staged, owner: number): string => {
  if (owner < players) return String(owner + 1);
  return players === 2 ? write('draw.siku') : write('draw.dummy', { number: owner });
};

const block = (stage: Staged, owner: number) => ({
  kind: `block-${owner}`,
  name: stage.write('draw.block', { owner: ownerCalled(owner, stage.position.players) }),
  look: [
    element('rect', {
      x: -16.5,
      y: -16.5,
      width: 33,
      height: 33,
      rx: 4,
      class: `f-ice s-p${owner}`,
      'stroke-width': 2,
    }),
    ...figure(owner, 10.5, signOf(stage, owner)),
  ],
});

const framed = (width: number, height: number): Element =>
  element('rect', {
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 3,
    class: 'f-paper s-muted',
    'stroke-width': 0.8,
  });

/** Returns the name of a printed card, and the text beside its symbols. */
export const cardOf = ({ components, write, say }: Staged, card: number) => {
  const { symbols, tool, beastSymbols, pair } = components.cards[card]!;
  const detail = [
    ...(tool === null ? [] : [say(named('tool')(tool))]),
    ...(beastSymbols > 0 ? [`×${beastSymbols}`] : []),
    ...(pair === null ? [] : [pair.map((symbol) => write(`draw.letter.${symbol}`)).join('+')]),
  ].join(' ');
  const told = { symbols: symbols.map(named('symbol')), detail };
  return { symbols, detail, kind: `card-${card}`, name: write(detail === '' ? 'draw.symbols' : 'draw.card', told) };
};

const cardAt = (stage: Staged, id: string, card: number, by = 0): Piece => {
  const { x, y, width, height } = stage.at(id);
  const { kind, name, symbols, detail } = cardOf(stage, card);
  const wide = width > 60 ? 40 : 51;
  const look = [framed(wide, 34), ...signs(stage, symbols, -5, 9), text(0, 11, detail, { size: 9.5, room: wide - 2 })];
  return { kind, name, at: id, x: x + width / 2 + by, y: y + height / 2 + 4, look };
};

/** Draws the card just taken, and the cards that a player sees in the deck, if they are visible. */
const seen = (stage: Staged): readonly Piece[] => {
  const { phase, deck, peek, areas, discard } = stage.position;
  const top = deck.slice(0, peek.count);
  const taken = phase.kind === 'use' || phase.kind === 'as' || phase.kind === 'dummy' ? [phase.card] : [];
  // While a move is made, the card may have been filed already.
  const filed = [...areas.flat().map(({ card }) => card), ...discard];
  return [
    ...taken.filter((card) => !filed.includes(card)).map((card) => cardAt(stage, 'taken', card)),
    ...top.flatMap((card, i) => (typeof card === 'number' ? [cardAt(stage, 'deck', card, (i - 1) * 42)] : [])),
  ];
};

const marker = ({ position, components: { track }, at, write }: Staged, player: number, step: number): Piece => {
  const { x, y, width } = at('track');
  const together = position.track.filter((other) => other === step).length;
  const before = position.track.slice(0, player).filter((other) => other === step).length;
  const room = width / track.length;
  return {
    kind: `marker-${player}`,
    name: write('draw.marker', { player: seat(player), step }),
    at: 'track',
    x: x + (step + 0.5) * room + (before - (together - 1) / 2) * (together > 3 ? 7 : 10),
    y: y + 18,
    look: figure(player, 6, String(player + 1)),
  };
};

/** Draws the cards of an owner in their columns, closer together if there are many. */
const held = (stage: Staged, owner: number): readonly Piece[] =>
  SYMBOLS.flatMap((symbol) => {
    const id = columnOf(owner, symbol);
    const column = stage.position.areas[owner]!.filter(({ as }) => as === symbol);
    if (column.length === 0) return [];
    const { x, y, width, height } = stage.at(id);
    const step = Math.min(15, (width - 16) / Math.max(1, column.length - 1));
    return column.map(({ card, tool, changed }, i) => {
      const { kind, name } = cardOf(stage, card);
      const letter = stage.write(`draw.letter.${tool ?? symbol}`);
      const mark = changed && tool === null ? "'" : '';
      // Written from the left: that part stays visible when the next card lies over it.
      const sign = { size: 10, bold: true, room: 13 };
      const words = `${letter}${mark}`;
      const shown = step < 14 ? text(-6.5, 0, words, { ...sign, anchor: 'start' }) : text(0, 0, words, sign);
      const look = [framed(14, 17), shown];
      return { kind, name, at: id, x: x + 8.5 + i * step, y: y + height - 10, look };
    });
  });

const favourAt = (
  { components, at, write, say }: Staged,
  id: string,
  list: readonly FavourIndex[],
): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const isOpen = id.startsWith('favour-');
  const step = isOpen ? 0 : Math.min(24, (width - 25) / Math.max(1, list.length - 1));
  return list.map((favour, i) => {
    const called = named('favour')(components.favours[favour]!.id);
    const effect = say(called);
    const look = isOpen
      ? [framed(49, 34), text(0, 0, effect, { size: 9.5, room: 47 })]
      : [framed(23, 22), text(0, 0, effect.slice(0, 3), { size: 9.5, room: 21 })];
    return {
      kind: `favour-card-${favour}`,
      name: write('draw.favour', { favour: called }),
      at: id,
      x: x + (isOpen ? width / 2 : 13 + i * step),
      y: y + height / 2 + (isOpen ? 4 : 0),
      look,
    };
  });
};
