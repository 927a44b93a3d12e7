import { boolean, integer, list, oneOf, record, type Veil } from '../../../core/codec.js';
import type { Hidden } from '../../../core/game.js';
import type { Box } from '../components/box.js';
import { KINDS, RESOURCES } from '../components/vocabulary.js';
import { amount, exactly, indexOf, indexOrNone, kindOrNone, MOST_CUBES, triple } from './numbers.js';

/** People, tracks and tokens. */
export const city = ({ parts }: Box) => {
  const { tracks, tokens } = parts;
  const heat = integer(0, tracks.throws.length - 1);
  const kinds = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const onTrack = (most: number) => list(record('a token', { token: oneOf(...kinds), active: boolean }), 0, most);
  return {
    resources: exactly(amount, RESOURCES.length),
    citizens: triple(integer(0, tracks.populationTop)),
    sick: triple(integer(0, tracks.populationTop)),
    skull: triple(boolean),
    tired: triple(amount),
    covered: triple(amount),
    exposed: triple(amount),
    reserve: exactly(amount, KINDS.length),
    atPlaces: exactly(amount, KINDS.length),
    bank: integer(0, parts.automatons),
    heat,
    cold: heat,
    overheated: boolean,
    ranges: triple(heat),
    pressure: amount,
    hunger: integer(0, tracks.hungerTop),
    corpses: integer(0, tracks.corpseLimit),
    works: amount,
    hope: onTrack(tracks.hopeRoom),
    discontent: onTrack(tracks.discontentLimit),
    hopeBag: exactly(amount, tokens.hope.length),
    discontentBag: exactly(amount, tokens.discontent.length),
    storm: integer(0, tracks.rounds),
    stormEnd: integer(0, tracks.rounds),
  };
};

/** The map and the tower. */
export const board = <H extends Hidden>({ parts, sites, spaces }: Box, veil: Veil<H>) => {
  const { tiles, map, buildings } = parts;
  const stack = list(veil(indexOf(tiles)), 0, tiles.length);
  return {
    tower: record('a tower', { inside: integer(0, MOST_CUBES), drawer: veil(integer(0, MOST_CUBES)) }),
    tiles: exactly(indexOrNone(tiles), map.positions.length),
    nearStack: stack,
    farStack: stack,
    resource: exactly(oneOf('none', ...RESOURCES), spaces),
    amount: exactly(integer(0, 60), spaces),
    built: exactly(indexOrNone(buildings), sites.length),
    upgraded: exactly(boolean, sites.length),
    partner: exactly(indexOrNone({ length: spaces }), sites.length),
    meeple: exactly(kindOrNone, sites.length),
    supply: exactly(amount, buildings.length),
  };
};
