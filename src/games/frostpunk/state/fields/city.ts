import { count, flag, listOf, listUpTo, recordOf, word } from '../../../../core/fields/fields.js';
import type { Tables } from '../../components/index.js';
import { KINDS, MOST_HELD, RESOURCES } from '../../components/vocabulary.js';
import { hidden } from './hidden.js';
import { limitsOf } from './limits.js';
import { indexOrNone, kindOrNone, triple } from './shapes.js';

/** A count that only the length of a game limits. */
const many = count(MOST_HELD);

/** Returns the fields of people, tracks, the tower and tokens. */
export const city = (tables: Tables) => {
  const { tracks, tokens, automatons } = tables.components;
  const limits = limitsOf(tables);
  const heat = count(tracks.throws.length - 1);
  const meeples = count(limits.meeples);
  const ids = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const bag = (kinds: typeof tokens.hope) => listOf(count(Math.max(...kinds.map((kind) => kind.count))), kinds.length);
  const onTrack = (most: number) => listUpTo(recordOf('a token', { token: word(...ids), active: flag }), most);
  return {
    resources: listOf(many, RESOURCES.length),
    citizens: triple(count(tracks.populationTop)),
    sick: triple(count(tracks.populationTop)),
    skull: triple(flag),
    tired: triple(many),
    covered: triple(meeples),
    exposed: triple(meeples),
    reserve: listOf(meeples, KINDS.length),
    atPlaces: listOf(meeples, KINDS.length),
    bank: count(automatons),
    heat,
    cold: heat,
    overheated: flag,
    ranges: triple(heat),
    pressure: count(limits.pressure),
    tower: hidden(tables).tower,
    hunger: count(tracks.hungerTop),
    corpses: count(tracks.corpseLimit),
    works: many,
    hope: onTrack(tracks.hopeRoom),
    discontent: onTrack(tracks.discontentLimit),
    hopeBag: bag(tokens.hope),
    discontentBag: bag(tokens.discontent),
    storm: count(tracks.rounds),
    stormEnd: count(tracks.rounds),
  };
};

/** Returns the fields of the map. */
export const board = (tables: Tables) => {
  const { components, sites, spaces } = tables;
  const { tiles, map, buildings, start } = components;
  const { nearStack, farStack } = hidden(tables);
  const lying = [...start.generator, ...tiles.flatMap((tile) => tile.spaces)];
  const amounts = lying.map((space) => (typeof space === 'object' && 'n' in space ? space.n : 0));
  return {
    tiles: listOf(indexOrNone(tiles), map.positions.length),
    nearStack,
    farStack,
    resource: listOf(word('none', ...RESOURCES), spaces),
    amount: listOf(count(Math.max(...amounts)), spaces),
    built: listOf(indexOrNone(buildings), sites.length),
    upgraded: listOf(flag, sites.length),
    partner: listOf(indexOrNone({ length: spaces }), sites.length),
    meeple: listOf(kindOrNone, sites.length),
    supply: listOf(count(Math.max(...buildings.map(({ supply }) => supply))), buildings.length),
  };
};
