import { type Element, element, folded, type Piece, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { titled, token as tokenCalled } from '../board/titled.js';
import { KINDS, type Kind, type Res, type Track } from '../components/index.js';
import { boxOf } from './boxes.js';
import { cardPieces } from './cards.js';
import { type Loose, meeple } from './loose.js';
import type { Staged } from './staged.js';
import { heatSpace } from './tracks.js';

/** Lists all pieces on the tracks and in the city, the people, and the open cards. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position, components } = stage;
  return [
    ...heatMarkers(stage),
    ...(['hope', 'discontent'] as const).flatMap((track) => tokens(stage, track)),
    ...boxOf(components).sites.flatMap((_, site) => onSite(stage, site)),
    ...KINDS.flatMap((kind, number) => idle(stage, kind, position.reserve[number]!)),
    ...cardPieces(stage),
  ];
};

const arrow = (colour: string, sign: string): readonly Element[] => [
  element('path', { d: 'M-7-8H7V3L0 8L-7 3Z', class: `f-${colour} s-token`, 'stroke-width': 0.8 }),
  text(0, -2, sign, { size: 9, bold: true, colour: 'token', room: 13 }),
];

/** Draws the markers of Heat and Cold, and below them those of the three ranges. */
const heatMarkers = ({ position, components, at, write }: Staged): readonly Piece[] => {
  const { heat, cold, ranges } = position;
  const area = at('heat');
  const x = (space: number): number => heatSpace(area, components, space);
  const shift = heat === cold ? 5 : 0;
  const pin = (kind: 'heat' | 'cold', space: number, colour: string) => ({
    kind,
    name: write(`draw.${kind}`, { space }),
    look: arrow(colour, write(`draw.letter.${kind}`)),
    at: 'heat',
    y: area.y + 9,
  });
  return [
    { ...pin('heat', heat, 'bad'), x: x(heat) - shift },
    { ...pin('cold', cold, 'p0'), x: x(cold) + shift },
    ...ranges.map((space, i) => {
      const before = ranges.slice(0, i).filter((other) => other === space).length;
      const look = [
        element('rect', { x: -8, y: -4.5, width: 16, height: 9, rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.8 }),
        text(0, 0, ['I', 'II', 'III'][i]!, { size: 8, bold: true }),
      ];
      const name = write('draw.range', { level: i + 1, space });
      return { kind: `range-${i + 1}`, name, look, at: 'heat', x: x(space) + before * 4, y: area.y + 21 };
    }),
  ];
};

const tokens = ({ position, components: { tracks }, at, write, say }: Staged, track: Track): readonly Piece[] => {
  const { x, y, width, height } = at(track);
  const step = width / (track === 'hope' ? tracks.hopeRoom : tracks.discontentLimit);
  const colour = track === 'hope' ? 'good' : 'bad';
  return position[track].map(({ token, active }, i) => {
    const called = tokenCalled(token);
    return {
      kind: `token-${token}`,
      name: write(active ? 'draw.active' : 'draw.exhausted', { token: called }),
      at: track,
      x: x + (i + 0.5) * step,
      y: y + height / 2,
      look: [
        element('circle', {
          r: 11.5,
          class: `f-${active ? colour : 'paper'} s-${colour}`,
          'stroke-dasharray': active ? undefined : '3 2',
        }),
        text(0, 0, say(called).slice(0, 4), {
          size: 8.5,
          bold: active,
          room: 21,
          colour: active ? 'token' : 'ink',
        }),
      ],
    };
  });
};

const onSite = (stage: Staged, site: number): readonly Piece[] => {
  const { components, at } = stage;
  const { built, upgraded, resource, amount, meeple: standing } = stage.position;
  const id = boxOf(components).sites[site]!;
  const { x, y, width } = at(id);
  const here = { at: id, x: x + width / 2, y: y + 9 };
  const stands = components.buildings[built[site]!];
  const lies = resource[site] ?? 'none';
  const kind = standing[site] ?? 'none';
  return [
    ...(stands === undefined ? [] : [{ ...buildingPiece(stage, stands, upgraded[site] === true), ...here }]),
    ...(lies === 'none' ? [] : [{ ...lump(stage, lies, amount[site]!), ...here, y: y + 10 }]),
    ...(kind === 'none' ? [] : [{ ...meeple(stage, kind, 6), ...here, y: y + 20 }]),
  ];
};

/** Draws a Building on a site, with a plus if it is upgraded. */
const buildingPiece = (
  { write, say }: Staged,
  { id, title }: { readonly id: string; readonly title: string },
  upgraded: boolean,
): Loose => {
  const name = say(titled(title));
  return {
    kind: `building-${id}`,
    name: upgraded ? write('draw.upgraded', { building: name }) : name,
    look: folded(0, 0, upgraded ? `${name}+` : name, { size: 8, room: 38.5 }),
  };
};

const lump = ({ write }: Staged, res: Res, count: number): Loose => ({
  kind: `res-${res}`,
  name: write('draw.counted', { place: named('res')(res), count }),
  look: [
    element('rect', { x: -12, y: -7.5, width: 24, height: 15, rx: 5, class: `f-${res} s-line`, 'stroke-width': 0.6 }),
    text(0, 0, `${write(`draw.letter.${res}`)} ${count}`, { size: 10, bold: true, colour: 'token', room: 22 }),
  ],
});

/** Draws the Meeples in the Reserve, closer together if there are many. */
const idle = (stage: Staged, kind: Kind, count: number): readonly Piece[] => {
  const { x, y, width, height } = stage.at(`people-${kind}`);
  const step = Math.min(14, (width - 16) / Math.max(1, count - 1));
  return new Array<Loose>(count)
    .fill(meeple(stage, kind, 6))
    .map((piece, i) => ({ ...piece, at: `people-${kind}`, x: x + 8 + i * step, y: y + height - 9 }));
};
