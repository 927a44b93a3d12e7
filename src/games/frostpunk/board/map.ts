import { createPlaceBuilder, type Place, type Point, type Rectangle, rectangle } from '../../../board/board.js';
import { message } from '../../../words/message.js';
import { type Components, createMapTables, GENERATOR_SPACES, type MapTables } from '../components/index.js';
import { ZONES, type Zone } from '../components/vocabulary.js';
import { placeLabels } from '../words/en/labels.js';
import type { PlaceKind } from './kinds.js';

/** Creates the places of the table. */
export const createPlace = createPlaceBuilder(placeLabels);

/** The distance of columns, the size of a site, and the height of a tile: a line of text above two sites. */
const COLUMN_STEP = 70;
const SITE = { width: 66, height: 32 };
const TILE_HEIGHT = 14 + 2 * SITE.height + 2;
const INNER = 348;

/**
 * Returns the map: the printed Buildings and the stacks of tiles in rows, and below them the spaces of the generator
 * tile, one below the other, with the positions of tiles around them.
 */
export const mapPlaces = (components: Components, [x, y]: Point): PlacedMap => {
  const { positions, printedBuildings } = components.map;
  const inRow = 5;
  const step = INNER / inRow;
  const rows = Math.ceil((printedBuildings.length + ZONES.length) / inRow);
  const cellAt = (i: number): Rectangle =>
    rectangle(x + (i % inRow) * step, y + Math.floor(i / inRow) * (SITE.height + 2), SITE.width, SITE.height);
  const points = pointsOf(components);
  const top = y + rows * (SITE.height + 2) + 6 - Math.min(0, ...points.map(([, up]) => up)) + TILE_HEIGHT / 2;
  const layout: MapLayout = {
    middle: [x + INNER / 2, top],
    points,
    components,
    cellAt,
    ...createMapTables(components),
  };
  const bottom = Math.max(GENERATOR_HEIGHT / 2, ...points.map(([, down]) => down + TILE_HEIGHT / 2));
  return {
    places: [
      ...positions.map((_, i) => positionAt(layout, i)),
      ...layout.siteNames.map((_, site) => siteAt(layout, site)),
      ...ZONES.map((zone, i) =>
        createPlace<PlaceKind>('stack', `tiles-${zone}`, {
          nameMessage: message(`place.${zone}`),
          shape: cellAt(rows * inRow - ZONES.length + i),
        }),
      ),
    ],
    height: top + bottom - y,
  };
};

interface PlacedMap {
  readonly places: readonly Place<PlaceKind>[];
  readonly height: number;
}

/** The map around its middle, and the pairs of sites that lie side by side. */
interface MapLayout extends MapTables {
  readonly components: Components;
  readonly middle: Point;
  /** The point of each position. */
  readonly points: readonly Point[];
  /** Returns the outline of a site beside the map. */
  readonly cellAt: (i: number) => Rectangle;
}

/** The height of the generator tile. */
const GENERATOR_HEIGHT = GENERATOR_SPACES * (SITE.height + 1);

/** Returns the points of all positions: each zone is a ring, clockwise from the top, the near one inside. */
const pointsOf = ({ map: { positions } }: Components): readonly Point[] => {
  const free = latticePoints(positions.length);
  const inZone = (zone: Zone) => positions.filter((position) => position.zone === zone);
  const inner = inZone('near').length;
  const rings = { near: sortClockwise(free.slice(0, inner)), far: sortClockwise(free.slice(inner, positions.length)) };
  return positions.map((position) => rings[position.zone][inZone(position.zone).indexOf(position)]!);
};

/** Returns points for tiles in five columns around the generator tile, the nearest first. */
const latticePoints = (rows: number): readonly Point[] => {
  const points = [-2, -1, 0, 1, 2].flatMap((column) =>
    Array.from({ length: rows }, (_, row) => {
      const y =
        column === 0
          ? (GENERATOR_HEIGHT + TILE_HEIGHT) / 2 + 5 + row * TILE_HEIGHT
          : (row + (column % 2 === 0 ? 0 : 0.5)) * TILE_HEIGHT;
      return (y === 0 ? [y] : [-y, y]).map((down): Point => [column * COLUMN_STEP, down]);
    }).flat(),
  );
  return points.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
};

const sortClockwise = (points: readonly Point[]): readonly Point[] => {
  const angleOf = ([x, y]: Point): number => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  return [...points].sort((one, other) => angleOf(one) - angleOf(other));
};

const positionAt = ({ components, middle, points }: MapLayout, position: number): Place<PlaceKind> => {
  const { positions } = components.map;
  const { id, touches } = positions[position]!;
  const [x, y] = points[position]!;
  return createPlace('position', id, {
    parameters: { id },
    neighbours: positions.flatMap((other) =>
      other.id !== id && (touches.includes(other.id) || other.touches.includes(id)) ? [other.id] : [],
    ),
    shape: rectangle(
      middle[0] + x - COLUMN_STEP / 2 + 0.5,
      middle[1] + y - TILE_HEIGHT / 2,
      COLUMN_STEP - 1,
      TILE_HEIGHT - 1,
    ),
  });
};

const siteAt = (layout: MapLayout, site: number): Place<PlaceKind> => {
  const { siteNames, secondSpace } = layout;
  const paired = secondSpace.flatMap((other, first) =>
    other < 0 ? [] : first === site ? [other] : other === site ? [first] : [],
  );
  return createPlace('site', siteNames[site]!, {
    parameters: { id: siteNames[site]! },
    neighbours: paired.map((other) => siteNames[other]!),
    shape: outlineOf(layout, site),
  });
};

const outlineOf = ({ middle: [x, y], points, spaceCount, cellAt }: MapLayout, site: number): Rectangle => {
  if (site >= spaceCount) return cellAt(site - spaceCount);
  const at = (left: number, top: number) => rectangle(left - SITE.width / 2, top, SITE.width, SITE.height);
  if (site < GENERATOR_SPACES) return at(x, y - GENERATOR_HEIGHT / 2 + site * (SITE.height + 1));
  const number = site - GENERATOR_SPACES;
  const [right, down] = points[number >> 1]!;
  return at(x + right, y + down - TILE_HEIGHT / 2 + 14 + (number % 2) * SITE.height);
};
