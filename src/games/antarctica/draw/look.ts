import type { Place, Rectangle } from '../../../board/board.js';
import { sum } from '../../../core/data/list.js';
import { type PlaceStyle, textElement, translateElements } from '../../../draw/picture.js';
import type { PlaceKind } from '../board/index.js';
import { type Deck, SHIPYARD_CARDS, type ShipyardCard } from '../components/index.js';
import type { DrawContext, DrawnPlace } from './context.js';
import { writeCount } from './names.js';
import { drawCardSymbol, drawSymbol, drawSymbolWithText } from './symbols.js';
import { drawTrack } from './tracks.js';
import { drawClosedZone, drawQueuePlace, drawZone } from './zones.js';

/** Draws places: their printed content, and the number of pieces there. */
export const drawPlace =
  (context: DrawContext) =>
  (place: Place): PlaceStyle => {
    const { id, kind, isInUse, shape } = place;
    const drawnPlace: DrawnPlace = { ...context, id: id.slice(id.indexOf('-') + 1), place, area: shape as Rectangle };
    switch (kind as PlaceKind) {
      case 'queue':
        return drawQueuePlace(drawnPlace);
      case 'zone':
        return isInUse ? drawZone(drawnPlace) : drawClosedZone(drawnPlace);
      case 'track':
        return drawTrack(drawnPlace);
      case 'deck':
        return drawDeck(drawnPlace);
      case 'pile':
        return drawPile(drawnPlace);
      case 'supply':
        return { fill: 'shade', elements: drawSupply(drawnPlace) };
      case 'scientists':
        return drawScientists(drawnPlace);
      case 'discard':
        return drawDiscards(drawnPlace);
      case 'buildingCards':
        return drawBuildingCards(drawnPlace);
      case 'hand':
      case 'ships':
      case 'cubes':
        return { fill: 'shade', elements: isPlaceEmpty(drawnPlace) ? [drawCaption(drawnPlace)] : [] };
    }
  };

const drawDeck = ({ state: { decks }, id, place, area: { x, y, width }, formatText }: DrawnPlace): PlaceStyle => {
  const count = decks[id as Deck].length;
  const words = formatText(`draw.deck.${id as Deck}`, { count });
  return {
    fill: 'shade',
    elements: [textElement(x + width / 2, y + 9, words, { size: 9, colour: 'muted', maxWidth: width - 8 })],
    title: formatText('draw.counted', { place: place.nameMessage, count }),
  };
};

const drawPile = ({
  state: { shipyardPile: counts, expertisePile, phase },
  id,
  place,
  area,
  formatText,
}: DrawnPlace): PlaceStyle => {
  const card = id as ShipyardCard | 'expertise';
  const index = SHIPYARD_CARDS.indexOf(card as ShipyardCard);
  const count = index < 0 ? expertisePile : counts[index]!;
  const row = phase.kind === 'draft' && index >= 0 ? phase.row[index]! : 0;
  const [middle, top] = [area.x + area.width / 2, area.y + 10];
  const countText = `${count}${row > 0 ? ` +${row}` : ''}`;
  return {
    fill: 'shade',
    elements: [
      translateElements(middle - 9, top, drawCardSymbol(card)),
      textElement(middle + 5, top, countText, { size: 10, anchor: 'start', bold: true }),
      textElement(middle, area.y + 24, formatText(`draw.card.${card}`), { size: 9, maxWidth: area.width - 3 }),
    ],
    title: formatText(row > 0 ? 'draw.offered' : 'draw.counted', { place: place.nameMessage, count, inRow: row }),
  };
};

/** Writes the number of tokens of each building, after a caption. */
const drawSupply = ({
  state: { buildingSupply: tokens },
  components: { buildingTokens },
  area,
  formatText,
}: DrawnPlace) => {
  const columns = Math.floor(area.width / 86);
  const [columnWidth, step] = [area.width / columns, area.height / Math.ceil((buildingTokens.length + 1) / columns)];
  const lines = buildingTokens.map(({ building: kind }, i) => `${formatText(`draw.short.${kind}`)} ${tokens[i]}`);
  return [formatText('draw.supply'), ...lines].map((words, i) =>
    textElement(area.x + ((i % columns) + 0.5) * columnWidth, area.y + (Math.floor(i / columns) + 0.5) * step, words, {
      size: 9.5,
      maxWidth: columnWidth - 3,
      ...(i === 0 ? { bold: true } : tokens[i - 1] === 0 ? { colour: 'line' } : {}),
    }),
  );
};

const drawScientists = ({
  state: { personnel, reserve },
  place,
  area: { x, y, width },
  formatText,
}: DrawnPlace): PlaceStyle => {
  const counts = { ready: personnel[place.owner!]!, left: reserve[place.owner!]! };
  const lines = [formatText('draw.ready', counts), formatText('draw.left', counts)];
  return {
    fill: 'shade',
    elements: [
      translateElements(x + 9, y + 13, [drawSymbol('person')]),
      ...lines.map((words, i) =>
        textElement(x + 18, y + 7.5 + i * 11, words, { size: 9, anchor: 'start', maxWidth: width - 20 }),
      ),
    ],
    title: formatText('draw.peopleOf', { place: place.nameMessage, ...counts }),
  };
};

const drawDiscards = ({
  state: { lostShips, lostCubes },
  place,
  area: { x, y, width },
  formatText,
}: DrawnPlace): PlaceStyle => {
  const [ships, cubes] = [lostShips[place.owner!]!.length, lostCubes[place.owner!]!];
  const middle = x + width / 2;
  return {
    fill: 'shade',
    elements: [
      textElement(middle, y + 7.5, formatText('draw.discarded'), { size: 9, maxWidth: width - 4 }),
      ...drawSymbolWithText(middle - 22, y + 18, [drawSymbol('ship')], String(ships)),
      ...drawSymbolWithText(middle + 8, y + 18, [drawSymbol('cube')], String(cubes)),
    ],
    title: formatText('draw.discardedBy', { place: place.nameMessage, ships, cubes }),
  };
};

/** Counts the building cards that score and all of them. */
const drawBuildingCards = ({
  state,
  board: { cards },
  place,
  area: { x, y, width },
  formatText,
}: DrawnPlace): PlaceStyle => {
  const ownCards = state.buildingCards[place.owner!]!;
  const stars = ownCards.filter((card) => cards.buildings[card]!.hasAsterisk).length;
  const counts = { count: ownCards.length, stars };
  return {
    fill: 'shade',
    elements: [
      textElement(x + width / 2, y + 7, formatText('draw.buildingCards', counts), { size: 9, maxWidth: width - 4 }),
    ],
    title: formatText('draw.buildingCardsOf', { place: place.nameMessage, ...counts }),
  };
};

const isPlaceEmpty = ({ state, place: { kind, owner } }: DrawnPlace): boolean => {
  const { freeShips, freeCubes, hands, hasSimpleCard, expertiseCards } = state;
  switch (kind) {
    case 'ships':
      return freeShips[owner!]!.length === 0;
    case 'cubes':
      return freeCubes[owner!] === 0;
    default:
      return sum(hands[owner!]!) + expertiseCards[owner!]! === 0 && !hasSimpleCard[owner!];
  }
};

/** Writes the name of a place that is empty. */
const drawCaption = ({ place: { kind }, area: { x, y, width, height }, formatText }: DrawnPlace) =>
  textElement(x + width / 2, y + height / 2, writeCount(formatText, kind as 'ships' | 'cubes' | 'hand', 0), {
    size: 9,
    colour: 'muted',
    maxWidth: width - 8,
  });
