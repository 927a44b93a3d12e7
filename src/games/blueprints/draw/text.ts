import { HIDDEN } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { inLine, labelTexts, page, sideBySide } from '../../../draw/columns.js';
import { stageOf, type TextOptions } from '../../../draw/picture.js';
import { named, seat } from '../../../words/message.js';
import { board } from '../board/index.js';
import { nameOfCell } from '../board/names.js';
import { type Cell, COLOURS, type Colour, type Components, type Die, components as printed } from '../components.js';
import type { State, View } from '../state/index.js';
import { labels } from './labels.js';
import { lines } from './lines.js';
import { diceOf, signOf, wonBy } from './pieces.js';
import { heightsOf, type Lined, type Staged } from './staged.js';
import { texts } from './texts.js';

/**
 * Draws a position as text: the round, the pool, and for each player the plan with its towers, lowest die first; `?` is
 * hidden.
 */
export const drawText = (position: State | View, options: TextOptions<Components> = {}): string => {
  const stage: Lined = stageOf({ board, printed, texts: { ...texts, ...lines } }, position, options);
  const said = labelTexts(labels(stage));
  const counted = (id: string, count: string | number): string => stage.write('draw.left', { place: said(id), count });
  const demand = position.demand.map((colour) => stage.say(named('colour')(colour))).join(', ');
  const panels = position.plans.map((_, player) => [
    inLine([said(`player-${player}`), said(`points-${player}`)]),
    ...towers(stage, player),
    said(`totals-${player}`),
  ]);
  return page([
    inLine([said('round'), counted('demand', demand), counted('bag', sum(position.bag))]),
    counted('pool', signs(stage, diceOf(position.pool), ' ') || '-'),
    ...(position.players === 2 ? [counted('removed', signs(stage, diceOf(position.removed), ' ') || '-')] : []),
    // In pairs, as in the drawing.
    sideBySide(panels.slice(0, 2)),
    ...(panels.length > 2 ? [sideBySide(panels.slice(2))] : []),
    ...position.plans.flatMap((_, player) => cardsOf(stage, player)),
    stage.write('text.signs', {
      hidden: HIDDEN,
      materials: COLOURS.map((colour) => letterTold(stage, colour)).join(', '),
    }),
  ]);
};

/** Writes the cards of a player, if there are any. */
const cardsOf = (stage: Lined, player: number): readonly string[] => {
  const won = wonBy(stage.position, player).map(({ card }) => stage.say(named('category')(card)));
  const cards = [...new Set(won)].map((card) => {
    const count = won.filter((other) => other === card).length;
    return count === 1 ? card : `${count} × ${card}`;
  });
  return cards.length === 0 ? [] : [stage.write('draw.left', { place: seat(player), count: cards.join(', ') })];
};

const letterTold = ({ write, say }: Lined, colour: Colour): string =>
  `${write(`draw.letter.${colour}`)} ${say(named('colour')(colour))}`;

const signs = (stage: Staged, dice: readonly Die[], between = ''): string =>
  dice.map((die) => signOf(stage, die)).join(between);

const towers = (stage: Staged, player: number): readonly string[] => {
  const { chosen, cells } = stage.position;
  const heights = heightsOf(stage, player);
  const on = (cell: unknown): string =>
    signs(
      stage,
      chosen[player]!.filter((_, i) => cells[player]![i] === cell),
    );
  const drawn = (cell: Cell): string => {
    const wanted = heights === null ? '' : heights === '?' ? '?' : heights[cell] || '#';
    return `${nameOfCell(cell)}${wanted} ${on(cell)}`.trimEnd();
  };
  const [hidden, lost] = [on('?'), on(-1)];
  return [
    ...sideBySide([[0, 2, 4].map(drawn), [1, 3, 5].map(drawn)]).split('\n'),
    ...(hidden === '' ? [] : [`? ${hidden}`]),
    ...(lost === '' ? [] : [stage.write('draw.lost', { die: lost })]),
  ];
};
