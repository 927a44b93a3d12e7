import type { Place, Rectangle } from '../../../board/board.js';
import {
  type Element,
  element,
  type PlaceStyle,
  textElement,
  translateElements,
  wrapText,
} from '../../../draw/picture.js';
import { type Message, playerMessage } from '../../../words/message.js';
import type { PlaceKind } from '../board/index.js';
import { ownerName } from '../board/places.js';
import type { CardSymbol, Components } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { cellName } from '../temple.js';
import type { DrawContext } from './context.js';
import { drawOwner, drawPath, drawSymbol } from './symbols.js';

/** A place to be drawn. */
interface DrawnPlace extends DrawContext {
  readonly id: string;
  readonly nameMessage: Message;
  readonly area: Rectangle;
}

/** Draws places: their printed content, and the number of pieces there. */
export const drawPlace =
  (context: DrawContext) =>
  ({ id, kind, shape, nameMessage }: Place): PlaceStyle => {
    const { state, components, formatText } = context;
    const area = shape as Rectangle;
    const drawnPlace: DrawnPlace = { ...context, id, nameMessage, area };
    switch (kind as PlaceKind) {
      case 'cell':
        return { fill: 'stone', elements: liftedCellName(state) === id ? [drawFrame(area)] : [] };
      case 'dome':
        return { fill: 'stone' };
      case 'slot':
        return drawSlot(drawnPlace);
      case 'deck':
        return drawDeck(drawnPlace);
      case 'stack':
        return drawPile(drawnPlace, formatText('draw.tiles', { count: state.tileStack.length }));
      case 'favour-deck':
        return drawPile(drawnPlace, formatText('draw.favours', { count: state.favourDeck.length }));
      case 'taken':
        return {
          fill: 'shade',
          elements: wrapText(area.x + area.width / 2, area.y + 24, formatText('draw.taken'), {
            size: 9,
            colour: 'muted',
            maxWidth: area.width - 4,
          }),
        };
      case 'track':
        return { fill: 'paper', elements: drawTrack(components, area) };
      case 'area':
        return drawColumn(drawnPlace);
      case 'favour':
      case 'favours':
        return { fill: 'shade' };
    }
  };

/** Returns the name of the cell from which a tile is lifted; empty if there is none. */
const liftedCellName = ({ phase }: State | View): string =>
  (phase.kind === 'dropTile' || phase.kind === 'spread') && phase.liftedCell >= 0 ? cellName(phase.liftedCell) : '';

const drawFrame = ({ x, y, width, height }: Rectangle): Element =>
  element('rect', { x: x + 2, y: y + 2, width: width - 4, height: height - 4, class: 's-ink', 'stroke-width': 2.5 });

/** Draws a slot with its number; over the card, who has reserved it, and in a solo game the cubes of the dummies. */
const drawSlot = (drawnPlace: DrawnPlace): PlaceStyle => {
  const { state, id, nameMessage, area, formatText, translate } = drawnPlace;
  const slotIndex = Number(id.slice(-1));
  const reservers = state.reservation?.slot === slotIndex ? [state.reservation.player] : [];
  const dummies = state.dummySlots.flatMap((at, i) => (at === slotIndex ? [i + 1] : []));
  const words = [
    ...reservers.map((player) => formatText('draw.reserved', { player: playerMessage(player) })),
    ...dummies.map((dummy) => formatText('draw.cube', { owner: ownerName(dummy, state.players) })),
  ].join(', ');
  return {
    fill: 'shade',
    elements: [
      textElement(area.x + 5, area.y + 6, String(slotIndex + 1), { size: 9, colour: 'muted' }),
      ...[...reservers, ...dummies].map((owner, i) =>
        translateElements(area.x + area.width - 8 - i * 14, area.y + 7, drawOwner(drawnPlace, owner, 6)),
      ),
    ],
    title: words === '' ? translate(nameMessage) : formatText('draw.counted', { place: nameMessage, count: words }),
  };
};

/** Writes the number of cards left, and the pile of the next one. */
export const deckText = ({ state: { deck: cards, deckBacks }, formatText }: DrawContext): string =>
  cards.length === 0 ? formatText('draw.empty') : formatText('draw.deck', { count: cards.length, pile: deckBacks[0]! });

const drawDeck = (drawnPlace: DrawnPlace): PlaceStyle => {
  const { nameMessage, area, formatText } = drawnPlace;
  const { x, y, width } = area;
  const words = deckText(drawnPlace);
  return {
    fill: 'shade',
    elements: [textElement(x + width / 2, y + 6, words, { size: 9, maxWidth: width - 4 })],
    title: formatText('draw.counted', { place: nameMessage, count: words }),
  };
};

const drawPile = (
  { nameMessage, area: { x, y, width, height }, formatText }: DrawnPlace,
  words: string,
): PlaceStyle => ({
  fill: 'shade',
  elements: [textElement(x + width / 2, y + height / 2, words, { size: 9, maxWidth: width - 4 })],
  title: formatText('draw.counted', { place: nameMessage, count: words }),
});

/** Draws the steps: numbers that count in bold, the numbers of the other steps faintly. */
const drawTrack = (
  { engineeringTrack: numbers }: Components,
  { x, y, width, height }: Rectangle,
): readonly Element[] => {
  const step = width / numbers.length;
  return numbers.flatMap((value, i) => [
    element('path', { d: `M${x + i * step} ${y}v${height}`, class: 's-line', 'stroke-width': 0.5 }),
    value === 0
      ? textElement(x + (i + 0.5) * step, y + 6, String(i), { size: 9, colour: 'muted' })
      : textElement(x + (i + 0.5) * step, y + 6, String(value), { size: 11, bold: true }),
  ]);
};

/** Draws a column with the number of its cards: of beasts, times their multipliers. */
const drawColumn = ({
  state: { filedCards },
  components: { cards },
  id,
  nameMessage,
  area,
  formatText,
}: DrawnPlace): PlaceStyle => {
  const [, owner, kind] = id.split('-');
  const symbol = kind as CardSymbol;
  const filed = filedCards[Number(owner)]!.filter(({ countsAs }) => countsAs === symbol);
  const times = filed.reduce(
    (sum, { card, isTransformed }) => sum + (isTransformed ? 0 : cards[card]!.beastSymbols),
    0,
  );
  const isBeast = symbol === 'beast' && times > 0;
  const words = isBeast ? `${filed.length}×${times}` : String(filed.length);
  const [x, y] = [area.x + 17, area.y + 7.5];
  return {
    fill: 'shade',
    elements: [
      ...drawSymbol({ formatText }, symbol, [area.x + 8, y], 7),
      textElement(x, y, words, { size: 10, anchor: 'start', bold: filed.length > 0 }),
      ...(isBeast ? [translateElements(x + words.length * 6 + 8, y, [drawPath('diamond')])] : []),
    ],
    title: formatText('draw.counted', { place: nameMessage, count: filed.length }),
  };
};
