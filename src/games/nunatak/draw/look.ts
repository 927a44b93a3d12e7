import type { Place, Rectangle } from '../../../board/board.js';
import { type Element, element, folded, type Look, movedTo, text } from '../../../draw/picture.js';
import { type Message, seat } from '../../../words/message.js';
import type { PlaceKind } from '../board/index.js';
import { ownerCalled } from '../board/places.js';
import type { Components, Sym } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { nameOf } from '../temple.js';
import { ownerSign, pathSign, symbolSign } from './signs.js';
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
    const { position, components, write } = stage;
    const area = shape as Rectangle;
    const asked: Asked = { ...stage, id, called, area };
    switch (kind as PlaceKind) {
      case 'cell':
        return { fill: 'stone', inside: lifted(position) === id ? [frame(area)] : [] };
      case 'dome':
        return { fill: 'stone' };
      case 'slot':
        return slot(asked);
      case 'deck':
        return deck(asked);
      case 'stack':
        return pile(asked, write('draw.tiles', { count: position.stack.length }));
      case 'favour-deck':
        return pile(asked, write('draw.favours', { count: position.favourDeck.length }));
      case 'taken':
        return {
          fill: 'shade',
          inside: folded(area.x + area.width / 2, area.y + 24, write('draw.taken'), {
            size: 9,
            colour: 'muted',
            room: area.width - 4,
          }),
        };
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

/** Draws a slot with its number; over the card, who has reserved it, and in a solo game the cubes of the dummies. */
const slot = (asked: Asked): Look => {
  const { position, id, called, area, write, say } = asked;
  const number = Number(id.slice(-1));
  const by = position.reservation?.slot === number ? [position.reservation.player] : [];
  const dummies = position.cubes.flatMap((at, i) => (at === number ? [i + 1] : []));
  const words = [
    ...by.map((player) => write('draw.reserved', { player: seat(player) })),
    ...dummies.map((dummy) => write('draw.cube', { owner: ownerCalled(dummy, position.players) })),
  ].join(', ');
  return {
    fill: 'shade',
    inside: [
      text(area.x + 5, area.y + 6, String(number + 1), { size: 9, colour: 'muted' }),
      ...[...by, ...dummies].map((owner, i) =>
        movedTo(area.x + area.width - 8 - i * 14, area.y + 7, ownerSign(asked, owner, 6)),
      ),
    ],
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
    inside: [text(x + width / 2, y + 6, words, { size: 9, room: width - 4 })],
    name: write('draw.counted', { place: called, count: words }),
  };
};

const pile = ({ called, area: { x, y, width, height }, write }: Asked, words: string): Look => ({
  fill: 'shade',
  inside: [text(x + width / 2, y + height / 2, words, { size: 9, room: width - 4 })],
  name: write('draw.counted', { place: called, count: words }),
});

/** Draws the steps: numbers that count in bold, the numbers of the other steps faintly. */
const track = ({ track: numbers }: Components, { x, y, width, height }: Rectangle): readonly Element[] => {
  const step = width / numbers.length;
  return numbers.flatMap((value, i) => [
    element('path', { d: `M${x + i * step} ${y}v${height}`, class: 's-line', 'stroke-width': 0.5 }),
    value === 0
      ? text(x + (i + 0.5) * step, y + 6, String(i), { size: 9, colour: 'muted' })
      : text(x + (i + 0.5) * step, y + 6, String(value), { size: 11, bold: true }),
  ]);
};

/** Draws a column with the number of its cards: of beasts, times their multipliers. */
const column = ({ position: { areas }, components: { cards }, id, called, area, write }: Asked): Look => {
  const [, owner, kind] = id.split('-');
  const symbol = kind as Sym;
  const held = areas[Number(owner)]!.filter(({ as }) => as === symbol);
  const times = held.reduce((sum, { card, changed }) => sum + (changed ? 0 : cards[card]!.beastSymbols), 0);
  const isBeast = symbol === 'beast' && times > 0;
  const words = isBeast ? `${held.length}×${times}` : String(held.length);
  const [x, y] = [area.x + 17, area.y + 7.5];
  return {
    fill: 'shade',
    inside: [
      ...symbolSign({ write }, symbol, [area.x + 8, y], 7),
      text(x, y, words, { size: 10, anchor: 'start', bold: held.length > 0 }),
      ...(isBeast ? [movedTo(x + words.length * 6 + 8, y, [pathSign('diamond')])] : []),
    ],
    name: write('draw.counted', { place: called, count: held.length }),
  };
};
