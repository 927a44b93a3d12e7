import type { Place, Rectangle } from '../../../core/board.js';
import { sum } from '../../../core/list.js';
import { type Element, element, figure, type Look, text } from '../../../picture/index.js';
import type { PlaceKind } from '../board/index.js';
import type { Building, Components, Effect, Track } from '../components/index.js';
import type { State, View } from '../state/index.js';
import type { Staged } from './staged.js';

/** Short words for buildings. */
export const SHORT: Readonly<Record<Building, string>> = {
  camp: 'camp',
  shipyard: 'yard',
  crane: 'crane',
  mine: 'mine',
  derrick: 'derr',
  turbine: 'turb',
  laboratory: 'lab',
  factory: 'fact',
  land: 'land',
  coastal: 'coast',
  marine: 'sea',
  headquarters: 'HQ',
  farm: 'farm',
  antenna: 'ant',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  scientist: 'sci',
  ship: 'ship',
  expertise: 'exp',
  simple: 'sim',
  move: 'move',
  draft: 'draft',
  advance: 'adv',
};

/** Where the scientists of a player stand in a zone. */
export const standOf = ({ x, y, height }: Rectangle, player: number): readonly [number, number] => [
  x + 11 + player * 28,
  y + height - 11,
];

/** How places look: what is printed on them, and how much lies there. */
export const look =
  ({ position, board: { cards }, components }: Staged) =>
  ({ id, kind, owner, open, name, shape }: Place): Look => {
    const area = shape as Rectangle;
    const number = Number(id.split('-')[1]);
    switch (kind as PlaceKind) {
      case 'zone':
        return open ? zone(position, number, area) : closed(area, name);
      case 'track':
        return track(position, cards.tracks[number]!, { number, open, area });
      case 'deck':
        return deck(position, id.slice(5), area);
      case 'pile':
        return pile(position, id.slice(5), area);
      case 'supply':
        return { fill: 'shade', inside: supply(position, components, area) };
      case 'scientists':
        return scientists(position, owner!, area);
      case 'discard':
        return discarded(position, owner!, area);
      default:
        return kind === 'queue'
          ? {}
          : { fill: 'shade', inside: isEmpty(position, kind, owner!) ? [caption(area, kind)] : [] };
    }
  };

