import type { Place, Rectangle } from '../../../board/board.js';
import { sum } from '../../../core/data/list.js';
import { type Element, element, figure, type Look, text } from '../../../draw/picture.js';
import { named, ordinal } from '../../../words/message.js';
import type { PlaceKind } from '../board/index.js';
import { type Deck, SHIPYARD_CARDS, type ShipyardCard, type Track } from '../components/index.js';
import type { Staged } from './staged.js';

/** Returns the name of a building. */
export const building = named('building');

/** Returns the point of a player's scientists in a zone. */
export const standOf = ({ x, y, height }: Rectangle, player: number): readonly [number, number] => [
  x + 11 + player * 28,
  y + height - 11,
];

/** A place to be drawn. */
interface Asked extends Staged {
  /** The id of the place without its kind. */
  readonly id: string;
  readonly place: Place;
  readonly area: Rectangle;
}

/** Draws places: their printed content, and the number of pieces there. */
export const look =
  (stage: Staged) =>
  (place: Place): Look => {
    const { id, kind, open, shape } = place;
    const asked: Asked = { ...stage, id: id.slice(id.indexOf('-') + 1), place, area: shape as Rectangle };
    switch (kind as PlaceKind) {
      case 'queue':
        return {};
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
      default:
        return { fill: 'shade', inside: isEmpty(asked) ? [caption(asked)] : [] };
    }
  };

/** Returns the number of a zone or track as people count, from 1. */
const numberOf = (id: string): string => String(ordinal(Number(id)));

