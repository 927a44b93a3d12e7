import type { Place, Rectangle } from '../../../board/board.js';
import { type Element, element, type Look, text } from '../../../draw/picture.js';
import type { Message } from '../../../words/message.js';
import type { PlaceKind } from '../board/index.js';
import { type Components, type Sym, TOOLS } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { nameOf } from '../temple.js';
import type { Staged } from './staged.js';

/** A place to be drawn. */
interface Asked extends Staged {
  readonly id: string;
  readonly called: Message;
  readonly area: Rectangle;
}

/** Draws places: their printed content, and the number of pieces there. */
export const look =
  (stage: Staged) =>
  ({ id, kind, shape, called }: Place): Look => {
    const { position, components, write, say } = stage;
    const area = shape as Rectangle;
    const asked: Asked = { ...stage, id, called, area };
    switch (kind as PlaceKind) {
      case 'cell':
        return { fill: 'stone', inside: lifted(position) === id ? [frame(area)] : [] };
      case 'dome':
        return { fill: 'stone', inside: [text(shape.x, shape.y, say(called), { size: 8, room: 28 })] };
      case 'slot':
        return slot(asked);
      case 'deck':
        return deck(asked);
      case 'stack':
        return pile(asked, write('draw.tiles', { count: position.stack.length }));
      case 'favour-deck':
        return pile(asked, write('draw.favours', { count: position.favourDeck.length }));
      case 'track':
        return { fill: 'paper', inside: track(components, area) };
      case 'area':
        return column(asked);
      default:
        return { fill: 'shade' };
    }
  };

/** Returns the name of the cell from which a tile is lifted; empty if there is none. */
const lifted = ({ phase }: State | View): string =>
  (phase.kind === 'drop' || phase.kind === 'spread') && phase.from >= 0 ? nameOf(phase.from) : '';

const frame = ({ x, y, width, height }: Rectangle): Element =>
  element('rect', { x: x + 2, y: y + 2, width: width - 4, height: height - 4, class: 's-ink', 'stroke-width': 2.5 });

/** Draws a slot; a reservation, and in a solo game a cube of the dummies, is written over the card. */
const slot = ({ position: { reservation, cubes }, id, called, area: { x, y, width }, write, say }: Asked): Look => {
  const number = Number(id.slice(-1));
  const dummies = cubes.flatMap((at, i) => (at === number ? [i + 1] : [])).join(', ');
  const words = [
    ...(reservation?.slot === number ? [write('draw.reserved', { number: reservation.player + 1 })] : []),
    ...(dummies === '' ? [] : [write('draw.dummies', { numbers: dummies })]),
  ].join(', ');
  return {
    fill: 'shade',
    inside: words === '' ? [] : [text(x + width / 2, y + 5, words, { size: 8.5, bold: true, room: width - 2 })],
    name: words === '' ? say(called) : write('draw.counted', { place: called, count: words }),
  };
};

/** Writes the number of cards left, and the pile of the next one. */
export const deckTold = ({ position: { deck: cards, backs }, write }: Staged): string =>
  cards.length === 0 ? write('draw.empty') : write('draw.deck', { count: cards.length, pile: backs[0]! });

const deck = (asked: Asked): Look => {
  const { called, area, write } = asked;
  const { x, y, width } = area;
  const words = deckTold(asked);
  return {
    fill: 'shade',
    inside: [text(x + width / 2, y + 8, words, { size: 9, room: width - 4 })],
    name: write('draw.counted', { place: called, count: words }),
  };
};

const pile = ({ called, area: { x, y, width, height }, write }: Asked, words: string): Look => ({
  fill: 'shade',
  inside: [text(x + width / 2, y + height / 2, words, { size: 9, room: width - 4 })],
  name: write('draw.counted', { place: called, count: words }),
});

const track = ({ track: numbers }: Components, { x, y, width, height }: Rectangle): readonly Element[] => {
  const step = width / numbers.length;
  return numbers.flatMap((value, i) => [
    element('path', { d: `M${x + i * step} ${y}v${height}`, class: 's-line', 'stroke-width': 0.5 }),
    text(x + (i + 0.5) * step, y + 6, value === 0 ? '·' : String(value), { size: 9, bold: value > 0 }),
  ]);
};

/** Draws a column with the number of its cards: of artisans by tool, of beasts with their symbols. */
const column = ({ position: { areas }, components: { cards }, id, called, area, write }: Asked): Look => {
  const [, owner, kind] = id.split('-');
  const symbol = kind as Sym;
  const held = areas[Number(owner)]!.filter(({ as }) => as === symbol);
  const tools = TOOLS.map((tool) => held.filter((card) => card.tool === tool).length);
  const beasts = held.reduce((sum, { card, changed }) => sum + (changed ? 0 : cards[card]!.beastSymbols), 0);
  const kinds = TOOLS.flatMap((tool, i) => (tools[i]! > 0 ? [`${write(`draw.letter.${tool}`)}${tools[i]}`] : []));
  const more = symbol === 'artisan' ? kinds.join('') : symbol === 'beast' && beasts > 0 ? `×${beasts}` : '';
  const count = symbol === 'artisan' && more !== '' ? '' : ` ${held.length}`;
  const words = `${write(`draw.letter.${symbol}`)}${count} ${more}`.trim();
  const set = { size: 8.5, bold: held.length > 0, room: area.width - 2 };
  return {
    fill: 'shade',
    inside: [text(area.x + area.width / 2, area.y + 6, words, set)],
    name: write('draw.counted', { place: called, count: held.length }),
  };
};
