import type { Rectangle } from '../../../board/board.js';
import { HIDDEN, type Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Element, element, figure, type Piece, packed, pointsOf, text } from '../../../draw/picture.js';
import { named, seat } from '../../../words/message.js';
import { TRIBES } from '../board/index.js';
import { animalsOn, inuitsOn } from '../cells.js';
import { ANIMALS, type Animal } from '../components.js';
import { nameOf } from '../grid.js';
import type { State } from '../state/index.js';
import type { Staged } from './staged.js';

/** A piece before it has its place among the others there. */
interface Loose extends Pick<Piece, 'kind' | 'name'> {
  /** Returns the elements of the piece at a radius. */
  readonly shape: (radius: number) => readonly Element[];
}

/** Lists everything on the board, and the pieces of the players. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position, board } = stage;
  const all = new Map<string, readonly Loose[]>([
    ...position.ground.map((_, cell) => [nameOf(cell), onCell(stage, cell)] as const),
    ...TRIBES.slice(0, position.players).flatMap((_, player) => belongings(stage, player)),
  ]);
  return board.places.flatMap(({ id, kind, shape }) =>
    spread(id, kind === 'supply' ? besideSample(shape as Rectangle) : (shape as Rectangle), all.get(id)!),
  );
};

const besideSample = (area: Rectangle): Rectangle => ({ ...area, x: area.x + 18, width: area.width - 18 });

const LARGEST = 27;

const spread = (at: string, { x, y, width, height }: Rectangle, loose: readonly Loose[]): readonly Piece[] => {
  const { side, middles } = packed(loose.length, {
    kind: 'rectangle',
    x: x + 2,
    y: y + 2,
    width: width - 4,
    height: height - 4,
  });
  // Several pieces overlap a little.
  const radius = Math.min(side * 1.15, LARGEST) / 2 - 0.8;
  return loose.map(({ shape, ...piece }, i) => ({
    ...piece,
    at,
    x: middles[i]![0],
    y: middles[i]![1],
    look: shape(radius),
  }));
};

const onCell = (stage: Staged, cell: number): readonly Loose[] => {
  // Views have every field that the rules read here.
  const state = stage.position as State;
  const igloo = state.igloos[cell];
  return [
    ...TRIBES.slice(0, state.players).flatMap((_, player) =>
      repeated(inuit(stage, player), inuitsOn(state, player, cell)),
    ),
    ...(typeof igloo === 'number' ? [iglooOf(stage, igloo)] : []),
    ...ANIMALS.flatMap((animal, number) => repeated(animalOf(stage, animal), animalsOn(state, number, cell))),
  ];
};

const belongings = (stage: Staged, player: Player): readonly (readonly [string, readonly Loose[]])[] => {
  const { phase, inuitsLeft, igloosLeft, trophies } = stage.position;
  const waiting = inuitsLeft[player]! + (phase.kind === 'flee' ? phase.waiting[player]! : 0);
  const taken = ANIMALS.flatMap((animal, i) =>
    repeated(animalOf(stage, animal), trophies[ANIMALS.length * player + i]!),
  );
  const supply = [...repeated(inuit(stage, player), waiting), ...repeated(iglooOf(stage, player), igloosLeft[player]!)];
  return [
    [`supply-${player}`, supply],
    [`hand-${player}`, handOf(stage, player)],
    [`trophies-${player}`, taken],
  ];
};

const repeated = (loose: Loose, count: number): readonly Loose[] => new Array<Loose>(count).fill(loose);

const inuit = ({ write }: Staged, player: Player): Loose => ({
  kind: `inuit-${player}`,
  name: write('draw.inuit', { player: seat(player) }),
  shape: (radius) => figure(player, radius * 0.88, write(`draw.letter.${TRIBES[player]!}`)),
});

const iglooOf = ({ write }: Staged, player: Player): Loose => ({
  kind: `igloo-${player}`,
  name: write('draw.igloo', { player: seat(player) }),
  shape: (r) => [
    element('path', {
      d: `M${-r} ${r * 0.8}A${r} ${r * 1.5} 0 0 1 ${r} ${r * 0.8}Z`,
      class: `f-token s-p${player}`,
      'stroke-width': r / 5,
    }),
    text(0, r * 0.25, write(`draw.letter.${TRIBES[player]!}`), {
      size: r * 1.1,
      bold: true,
      colour: `p${player}`,
      room: r * 1.4,
    }),
  ],
});

const animalOf = ({ write, say }: Staged, animal: Animal): Loose => {
  const value = Number(animal.at(-1));
  const shape = animal.startsWith('fish')
    ? fish(value)
    : animal === 'bear'
      ? bear(write('draw.letter.bear'))
      : fox(value);
  return { kind: animal, name: say(named('animal')(animal)), shape };
};

const fish =
  (value: number) =>
  (r: number): readonly Element[] => [
    element('path', {
      d: `M${-r} 0Q${-r * 0.2} ${-r * 1.25} ${r * 0.55} 0L${r} ${-r * 0.6}V${r * 0.6}L${r * 0.55} 0Q${-r * 0.2} ${r * 1.25} ${-r} 0Z`,
      class: 'f-fish s-token',
      'stroke-width': 0.7,
    }),
    text(-r * 0.2, 0, String(value), { size: r * 1.05, bold: true, colour: 'token' }),
  ];

const fox =
  (value: number) =>
  (r: number): readonly Element[] => [
    element('polygon', {
      points: pointsOf([
        [-r, -r * 0.95],
        [-r * 0.4, -r * 0.5],
        [r * 0.4, -r * 0.5],
        [r, -r * 0.95],
        [r * 0.9, r * 0.2],
        [0, r],
        [-r * 0.9, r * 0.2],
      ]),
      class: 'f-fox s-token',
      'stroke-width': 0.7,
    }),
    text(0, r * 0.02, String(value), { size: r, bold: true, colour: 'token' }),
  ];

const bear =
  (letter: string) =>
  (r: number): readonly Element[] => [
    ...[-0.65, 0.65].map((side) =>
      element('circle', { cx: r * side, cy: -r * 0.65, r: r * 0.3, class: 'f-token s-pip' }),
    ),
    element('circle', { r: r * 0.85, class: 'f-token s-pip', 'stroke-width': 1 }),
    text(0, 0, letter, { size: r * 1.15, bold: true, colour: 'pip' }),
  ];

/** Draws the tiles of a hand, those that are hidden as blank tiles. */
const handOf = ({ position: { hands, handSizes }, write, say }: Staged, player: Player): readonly Loose[] => {
  const hand = hands[player]!;
  const known = hand === HIDDEN ? [] : hand;
  const tiles = known.flatMap((count, i) => {
    const kind = KEPT_TILES[i]!;
    const sign = kind.startsWith('endurance') ? `+${kind.at(-1)}` : write(`draw.letter.${kind as Lettered}`);
    return repeated(tile(kind, say(named('tile')(kind)), sign), count);
  });
  return [...tiles, ...repeated(tile('hidden', write('draw.hidden'), '?'), handSizes[player]! - sum(known))];
};

const tile = (kind: string, name: string, sign: string): Loose => ({
  kind: `tile-${kind}`,
  name,
  shape: (r) => [
    element('rect', { x: -r, y: -r, width: 2 * r, height: 2 * r, rx: 2, class: 'f-paper s-ink' }),
    text(0, 0, sign, { size: r * 1.1, bold: true, room: 2 * r }),
  ],
});

type Lettered = 'thaw' | 'harpoon' | 'animals';
const KEPT_TILES = ['thaw', 'harpoon', 'animals', 'endurance1', 'endurance2', 'endurance3'] as const;
