import { count, flag, listOf, listUpTo, recordOf, secret, word } from '../../../../core/fields.js';
import type { Tables } from '../../components/index.js';
import { KINDS, RESOURCES } from '../../components/vocabulary.js';
import { cubes, indexOf, indexOrNone, kindOrNone, many, some, triple } from './shapes.js';

/** People, tracks, the tower and tokens. */
export const city = ({ components }: Tables) => {
  const { tracks, tokens, automatons } = components;
  const heat = indexOf(tracks.throws);
  const ids = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const onTrack = (most: number) => listUpTo(recordOf('a token', { token: word(...ids), active: flag }), most);
  return {
    resources: listOf(many, RESOURCES.length),
    citizens: triple(count(tracks.populationTop)),
    sick: triple(count(tracks.populationTop)),
    skull: triple(flag),
    tired: triple(many),
    covered: triple(many),
    exposed: triple(many),
    reserve: listOf(many, KINDS.length),
    atPlaces: listOf(many, KINDS.length),
    bank: count(automatons),
    heat,
    cold: heat,
    overheated: flag,
    ranges: triple(heat),
    pressure: many,
    tower: recordOf('a tower', { inside: cubes, drawer: secret(cubes) }),
    hunger: count(tracks.hungerTop),
    corpses: count(tracks.corpseLimit),
    works: many,
    hope: onTrack(tracks.hopeRoom),
    discontent: onTrack(tracks.discontentLimit),
    hopeBag: listOf(many, tokens.hope.length),
    discontentBag: listOf(many, tokens.discontent.length),
    storm: count(tracks.rounds),
    stormEnd: count(tracks.rounds),
  };
};

/** The map. */
export const board = ({ components, sites, spaces }: Tables) => {
  const { tiles, map, buildings } = components;
  const stack = listUpTo(secret(indexOf(tiles)), tiles.length);
  return {
    tiles: listOf(indexOrNone(tiles), map.positions.length),
    nearStack: stack,
    farStack: stack,
    resource: listOf(word('none', ...RESOURCES), spaces),
    amount: listOf(some, spaces),
    built: listOf(indexOrNone(buildings), sites.length),
    upgraded: listOf(flag, sites.length),
    partner: listOf(indexOrNone({ length: spaces }), sites.length),
    meeple: listOf(kindOrNone, sites.length),
    supply: listOf(many, buildings.length),
  };
};
