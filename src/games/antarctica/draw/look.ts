import type { Place, Rectangle } from '../../../board/board.js';
import { sum } from '../../../core/data/list.js';
import { type Look, movedTo, text } from '../../../draw/picture.js';
import type { PlaceKind } from '../board/index.js';
import { type Deck, SHIPYARD_CARDS, type ShipyardCard } from '../components/index.js';
import { counted } from './names.js';
import { cardSign, sign, signed } from './signs.js';
import type { Asked, Staged } from './staged.js';
import { track } from './tracks.js';
import { closed, queue, zone } from './zones.js';

/** Draws places: their printed content, and the number of pieces there. */
export const look =
  (stage: Staged) =>
  (place: Place): Look => {
    const { id, kind, open, shape } = place;
    const asked: Asked = { ...stage, id: id.slice(id.indexOf('-') + 1), place, area: shape as Rectangle };
    switch (kind as PlaceKind) {
      case 'queue':
        return queue(asked);
      case 'zone':
        return open ? zone(asked) : closed(asked);
      case 'track':
        return track(asked);
      case 'deck':
        return deck(asked);
      case 'pile':
        return pile(asked);
      case 'supply':
        return { fill: 'shade', inside: supply(asked) };
      case 'scientists':
        return scientists(asked);
      case 'discard':
        return discarded(asked);
      case 'taken':
        return taken(asked);
      default:
        return { fill: 'shade', inside: isEmpty(asked) ? [caption(asked)] : [] };
    }
  };

const deck = ({ position: { decks }, id, place, area: { x, y, width }, write }: Asked): Look => {
  const count = decks[id as Deck].length;
  const words = write(`draw.deck.${id as Deck}`, { count });
  return {
    fill: 'shade',
    inside: [text(x + width / 2, y + 9, words, { size: 9, colour: 'muted', room: width - 8 })],
    name: write('draw.counted', { place: place.called, count }),
  };
};

const pile = ({ position: { pile: counts, expertisePile, phase }, id, place, area, write }: Asked): Look => {
  const card = id as ShipyardCard | 'expertise';
  const number = SHIPYARD_CARDS.indexOf(card as ShipyardCard);
  const count = number < 0 ? expertisePile : counts[number]!;
  const row = phase.kind === 'draft' && number >= 0 ? phase.row[number]! : 0;
  const [middle, top] = [area.x + area.width / 2, area.y + 10];
  const figures = `${count}${row > 0 ? ` +${row}` : ''}`;
  return {
    fill: 'shade',
    inside: [
      movedTo(middle - 9, top, cardSign(card)),
      text(middle + 5, top, figures, { size: 10, anchor: 'start', bold: true }),
      text(middle, area.y + 24, write(`draw.card.${card}`), { size: 9, room: area.width - 3 }),
    ],
    name: write(row > 0 ? 'draw.offered' : 'draw.counted', { place: place.called, count, row }),
  };
};

/** Writes the number of tokens of each building, after a caption. */
const supply = ({ position: { supply: tokens }, components: { kinds }, area, write }: Asked) => {
  const columns = Math.floor(area.width / 86);
  const [wide, step] = [area.width / columns, area.height / Math.ceil((kinds.length + 1) / columns)];
  const lines = kinds.map(({ building: kind }, i) => `${write(`draw.short.${kind}`)} ${tokens[i]}`);
  return [write('draw.supply'), ...lines].map((words, i) =>
    text(area.x + ((i % columns) + 0.5) * wide, area.y + (Math.floor(i / columns) + 0.5) * step, words, {
      size: 9.5,
      room: wide - 3,
      ...(i === 0 ? { bold: true } : tokens[i - 1] === 0 ? { colour: 'line' } : {}),
    }),
  );
};

const scientists = ({ position: { personnel, reserve }, place, area: { x, y, width }, write }: Asked): Look => {
  const counts = { ready: personnel[place.owner!]!, left: reserve[place.owner!]! };
  const lines = [write('draw.ready', counts), write('draw.left', counts)];
  return {
    fill: 'shade',
    inside: [
      movedTo(x + 9, y + 13, [sign('person')]),
      ...lines.map((words, i) => text(x + 18, y + 7.5 + i * 11, words, { size: 9, anchor: 'start', room: width - 20 })),
    ],
    name: write('draw.peopleOf', { place: place.called, ...counts }),
  };
};

const discarded = ({ position: { lostShips, lostCubes }, place, area: { x, y, width }, write }: Asked): Look => {
  const [ships, cubes] = [lostShips[place.owner!]!.length, lostCubes[place.owner!]!];
  const middle = x + width / 2;
  return {
    fill: 'shade',
    inside: [
      text(middle, y + 7.5, write('draw.given'), { size: 9, room: width - 4 }),
      ...signed(middle - 22, y + 18, [sign('ship')], String(ships)),
      ...signed(middle + 8, y + 18, [sign('cube')], String(cubes)),
    ],
    name: write('draw.givenOf', { place: place.called, ships, cubes }),
  };
};

/** Counts the building cards that score and all of them. */
const taken = ({ position, board: { cards }, place, area: { x, y, width }, write }: Asked): Look => {
  const list = position.taken[place.owner!]!;
  const stars = list.filter((card) => cards.buildings[card]!.asterisk).length;
  const counts = { count: list.length, stars };
  return {
    fill: 'shade',
    inside: [text(x + width / 2, y + 7, write('draw.taken', counts), { size: 9, room: width - 4 })],
    name: write('draw.takenOf', { place: place.called, ...counts }),
  };
};

const isEmpty = ({ position, place: { kind, owner } }: Asked): boolean => {
  const { freeShips, freeCubes, hand, simple, expertise } = position;
  switch (kind) {
    case 'ships':
      return freeShips[owner!]!.length === 0;
    case 'cubes':
      return freeCubes[owner!] === 0;
    default:
      return sum(hand[owner!]!) + expertise[owner!]! === 0 && !simple[owner!];
  }
};

/** Writes the name of a place that is empty. */
const caption = ({ place: { kind }, area: { x, y, width, height }, write }: Asked) =>
  text(x + width / 2, y + height / 2, counted(write, kind as 'ships' | 'cubes' | 'hand', 0), {
    size: 9,
    colour: 'muted',
    room: width - 8,
  });
