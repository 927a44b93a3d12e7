import type { Point } from '../../../core/board.js';
import { type Element, element, type Piece, text } from '../../../picture/index.js';
import { cellOf } from '../board/index.js';
import { nameOfDie } from '../board/names.js';
import { AWARDS, COLOURS, colourOf, type Die, faceOf, PRIZES } from '../components.js';
import type { State, View } from '../state/index.js';
import type { Staged } from './staged.js';

/** The height of a die in a tower. */
export const LEVEL = 12;

/** All dice that can be seen, and the cards that have been won. */
export const pieces = ({ position, at }: Staged): readonly Piece[] => {
  return [
    ...chosenDice(position, at),
    ...(position.players === 2 ? row('removed', diceOf(position.removed), at) : []),
    ...position.pool.flatMap((count, die) => pooled(count, die, at)),
    ...position.demand.map((colour, i) => demanded(colour, i, at)),
    ...position.plans.flatMap((_, player) => cardsOf(position, player, at)),
  ];
};

type At = Staged['at'];

/** The dice of the players in the order in which they were chosen, as far as it can be told. */
const chosenDice = ({ chosen, cells, players, first }: State | View, at: At): readonly Piece[] => {
  const seats = chosen.map((_, turn) => (first + turn) % players);
  const most = Math.max(...chosen.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    seats.flatMap((player) => {
      const [die, cell] = [chosen[player]![turn], cells[player]![turn]];
      if (die === undefined || cell === undefined) return [];
      if (typeof cell === 'number' && cell >= 0) {
        const level = cells[player]!.slice(0, turn).filter((other) => other === cell).length;
        return [standing(die, level, cellOf(player, cell), at)];
      }
      const before = cells[player]!.slice(0, turn).filter((other) => typeof other !== 'number' || other < 0).length;
      return [aside(die, before, { id: `aside-${player}`, sign: cell === -1 ? '×' : '' }, at)];
    }),
  ).flat();
};

const standing = (die: Die, level: number, id: string, at: At): Piece => {
  const { x, y, width, height } = at(id);
  return diePiece(die, id, [x + width / 2, y + height - 2 - (level + 0.5) * LEVEL], [44, LEVEL]);
};

/** A die that stands on no cell, or nobody may see on which; one that is discarded is crossed out. */
const aside = (
  die: Die,
  before: number,
  { id, sign }: { readonly id: string; readonly sign: string },
  at: At,
): Piece => {
  const { x, y, height } = at(id);
  const piece = diePiece(die, id, [x + 15 + before * 27, y + height / 2], [24, 16]);
  return sign === '' ? piece : { ...piece, look: [...piece.look, CROSS], facts: { ...piece.facts, discarded: true } };
};

const CROSS = element('path', { d: 'M-12-8L12 8M-12 8L12-8', class: 's-ink', 'stroke-width': 1.2 });

const row = (id: string, dice: readonly Die[], at: At): readonly Piece[] =>
  dice.map((die, i) => aside(die, i, { id, sign: '' }, at));

/** Equal dice of the pool lie beside one another, and closer where they are many. */
const pooled = (count: number, die: Die, at: At): readonly Piece[] => {
  const id = nameOf(die);
  const { x, y, width, height } = at(id);
  const step = Math.min(25, (width - 27) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => diePiece(die, id, [x + 13.5 + i * step, y + height / 2], [24, 16]));
};

export const diceOf = (counts: readonly number[]): readonly Die[] =>
  counts.flatMap((count, die) => new Array<Die>(count).fill(die));

export const nameOf = (die: Die): string => nameOfDie({ colour: COLOURS[colourOf(die)]!, value: faceOf(die) });

const PIPS: Readonly<Record<string, string>> = { wood: 'pip', recycled: 'token', stone: 'token', glass: 'pip' };

const block = (colour: string, [width, height]: Point, sign: string): readonly Element[] => [
  element('rect', {
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 2,
    class: `f-${colour} s-line`,
    'stroke-width': 0.8,
  }),
  text(0, 0, sign, { size: 10, bold: true, colour: PIPS[colour] ?? 'pip' }),
];

const diePiece = (die: Die, at: string, [x, y]: Point, size: Point): Piece => {
  const [colour, value] = [COLOURS[colourOf(die)]!, faceOf(die)];
  const name = `${colour} ${value}`;
  return {
    kind: `die-${nameOf(die)}`,
    name,
    facts: { colour, value },
    at,
    x,
    y,
    look: block(colour, size, nameOf(die)),
  };
};

/** The demand dice lie beside the pool; only their colours matter. */
const demanded = (colour: (typeof COLOURS)[number], i: number, at: At): Piece => {
  const { x, y } = at('W6');
  const facts = { colour, place: i + 1 };
  const look = block(colour, [30, 16], nameOfDie({ colour, value: 1 })[0]!);
  return {
    kind: `demand-${i + 1}`,
    name: `demand ${i + 1}: ${colour}`,
    facts,
    at: 'W6',
    x: x - 4 + 36 * i,
    y: y - 22,
    look,
  };
};

const SIGNS = {
  gold: 'G',
  silver: 'S',
  bronze: 'B',
  skyscraper: '↑',
  structuralIntegrity: '=',
  geometer: '6',
  materials: 'M',
};
const NAMES: Readonly<Record<string, string>> = { structuralIntegrity: 'structural integrity' };

/** The awards and prizes of a player, round after round. */
const cardsOf = ({ rounds }: State | View, player: number, at: At): readonly Piece[] => {
  const id = `cards-${player}`;
  const { x, y, height } = at(id);
  const won = rounds.flatMap((result, round) =>
    [...AWARDS, ...PRIZES].filter((card) => result[card] === player).map((card) => ({ card, round })),
  );
  const step = Math.min(17, 164 / Math.max(1, won.length));
  return won.map(({ card, round }, i) => ({
    kind: `${card}-${round + 1}`,
    name: `${NAMES[card] ?? card}, round ${round + 1}`,
    facts: { card, round: round + 1 },
    at: id,
    x: x + 10 + i * step,
    y: y + height / 2,
    look: badge(card),
  }));
};

const badge = (card: keyof typeof SIGNS): readonly Element[] => {
  const isAward = (AWARDS as readonly string[]).includes(card);
  const frame = isAward
    ? element('circle', { r: 8, class: `f-${card} s-ink`, 'stroke-width': 0.8 })
    : element('rect', { x: -7, y: -8, width: 14, height: 16, class: 'f-token s-ink', 'stroke-width': 0.8 });
  return [frame, text(0, 0, SIGNS[card], { size: 11, bold: true, colour: 'pip' })];
};
