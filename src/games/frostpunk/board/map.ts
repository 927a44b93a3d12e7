import { type Place, type Point, placesCalled, rectangle } from '../../../board/board.js';
import { message } from '../../../words/message.js';
import { type Components, GENERATOR_SPACES, type Places, sitesOf, type Zone } from '../components/index.js';
import type { PlaceKind } from './kinds.js';
import { texts } from './texts.js';

/** Creates the places of the table. */
export const place = /* @__PURE__ */ placesCalled(texts);

const MIDDLE = 180;
/**
 * The distances from the middle, sideways and up or down: of the spaces of the generator tile, and of the tiles of each
 * zone.
 */
const GENERATOR: Point = [42, 42];
const RINGS: Readonly<Record<Zone, Point>> = { near: [104, 90], far: [134, 152] };
const SITE = { width: 40, height: 28 };
const HEIGHT = 324;

/**
 * Returns the map: the spaces of the generator tile, the positions of tiles with their spaces, and the Buildings beside
 * it.
 */
export const mapPlaces = (
  components: Components,
  top: number,
): { readonly places: readonly Place<PlaceKind>[]; readonly height: number } => {
  const middle: Point = [MIDDLE, top + HEIGHT / 2];
  const { positions } = components.map;
  const land: Land = { components, middle, ...sitesOf(components) };
  return {
    places: [
      ...positions.map((_, i) => positionAt(components, middle, i)),
      ...land.sites.map((_, site) => siteAt(land, site)),
      ...(['near', 'far'] as const).map((zone, i) =>
        place<PlaceKind>('stack', `tiles-${zone}`, {
          called: message(`place.${zone}`),
          shape: rectangle(6 + i * 284, top + 2, 64, 20),
        }),
      ),
    ],
    height: HEIGHT,
  };
};

/** Returns a point around the middle; `turn` is a part of a full turn, clockwise from the top. */
const around = ([x, y]: Point, [across, up]: Point, turn: number): Point => [
  x + across * Math.sin(2 * Math.PI * turn),
  y - up * Math.cos(2 * Math.PI * turn),
];

/**
 * Returns the middle of a position: tiles of a zone lie in a ring, those of the far zone between those of the near one.
 */
const middleOf = ({ map: { positions } }: Components, middle: Point, position: number): Point => {
  const { zone } = positions[position]!;
  const ring = positions.filter((other) => other.zone === zone);
  const turn = (ring.indexOf(positions[position]!) + (zone === 'far' ? 0.5 : 0)) / ring.length;
  return around(middle, RINGS[zone], turn);
};

const positionAt = (components: Components, middle: Point, position: number): Place<PlaceKind> => {
  const { positions } = components.map;
  const { id, touches } = positions[position]!;
  const [x, y] = middleOf(components, middle, position);
  return place('position', id, {
    about: { id },
    neighbours: positions.flatMap((other) =>
      other.id !== id && (touches.includes(other.id) || other.touches.includes(id)) ? [other.id] : [],
    ),
    shape: rectangle(x - SITE.width - 2, y - SITE.height / 2 - 2, 2 * SITE.width + 4, SITE.height + 4),
  });
};

/** The sites around the middle, and the pairs that lie side by side. */
interface Land extends Places {
  readonly components: Components;
  readonly middle: Point;
}

const siteAt = (land: Land, site: number): Place<PlaceKind> => {
  const { sites, partners } = land;
  const paired = partners.flatMap((other, anchor) =>
    other < 0 ? [] : anchor === site ? [other] : other === site ? [anchor] : [],
  );
  const [x, y] = pointOf(land, site);
  return place('site', sites[site]!, {
    about: { id: sites[site]! },
    neighbours: paired.map((other) => sites[other]!),
    shape: rectangle(x - SITE.width / 2, y - SITE.height / 2, SITE.width, SITE.height),
  });
};

const pointOf = ({ components, middle, sites }: Land, site: number): Point => {
  if (site < GENERATOR_SPACES) return around(middle, GENERATOR, site / GENERATOR_SPACES);
  const { positions } = components.map;
  const position = Math.floor((site - GENERATOR_SPACES) / 2);
  if (position < positions.length) {
    const [x, y] = middleOf(components, middle, position);
    return [x + ((site - GENERATOR_SPACES) % 2 === 0 ? -0.5 : 0.5) * SITE.width, y];
  }
  const above = sites.length - 1 - site;
  return [6 + SITE.width / 2, middle[1] + HEIGHT / 2 - 2 - SITE.height / 2 - above * (SITE.height + 4)];
};
