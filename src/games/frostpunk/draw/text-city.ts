import { sideBySide } from '../../../draw/columns.js';
import { named } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import { sitesOf } from '../components/index.js';
import type { Lined } from './staged.js';

/** Writes the spaces of the generator tile and the printed Buildings beside the map. */
export const generatorLines = (stage: Lined): readonly string[] => {
  const sites = sitesOf(stage.components).sites.flatMap((name, site) =>
    /^[gp]\d/.test(name) ? [[`${name} ${siteText(stage, site)}`]] : [],
  );
  return [stage.say(named('stage')('generator')), sideBySide(sites)];
};

/** Writes the tiles of each zone, two sites a line. */
export const zoneColumns = (stage: Lined): readonly (readonly string[])[] => {
  const { position, components, write } = stage;
  const zone = (name: 'near' | 'far'): readonly string[] =>
    components.map.positions.flatMap(({ zone }, i) => (zone === name ? [tileText(stage, i)] : []));
  return [
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
  return `${id}  ${siteText(stage, first)} | ${siteText(stage, first + 1)}`;
};

/** The number of letters written of the name of a Building. */
const LETTERS = 11;

const siteText = ({ position, components, write, say }: Lined, site: number): string => {
  const { built, upgraded, resource, amount, meeple } = position;
  const building = components.buildings[built[site]!];
  const res = resource[site];
  const lies = res === 'none' || res === undefined ? '.' : `${say(named('res')(res))} ${amount[site]}`;
  const called = building === undefined ? '' : shortened(say(titled(building.title)));
  const stands = building === undefined ? lies : `${called}${upgraded[site] ? '+' : ''}`;
  const kind = meeple[site];
  const works = kind === 'none' || kind === undefined ? '' : ` (${write(`draw.letter.${kind}`)})`;
  return `${stands}${works}`;
};

const shortened = (name: string): string =>
  name.length <= LETTERS ? name : `${name.slice(0, LETTERS - 1).trimEnd()}…`;
