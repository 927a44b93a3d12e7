import {
  type Element,
  element,
  type Piece,
  playerFigure,
  sortPieces,
  textElement,
  translateElements,
  wrapText,
} from '../../../draw/picture.js';
import { type Message, nameMessage } from '../../../words/message.js';
import { titleMessage } from '../board/title-messages.js';
import { lastSpace } from '../city/index.js';
import { MEEPLE_KINDS } from '../components/index.js';
import type { DisplayedCard, ExpeditionStack, State } from '../state/index.js';
import { boxFor } from './boxes.js';
import type { DrawContext } from './context.js';
import { drawMeeple, type UnplacedPiece } from './unplaced-piece.js';

/** Lists the hand, the Events displayed, the cards of the scenario in play, and the Expeditions with their Scouts. */
export const cardPieces = (context: DrawContext): readonly Piece[] => {
  const { state, components, rectangleAt } = context;
  const { hand, phase, display, expeditionStacks } = state;
  const armed = phase.kind === 'turn' ? phase.armedCard : -1;
  return [
    ...layCards(
      'hand',
      hand.map((card) => drawCitizenCard(context, card, card === armed)),
      { columns: 3, rows: 1 },
      rectangleAt,
    ),
    ...layCards(
      'display',
      display.map((card) => drawDisplayedCard(context, card)),
      { columns: 3, rows: 2 },
      rectangleAt,
    ),
    ...layCards(
      'scenario',
      components.scenario.flatMap((_, i) => (state.isScenarioCardInPlay[i] ? [drawScenarioCard(context, i)] : [])),
      { columns: 2, rows: 1 },
      rectangleAt,
    ),
    ...expeditionStacks.flatMap((stack, slot) => drawExpedition(context, stack, slot)),
  ];
};

const CARD_WIDTH = 113;

/** The text of a card, the figure at its left edge, and its width. */
interface CardFace {
  readonly words: string;
  readonly beside?: readonly Element[];
  readonly width?: number;
}

/** The width of a figure on a card. */
const FIGURE_WIDTH = 16;

const drawCard = (kind: string, name: string, { words, beside = [], width = CARD_WIDTH }: CardFace): UnplacedPiece => {
  const figureWidth = beside.length > 0 ? FIGURE_WIDTH : 0;
  return {
    kind,
    name,
    look: [
      element('rect', {
        x: -width / 2,
        y: -11.5,
        width,
        height: 23,
        rx: 3,
        class: 'f-paper s-ink',
        'stroke-width': 0.7,
      }),
      ...wrapText(figureWidth / 2, 0, words, { size: 9, maxWidth: width - figureWidth - 3 }),
      ...(figureWidth > 0 ? [translateElements((figureWidth - width) / 2 + 2, 0, beside)] : []),
    ],
  };
};

const drawCitizenCard = (
  { components: { citizenCards }, formatText, translate }: DrawContext,
  cardIndex: number,
  isArmed: boolean,
): UnplacedPiece => {
  const { id, title } = citizenCards[cardIndex]!;
  const card = titleMessage(title);
  const name = isArmed ? formatText('draw.played', { card }) : translate(card);
  return drawCard(`citizen-${id}`, name, { words: `${isArmed ? '▶' : ''}${translate(card)}` });
};

const drawScenarioCard = (
  { state: { isScenarioSpecialUsed }, components, formatText }: DrawContext,
  cardIndex: number,
): UnplacedPiece => {
  const { id, trigger } = components.scenario[cardIndex]!;
  const words = formatText(`draw.scene.${trigger.kind}`, { round: trigger.kind === 'round' ? trigger.round : 0 });
  const isUsed = isScenarioSpecialUsed[cardIndex];
  const name = isUsed ? formatText('draw.used', { card: words }) : words;
  return drawCard(`scenario-${id}`, name, { words: isUsed ? `${words} ×` : words, width: 41 });
};

/** Draws an Event, with the Automaton on it. */
const drawDisplayedCard = (
  { components, formatText, translate }: DrawContext,
  { source, card, hasAutomaton, isUsed }: DisplayedCard,
): UnplacedPiece => {
  const { id, title } = source === 'consequence' ? components.laws[card]! : components[source][card]!;
  const cardTitle: Message = titleMessage(title);
  const words = source === 'consequence' ? formatText('draw.from', { law: cardTitle }) : translate(cardTitle);
  const name = hasAutomaton ? `${words}, ${translate(nameMessage('citizen')('automaton'))}` : words;
  return drawCard(`${source}-${id}`, isUsed ? formatText('draw.used', { card: words }) : name, {
    words: `${isUsed ? '×' : ''}${words}`,
    beside: hasAutomaton ? playerFigure(MEEPLE_KINDS.indexOf('automaton'), 7, formatText('draw.letter.automaton')) : [],
  });
};

/** The numbers of columns and rows for cards. */
interface CardGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Places cards in rows, in the order in which they are drawn, closer together if there are many. */
const layCards = (
  id: string,
  cards: readonly UnplacedPiece[],
  { columns, rows }: CardGrid,
  at: DrawContext['rectangleAt'],
): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const inRow = Math.max(columns, Math.ceil(cards.length / rows));
  const step = inRow === columns ? width / columns : (width - width / columns) / (inRow - 1);
  return sortPieces(cards).map((piece, i) => ({
    ...piece,
    at: id,
    x: x + width / columns / 2 + (i % inRow) * step,
    y: y + (Math.floor(i / inRow) + 0.5) * (height / rows),
  }));
};

/** Draws the top card of an Expedition, with its path and the Scout on it. */
const drawExpedition = (
  context: DrawContext,
  { cards, scout, scoutSpace }: ExpeditionStack,
  slot: number,
): readonly Piece[] => {
  const { state, components, rectangleAt, formatText, translate } = context;
  const top = cards.at(-1);
  if (top === undefined) return [];
  const id = `stack-${slot}`;
  const { x, y, width, height } = rectangleAt(id);
  const { id: card, title, pathLength } = components.expeditions[top.card]!;
  const cardTitle = translate(titleMessage(title));
  // Views have every field that this reads.
  const spaces = lastSpace(state as State, boxFor(components), slot) + 1;
  const step = Math.min(13, (width - 24) / spaces);
  const spaceAt = (i: number): number => (i + 0.5) * step - (width - 10) / 2;
  const look = [
    element('rect', {
      ...{ x: 1.5 - width / 2, y: 1.5 - height / 2, width: width - 3, height: height - 3, rx: 3 },
      ...{ class: 'f-paper s-ink', 'stroke-width': 0.7 },
    }),
    ...wrapText(0, -9.5, cardTitle, { size: 9, maxWidth: width - 5 }),
    textElement(width / 2 - 5, 12.5, String(slot + 1), { size: 9, anchor: 'end', colour: 'muted' }),
    ...Array.from({ length: spaces }, (_, i) =>
      element('circle', { cx: spaceAt(i), cy: 12, r: Math.min(4.5, step / 2.6), class: 'f-shade s-muted' }),
    ),
  ];
  const piece = {
    kind: `expedition-${card}`,
    name: `${cardTitle}, ${formatText('draw.path', { cards: cards.length, path: pathLength })}`,
    look,
  };
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const figures = scout === 'none' ? [] : [drawMeeple(context, scout, 6.5)];
  return [
    { ...piece, at: id, x: centreX, y: centreY },
    ...figures.map((figure) => ({
      ...figure,
      name: formatText('draw.scout', { kind: figure.name, space: scoutSpace + 1 }),
      at: id,
      x: centreX + spaceAt(scoutSpace),
      y: centreY + 12,
    })),
  ];
};
