import { named } from '../../../core/words.js';
import { sitesOf } from '../components/index.js';
import { titled } from '../titled.js';
import type { Lined } from './staged.js';

/** The generator tile, then the tiles of each zone, two sites a line; what is printed beside the map comes first. */
export const cityColumns = (stage: Lined): readonly (readonly string[])[] => {
  const { position, components, write, say } = stage;
  const { sites } = sitesOf(components);
  const generator = sites.flatMap((name, site) => (/^[gp]\d/.test(name) ? [siteText(stage, site, name)] : []));
  const zone = (name: 'near' | 'far'): readonly string[] =>
    components.map.positions.flatMap(({ zone }, i) => (zone === name ? [tileText(stage, i)] : []));
  return [
    [say(named('stage')('generator')), ...generator],
    [write('draw.tiles.near', { count: position.nearStack.length }), ...zone('near')],
    [write('draw.tiles.far', { count: position.farStack.length }), ...zone('far')],
  ];
};

const tileText = (stage: Lined, position: number): string => {
  const { components } = stage;
  const { spaces } = sitesOf(components);
  const first = spaces - 2 * components.map.positions.length + 2 * position;
  const { id } = components.map.positions[position]!;
  if (stage.position.tiles[position]! < 0) return `${id}  -`;
  return `${siteText(stage, first, id)} | ${siteText(stage, first + 1)}`.trimEnd();
};

/** How much of the name of a Building is written. */
const LETTERS = 9;

const siteText = ({ position, components, write, say }: Lined, site: number, name?: string): string => {
  const { built, upgraded, resource, amount, meeple } = position;
  const building = components.buildings[built[site]!];
  const res = resource[site];
  const lies = res === 'none' || res === undefined ? '.' : `${say(named('res')(res))} ${amount[site]}`;
  const called = building === undefined ? '' : say(titled(building.title)).slice(0, LETTERS).trimEnd();
  const stands = building === undefined ? lies : `${called}${upgraded[site] ? '+' : ''}`;
  const kind = meeple[site];
  const works = kind === 'none' || kind === undefined ? '' : ` (${write(`draw.letter.${kind}`)})`;
  return `${name === undefined ? '' : `${name.padEnd(3)} `}${stands}${works}`;
};
