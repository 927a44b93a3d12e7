import type { Box } from '../box.js';
import { isAnchor, lastSpace } from '../city/index.js';
import type { PositionIndex, Site, TileIndex } from '../components/index.js';
import { GENERATOR_SPACES } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/** Checks tiles, Buildings, resources, Meeples on the map, and Scouts. */
export const brokenMap = (state: State, box: Box): string | null =>
  brokenTiles(state, box) ?? brokenBuildings(state, box) ?? brokenSites(state, box) ?? brokenStacks(state, box);

/** Checks that each tile is in one place, and that those on the map are joined to the generator tile. */
const brokenTiles = ({ tiles, nearStack, farStack, phase }: State, box: Box): string | null => {
  const { components, beside, central } = box;
  const drawn = phase.kind === 'tile' ? [phase.tile] : [];
  const found = [...tiles.filter((tile) => tile >= 0), ...nearStack, ...farStack, ...drawn];
  if (found.length !== components.tiles.length || new Set(found).size !== found.length) return 'tiles';
  const zoneOf = (tile: TileIndex) => components.tiles[tile]!.zone;
  if (nearStack.some((tile) => zoneOf(tile) !== 'near')) return 'nearStack';
  if (farStack.some((tile) => zoneOf(tile) !== 'far')) return 'farStack';
  const joined = new Set<number>();
  const join = (position: PositionIndex): void => {
    if (tiles[position]! < 0 || joined.has(position)) return;
    joined.add(position);
    beside[position]!.forEach(join);
  };
  for (const [position, touches] of central.entries()) if (touches) join(position);
  const wrong = tiles.findIndex(
    (tile, position) =>
      tile >= 0 && (!joined.has(position) || zoneOf(tile) !== components.map.positions[position]!.zone),
  );
  return wrong >= 0 ? `tiles[${wrong}]` : null;
};

/** Checks whether a Meeple or a Building can be on a site. */
const isThere = ({ tiles }: State, { spaces }: Box, site: Site): boolean =>
  site < GENERATOR_SPACES || site >= spaces || tiles[(site - GENERATOR_SPACES) >> 1]! >= 0;

/** Checks that each Building is in the supply or stands, a large one on both sites of a pair. */
const brokenBuildings = (state: State, box: Box): string | null => {
  const { built, supply, partner, upgraded } = state;
  const { components, spaces, partners } = box;
  for (const [site, building] of built.entries()) {
    const printed = components.map.printed[site - spaces];
    if (printed !== undefined && building !== box.number.get(printed)) return `built[${site}]`;
    const other = partner[site]!;
    if (building < 0) {
      if (other >= 0) return `partner[${site}]`;
      if (upgraded[site]) return `upgraded[${site}]`;
      continue;
    }
    const { size, upgrade } = components.buildings[building]!;
    if (!isThere(state, box, site)) return `built[${site}]`;
    if ((size === 'large') !== other >= 0) return `partner[${site}]`;
    if (upgraded[site] && upgrade === 'none') return `upgraded[${site}]`;
    if (other < 0) continue;
    const anchor = Math.min(site, other);
    if (partner[other] !== site || built[other] !== building) return `partner[${site}]`;
    if (partners[anchor] !== Math.max(site, other)) return `partner[${site}]`;
    if (upgraded[other] !== upgraded[site]) return `upgraded[${site}]`;
  }
  const wrong = components.buildings.findIndex((building, number) => {
    const standing = built.filter((each, site) => each === number && isAnchor(state, site)).length;
    return standing + supply[number]! !== building.supply;
  });
  return wrong >= 0 ? `supply[${wrong}]` : null;
};

const brokenSites = (state: State, box: Box): string | null => {
  const { resource, amount, built, meeple } = state;
  for (const [site, res] of resource.entries()) {
    if ((res === 'none') !== (amount[site] === 0)) return `amount[${site}]`;
    if (res !== 'none' && (built[site]! >= 0 || !isThere(state, box, site))) return `resource[${site}]`;
  }
  const wrong = meeple.findIndex((each, site) => each !== 'none' && !isThere(state, box, site));
  return wrong >= 0 ? `meeple[${wrong}]` : null;
};

/** Checks that Scouts stand on a path, and that the top card lies on top. */
const brokenStacks = (state: State, box: Box): string | null => {
  for (const [slot, { cards, scout, at }] of state.stacks.entries()) {
    const path = `stacks[${slot}]`;
    if (cards.some(({ face }, i) => (face === 'top') !== (i === cards.length - 1))) return `${path}.cards`;
    if (scout === 'none' ? at !== 0 : cards.length === 0 || at > lastSpace(state, box, slot)) return `${path}.at`;
  }
  return null;
};
