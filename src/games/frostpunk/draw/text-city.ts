import { arrangeBlocks } from '../../../draw/columns.js';
import { nameMessage } from '../../../words/message.js';
import { titleMessage } from '../board/title-messages.js';
import { isHeated } from '../city/index.js';
import { createMapTables } from '../components/index.js';
import type { State } from '../state/index.js';
import { boxFor } from './boxes.js';
import type { TextContext } from './context.js';

/** Writes the spaces of the generator tile and the printed Buildings beside the map. */
export const writeGenerator = (context: TextContext): readonly string[] => {
  const sites = createMapTables(context.components).siteNames.flatMap((name, site) =>
    /^[gp]\d/.test(name) ? [[`${name} ${writeSite(context, site)}`]] : [],
  );
  return [context.translate(nameMessage('stage')('generator')), arrangeBlocks(sites)];
};

/** Writes the tiles of each zone, two sites a line. */
export const writeZones = (context: TextContext): readonly (readonly string[])[] => {
  const { state, components, formatText } = context;
  const zone = (name: 'near' | 'far'): readonly string[] =>
    components.map.positions.flatMap(({ zone }, i) => (zone === name ? [writeTile(context, i)] : []));
  return [
    [formatText('draw.tiles.near', { count: state.nearStack.length }), ...zone('near')],
    [formatText('draw.tiles.far', { count: state.farStack.length }), ...zone('far')],
  ];
};

const writeTile = (context: TextContext, position: number): string => {
  const { components, formatText } = context;
  const { spaceCount } = createMapTables(components);
  const first = spaceCount - 2 * components.map.positions.length + 2 * position;
  const { id } = components.map.positions[position]!;
  const tile = components.tiles[context.state.tiles[position]!];
  if (tile === undefined) return `${id}  -`;
  const food = tile.food > 0 ? ` | ${formatText('draw.letter.food')} ${tile.food}` : '';
  return `${id}  ${writeSite(context, first)} | ${writeSite(context, first + 1)}${food}`;
};

const writeSite = (context: TextContext, site: number): string => {
  const { state, components, formatText, translate } = context;
  const { siteBuilding, spaceResource, spaceAmount, siteMeeple, otherSite } = state;
  const building = components.buildings[siteBuilding[site]!];
  const res = spaceResource[site];
  const meepleKind = siteMeeple[site];
  const worker =
    meepleKind === 'none' || meepleKind === undefined ? '' : ` (${formatText(`draw.letter.${meepleKind}`)})`;
  if (building === undefined)
    return res === 'none' || res === undefined
      ? `.${worker}`
      : `${translate(nameMessage('res')(res))} ${spaceAmount[site]}${worker}`;
  const isSecond = otherSite[site]! >= 0 && otherSite[site]! < site;
  return `${isSecond ? '"' : `${translate(titleMessage(building.title))}${writeMarks(context, site)}`}${worker}`;
};

/** Returns the marks of a Building: heated, upgraded. */
const writeMarks = ({ state, components }: TextContext, site: number): string =>
  // Views have every field that this reads.
  `${isHeated(state as State, boxFor(components), site) ? '*' : ''}${state.isUpgraded[site] ? '+' : ''}`;
