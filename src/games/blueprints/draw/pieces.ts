import type { Point } from '../../../board/board.js';
import { type Element, element, type Piece, text } from '../../../draw/picture.js';
import { type Message, message, named } from '../../../words/message.js';
import { cellOf } from '../board/index.js';
import { nameOfDie } from '../board/names.js';
import {
  AWARDS,
  type Award,
  type ByDie,
  COLOURS,
  type Components,
  colourOf,
  type Die,
  faceOf,
  PRIZES,
  type Prize,
} from '../components.js';
import type { Staged } from './staged.js';

/** The height of a die in a tower. */
export const LEVEL = 12;

/** Lists all visible dice and the cards won. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position } = stage;
  return [
    ...chosenDice(stage),
    ...(position.players === 2 ? row(stage, 'removed', diceOf(position.removed)) : []),
    ...position.pool.flatMap((count, die) => pooled(stage, count, die)),
    ...position.demand.map((colour, i) => demanded(stage, colour, i)),
    ...position.plans.flatMap((_, player) => cardsOf(stage, player)),
  ];
};

/** Lists the dice of the players in the order of choice, as far as it is known. */
const chosenDice = (stage: Staged): readonly Piece[] => {
  const { chosen, cells, players, first } = stage.position;
  const seats = chosen.map((_, turn) => (first + turn) % players);
  const most = Math.max(...chosen.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    seats.flatMap((player) => {
      const [die, cell] = [chosen[player]![turn], cells[player]![turn]];
      if (die === undefined || cell === undefined) return [];
      if (typeof cell === 'number' && cell >= 0) {
        const level = cells[player]!.slice(0, turn).filter((other) => other === cell).length;
        return [standing(stage, die, level, cellOf(player, cell))];
      }
      const beside = (list: readonly unknown[]): number =>
        list.filter((other) => typeof other !== 'number' || other < 0).length;
      const [before, count] = [beside(cells[player]!.slice(0, turn)), beside(cells[player]!)];
      return [aside(stage, die, { id: `aside-${player}`, before, count, isLost: cell === -1 })];
    }),
  ).flat();
};

const standing = (stage: Staged, die: Die, level: number, id: string): Piece => {
  const { x, y, width, height } = stage.at(id);
  return diePiece(stage, die, {
    at: id,
    middle: [x + width / 2, y + height - 2 - (level + 0.5) * LEVEL],
    size: [44, LEVEL],
  });
};

/** Draws a die of a row: it stands on no cell or on a hidden one; a discarded die is crossed out. */
const aside = (
  stage: Staged,
  die: Die,
  {
    id,
    before,
    isLost,
    count,
  }: { readonly id: string; readonly before: number; readonly isLost: boolean; readonly count: number },
): Piece => {
  const { x, y, width, height } = stage.at(id);
  const step = Math.min(27, (width - 30) / Math.max(1, count - 1));
  const piece = diePiece(stage, die, { at: id, middle: [x + 15 + before * step, y + height / 2], size: SMALL });
  if (!isLost) return piece;
  return { ...piece, name: stage.write('draw.lost', { die: called(die) }), look: [...piece.look, CROSS] };
};

const SMALL: Point = [24, 16];

/** Lines from the corners, so that the sign between them stays readable. */
const CROSS = element('path', { d: 'M-12-8l4 4M12 8l-4-4M-12 8l4-4M12-8l-4 4', class: 's-ink', 'stroke-width': 1.6 });

const row = (stage: Staged, id: string, dice: readonly Die[]): readonly Piece[] =>
  dice.map((die, before) => aside(stage, die, { id, before, count: dice.length, isLost: false }));

/** The number of equal dice that lie side by side in the pool; more are a stack with their number beside it. */
export const APART = 2;

/** Draws the equal dice of the pool. */
const pooled = (stage: Staged, count: number, die: Die): readonly Piece[] => {
  const id = nameOf(die);
  const { x, y, height } = stage.at(id);
  const [right, up] = count > APART ? [5 / (count - 1), 5 / (count - 1)] : [25, 0];
  return Array.from({ length: count }, (_, i) =>
    diePiece(stage, die, {
      at: id,
      middle: [x + 13.5 + i * right, y + height / 2 + (count > APART ? 2.5 : 0) - i * up],
      size: SMALL,
    }),
  );
};

