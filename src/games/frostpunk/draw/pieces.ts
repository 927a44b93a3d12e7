import { type Element, element, type Piece, textElement, translateElements, wrapText } from '../../../draw/picture.js';
import { nameMessage } from '../../../words/message.js';
import { titleMessage, tokenMessage } from '../board/title-messages.js';
import { MEEPLE_KINDS, type MeepleKind, type Resource, type TokenTrack } from '../components/index.js';
import { boxFor } from './boxes.js';
import { cardPieces } from './cards.js';
import type { DrawContext } from './context.js';
import { flame, snow } from './icons.js';
import { FIGURES_LEFT } from './stock.js';
import { heatSpaceX } from './tracks.js';
import { coverFigure, drawMeeple, type UnplacedPiece, UPPER_LAYER } from './unplaced-piece.js';

/** Lists all pieces on the tracks and in the city, the people, and the open cards. */
export const drawPieces = (context: DrawContext): readonly Piece[] => {
  const { state, components } = context;
  return [
    ...drawHeatMarkers(context),
    ...(['hope', 'discontent'] as const).flatMap((track) => drawTokens(context, track)),
    ...boxFor(components).siteNames.flatMap((_, site) => drawSitePieces(context, site)),
    ...MEEPLE_KINDS.flatMap((kind, meepleIndex) => drawReserve(context, kind, state.reserveMeeples[meepleIndex]!)),
    ...cardPieces(context),
  ];
};

const drawArrow = (colour: string, symbol: Element): readonly Element[] => [
  element('path', { d: 'M-8-8H8V4L0 9L-8 4Z', class: `f-${colour} s-token`, 'stroke-width': 0.8 }),
  translateElements(0, -1.5, [symbol]),
];

/** Draws the markers of Heat and Cold, and below them those of the three ranges. */
const drawHeatMarkers = ({ state, components, rectangleAt, formatText }: DrawContext): readonly Piece[] => {
  const { heat, cold, heatingRanges } = state;
  const area = rectangleAt('heat');
  const x = (space: number): number => heatSpaceX(area, components, space);
  const shift = heat === cold ? 5 : 0;
  const pin = (kind: 'heat' | 'cold', space: number, look: readonly Element[]) => ({
    kind,
    name: formatText(`draw.${kind}`, { space }),
    look,
    at: 'heat',
    y: area.y + 9.5,
  });
  return [
    { ...pin('heat', heat, drawArrow('bad', flame('token'))), x: x(heat) - shift },
    { ...pin('cold', cold, drawArrow('p0', snow('token'))), x: x(cold) + shift },
    ...heatingRanges.map((space, i) => {
      const before = heatingRanges.slice(0, i).filter((other) => other === space).length;
      const look = [
        element('rect', { x: -8, y: -5, width: 16, height: 10, rx: 2, class: 'f-paper s-ink', 'stroke-width': 0.8 }),
        textElement(0, 0, 'I'.repeat(i + 1), { size: 9, bold: true }),
      ];
      const name = formatText('draw.range', { level: i + 1, space });
      return { kind: `range-${i + 1}`, name, look, at: 'heat', x: x(space) + before * 4, y: area.y + 25 };
    }),
  ];
};

const drawTokens = (
  { state, components: { tracks }, rectangleAt, formatText, translate }: DrawContext,
  track: TokenTrack,
): readonly Piece[] => {
  const { x, y, width, height } = rectangleAt(track);
  const step = width / (track === 'hope' ? tracks.maxHope : tracks.discontentLimit);
  const colour = track === 'hope' ? 'good' : 'bad';
  return state[track].map(({ token, isActive }, i) => {
    const tokenName = tokenMessage(token);
    return {
      kind: `token-${token}`,
      name: formatText(isActive ? 'draw.active' : 'draw.exhausted', { token: tokenName }),
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
          class: `f-${isActive ? colour : 'paper'} s-${colour}`,
          'stroke-dasharray': isActive ? undefined : '3 2',
        }),
        textElement(0, 0, translate(tokenName), {
          size: 9.5,
          bold: isActive,
          maxWidth: step - 5,
          colour: isActive ? 'token' : 'ink',
        }),
      ],
    };
  });
};

