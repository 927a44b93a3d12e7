import { countUpTo, enumOf, flag, listOf, listUpTo, objectOf } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { MAX_COUNT, MEEPLE_KINDS, RESOURCES } from '../../components/vocabulary.js';
import { hiddenFields } from './hidden.js';
import { limitsOf } from './limits.js';
import { indexOrNone, meepleKindOrNone, triple } from './shapes.js';

/** A count that only the length of a game limits. */
const heldCount = countUpTo(MAX_COUNT);

/** Returns the fields of people, tracks, the tower and tokens. */
export const cityFields = (tables: Tables) => {
  const { tracks, tokens, automatons } = tables.components;
  const limits = limitsOf(tables);
  const heat = countUpTo(tracks.thrownCubes.length - 1);
  const meeples = countUpTo(limits.maxMeeples);
  const ids = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const bag = (kinds: typeof tokens.hope) =>
    listOf(countUpTo(Math.max(...kinds.map((kind) => kind.copies))), kinds.length);
  const tokensOnTrack = (max: number) => listUpTo(objectOf('a token', { token: enumOf(...ids), isActive: flag }), max);
  return {
    stock: listOf(heldCount, RESOURCES.length),
    citizens: triple(countUpTo(tracks.maxCitizens)),
    sickCitizens: triple(countUpTo(tracks.maxCitizens)),
    showsSkull: triple(flag),
    tiredTokens: triple(heldCount),
    coveredTokens: triple(meeples),
    exposedMeeples: triple(meeples),
    reserveMeeples: listOf(meeples, MEEPLE_KINDS.length),
    meeplesOffMap: listOf(meeples, MEEPLE_KINDS.length),
    automatonsInBank: countUpTo(automatons),
    heat,
    cold: heat,
    hasMalfunctioned: flag,
    heatingRanges: triple(heat),
    pressure: countUpTo(limits.maxPressure),
    tower: hiddenFields(tables).tower,
    hunger: countUpTo(tracks.maxHunger),
    corpses: countUpTo(tracks.corpseLimit),
    stormWorks: heldCount,
    hope: tokensOnTrack(tracks.maxHope),
    discontent: tokensOnTrack(tracks.discontentLimit),
    hopeBag: bag(tokens.hope),
    discontentBag: bag(tokens.discontent),
    stormRound: countUpTo(tracks.rounds),
    stormEndRound: countUpTo(tracks.rounds),
  };
};

/** Returns the fields of the map. */
export const mapFields = (tables: Tables) => {
  const { components, siteNames, spaceCount } = tables;
  const { tiles, map, buildings, start } = components;
  const { nearStack, farStack } = hiddenFields(tables);
  const contents = [...start.generatorContents, ...tiles.flatMap((tile) => tile.spaces)];
  const amounts = contents.map((space) => (typeof space === 'object' && 'amount' in space ? space.amount : 0));
  return {
    tiles: listOf(indexOrNone(tiles), map.positions.length),
    nearStack,
    farStack,
    spaceResource: listOf(enumOf('none', ...RESOURCES), spaceCount),
    spaceAmount: listOf(countUpTo(Math.max(...amounts)), spaceCount),
    siteBuilding: listOf(indexOrNone(buildings), siteNames.length),
    isUpgraded: listOf(flag, siteNames.length),
    otherSite: listOf(indexOrNone({ length: spaceCount }), siteNames.length),
    siteMeeple: listOf(meepleKindOrNone, siteNames.length),
    buildingSupply: listOf(countUpTo(Math.max(...buildings.map(({ copies }) => copies))), buildings.length),
  };
};