const closed = ({ x, y, width, height }: Rectangle, name: string): Look => ({
  fill: 'shade',
  inside: [
    element('path', { d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`, class: 's-line' }),
    text(x + 12, y + 12, name.slice(-1), { size: 12, bold: true }),
  ],
  name: `${name}, closed`,
});

const zone = ({ sun, scientists: people }: State | View, number: number, area: Rectangle): Look => ({
  fill: sun === number ? 'sunny' : 'zone',
  inside: [
    text(area.x + 10, area.y + 12, String(number), { size: 13, bold: true }),
    ...people[number]!.flatMap((count, player) => {
      const [x, y] = standOf(area, player);
      return count === 0 ? [] : [text(x + 9, y, String(count), { size: 10, anchor: 'start', bold: true })];
    }),
  ],
  name: `zone ${number}${sun === number ? ', in the sun' : ''}`,
  facts: { sun: sun === number, scientists: people[number]!.join() },
});

/** Where the spaces of a track begin, and how wide each of them is. */
export const spacesOf = ({ x, width }: Rectangle, { numbers }: Track): readonly [number, number] => [
  x + 26,
  (width - 26) / numbers.length,
];

interface Drawn {
  readonly number: number;
  readonly open: boolean;
  readonly area: Rectangle;
}

const track = ({ spent }: State | View, printed: Track, { number, open, area }: Drawn): Look => {
  const [left, step] = spacesOf(area, printed);
  const { icons, numbers, effects } = printed;
  const middle = area.y + area.height / 2;
  const icon = (i: number) => middle + (i - (icons.length - 1) / 2) * 9;
  return {
    fill: open ? 'paper' : 'shade',
    inside: [
      ...icons.map((name, i) => text(area.x + 13, icon(i), SHORT[name], { size: 8 })),
      ...(open ? effects : []).map(({ space, colour }) =>
        element('rect', {
          x: left + (space - 1) * step,
          y: area.y + 0.5,
          width: step,
          height: area.height - 1,
          class: `f-${colour}`,
        }),
      ),
      ...numbers.flatMap((value, i) => spaceOf(value, left + (i + 0.5) * step, area)),
      ...(open ? effects : []).map(({ space, colour, effect }) => {
        const sign = spent[number]!.includes(space) ? '×' : colour === 'red' ? '!' : '~';
        return text(left + (space - 0.5) * step, area.y + 8, sign + EFFECTS[effect], { size: 8 });
      }),
      ...(open ? [] : [text(area.x + area.width / 2, middle, 'closed', { size: 12, bold: true })]),
    ],
    name: `track ${number}, ${icons.join(' and ')}${open ? '' : ', closed'}`,
    facts: { spent: spent[number]!.join() },
  };
};

const spaceOf = (value: number | null, x: number, { y, height }: Rectangle): readonly Element[] => [
  text(x, y + height - 7, value === null ? '·' : String(value), { size: 9, colour: 'muted' }),
];

const deck = ({ decks }: State | View, name: string, area: Rectangle): Look => {
  const { length } = decks[name as keyof typeof decks];
  const count = text(area.x + area.width - 5, area.y + 9, `${name} ${length}`, {
    size: 8,
    anchor: 'end',
    colour: 'muted',
  });
  return { fill: 'shade', inside: [count], name: `${name} deck, ${length} cards`, facts: { length } };
};

const PILES: Readonly<Record<string, number>> = { scientist: 0, icebreaker: 1, recruits: 2, progress: 3 };

const pile = ({ pile: counts, expertisePile, phase }: State | View, card: string, area: Rectangle): Look => {
  const number = PILES[card];
  const count = number === undefined ? expertisePile : counts[number]!;
  const row = phase.kind === 'draft' && number !== undefined ? phase.row[number]! : 0;
  const words = `${card} ${count}${row > 0 ? ` +${row}` : ''}`;
  return {
    fill: 'shade',
    inside: [text(area.x + area.width / 2, area.y + area.height / 2, words, { size: 9 })],
    name: `${count} ${card} in the pile${row > 0 ? `, ${row} in the row` : ''}`,
    facts: { count, row },
  };
};

const supply = ({ supply: tokens }: State | View, { kinds }: Components, { x, y }: Rectangle): readonly Element[] =>
  kinds.map(({ building }, i) => {
    const words = `${SHORT[building]} ${tokens[i]}`;
    return text(x + 25 + (i % 7) * 49.5, y + 8 + Math.floor(i / 7) * 13, words, {
      size: 9,
      ...(tokens[i] === 0 ? { colour: 'line' } : {}),
    });
  });

const scientists = ({ personnel, reserve }: State | View, owner: number, { x, y, height }: Rectangle): Look => ({
  fill: 'shade',
  inside: [
    element('g', { transform: `translate(${x + 12} ${y + height / 2})` }, figure(owner, 6, '')),
    text(x + 22, y + height / 2, `${personnel[owner]} ready, ${reserve[owner]} left`, { size: 9, anchor: 'start' }),
  ],
  name: `player ${owner + 1}: ${personnel[owner]} scientists ready, ${reserve[owner]} in the reserve`,
  facts: { personnel: personnel[owner]!, reserve: reserve[owner]! },
});

const discarded = ({ lostShips, lostCubes }: State | View, owner: number, area: Rectangle): Look => {
  const [ships, cubes] = [lostShips[owner]!.length, lostCubes[owner]!];
  return {
    fill: 'shade',
    inside: [text(area.x + area.width / 2, area.y + area.height / 2, `${ships + cubes} given`, { size: 9 })],
    name: `player ${owner + 1}: ${ships} ships and ${cubes} cubes discarded`,
    facts: { ships, cubes },
  };
};

const isEmpty = (
  { freeShips, freeCubes, hand, simple, expertise, taken }: State | View,
  kind: string,
  owner: number,
) => {
  switch (kind) {
    case 'ships':
      return freeShips[owner]!.length === 0;
    case 'cubes':
      return freeCubes[owner] === 0;
    case 'hand':
      return sum(hand[owner]!) + expertise[owner]! === 0 && !simple[owner];
    default:
      return taken[owner]!.length === 0;
  }
};

/** What lies here, said where nothing does. */
const caption = ({ x, y, width, height }: Rectangle, kind: string): Element =>
  text(x + width - 4, y + height / 2, kind, { size: 8, anchor: 'end', colour: 'line' });
