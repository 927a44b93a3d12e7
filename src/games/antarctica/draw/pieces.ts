import { type Piece, sortPieces, textElement, translateElements } from '../../../draw/picture.js';
import { type Message, message } from '../../../words/message.js';
import type { PrintedCard } from '../board/index.js';
import { DECKS, SHIPYARD_CARDS } from '../components/index.js';
import type { State } from '../state/index.js';
import type { DrawContext } from './context.js';
import { buildingName } from './names.js';
import { drawCard, drawCardSymbol, drawSymbol, drawSymbolWithText } from './symbols.js';
import { drawCubes } from './tracks.js';
import { drawCube, drawShip, type UnplacedPiece } from './unplaced-pieces.js';
import { drawSun, drawZonePieces } from './zones.js';

/** Lists everything that can be moved: the sun, the pieces in the zones and on the tracks, cards, and supplies. */
export const pieces = (context: DrawContext): readonly Piece[] => {
  const { state } = context;
  return [
    drawSun(context),
    ...state.queues.flatMap((_, zone) => drawZonePieces(context, zone)),
    ...state.cubeSpaces.flatMap((_, track) => drawCubes(context, track)),
    ...DECKS.flatMap((deck) => topCardPiece(context, deck)),
    ...state.hands.flatMap((_, player) => ownerPieces(context, player)),
  ];
};

/** Draws the top card of a deck: what it needs, what it builds, its scientists and steps, and a star if it scores. */
const topCardPiece = (context: DrawContext, deck: keyof State['decks']): readonly Piece[] => {
  const { state, board, rectangleAt, formatText, translate } = context;
  const top = state.decks[deck][0];
  if (typeof top !== 'number') return [];
  const id = `deck-${deck}`;
  const { x, y, width, height } = rectangleAt(id);
  const printedCard = board.cards.buildings[top]!;
  const { needs, builds, scientists, steps, hasAsterisk } = printedCard;
  const cardWidth = width - 8;
  const maxWidth = cardWidth - 6;
  const joinNames = (names: readonly string[]) => names.join(' + ') || formatText('draw.nothing');
  const look = [
    ...drawCard(cardWidth, 46, []),
    textElement(0, -15, joinNames(needs.map((need) => translate(buildingName(need)))), {
      size: 10,
      maxWidth,
      shortText: joinNames(needs.map((need) => formatText(`draw.short.${need}`))),
    }),
    textElement(0, 0, `→ ${translate(buildingName(builds))}`, {
      size: 10,
      bold: true,
      maxWidth,
      shortText: `→ ${formatText(`draw.short.${builds}`)}`,
    }),
    ...drawSymbolWithText(-30, 15, [drawSymbol('person')], String(scientists)),
    ...drawSymbolWithText(2, 15, [drawSymbol('step')], String(steps)),
    ...(hasAsterisk ? [translateElements(36, 15, [drawSymbol('star')])] : []),
  ];
  return [{ ...describeCard(context, printedCard, top), at: id, x: x + width / 2, y: y + height / 2 + 7, look }];
};

const describeCard = (
  { formatText }: DrawContext,
  card: PrintedCard,
  cardIndex: number,
): Omit<UnplacedPiece, 'look'> => {
  const { id, needs, builds, scientists, steps, hasAsterisk } = card;
  const parameters = {
    id,
    needs: orNothing(needs.map(buildingName)),
    building: buildingName(builds),
    scientists,
    steps,
  };
  const name = formatText('draw.printed', parameters);
  return { kind: `card-${cardIndex}`, name: hasAsterisk ? formatText('draw.scoring', { card: name }) : name };
};

const orNothing = (names: readonly Message[]): readonly Message[] =>
  names.length === 0 ? [message('draw.nothing')] : names;

const ownerPieces = (context: DrawContext, player: number): readonly Piece[] => {
  const { freeShips, freeCubes, hands, hasSimpleCard, expertiseCards, buildingCards } = context.state;
  const shipyardCards = SHIPYARD_CARDS.flatMap((card, i) => new Array<HandCard>(hands[player]![i]!).fill(card));
  const resources = [
    ...(hasSimpleCard[player] ? ['simple' as const] : []),
    ...new Array<HandCard>(expertiseCards[player]!).fill('expertise'),
  ];
  const cards = context.board.cards.buildings;
  const layOut = layingOut(context, player);
  return [
    ...layOut(
      'ships',
      20,
      freeShips[player]!.map((ship) => drawShip(context, ship)),
    ),
    ...layOut('cubes', 16, new Array<UnplacedPiece>(freeCubes[player]!).fill(drawCube(context, player))),
    ...layOut(
      'hand',
      25,
      [...shipyardCards, ...resources].map((card) => drawHandCard(context, card)),
    ),
    ...layOut(
      'buildingCards',
      13,
      buildingCards[player]!.map((card) => drawBuildingCard(context, cards[card]!, card)),
      19,
    ),
  ];
};

/** Places pieces of a player side by side in the order in which they are drawn, closer together if there are many. */
const layingOut =
  ({ rectangleAt }: DrawContext, player: number) =>
  (kind: string, step: number, unplaced: readonly UnplacedPiece[], offsetY = 13): readonly Piece[] => {
    const id = `${kind}-${player}`;
    const { x, y, width } = rectangleAt(id);
    const distance = Math.min(step, (width - step - 4) / Math.max(1, unplaced.length - 1));
    return sortPieces(unplaced).map((piece, i) => ({
      ...piece,
      at: id,
      x: x + step / 2 + 2 + i * distance,
      y: y + offsetY,
    }));
  };

type HandCard = (typeof SHIPYARD_CARDS)[number] | 'simple' | 'expertise';

const drawHandCard = ({ formatText }: DrawContext, kind: HandCard): UnplacedPiece => ({
  kind: `${kind}-card`,
  name: formatText('draw.held', { card: message(`draw.card.${kind}`) }),
  look: drawCard(24, 20, drawCardSymbol(kind)),
});

const drawBuildingCard = (context: DrawContext, card: PrintedCard, cardIndex: number): UnplacedPiece => ({
  ...describeCard(context, card, cardIndex),
  look: drawCard(12, 12, card.hasAsterisk ? [drawSymbol('star')] : []),
});
