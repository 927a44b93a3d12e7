import { HIDDEN } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { arrangeBlocks, createLabelLookup, joinParts, wrapLines } from '../../../draw/columns.js';
import { createDrawContext, type TextOptions } from '../../../draw/picture.js';
import { nameMessage, playerMessage } from '../../../words/message.js';
import { board } from '../board/index.js';
import { cellName } from '../board/names.js';
import { type Cell, COLOURS, type Colour, type Components, type Die, components as printed } from '../components.js';
import type { State, View } from '../state/index.js';
import { drawingLabels, placeLabels, textDrawingLabels } from '../words/en/labels.js';
import { type DrawContext, type TextContext, wantedHeights } from './context.js';
import { labels } from './labels.js';
import { dieText, listCardsWon, listDice } from './pieces.js';

/**
 * Draws a position as text: the round, the pool, and for each player the plan with its towers, lowest die first; `?` is
 * hidden.
 */
export const drawText = (state: State | View, options: TextOptions<Components> = {}): string => {
  const context: TextContext = createDrawContext(
    { board, printed, texts: { ...placeLabels, ...drawingLabels, ...textDrawingLabels } },
    state,
    options,
  );
  const labelText = createLabelLookup(labels(context));
  const writeCount = (id: string, count: string | number): string =>
    context.formatText('draw.left', { place: labelText(id), count });
  const demand = state.demand.map((colour) => context.translate(nameMessage('colour')(colour))).join(', ');
  const panels = state.plans.map((_, player) => [
    joinParts([labelText(`player-${player}`), labelText(`points-${player}`)]),
    ...towerLines(context, player),
    labelText(`totals-${player}`),
  ]);
  return wrapLines([
    joinParts([labelText('round'), writeCount('demand', demand), writeCount('bag', sum(state.bag))]),
    writeCount('pool', diceText(context, listDice(state.pool), ' ') || '-'),
    ...(state.players === 2 ? [writeCount('removed', diceText(context, listDice(state.removedDice), ' ') || '-')] : []),
    // In pairs, as in the drawing.
    arrangeBlocks(panels.slice(0, 2)),
    ...(panels.length > 2 ? [arrangeBlocks(panels.slice(2))] : []),
    ...state.plans.flatMap((_, player) => cardTexts(context, player)),
    context.formatText('text.signs', {
      hidden: HIDDEN,
      materials: COLOURS.map((colour) => letterInWords(context, colour)).join(', '),
    }),
  ]);
};

/** Writes the cards of a player, if there are any. */
const cardTexts = (context: TextContext, player: number): readonly string[] => {
  const won = listCardsWon(context.state, player).map(({ card }) => context.translate(nameMessage('category')(card)));
  const cards = [...new Set(won)].map((card) => {
    const count = won.filter((other) => other === card).length;
    return count === 1 ? card : `${count} × ${card}`;
  });
  return cards.length === 0
    ? []
    : [context.formatText('draw.left', { place: playerMessage(player), count: cards.join(', ') })];
};

const letterInWords = ({ formatText, translate }: TextContext, colour: Colour): string =>
  `${formatText(`draw.letter.${colour}`)} ${translate(nameMessage('colour')(colour))}`;

const diceText = (context: DrawContext, dice: readonly Die[], separator = ''): string =>
  dice.map((die) => dieText(context, die)).join(separator);

const towerLines = (context: DrawContext, player: number): readonly string[] => {
  const { chosenDice, dieCells } = context.state;
  const heights = wantedHeights(context, player);
  const diceOn = (cell: unknown): string =>
    diceText(
      context,
      chosenDice[player]!.filter((_, i) => dieCells[player]![i] === cell),
    );
  const cellText = (cell: Cell): string => {
    const wanted = heights === null ? '' : heights === '?' ? '?' : heights[cell] || '#';
    return `${cellName(cell)}${wanted} ${diceOn(cell)}`.trimEnd();
  };
  const [hidden, discarded] = [diceOn('?'), diceOn(-1)];
  return [
    ...arrangeBlocks([[0, 2, 4].map(cellText), [1, 3, 5].map(cellText)]).split('\n'),
    ...(hidden === '' ? [] : [`? ${hidden}`]),
    ...(discarded === '' ? [] : [context.formatText('draw.lost', { die: discarded })]),
  ];
};
