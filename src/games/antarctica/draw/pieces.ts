import type { Board } from '../../../core/board.js';
import { type Element, element, figure, type Piece, text } from '../../../picture/index.js';
import type { Cards, PrintedCard } from '../board/index.js';
import { DECKS, SHIPYARD_CARDS } from '../components/index.js';
import { ownerOf, type State, type View } from '../state/index.js';
import { SHORT, spacesOf, standOf } from './look.js';
import type { Staged } from './staged.js';

type Table = Board<string, Cards>;

/** All that can be moved: the sun, what stands in the zones and on the tracks, cards, and what the players have. */
export const pieces = ({ position, board: table, at }: Staged): readonly Piece[] => {
  return [
    sunOver(position.sun, at),
    ...position.queues.flatMap((_, zone) => inZone(position, zone, at)),
    ...position.cubes.flatMap((_, track) => onTrack(position, track, table, at)),
    ...DECKS.flatMap((deck) => topOf(position, deck, table, at)),
    ...position.hand.flatMap((_, player) => belongings(position, player, table, at)),
  ];
};

type At = Staged['at'];

const sunOver = (zone: number, at: At): Piece => {
  const id = `zone-${zone}`;
  const { x, y, width } = at(id);
  const rays = Array.from(
    { length: 8 },
    (_, i) => `M0 0L${Math.round(12 * Math.cos((i * Math.PI) / 4))} ${Math.round(12 * Math.sin((i * Math.PI) / 4))}`,
  );
  const look = [
    element('path', { d: rays.join(''), class: 's-sun', 'stroke-width': 2.5 }),
    element('circle', { r: 8, class: 'f-sun s-pip', 'stroke-width': 0.8 }),
  ];
  return { kind: 'sun', name: 'the sun', at: id, x: x + width - 15, y: y + 15, look };
};

const inZone = (position: State | View, zone: number, at: At): readonly Piece[] => {
  const id = `zone-${zone}`;
  const area = at(id);
  const { queues, icebreakers, buildings, scientists } = position;
  return [
    ...queues[zone]!.map((ship, behind) => {
      const place = `${zone}.${behind + 1}`;
      const { x, y } = at(place);
      return { ...shipOf(ship), at: place, x, y };
    }),
    ...icebreakers[zone]!.map((player, i) => ({
      ...icebreaker(player),
      at: id,
      x: area.x + 34 + i * 20,
      y: area.y + 12,
    })),
    ...buildings[zone]!.map((building, i, { length }) => {
      const rows = Math.max(3, Math.ceil(length / 4));
      const [x, y] = [area.x + 16 + (i % 4) * 28, area.y + 54 + Math.floor(i / 4) * (42 / rows)];
      const look = [
        element('rect', {
          x: -13.5,
          y: -6.5,
          width: 27,
          height: 13,
          rx: 2,
          class: 'f-paper s-ink',
          'stroke-width': 0.7,
        }),
        text(0, 0, SHORT[building], { size: 9 }),
      ];
      return { kind: building, name: building, facts: { building }, at: id, x, y, look };
    }),
    ...scientists[zone]!.flatMap((count, player) => {
      const [x, y] = standOf(area, player);
      return new Array<Piece>(count).fill({ ...scientist(player), at: id, x, y });
    }),
  ];
};

type Loose = Omit<Piece, 'at' | 'x' | 'y'>;

const shipOf = (ship: number): Loose => {
  const player = ownerOf(ship);
  const hull = element('path', { d: 'M-9 5H9L6 9.5H-6Z', class: `f-p${player} s-token`, 'stroke-width': 0.8 });
  return {
    kind: `ship-${ship}`,
    name: `ship of player ${player + 1}`,
    facts: { player, ship },
    look: [hull, ...figure(player, 7.5, String(player + 1))],
  };
};

const scientist = (player: number): Loose => ({
  kind: `scientist-${player}`,
  name: `scientist of player ${player + 1}`,
  facts: { player },
  look: figure(player, 7, String(player + 1)),
});

const icebreaker = (player: number): Loose => ({
  kind: `icebreaker-${player}`,
  name: `icebreaker of player ${player + 1}`,
  facts: { player },
  look: [
    element('path', { d: 'M-9-7H9V7H-9Z', class: `f-paper s-p${player}`, 'stroke-width': 1.5 }),
    text(0, 0, `ice${player + 1}`, { size: 8 }),
  ],
});