const closed = ({ id, place, area: { x, y, width, height }, write }: Asked): Look => ({
  fill: 'shade',
  inside: [
    element('path', { d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`, class: 's-line' }),
    text(x + 12, y + 12, numberOf(id), { size: 12, bold: true }),
  ],
  name: write('draw.zoneClosed', { place: place.called }),
});

const zone = ({ position: { sun, scientists: people }, id, place, area, write, say }: Asked): Look => {
  const number = Number(id);
  return {
    fill: sun === number ? 'sunny' : 'zone',
    inside: [
      text(area.x + 10, area.y + 12, numberOf(id), { size: 13, bold: true }),
      ...people[number]!.flatMap((count, player) => {
        const [x, y] = standOf(area, player);
        return count === 0 ? [] : [text(x + 9, y, String(count), { size: 10, anchor: 'start', bold: true })];
      }),
    ],
    name: sun === number ? write('draw.sunny', { place: place.called }) : say(place.called),
  };
};

/** Returns the left edge and the width of the spaces of a track. */
export const spacesOf = ({ x, width }: Rectangle, { numbers }: Track): readonly [number, number] => [
  x + HEAD,
  (width - HEAD) / numbers.length,
];

/** The width of the number of a track with its icons. */
const HEAD = 38;

const track = ({ position: { spent }, board: { cards }, id, place, area, write }: Asked): Look => {
  const printed = cards.tracks[Number(id)]!;
  const [left, step] = spacesOf(area, printed);
  const { icons, numbers } = printed;
  const effects = place.open ? printed.effects : [];
  const middle = area.y + area.height / 2;
  const icon = (i: number) => middle + (i - (icons.length - 1) / 2) * 9;
  const name = write('draw.track', { place: place.called, icons: icons.map(building) });
  return {
    fill: place.open ? 'paper' : 'shade',
    inside: [
      text(area.x + 7, middle, numberOf(id), { size: 11, bold: true }),
      ...icons.map((kind, i) => text(area.x + 25, icon(i), write(`draw.short.${kind}`), { size: 8, room: 25 })),
      ...effects.map(({ space, colour }) =>
        element('rect', {
          x: left + (space - 1) * step,
          y: area.y + 0.5,
          width: step,
          height: area.height - 1,
          class: `f-${colour}`,
        }),
      ),
      ...(place.open ? numbers : []).flatMap((value, i) => spaceOf(value, left + (i + 0.5) * step, area)),
      ...effects.map(({ space, colour, effect }) => {
        const sign = spent[Number(id)]!.includes(space) ? '×' : colour === 'red' ? '!' : '~';
        const words = `${sign}${write(`draw.effect.${effect}`)}`;
        return text(left + (space - 0.5) * step, area.y + 6, words, { size: 8, room: step - 1 });
      }),
      ...(place.open ? [] : [text(area.x + area.width / 2, middle, write('draw.closed'), { size: 12, bold: true })]),
    ],
    name: place.open ? name : write('draw.isClosed', { place: name }),
  };
};

const spaceOf = (value: number | null, x: number, { y, height }: Rectangle): readonly Element[] => [
  text(x, y + height - 8, value === null ? '·' : String(value), { size: 9, colour: 'muted' }),
];

const deck = ({ position: { decks }, id, place, area: { x, y, width }, write }: Asked): Look => {
  const count = decks[id as Deck].length;
  const words = write(`draw.deck.${id as Deck}`, { count });
  return {
    fill: 'shade',
    inside: [text(x + width - 5, y + 9, words, { size: 8, anchor: 'end', colour: 'muted', room: 64 })],
    name: write('draw.counted', { place: place.called, count }),
  };
};

const pile = ({ position: { pile: counts, expertisePile, phase }, id, place, area, write }: Asked): Look => {
  const number = SHIPYARD_CARDS.indexOf(id as ShipyardCard);
  const count = number < 0 ? expertisePile : counts[number]!;
  const row = phase.kind === 'draft' && number >= 0 ? phase.row[number]! : 0;
  const figures = `${count}${row > 0 ? ` +${row}` : ''}`;
  const right = { x: area.x + area.width - 4, y: area.y + area.height / 2 };
  return {
    fill: 'shade',
    inside: [
      text(area.x + 4, right.y, write(`draw.card.${id as ShipyardCard}`), {
        size: 9,
        anchor: 'start',
        room: row > 0 ? 35 : 48,
      }),
      text(right.x, right.y, figures, { size: 9, anchor: 'end' }),
    ],
    name: write(row > 0 ? 'draw.offered' : 'draw.counted', { place: place.called, count, row }),
  };
};

const supply = ({ position: { supply: tokens }, components: { kinds }, area: { x, y }, write }: Asked) =>
  kinds.map(({ building: kind }, i) => {
    const words = `${write(`draw.short.${kind}`)} ${tokens[i]}`;
    return text(x + 25 + (i % 7) * 49.5, y + 8 + Math.floor(i / 7) * 13, words, {
      size: 9,
      room: 47,
      ...(tokens[i] === 0 ? { colour: 'line' } : {}),
    });
  });

const scientists = ({ position: { personnel, reserve }, place, area: { x, y, height }, write }: Asked): Look => {
  const owner = place.owner!;
  const counts = { ready: personnel[owner]!, left: reserve[owner]! };
  return {
    fill: 'shade',
    inside: [
      element('g', { transform: `translate(${x + 12} ${y + height / 2})` }, figure(owner, 6, '')),
      text(x + 22, y + height / 2, write('draw.people', counts), { size: 9, anchor: 'start', room: 72 }),
    ],
    name: write('draw.peopleOf', { place: place.called, ...counts }),
  };
};

const discarded = ({ position: { lostShips, lostCubes }, place, area, write }: Asked): Look => {
  const [ships, cubes] = [lostShips[place.owner!]!.length, lostCubes[place.owner!]!];
  const words = write('draw.given', { count: ships + cubes });
  return {
    fill: 'shade',
    inside: [text(area.x + area.width / 2, area.y + area.height / 2, words, { size: 9, room: area.width - 4 })],
    name: write('draw.givenOf', { place: place.called, ships, cubes }),
  };
};

const isEmpty = ({ position, place: { kind, owner } }: Asked): boolean => {
  const { freeShips, freeCubes, hand, simple, expertise, taken } = position;
  switch (kind) {
    case 'ships':
      return freeShips[owner!]!.length === 0;
    case 'cubes':
      return freeCubes[owner!] === 0;
    case 'hand':
      return sum(hand[owner!]!) + expertise[owner!]! === 0 && !simple[owner!];
    default:
      return taken[owner!]!.length === 0;
  }
};

/** Writes the name of a place that is empty. */
const caption = ({ place: { kind }, area: { x, y, width, height }, write }: Asked): Element =>
  text(x + width - 4, y + height / 2, write(`draw.empty.${kind as 'ships' | 'cubes' | 'hand' | 'taken'}`), {
    size: 8,
    anchor: 'end',
    colour: 'line',
    room: width - 8,
  });
