import { type Element, element, figure, type Piece, text } from '../../../draw/picture.js';
import { type Message, message, seat } from '../../../words/message.js';
import type { PrintedCard } from '../board/index.js';
import { DECKS, SHIPYARD_CARDS } from '../components/index.js';
import { ownerOf, type State } from '../state/index.js';
import { building, spacesOf, standOf } from './look.js';
import type { Staged } from './staged.js';

/** Lists everything that can be moved: the sun, the pieces in the zones and on the tracks, cards, and supplies. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position } = stage;
  return [
    sunOver(stage),
    ...position.queues.flatMap((_, zone) => inZone(stage, zone)),
    ...position.cubes.flatMap((_, track) => onTrack(stage, track)),
    ...DECKS.flatMap((deck) => topOf(stage, deck)),
    ...position.hand.flatMap((_, player) => belongings(stage, player)),
  ];
};

const sunOver = ({ position: { sun }, at, write }: Staged): Piece => {
  const id = `zone-${sun}`;
  const { x, y, width } = at(id);
  const rays = Array.from(
    { length: 8 },
    (_, i) => `M0 0L${Math.round(12 * Math.cos((i * Math.PI) / 4))} ${Math.round(12 * Math.sin((i * Math.PI) / 4))}`,
  );
  const look = [
    element('path', { d: rays.join(''), class: 's-sun', 'stroke-width': 2.5 }),
    element('circle', { r: 8, class: 'f-sun s-pip', 'stroke-width': 0.8 }),
  ];
  return { kind: 'sun', name: write('draw.theSun'), at: id, x: x + width - 15, y: y + 15, look };
};

const inZone = (stage: Staged, zone: number): readonly Piece[] => {
  const { position, at, write, say } = stage;
  const id = `zone-${zone}`;
  const area = at(id);
  const { queues, icebreakers, buildings, scientists } = position;
  return [
    ...queues[zone]!.map((ship, behind) => {
      const place = `${zone}.${behind + 1}`;
      const { x, y } = at(place);
      return { ...shipOf(stage, ship), at: place, x, y };
    }),
    ...icebreakers[zone]!.map((player, i) => ({
      ...icebreaker(stage, player),
      at: id,
      x: area.x + 34 + i * 20,
      y: area.y + 12,
    })),
    ...buildings[zone]!.map((kind, i, { length }) => {
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
        text(0, 0, write(`draw.short.${kind}`), { size: 9, room: 26 }),
      ];
      return { kind, name: say(building(kind)), at: id, x, y, look };
    }),
    ...scientists[zone]!.flatMap((count, player) => {
      const [x, y] = standOf(area, player);
      const name = write('draw.scientist', { player: seat(player) });
      const look = figure(player, 7, String(player + 1));
      return new Array<Piece>(count).fill({ kind: `scientist-${player}`, name, look, at: id, x, y });
    }),
  ];
};

type Loose = Omit<Piece, 'at' | 'x' | 'y'>;

const shipOf = ({ write }: Staged, ship: number): Loose => {
  const player = ownerOf(ship);
  const hull = element('path', { d: 'M-9 5H9L6 9.5H-6Z', class: `f-p${player} s-token`, 'stroke-width': 0.8 });
  return {
    kind: `ship-${ship}`,
    name: write('draw.ship', { player: seat(player) }),
    look: [hull, ...figure(player, 7.5, String(player + 1))],
  };
};

const icebreaker = ({ write }: Staged, player: number): Loose => ({
  kind: `icebreaker-${player}`,
  name: write('draw.icebreaker', { player: seat(player) }),
  look: [
    element('path', { d: 'M-9-7H9V7H-9Z', class: `f-paper s-p${player}`, 'stroke-width': 1.5 }),
    text(0, 0, write('draw.ice', { number: player + 1 }), { size: 8, room: 16 }),
  ],
});

const cube = ({ write }: Staged, player: number): Loose => ({
  kind: `cube-${player}`,
  name: write('draw.cube', { player: seat(player) }),
  look: figure(player, 6.5, String(player + 1)),
});

const onTrack = (stage: Staged, track: number): readonly Piece[] => {
  const id = `track-${track}`;
  const area = stage.at(id);
  const [left, step] = spacesOf(area, stage.board.cards.tracks[track]!);
  return stage.position.cubes[track]!.flatMap((space, player) =>
    space === 0
      ? []
      : [{ ...cube(stage, player), at: id, x: left + (space - 0.5) * step, y: area.y + area.height - 8.5 }],
  );
};

const topOf = (stage: Staged, deck: keyof State['decks']): readonly Piece[] => {
  const { position, board, at, write, say } = stage;
  const top = position.decks[deck][0];
  if (typeof top !== 'number') return [];
  const id = `deck-${deck}`;
  const { x, y, width, height } = at(id);
  const card = board.cards.buildings[top]!;
  const { needs, builds, scientists, steps, asterisk } = card;
  const line = { anchor: 'start', room: 101 } as const;
  const joined = (names: readonly string[]) => names.join(' + ') || write('draw.nothing');
  const star = asterisk ? ' *' : '';
  const look = [
    element('rect', { x: -54, y: -12, width: 108, height: 29, rx: 3, class: 'f-paper s-line', 'stroke-width': 0.8 }),
    text(-50, -5, joined(needs.map((need) => say(building(need)))), {
      ...line,
      short: joined(needs.map((need) => write(`draw.short.${need}`))),
    }),
    text(-50, 8, `→ ${say(building(builds))}${star}`, {
      ...line,
      bold: true,
      short: `→ ${write(`draw.short.${builds}`)}${star}`,
    }),
    text(-50, -19, write('draw.cost', { scientists, steps }), { ...line, size: 8.5, room: 42 }),
  ];
  return [{ ...printed(stage, card, top), at: id, x: x + width / 2, y: y + height / 2 + 4, look }];
};

const printed = ({ write }: Staged, card: PrintedCard, number: number): Omit<Loose, 'look'> => {
  const { id, needs, builds, scientists, steps, asterisk } = card;
  const told = { id, needs: nonempty(needs.map(building)), building: building(builds), scientists, steps };
  const name = write('draw.printed', told);
  return { kind: `card-${number}`, name: asterisk ? write('draw.scoring', { card: name }) : name };
};

const nonempty = (names: readonly Message[]): readonly Message[] =>
  names.length === 0 ? [message('draw.nothing')] : names;

const belongings = (stage: Staged, player: number): readonly Piece[] => {
  const { freeShips, freeCubes, hand, simple, expertise, taken } = stage.position;
  const held = SHIPYARD_CARDS.flatMap((card, i) => new Array<Held>(hand[player]![i]!).fill(card));
  const resources = [
    ...(simple[player] ? ['simple' as const] : []),
    ...new Array<Held>(expertise[player]!).fill('expertise'),
  ];
  const cards = stage.board.cards.buildings;
  return [
    ...laid(
      stage,
      `ships-${player}`,
      freeShips[player]!.map((ship) => shipOf(stage, ship)),
      18,
    ),
    ...laid(stage, `cubes-${player}`, new Array<Loose>(freeCubes[player]!).fill(cube(stage, player)), 14),
    ...laid(
      stage,
      `hand-${player}`,
      [...held, ...resources].map((card) => handCard(stage, card)),
      54,
    ),
    ...laid(
      stage,
      `taken-${player}`,
      taken[player]!.map((card) => takenCard(stage, cards[card]!, card)),
      16,
    ),
  ];
};

/** Places pieces side by side, closer together if there are many. */
const laid = ({ at }: Staged, id: string, loose: readonly Loose[], step: number): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const apart = Math.min(step, (width - step - 4) / Math.max(1, loose.length - 1));
  return loose.map((piece, i) => ({ ...piece, at: id, x: x + step / 2 + 2 + i * apart, y: y + height / 2 }));
};

type Held = (typeof SHIPYARD_CARDS)[number] | 'simple' | 'expertise';

const handCard = ({ write }: Staged, card: Held): Loose => {
  const name = message(`draw.card.${card}`);
  return {
    kind: `${card}-card`,
    name: write('draw.held', { card: name }),
    look: framed(52, 16, write(`draw.card.${card}`)),
  };
};

const takenCard = (stage: Staged, card: PrintedCard, number: number): Loose => ({
  ...printed(stage, card, number),
  look: framed(19, 17, `${stage.write(`draw.short.${card.builds}`).slice(0, 2)}${card.asterisk ? '*' : ''}`),
});

/** Draws a framed sign, written from the left: that part stays visible when the next card lies over it. */
const framed = (width: number, height: number, sign: string): readonly Element[] => [
  element('rect', { x: -width / 2, y: -height / 2, width, height, rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
  text(1.5 - width / 2, 0, sign, { size: 9, anchor: 'start', room: width - 2 }),
];