const cube = (player: number): Loose => ({
  kind: `cube-${player}`,
  name: `cube of player ${player + 1}`,
  facts: { player },
  look: figure(player, 7.5, String(player + 1)),
});

const onTrack = ({ cubes }: State | View, track: number, { cards }: Table, at: At): readonly Piece[] => {
  const id = `track-${track}`;
  const area = at(id);
  const [left, step] = spacesOf(area, cards.tracks[track]!);
  return cubes[track]!.flatMap((space, player) =>
    space === 0
      ? []
      : [
          {
            ...cube(player),
            facts: { player, space },
            at: id,
            x: left + (space - 0.5) * step,
            y: area.y + area.height - 9.5,
          },
        ],
  );
};

const topOf = ({ decks }: State | View, deck: keyof State['decks'], { cards }: Table, at: At): readonly Piece[] => {
  const top = decks[deck][0];
  if (typeof top !== 'number') return [];
  const id = `deck-${deck}`;
  const { x, y, width, height } = at(id);
  const card = cards.buildings[top]!;
  const small = { size: 10, anchor: 'start' } as const;
  const look = [
    element('rect', { x: -54, y: -12, width: 108, height: 29, rx: 3, class: 'f-paper s-line', 'stroke-width': 0.8 }),
    text(-50, -5, card.needs.join(' + ') || 'nothing', small),
    text(-50, 8, `→ ${card.builds}${card.asterisk ? ' *' : ''}`, { ...small, bold: true }),
    text(-50, -19, `sci ${card.scientists} ↑${card.steps}`, { ...small, size: 8.5 }),
  ];
  return [{ ...printed(card, top), at: id, x: x + width / 2, y: y + height / 2 + 4, look }];
};

const printed = (
  { id, needs, builds, scientists, steps, asterisk }: PrintedCard,
  number: number,
): Omit<Loose, 'look'> => ({
  kind: `card-${number}`,
  name: `${id}: ${needs.join(' and ') || 'nothing'} for ${builds}; scientists ${scientists}, steps ${steps}${asterisk ? ', scores' : ''}`,
  facts: { card: number, needs: needs.join(), builds, scientists, steps, asterisk },
});

const belongings = (position: State | View, player: number, { cards }: Table, at: At): readonly Piece[] => {
  const { freeShips, freeCubes, hand, simple, expertise, taken } = position;
  const held = SHIPYARD_CARDS.flatMap((card, i) => new Array<string>(hand[player]![i]!).fill(card));
  const resources = [...(simple[player] ? ['simple'] : []), ...new Array<string>(expertise[player]!).fill('expertise')];
  return [
    ...laid(`ships-${player}`, freeShips[player]!.map(shipOf), 18, at),
    ...laid(`cubes-${player}`, new Array<Loose>(freeCubes[player]!).fill(cube(player)), 14, at),
    ...laid(`hand-${player}`, [...held, ...resources].map(handCard), 44, at),
    ...laid(
      `taken-${player}`,
      taken[player]!.map((card) => takenCard(cards.buildings[card]!, card)),
      16,
      at,
    ),
  ];
};

/** Pieces side by side, closer where they are many. */
const laid = (id: string, loose: readonly Loose[], step: number, at: At): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const apart = Math.min(step, (width - step) / Math.max(1, loose.length - 1));
  return loose.map((piece, i) => ({ ...piece, at: id, x: x + step / 2 + 2 + i * apart, y: y + height / 2 }));
};

const CARDS: Readonly<Record<string, string>> = {
  scientist: 'scientist',
  icebreaker: 'ice',
  recruits: 'recruits',
  progress: 'progress',
  simple: 'simple',
  expertise: 'expert',
};

const handCard = (card: string): Loose => ({
  kind: `${card}-card`,
  name: `card: ${card}`,
  facts: { card },
  look: framed(42, 16, CARDS[card]!),
});

const takenCard = (card: PrintedCard, number: number): Loose => ({
  ...printed(card, number),
  look: framed(19, 17, `${SHORT[card.builds].slice(0, 2)}${card.asterisk ? '*' : ''}`),
});

const framed = (width: number, height: number, sign: string): readonly Element[] => [
  element('rect', { x: -width / 2, y: -height / 2, width, height, rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
  text(0, 0, sign, { size: 9 }),
];