export const diceOf = (counts: ByDie<number>): readonly Die[] =>
  counts.flatMap((count, die) => new Array<Die>(count).fill(die));

/** Returns the id of the place of a die in the pool. */
export const nameOf = (die: Die): string => nameOfDie({ colour: COLOURS[colourOf(die)]!, value: faceOf(die) });

const PIPS: Readonly<Record<string, string>> = { wood: 'pip', recycled: 'token', stone: 'token', glass: 'pip' };

/** Draws a die of a colour around 0, 0. */
export const block = (colour: string, [width, height]: Point, sign: string): readonly Element[] => [
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

interface Lying {
  readonly at: string;
  readonly middle: Point;
  readonly size: Point;
}

const called = (die: Die): Message =>
  message('die', { colour: named('colour')(COLOURS[colourOf(die)]!), value: faceOf(die) });

/** Returns the sign on a die. */
export const signOf = ({ write }: Staged, die: Die): string =>
  `${write(`draw.letter.${COLOURS[colourOf(die)]!}`)}${faceOf(die)}`;

const diePiece = (stage: Staged, die: Die, { at, middle: [x, y], size }: Lying): Piece => {
  const name = stage.say(called(die));
  const look = block(COLOURS[colourOf(die)]!, size, signOf(stage, die));
  return { kind: `die-${nameOf(die)}`, name, at, x, y, look };
};

/** Draws a demand die; only its colour matters. */
const demanded = ({ at, write }: Staged, colour: (typeof COLOURS)[number], i: number): Piece => {
  const { x, y, width, height } = at('demand');
  return {
    kind: `demand-${i + 1}`,
    name: write('draw.demanded', { place: i + 1, colour: named('colour')(colour) }),
    at: 'demand',
    x: x + (i + 0.5) * (width / 2),
    y: y + height / 2,
    look: block(colour, [30, 16], write(`draw.letter.${colour}`)),
  };
};

/** Lists the awards and prizes of a player, round by round. */
export const wonBy = ({ rounds }: Staged['position'], player: number) =>
  rounds.flatMap((result, round) =>
    [...AWARDS, ...PRIZES].filter((card) => result[card] === player).map((card) => ({ card, round: round + 1 })),
  );

/** Returns the distance between `count` cards. */
export const badgeStep = (count: number): number => Math.min(17, 164 / Math.max(1, count));

const cardsOf = ({ position, components, at, write }: Staged, player: number): readonly Piece[] => {
  const id = `cards-${player}`;
  const { x, y, height } = at(id);
  const won = wonBy(position, player);
  const step = badgeStep(won.length);
  return won.map(({ card, round }, i) => ({
    kind: `${card}-${round}`,
    name: write('draw.card', { card: named('category')(card), round }),
    at: id,
    x: x + 10 + i * step,
    y: y + height / 2,
    look: badge(card, components),
  }));
};

/** The signs on the prizes. */
const SIGNS: Readonly<Record<Prize, string>> = {
  skyscraper: '↑',
  structuralIntegrity: '=',
  geometer: '≠',
  materials: '■',
};

/** Draws a card around 0, 0: an award is a medal with its points, a prize a square with its sign. */
export const badge = (card: Award | Prize, { awards }: Components, radius = 8): readonly Element[] => {
  const sign = (words: string): Element => text(0, 0, words, { size: radius + 3, bold: true, colour: 'pip' });
  if (card in SIGNS) {
    const [x, y] = [1 - radius, -radius];
    const square = { x, y, width: -2 * x, height: -2 * y, class: 'f-token s-ink', 'stroke-width': 0.8 };
    return [element('rect', square), sign(SIGNS[card as Prize])];
  }
  const medal = element('circle', { r: radius, class: `f-${card} s-ink`, 'stroke-width': 0.8 });
  return [medal, sign(String(awards[card as Award]))];
};
