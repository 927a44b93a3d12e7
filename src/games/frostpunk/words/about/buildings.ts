import { type Message, message } from '../../../../words/message.js';
import { titleMessage } from '../../board/title-messages.js';
import type { Building, Components, Facilities, TileIndex } from '../../components/index.js';
import { costMessages, messageById } from '../names.js';
import { effectsLine, effectsMessage, numberLines, requirementParameters } from './effect-lines.js';

/** The line on the heat that a Building needs. */
const heatLine = (level: number, { heating, tracks }: Components): Message =>
  message('about.level', { level, heating, heat: tracks.heatingRanges[level - 1] ?? 0 });

const shelterLine = (n: number, type: Building['shelterType']): readonly Message[] =>
  n === 0 ? [] : [message('about.shelters', { n, type })];

const useLines = (use: Facilities['useOptions'], components: Components): readonly Message[] =>
  use.map(({ when, effects }) =>
    message('about.use', { ...requirementParameters(when, components), effects: effectsMessage(effects, components) }),
  );

/** The lines on the facilities of a Building, or of its upgrade: all of them, or those that differ from others. */
const facilityLines = (
  { heatingLevel, shelterPlaces, huntIcons, maxExpeditions, useOptions }: Facilities,
  type: Building['shelterType'],
  components: Components,
  than?: Facilities,
): readonly Message[] => [
  ...(heatingLevel === than?.heatingLevel ? [] : [heatLine(heatingLevel, components)]),
  ...(shelterPlaces === than?.shelterPlaces ? [] : shelterLine(shelterPlaces, type)),
  ...(huntIcons === than?.huntIcons ? [] : numberLines('about.hunts', huntIcons)),
  ...(maxExpeditions === than?.maxExpeditions ? [] : numberLines('about.allows', maxExpeditions)),
  ...(JSON.stringify(useOptions) === JSON.stringify(than?.useOptions) ? [] : useLines(useOptions, components)),
];

/** Says what a Building costs, or that it cannot be built, or by which card it can. */
const costLines = ({ id, cost, isLocked }: Building, { laws, technologies }: Components): readonly Message[] => {
  const unlocking = [...laws, ...technologies].filter(({ modifiers }) =>
    modifiers.some((modifier) => modifier.kind === 'unlockBuilding' && modifier.building === id),
  );
  if (isLocked && unlocking.length === 0) return [message('about.notBuilt')];
  const unlocked = isLocked
    ? [message('about.unlocked', { cards: unlocking.map(({ title }) => titleMessage(title)) })]
    : [];
  if (cost === 'none') return unlocked;
  const price = costMessages(cost);
  return [...unlocked, price.length === 0 ? message('about.free') : message('about.cost', { cost: price })];
};

const upgradeLines = (building: Building, components: Components): readonly Message[] => {
  const { upgrade, shelterType } = building;
  if (upgrade === 'none') return [];
  const price = costMessages(upgrade.cost);
  return [
    ...(price.length === 0 ? [] : [message('about.upgrade', { cost: price })]),
    ...facilityLines(upgrade, shelterType, components, building).map((line) => message('about.upgraded', { line })),
  ];
};

/** Returns the lines about a Building. */
export const buildingLines = (building: Building, components: Components): readonly Message[] => {
  const { size, copies, staff, shelterType, onDeath, isWorkshop, isPermanent } = building;
  return [
    message('about.supply', { size, supply: copies }),
    ...costLines(building, components),
    ...(staff.length === 0
      ? []
      : [message('about.staff', { kinds: staff.map((kind) => message('about.users', { kind })) })]),
    ...facilityLines(building, shelterType, components),
    ...effectsLine('about.onDeath', onDeath, components),
    ...(isWorkshop ? [message('about.workshop')] : []),
    ...(isPermanent ? [message('about.house')] : []),
    ...upgradeLines(building, components),
  ];
};

/** Returns the lines about a tile. */
export const tileLines = (tile: TileIndex, components: Components): readonly Message[] => {
  const { zone, food, building } = components.tiles[tile]!;
  return [
    message('about.tile', { zone }),
    ...numberLines('about.tileFood', food),
    ...(building === 'none' ? [] : [message('about.tileBuilding', { building: messageById(building, components) })]),
  ];
};