const drawSitePieces = (context: DrawContext, site: number): readonly Piece[] => {
  const { components, rectangleAt } = context;
  const { siteBuilding, spaceResource, spaceAmount, siteMeeple } = context.state;
  const id = boxFor(components).siteNames[site]!;
  const { x, y, width, height } = rectangleAt(id);
  const here = { at: id, x: x + width / 2, y: y + 10.5 };
  const building = components.buildings[siteBuilding[site]!];
  const lyingResource = spaceResource[site] ?? 'none';
  const meepleKind = siteMeeple[site] ?? 'none';
  return [
    ...(building === undefined ? [] : drawBuilding(context, site, building).map((piece) => ({ ...piece, ...here }))),
    ...(lyingResource === 'none' ? [] : [{ ...drawResources(context, lyingResource, spaceAmount[site]!), ...here }]),
    ...(meepleKind === 'none' ? [] : [{ ...drawMeeple(context, meepleKind, 6), ...here, y: y + height - 7 }]),
  ];
};

/** Draws a Building on a site, with a plus if it is upgraded; a large one has a frame around both of its sites. */
const drawBuilding = (
  { state: { isUpgraded, otherSite }, components, rectangleAt, formatText, translate }: DrawContext,
  site: number,
  { id, title }: { readonly id: string; readonly title: string },
): readonly UnplacedPiece[] => {
  const { siteNames } = boxFor(components);
  const [{ x, y, width, height }, other] = [
    rectangleAt(siteNames[site]!),
    rectangleAt(siteNames[otherSite[site]!] ?? siteNames[site]!),
  ];
  const isPair = other.x === x && Math.abs(other.y - y) <= height + 2;
  if (isPair && other.y < y) return [];
  const frame = {
    ...{ x: 1.5 - width / 2, y: -8.5, width: width - 3, height: other.y - y + height - 3, rx: 3 },
    ...{ class: 's-ink', 'stroke-width': 1.2 },
  };
  const name = translate(titleMessage(title));
  const plus = textElement(width / 2 - 17, height - 17, '+', { size: 12, bold: true });
  const lines = wrapText(0, 0, name, { size: 9.5, maxWidth: width - 4 });
  const words = [...lines, ...(isUpgraded[site] ? [plus] : [])];
  return [
    {
      kind: `building-${id}`,
      name: isUpgraded[site] ? formatText('draw.upgraded', { building: name }) : name,
      look: isPair && other.y > y ? [element('rect', frame), ...words] : words,
    },
  ];
};

const drawResources = ({ formatText, translate }: DrawContext, res: Resource, count: number): UnplacedPiece => {
  const name = formatText('draw.counted', { place: nameMessage('res')(res), count });
  const writing = `${translate(nameMessage('res')(res))} ${count}`;
  return {
    kind: `res-${res}`,
    layer: UPPER_LAYER,
    name,
    look: [
      element('rect', { x: -31, y: -7.5, width: 62, height: 15, rx: 5, class: `f-${res} s-line`, 'stroke-width': 0.6 }),
      textElement(0, 0, writing, {
        size: 10,
        bold: true,
        colour: 'token',
        maxWidth: 58,
        shortText: `${formatText(`draw.letter.${res}`)} ${count}`,
      }),
    ],
  };
};

/** Draws the Meeples in the Reserve, closer together if there are many; the covered ones come last. */
const drawReserve = (context: DrawContext, kind: MeepleKind, count: number): readonly Piece[] => {
  const { x, y, width } = context.rectangleAt(`people-${kind}`);
  const step = Math.min(15, (width - FIGURES_LEFT - 16) / Math.max(1, count - 1));
  const coveredCount = context.state.coveredTokens[MEEPLE_KINDS.indexOf(kind)] ?? 0;
  const figure = drawMeeple(context, kind, 6);
  return Array.from({ length: count }, (_, i) => ({
    ...(i < count - coveredCount
      ? figure
      : { ...figure, name: context.formatText('draw.covered', { kind: figure.name }), look: coverFigure(figure.look) }),
    at: `people-${kind}`,
    x: x + FIGURES_LEFT + 8 + i * step,
    y: y + 9,
  }));
};
