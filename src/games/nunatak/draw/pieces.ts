import type { Point } from '../../../core/board.js';
import { type Element, element, figure, type Piece, text } from '../../../picture/index.js';
import { columnOf, ownerName } from '../board/places.js';
import { type Card, type Components, LETTERS, SYMBOLS, type Sym } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { nameOf } from '../temple.js';
import type { Staged } from './staged.js';

/** All that lies open: tiles and blocks, cards and favours, and the markers on the track. */
export const pieces = ({ position, components, at }: Staged): readonly Piece[] => {
  return [
    ...position.tiles.flatMap((_, cell) => inCell(position, cell, components, at)),
    ...position.line.flatMap((card, slot) => (card < 0 ? [] : [cardAt(`slot-${slot}`, card, components, at)])),
    ...seen(position, components, at),
    ...position.favourLine.flatMap((favour, i) => favourAt(`favour-${i}`, [favour], components, at)),
    ...position.track.map((step, player) => marker(position, player, step, components, at)),
    ...position.areas.flatMap((_, owner) => held(position, owner, components, at)),
    ...position.favours.flatMap((list, player) => favourAt(`favours-${player}`, list, components, at)),
  ];
};

type At = Staged['at'];

const letterOf = (symbol: Sym): string => LETTERS[SYMBOLS.indexOf(symbol)]!;

const sign = (symbol: Sym, [x, y]: Point, radius: number): readonly Element[] => [
  element('circle', { cx: x, cy: y, r: radius, class: `f-${symbol}` }),
  text(x, y, letterOf(symbol), { size: radius * 1.3, bold: true, colour: 'token' }),
];

const signs = (symbols: readonly Sym[], y: number, radius: number): readonly Element[] =>
  symbols.flatMap((symbol, i) => sign(symbol, [(i - (symbols.length - 1) / 2) * radius * 2, y], radius));

const inCell = (position: State | View, cell: number, { tiles }: Components, at: At): readonly Piece[] => {
  const id = nameOf(cell);
  const { x, y, width, height } = at(id);
  const middle = { at: id, x: x + width / 2, y: y + height / 2 };
  const owner = position.blocks[cell]!;
  if (owner >= 0) return [{ ...block(owner, position.players), ...middle }];
  const tile = position.tiles[cell]!;
  if (tile < 0) return [];
  const { symbols } = tiles[tile]!;
  const look = [framed(31, 31), ...signs(symbols, 0, symbols.length > 1 ? 7.5 : 11)];
  return [
    {
      kind: `tile-${tile}`,
      name: `${id}: ${symbols.join(' and ')}`,
      facts: { symbols: symbols.join() },
      ...middle,
      look,
    },
  ];
};

const block = (owner: number, players: number) => ({
  kind: `block-${owner}`,
  name: `block of ${ownerName(owner, players)}`,
  facts: { owner },
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
    ...figure(owner, 10.5, owner < players ? String(owner + 1) : players === 2 ? 'S' : `d${owner}`),
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

const detailOf = ({ tool, beastSymbols, pair }: Card): string =>
  [tool ?? '', beastSymbols > 0 ? `×${beastSymbols}` : '', pair === null ? '' : pair.map(letterOf).join('+')]
    .filter((part) => part !== '')
    .join(' ');

const cardNamed = (card: number, printed: Card) => ({
  kind: `card-${card}`,
  name: `${printed.symbols.join(' and ')} ${detailOf(printed)}`.trim(),
  facts: { card, symbols: printed.symbols.join(), detail: detailOf(printed) },
});

const cardAt = (id: string, card: number, { cards }: Components, at: At, by = 0): Piece => {
  const { x, y, width, height } = at(id);
  const printed = cards[card]!;
  const look = [
    framed(width > 60 ? 40 : 51, 34),
    ...signs(printed.symbols, -5, 9),
    text(0, 11, detailOf(printed), { size: 9.5 }),
  ];
  return { ...cardNamed(card, printed), at: id, x: x + width / 2 + by, y: y + height / 2 + 4, look };
};

/** The card just taken, and those at which somebody looks who may. */
const seen = ({ phase, deck, peek }: State | View, components: Components, at: At): readonly Piece[] => {
  const isInHand = phase.kind === 'use' || phase.kind === 'as' || phase.kind === 'dummy';
  const top = deck.slice(0, peek.count);
  return [
    ...(isInHand ? [cardAt('taken', phase.card, components, at)] : []),
    ...top.flatMap((card, i) => (typeof card === 'number' ? [cardAt('deck', card, components, at, (i - 1) * 42)] : [])),
  ];
};

const marker = (position: State | View, player: number, step: number, { track }: Components, at: At): Piece => {
  const { x, y, width } = at('track');
  const together = position.track.filter((other) => other === step).length;
  const before = position.track.slice(0, player).filter((other) => other === step).length;
  const room = width / track.length;
  return {
    kind: `marker-${player}`,
    name: `player ${player + 1} on step ${step}`,
    facts: { player, step },
    at: 'track',
    x: x + (step + 0.5) * room + (before - (together - 1) / 2) * (together > 3 ? 7 : 10),
    y: y + 18,
    look: figure(player, 6, String(player + 1)),
  };
};

/** The cards of an owner in their columns, closer where they are many. */
const held = ({ areas }: State | View, owner: number, { cards }: Components, at: At): readonly Piece[] =>
  SYMBOLS.flatMap((symbol) => {
    const id = columnOf(owner, symbol);
    const column = areas[owner]!.filter(({ as }) => as === symbol);
    if (column.length === 0) return [];
    const { x, y, width, height } = at(id);
    const step = Math.min(15, (width - 16) / Math.max(1, column.length - 1));
    return column.map(({ card, tool, changed }, i) => ({
      ...cardNamed(card, cards[card]!),
      at: id,
      x: x + 8.5 + i * step,
      y: y + height - 10,
      look: [
        framed(14, 17),
        text(0, 0, tool === null ? `${letterOf(symbol)}${changed ? "'" : ''}` : tool[0]!, { size: 10, bold: true }),
      ],
    }));
  });

const favourAt = (id: string, list: readonly number[], { favours }: Components, at: At): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const isOpen = id.startsWith('favour-');
  const step = isOpen ? 0 : Math.min(24, (width - 25) / Math.max(1, list.length - 1));
  return list.map((favour, i) => {
    const { id: effect } = favours[favour]!;
    const look = isOpen
      ? [framed(49, 34), text(0, 0, effect.length > 9 ? `${effect.slice(0, 8)}.` : effect, { size: 9.5 })]
      : [framed(23, 22), text(0, 0, effect.slice(0, 3), { size: 9.5 })];
    const left = isOpen ? width / 2 : 13 + i * step;
    return {
      kind: `favour-card-${favour}`,
      name: `favour: ${effect}`,
      facts: { favour, effect },
      at: id,
      x: x + left,
      y: y + height / 2 + (isOpen ? 4 : 0),
      look,
    };
  });
};
