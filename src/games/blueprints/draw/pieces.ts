import type { Point } from '../../../board/board.js';
import { type Element, element, type Piece, textElement } from '../../../draw/picture.js';
import { type Message, message, nameMessage } from '../../../words/message.js';
import { cellId } from '../board/index.js';
import { dieName } from '../board/names.js';
import {
  AWARDS,
  type Award,
  type ByDie,
  COLOURS,
  type Components,
  type Die,
  dieColourIndex,
  dieValue,
  PRIZES,
  type Prize,
} from '../components.js';
import type { DrawContext } from './context.js';

/** The height of a die in a tower. */
export const LEVEL_HEIGHT = 12;

/** Lists all visible dice and the cards won. */
export const pieces = (context: DrawContext): readonly Piece[] => {
  const { state } = context;
  return [
    ...chosenDice(context),
    ...(state.players === 2 ? drawRow(context, 'removed', listDice(state.removedDice)) : []),
    ...state.pool.flatMap((count, die) => drawPoolDice(context, count, die)),
    ...state.demand.map((colour, i) => drawDemandDie(context, colour, i)),
    ...state.plans.flatMap((_, player) => drawCardsWon(context, player)),
  ];
};

/** Lists the dice of the players in the order of choice, as far as it is known. */
const chosenDice = (context: DrawContext): readonly Piece[] => {
  const { chosenDice, dieCells, players, startPlayer } = context.state;
  const turnOrder = chosenDice.map((_, turn) => (startPlayer + turn) % players);
  const maxTurns = Math.max(...chosenDice.map(({ length }) => length));
  return Array.from({ length: maxTurns }, (_, turn) =>
    turnOrder.flatMap((player) => {
      const [die, cell] = [chosenDice[player]![turn], dieCells[player]![turn]];
      if (die === undefined || cell === undefined) return [];
      if (typeof cell === 'number' && cell >= 0) {
        const level = dieCells[player]!.slice(0, turn).filter((other) => other === cell).length;
        return [drawStandingDie(context, die, level, cellId(player, cell))];
      }
      const countBeside = (list: readonly unknown[]): number =>
        list.filter((other) => typeof other !== 'number' || other < 0).length;
      const [before, count] = [countBeside(dieCells[player]!.slice(0, turn)), countBeside(dieCells[player]!)];
      return [drawDieInRow(context, die, { id: `aside-${player}`, before, count, isLost: cell === -1 })];
    }),
  ).flat();
};

const drawStandingDie = (context: DrawContext, die: Die, level: number, id: string): Piece => {
  const { x, y, width, height } = context.rectangleAt(id);
  return drawDie(context, die, {
    at: id,
    middle: [x + width / 2, y + height - 2 - (level + 0.5) * LEVEL_HEIGHT],
    size: [44, LEVEL_HEIGHT],
  });
};

/** Draws a die of a row: it stands on no cell or on a hidden one; a discarded die is crossed out. */
const drawDieInRow = (
  context: DrawContext,
  die: Die,
  {
    id,
    before,
    isLost: isDiscarded,
    count,
  }: { readonly id: string; readonly before: number; readonly isLost: boolean; readonly count: number },
): Piece => {
  const { x, y, width, height } = context.rectangleAt(id);
  const step = Math.min(27, (width - 30) / Math.max(1, count - 1));
  const piece = drawDie(context, die, { at: id, middle: [x + 15 + before * step, y + height / 2], size: SMALL_SIZE });
  if (!isDiscarded) return piece;
  return { ...piece, name: context.formatText('draw.lost', { die: dieMessage(die) }), look: [...piece.look, CROSS] };
};

const SMALL_SIZE: Point = [24, 16];

/** Lines from the corners, so that the symbol between them stays readable. */
const CROSS = element('path', { d: 'M-12-8l4 4M12 8l-4-4M-12 8l4-4M12-8l-4 4', class: 's-ink', 'stroke-width': 1.6 });

const drawRow = (context: DrawContext, id: string, dice: readonly Die[]): readonly Piece[] =>
  dice.map((die, before) => drawDieInRow(context, die, { id, before, count: dice.length, isLost: false }));

/** The number of equal dice that lie side by side in the pool; more are a stack with their number beside it. */
export const MAX_APART = 2;

/** Draws the equal dice of the pool. */
const drawPoolDice = (context: DrawContext, count: number, die: Die): readonly Piece[] => {
  const id = dieId(die);
  const { x, y, height } = context.rectangleAt(id);
  const [right, up] = count > MAX_APART ? [5 / (count - 1), 5 / (count - 1)] : [25, 0];
  return Array.from({ length: count }, (_, i) =>
    drawDie(context, die, {
      at: id,
      middle: [x + 13.5 + i * right, y + height / 2 + (count > MAX_APART ? 2.5 : 0) - i * up],
      size: SMALL_SIZE,
    }),
  );
};

