import { type Element, element, folded, movedTo, type Piece, text } from '../../../draw/picture.js';
import { named } from '../../../words/message.js';
import { titled, token as tokenCalled } from '../board/titled.js';
import { KINDS, type Kind, type Res, type Track } from '../components/index.js';
import { boxOf } from './boxes.js';
import { cardPieces } from './cards.js';
import { flame, snow } from './icons.js';
import { covered, type Loose, meeple, UPON } from './loose.js';
import type { Staged } from './staged.js';
import { FIGURES } from './stock.js';
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

const arrow = (colour: string, sign: Element): readonly Element[] => [
  element('path', { d: 'M-8-8H8V4L0 9L-8 4Z', class: `f-${colour} s-token`, 'stroke-width': 0.8 }),
  movedTo(0, -1.5, [sign]),
];

/** Draws the markers of Heat and Cold, and below them those of the three ranges. */
const heatMarkers = ({ position, components, at, write }: Staged): readonly Piece[] => {
  const { heat, cold, ranges } = position;
  const area = at('heat');
  const x = (space: number): number => heatSpace(area, components, space);
  const shift = heat === cold ? 5 : 0;
  const pin = (kind: 'heat' | 'cold', space: number, look: readonly Element[]) => ({
    kind,
    name: write(`draw.${kind}`, { space }),
    look,
    at: 'heat',
    y: area.y + 9.5,
  });
  return [
    { ...pin('heat', heat, arrow('bad', flame('token'))), x: x(heat) - shift },
    { ...pin('cold', cold, arrow('p0', snow('token'))), x: x(cold) + shift },
    ...ranges.map((space, i) => {
      const before = ranges.slice(0, i).filter((other) => other === space).length;
      const look = [
        element('rect', { x: -8, y: -5, width: 16, height: 10, rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.8 }),
        text(0, 0, 'I'.repeat(i + 1), { size: 9, bold: true }),
      ];
      const name = write('draw.range', { level: i + 1, space });
      return { kind: `range-${i + 1}`, name, look, at: 'heat', x: x(space) + before * 4, y: area.y + 25 };
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
        element('rect', {
          x: 1.5 - step / 2,
          y: -10,
          width: step - 3,
          height: 20,
          rx: 9,
          class: `f-${active ? colour : 'paper'} s-${colour}`,
          'stroke-dasharray': active ? undefined : '3 2',
        }),
        text(0, 0, say(called), {
          size: 9.5,
          bold: active,
          room: step - 5,
          colour: active ? 'token' : 'ink',
        }),
      ],
    };
  });
};

const onSite = (stage: Staged, site: number): readonly Piece[] => {
  const { components, at } = stage;
  const { built, resource, amount, meeple: standing } = stage.position;
  const id = boxOf(components).sites[site]!;
  const { x, y, width, height } = at(id);
  const here = { at: id, x: x + width / 2, y: y + 10.5 };
  const stands = components.buildings[built[site]!];
  const lies = resource[site] ?? 'none';
  const kind = standing[site] ?? 'none';
  return [
    ...(stands === undefined ? [] : buildingOn(stage, site, stands).map((piece) => ({ ...piece, ...here }))),
    ...(lies === 'none' ? [] : [{ ...lump(stage, lies, amount[site]!), ...here }]),
    ...(kind === 'none' ? [] : [{ ...meeple(stage, kind, 6), ...here, y: y + height - 7 }]),
  ];
};

/** Draws a Building on a site, with a plus if it is upgraded; a large one has a frame around both of its sites. */
const buildingOn = (
  { position: { upgraded, partner }, components, at, write, say }: Staged,
  site: number,
  { id, title }: { readonly id: string; readonly title: string },
): readonly Loose[] => {
  const { sites } = boxOf(components);
  const [{ x, y, width, height }, other] = [at(sites[site]!), at(sites[partner[site]!] ?? sites[site]!)];
  const isPair = other.x === x && Math.abs(other.y - y) <= height + 2;
  if (isPair && other.y < y) return [];
  const frame = {
    ...{ x: 1.5 - width / 2, y: -8.5, width: width - 3, height: other.y - y + height - 3, rx: 3 },
    ...{ class: 's-ink', 'stroke-width': 1.2 },
  };
  const name = say(titled(title));
  const plus = text(width / 2 - 17, height - 17, '+', { size: 12, bold: true });
  const lines = folded(0, 0, name, { size: 9.5, room: width - 4 });
  const words = [...lines, ...(upgraded[site] ? [plus] : [])];
  return [
    {
      kind: `building-${id}`,
      name: upgraded[site] ? write('draw.upgraded', { building: name }) : name,
      look: isPair && other.y > y ? [element('rect', frame), ...words] : words,
    },
  ];
};

const lump = ({ write, say }: Staged, res: Res, count: number): Loose => {
  const name = write('draw.counted', { place: named('res')(res), count });
  const words = `${say(named('res')(res))} ${count}`;
  return {
    kind: `res-${res}`,
    layer: UPON,
    name,
    look: [
      element('rect', { x: -31, y: -7.5, width: 62, height: 15, rx: 5, class: `f-${res} s-line`, 'stroke-width': 0.6 }),
      text(0, 0, words, {
        size: 10,
        bold: true,
        colour: 'token',
        room: 58,
        short: `${write(`draw.letter.${res}`)} ${count}`,
      }),
    ],
  };
};

/** Draws the Meeples in the Reserve, closer together if there are many; the covered ones come last. */
const idle = (stage: Staged, kind: Kind, count: number): readonly Piece[] => {
  const { x, y, width } = stage.at(`people-${kind}`);
  const step = Math.min(15, (width - FIGURES - 16) / Math.max(1, count - 1));
  const tired = stage.position.covered[KINDS.indexOf(kind)] ?? 0;
  const figure = meeple(stage, kind, 6);
  return Array.from({ length: count }, (_, i) => ({
    ...(i < count - tired
      ? figure
      : { ...figure, name: stage.write('draw.covered', { kind: figure.name }), look: covered(figure.look) }),
    at: `people-${kind}`,
    x: x + FIGURES + 8 + i * step,
    y: y + 9,
  }));
};
