import { sideBySide } from '../../../draw/columns.js';
import { named } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import { isHeated } from '../city/index.js';
import { sitesOf } from '../components/index.js';
import type { State } from '../state/index.js';
import { boxOf } from './boxes.js';
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
  const { components, write } = stage;
  const { spaces } = sitesOf(components);
  const first = spaces - 2 * components.map.positions.length + 2 * position;
  const { id } = components.map.positions[position]!;
  const tile = components.tiles[stage.position.tiles[position]!];
  if (tile === undefined) return `${id}  -`;
  const food = tile.food > 0 ? ` | ${write('draw.letter.food')} ${tile.food}` : '';
  return `${id}  ${siteText(stage, first)} | ${siteText(stage, first + 1)}${food}`;
};

const siteText = (stage: Lined, site: number): string => {
  const { position, components, write, say } = stage;
  const { built, resource, amount, meeple, partner } = position;
  const building = components.buildings[built[site]!];
  const res = resource[site];
  const kind = meeple[site];
  const works = kind === 'none' || kind === undefined ? '' : ` (${write(`draw.letter.${kind}`)})`;
  if (building === undefined)
    return res === 'none' || res === undefined ? `.${works}` : `${say(named('res')(res))} ${amount[site]}${works}`;
  const isSecond = partner[site]! >= 0 && partner[site]! < site;
  return `${isSecond ? '"' : `${say(titled(building.title))}${marksOf(stage, site)}`}${works}`;
};

/** Returns the marks of a Building: heated, upgraded. */
const marksOf = ({ position, components }: Lined, site: number): string =>
  // Views have every field that this reads.
  `${isHeated(position as State, boxOf(components), site) ? '*' : ''}${position.upgraded[site] ? '+' : ''}`;
