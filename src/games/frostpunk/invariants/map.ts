import type { Box } from '../box.js';
import { isFirstSite, lastSpace } from '../city/index.js';
import type { PositionIndex, Site, TileIndex } from '../components/index.js';
import { GENERATOR_SPACES } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/** Checks tiles, Buildings, resources, Meeples on the map, and Scouts. */
export const mapContradiction = (state: State, box: Box): string | null =>
  tilesContradiction(state, box) ??
  buildingsContradiction(state, box) ??
  sitesContradiction(state, box) ??
  stacksContradiction(state, box);

/** Checks that each tile is in one place, and that those on the map are joined to the generator tile. */
const tilesContradiction = ({ tiles, nearStack, farStack, phase }: State, box: Box): string | null => {
  const { components, neighbours, touchesGenerator } = box;
  const drawn = phase.kind === 'placeTile' ? [phase.tile] : [];
  const found = [...tiles.filter((tile) => tile >= 0), ...nearStack, ...farStack, ...drawn];
  if (found.length !== components.tiles.length || new Set(found).size !== found.length) return 'tiles';
  const zoneOf = (tile: TileIndex) => components.tiles[tile]!.zone;
  if (nearStack.some((tile) => zoneOf(tile) !== 'near')) return 'nearStack';
  if (farStack.some((tile) => zoneOf(tile) !== 'far')) return 'farStack';
  const joined = new Set<number>();
  const join = (position: PositionIndex): void => {
    if (tiles[position]! < 0 || joined.has(position)) return;
    joined.add(position);
    neighbours[position]!.forEach(join);
  };
  for (const [position, touches] of touchesGenerator.entries()) if (touches) join(position);
  const wrong = tiles.findIndex(
    (tile, position) =>
      tile >= 0 && (!joined.has(position) || zoneOf(tile) !== components.map.positions[position]!.zone),
  );
  return wrong >= 0 ? `tiles[${wrong}]` : null;
};

/** Checks whether a Meeple or a Building can be on a site. */
const canHoldPieces = ({ tiles }: State, { spaceCount }: Box, site: Site): boolean =>
  site < GENERATOR_SPACES || site >= spaceCount || tiles[(site - GENERATOR_SPACES) >> 1]! >= 0;

/** Checks that each Building is in the supply or stands, a large one on both sites of a pair. */
const buildingsContradiction = (state: State, box: Box): string | null => {
  const { siteBuilding, buildingSupply, otherSite, isUpgraded } = state;
  const { components, spaceCount, secondSpace } = box;
  for (const [site, building] of siteBuilding.entries()) {
    const printed = components.map.printedBuildings[site - spaceCount];
    if (printed !== undefined && building !== box.indexOfId.get(printed)) return `siteBuilding[${site}]`;
    const other = otherSite[site]!;
    if (building < 0) {
      if (other >= 0) return `otherSite[${site}]`;
      if (isUpgraded[site]) return `isUpgraded[${site}]`;
      continue;
    }
    const { size, upgrade } = components.buildings[building]!;
    if (!canHoldPieces(state, box, site)) return `siteBuilding[${site}]`;
    if ((size === 'large') !== other >= 0) return `otherSite[${site}]`;
    if (isUpgraded[site] && upgrade === 'none') return `isUpgraded[${site}]`;
    if (other < 0) continue;
    const first = Math.min(site, other);
    if (otherSite[other] !== site || siteBuilding[other] !== building) return `otherSite[${site}]`;
    if (secondSpace[first] !== Math.max(site, other)) return `otherSite[${site}]`;
    if (isUpgraded[other] !== isUpgraded[site]) return `isUpgraded[${site}]`;
  }
  const wrong = components.buildings.findIndex(({ copies }, building) => {
    const standing = siteBuilding.filter((each, site) => each === building && isFirstSite(state, site)).length;
    return standing + buildingSupply[building]! !== copies;
  });
  return wrong >= 0 ? `buildingSupply[${wrong}]` : null;
};

const sitesContradiction = (state: State, box: Box): string | null => {
  const { spaceResource, spaceAmount, siteBuilding, siteMeeple } = state;
  for (const [site, resource] of spaceResource.entries()) {
    if ((resource === 'none') !== (spaceAmount[site] === 0)) return `spaceAmount[${site}]`;
    if (resource !== 'none' && (siteBuilding[site]! >= 0 || !canHoldPieces(state, box, site)))
      return `spaceResource[${site}]`;
  }
  const wrong = siteMeeple.findIndex((each, site) => each !== 'none' && !canHoldPieces(state, box, site));
  return wrong >= 0 ? `siteMeeple[${wrong}]` : null;
};

/** Checks that Scouts stand on a path, and that the top card lies on top. */
const stacksContradiction = (state: State, box: Box): string | null => {
  for (const [slot, { cards, scout, scoutSpace }] of state.expeditionStacks.entries()) {
    const path = `expeditionStacks[${slot}]`;
    if (cards.some(({ face }, i) => (face === 'top') !== (i === cards.length - 1))) return `${path}.cards`;
    if (scout === 'none' ? scoutSpace !== 0 : cards.length === 0 || scoutSpace > lastSpace(state, box, slot))
      return `${path}.scoutSpace`;
  }
  return null;
};