export const listDice = (counts: ByDie<number>): readonly Die[] =>
  counts.flatMap((count, die) => new Array<Die>(count).fill(die));

/** Returns the id of the place of a die in the pool. */
export const dieId = (die: Die): string => dieName({ colour: COLOURS[dieColourIndex(die)]!, value: dieValue(die) });

const TEXT_COLOURS: Readonly<Record<string, string>> = { wood: 'pip', recycled: 'token', stone: 'token', glass: 'pip' };

/** Draws a die of a colour around 0, 0. */
export const drawBlock = (colour: string, [width, height]: Point, symbol: string): readonly Element[] => [
  element('rect', {
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 2,
    class: `f-${colour} s-line`,
    'stroke-width': 0.8,
  }),
  textElement(0, 0, symbol, { size: 10, bold: true, colour: TEXT_COLOURS[colour] ?? 'pip' }),
];

interface PiecePosition {
  readonly at: string;
  readonly middle: Point;
  readonly size: Point;
}

const dieMessage = (die: Die): Message =>
  message('die', { colour: nameMessage('colour')(COLOURS[dieColourIndex(die)]!), value: dieValue(die) });

/** Returns the symbol on a die. */
export const dieText = ({ formatText }: DrawContext, die: Die): string =>
  `${formatText(`draw.letter.${COLOURS[dieColourIndex(die)]!}`)}${dieValue(die)}`;

const drawDie = (context: DrawContext, die: Die, { at, middle: [x, y], size }: PiecePosition): Piece => {
  const name = context.translate(dieMessage(die));
  const look = drawBlock(COLOURS[dieColourIndex(die)]!, size, dieText(context, die));
  return { kind: `die-${dieId(die)}`, name, at, x, y, look };
};

/** Draws a demand die; only its colour matters. */
const drawDemandDie = (
  { rectangleAt, formatText }: DrawContext,
  colour: (typeof COLOURS)[number],
  i: number,
): Piece => {
  const { x, y, width, height } = rectangleAt('demand');
  return {
    kind: `demand-${i + 1}`,
    name: formatText('draw.demanded', { place: i + 1, colour: nameMessage('colour')(colour) }),
    at: 'demand',
    x: x + (i + 0.5) * (width / 2),
    y: y + height / 2,
    look: drawBlock(colour, [30, 16], formatText(`draw.letter.${colour}`)),
  };
};

/** Lists the awards and prizes of a player, round by round. */
export const listCardsWon = ({ roundResults }: DrawContext['state'], player: number) =>
  roundResults.flatMap((result, round) =>
    [...AWARDS, ...PRIZES].filter((card) => result[card] === player).map((card) => ({ card, round: round + 1 })),
  );

/** Returns the distance between `count` cards. */
export const badgeStep = (count: number): number => Math.min(17, 164 / Math.max(1, count));

const drawCardsWon = (
  { state, components, rectangleAt, formatText }: DrawContext,
  player: number,
): readonly Piece[] => {
  const id = `cards-${player}`;
  const { x, y, height } = rectangleAt(id);
  const won = listCardsWon(state, player);
  const step = badgeStep(won.length);
  return won.map(({ card, round }, i) => ({
    kind: `${card}-${round}`,
    name: formatText('draw.card', { card: nameMessage('category')(card), round }),
    at: id,
    x: x + 10 + i * step,
    y: y + height / 2,
    look: drawBadge(card, components),
  }));
};

/** The symbols on the prizes. */
const PRIZE_SYMBOLS: Readonly<Record<Prize, string>> = {
  skyscraper: '↑',
  structuralIntegrity: '=',
  geometer: '≠',
  materials: '■',
};

/** Draws a card around 0, 0: an award is a medal with its points, a prize a square with its symbol. */
export const drawBadge = (card: Award | Prize, { awardPoints }: Components, radius = 8): readonly Element[] => {
  const drawText = (words: string): Element =>
    textElement(0, 0, words, { size: radius + 3, bold: true, colour: 'pip' });
  if (card in PRIZE_SYMBOLS) {
    const [x, y] = [1 - radius, -radius];
    const square = { x, y, width: -2 * x, height: -2 * y, class: 'f-token s-ink', 'stroke-width': 0.8 };
    return [element('rect', square), drawText(PRIZE_SYMBOLS[card as Prize])];
  }
  const medal = element('circle', { r: radius, class: `f-${card} s-ink`, 'stroke-width': 0.8 });
  return [medal, drawText(String(awardPoints[card as Award]))];
};
