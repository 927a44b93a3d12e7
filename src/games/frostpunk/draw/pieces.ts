import { type Element, element, type Piece, text } from '../../../picture/index.js';
import { type Components, KINDS, type Kind, type Track } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { boxOf } from './boxes.js';
import { cardPieces } from './cards.js';
import { type At, type Loose, meeple } from './loose.js';
import type { Staged } from './staged.js';
import { heatSpace } from './tracks.js';

/** All that lies on the tracks and in the city, the people, and the cards that lie open. */
export const pieces = ({ position, components, at }: Staged): readonly Piece[] => {
  return [
    ...heatMarkers(position, components, at),
    ...(['hope', 'discontent'] as const).flatMap((track) => tokens(position, track, components, at)),
    ...boxOf(components).sites.flatMap((_, site) => onSite(position, site, components, at)),
    ...KINDS.flatMap((kind, number) => idle(kind, position.reserve[number]!, at)),
    ...cardPieces(position, components, at),
  ];
};

const pin = (kind: string, name: string, look: readonly Element[]): Loose => ({ kind, name, look });

const arrow = (colour: string, sign: string): readonly Element[] => [
  element('path', { d: 'M-7-8H7V3L0 8L-7 3Z', class: `f-${colour} s-token`, 'stroke-width': 0.8 }),
  text(0, -2, sign, { size: 9, bold: true, colour: 'token' }),
];

/** The markers of Heat and Cold, and below them those of the three ranges. */
const heatMarkers = ({ heat, cold, ranges }: State | View, components: Components, at: At): readonly Piece[] => {
  const area = at('heat');
  const x = (space: number): number => heatSpace(area, components, space);
  const shift = heat === cold ? 5 : 0;
  return [
    { ...pin('heat', `Heat on ${heat}`, arrow('bad', 'H')), at: 'heat', x: x(heat) - shift, y: area.y + 9 },
    { ...pin('cold', `Cold on ${cold}`, arrow('p0', 'C')), at: 'heat', x: x(cold) + shift, y: area.y + 9 },
    ...ranges.map((space, i) => {
      const before = ranges.slice(0, i).filter((other) => other === space).length;
      const look = [
        element('rect', { x: -8, y: -4.5, width: 16, height: 9, rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.8 }),
        text(0, 0, ['I', 'II', 'III'][i]!, { size: 8, bold: true }),
      ];
      return {
        ...pin(`range-${i + 1}`, `heating range ${i + 1} from ${space}`, look),
        at: 'heat',
        x: x(space) + before * 4,
        y: area.y + 21,
      };
    }),
  ];
};

const tokens = (position: State | View, track: Track, { tracks }: Components, at: At): readonly Piece[] => {
  const { x, y, width, height } = at(track);
  const step = width / (track === 'hope' ? tracks.hopeRoom : tracks.discontentLimit);
  const colour = track === 'hope' ? 'good' : 'bad';
  return position[track].map(({ token, active }, i) => ({
    kind: `token-${token}`,
    name: `${token}, ${active ? 'active' : 'exhausted'}`,
    facts: { token, active },
    at: track,
    x: x + (i + 0.5) * step,
    y: y + height / 2,
    look: [
      element('circle', {
        r: 11.5,
        class: `f-${active ? colour : 'paper'} s-${colour}`,
        ...(active ? {} : { 'stroke-dasharray': '3 2' }),
      }),
      text(0, 0, token.slice(0, 4), { size: 8.5, bold: active, ...(active ? { colour: 'token' } : {}) }),
    ],
  }));
};

const onSite = (position: State | View, site: number, components: Components, at: At): readonly Piece[] => {
  const { built, upgraded, resource, amount, meeple: standing } = position;
  const id = boxOf(components).sites[site]!;
  const { x, y } = at(id);
  const here = { at: id, x: x + 14, y: y + 8 };
  const stands = components.buildings[built[site]!];
  const lies = resource[site];
  const kind = standing[site];
  return [
    ...(stands === undefined ? [] : [{ ...buildingPiece(stands, upgraded[site] === true), ...here }]),
    ...(lies === undefined || lies === 'none' ? [] : [{ ...lump(lies, amount[site]!), ...here, y: y + 10 }]),
    ...(kind === undefined || kind === 'none' ? [] : [{ ...meeple(kind, 6), ...here, x: x + 15, y: y + 20 }]),
  ];
};

const buildingPiece = ({ id, title }: { readonly id: string; readonly title: string }, upgraded: boolean): Loose => ({
  kind: `building-${id}`,
  name: `${title}${upgraded ? ', upgraded' : ''}`,
  facts: { building: id, upgraded },
  look: [text(0, 0, `${id.slice(0, 4)}${upgraded ? '+' : ''}`, { size: upgraded ? 7.5 : 8, bold: true })],
});

const lump = (res: string, count: number): Loose => ({
  kind: `res-${res}`,
  name: `${count} ${res}`,
  facts: { res, count },
  look: [
    element('rect', { x: -12, y: -7.5, width: 24, height: 15, rx: 5, class: `f-${res} s-line`, 'stroke-width': 0.6 }),
    text(0, 0, `${res[0]!.toUpperCase()} ${count}`, { size: 10, bold: true, colour: 'token' }),
  ],
});

/** Meeples in the Reserve, closer where they are many. */
const idle = (kind: Kind, count: number, at: At): readonly Piece[] => {
  const { x, y, width, height } = at(`people-${kind}`);
  const step = Math.min(14, (width - 16) / Math.max(1, count - 1));
  return new Array<Loose>(count)
    .fill(meeple(kind, 6))
    .map((piece, i) => ({ ...piece, at: `people-${kind}`, x: x + 8 + i * step, y: y + height - 9 }));
};
