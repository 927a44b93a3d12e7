import type { Rectangle } from '../../../board/board.js';
import {
  type Element,
  element,
  type Label,
  type Look,
  movedTo,
  type Piece,
  SIGN,
  text,
} from '../../../draw/picture.js';
import { tableFor } from '../board/tables.js';
import type { Track } from '../components/index.js';
import { cube } from './loose.js';
import { building, numberOf } from './names.js';
import { effectSign, sign } from './signs.js';
import type { Asked, Staged } from './staged.js';

/** The width of the number of a track with its icons. */
const HEAD = 48;

/** Returns the left edge and the width of the spaces of a track. */
const spacesOf = ({ x, width }: Rectangle, { numbers }: Track): readonly [number, number] => [
  x + HEAD,
  (width - HEAD) / numbers.length,
];

/** Returns the label over the tracks, with the numbers of the spaces if all tracks have as many. */
export const spacesLabel = ({ layout, board, write }: Staged): Label => {
  const { x, y, width } = tableFor(layout).tracks;
  const [first, ...others] = board.cards.tracks;
  const count = others.every(({ numbers }) => numbers.length === first!.numbers.length) ? first!.numbers.length : 0;
  const sign = Array.from({ length: count }, (_, i) =>
    text(SIGN / 2 - 2 + HEAD + ((i + 0.5) * (width - HEAD)) / count, 0, String(i + 1), { size: 9, colour: 'muted' }),
  );
  const name = write('draw.space');
  return { id: 'space', name, sign, x: x + 3, y: y - 6, size: 9, anchor: 'start', colour: 'muted', room: HEAD };
};

/** Draws a track: the kinds of research centres, the effects over the spaces, the numbers below. */
export const track = ({ position: { spent }, board: { cards }, id, place, area, write }: Asked): Look => {
  const printed = cards.tracks[Number(id)]!;
  const [left, step] = spacesOf(area, printed);
  const { icons, numbers } = printed;
  const effects = place.open ? printed.effects : [];
  const middle = area.y + area.height / 2;
  const icon = (i: number) => middle + (i - (icons.length - 1) / 2) * 11;
  const name = write('draw.track', { place: place.called, icons: icons.map(building) });
  return {
    fill: place.open ? 'paper' : 'shade',
    inside: [
      text(area.x + 9, middle, numberOf(id), { size: 13, bold: true }),
      ...icons.map((kind, i) => text(area.x + 32, icon(i), write(`draw.short.${kind}`), { size: 9, room: 31 })),
      ...(place.open ? numbers : []).flatMap((value, i) => spaceOf(value, left + (i + 0.5) * step, area)),
      ...effects.map(({ space, colour, effect }) => {
        const used = spent[Number(id)]!.includes(space);
        const drawn = effectSign(effect, used ? 'shade' : colour, step);
        return movedTo(left + (space - 0.5) * step, area.y + 8, used ? [...drawn, sign('spent')] : drawn);
      }),
      ...(place.open ? [] : [text(area.x + area.width / 2, middle, write('draw.closed'), { size: 12, bold: true })]),
    ],
    name: place.open ? name : write('draw.isClosed', { place: name }),
  };
};

const spaceOf = (value: number | null, x: number, { y, height }: Rectangle): readonly Element[] => [
  value === null
    ? element('circle', { cx: x, cy: y + height - 8, r: 1, class: 'f-muted' })
    : text(x, y + height - 8, String(value), { size: 10, colour: 'muted' }),
];

/** Draws the cubes of a track. */
export const onTrack = (stage: Staged, number: number): readonly Piece[] => {
  const id = `track-${number}`;
  const area = stage.at(id);
  const [left, step] = spacesOf(area, stage.board.cards.tracks[number]!);
  return stage.position.cubes[number]!.flatMap((space, player) =>
    space === 0
      ? []
      : [{ ...cube(stage, player), at: id, x: left + (space - 0.5) * step, y: area.y + area.height - 8 }],
  );
};
