import { type Message, message } from '../../../../words/message.js';
import { titled } from '../../board/titled.js';
import type { Building, Components, Facilities } from '../../components/index.js';
import { byId, costOf } from '../things.js';
import { lineOn, linesFor, outcomeOf, requiredTold } from './told.js';

/** The line on the heat that a Building needs. */
const heatLine = (level: number, { heating, tracks }: Components): Message =>
  message('about.level', { level, heating, heat: tracks.ranges[level - 1] ?? 0 });

const shelterLine = (n: number, type: Building['shelterType']): readonly Message[] =>
  n === 0 ? [] : [message('about.shelters', { n, type })];

const useLines = (use: Facilities['use'], components: Components): readonly Message[] =>
  use.map(({ when, effects }) =>
    message('about.use', { ...requiredTold(when, components), effects: outcomeOf(effects, components) }),
  );

/** The lines on the facilities of a Building, or of its upgrade: all of them, or those that differ from others. */
const facilityLines = (
  { level, shelter, hunt, expeditions, use }: Facilities,
  type: Building['shelterType'],
  components: Components,
  than?: Facilities,
): readonly Message[] => [
  ...(level === than?.level ? [] : [heatLine(level, components)]),
  ...(shelter === than?.shelter ? [] : shelterLine(shelter, type)),
  ...(hunt === than?.hunt ? [] : linesFor('about.hunts', hunt)),
  ...(expeditions === than?.expeditions ? [] : linesFor('about.allows', expeditions)),
  ...(JSON.stringify(use) === JSON.stringify(than?.use) ? [] : useLines(use, components)),
];

/** Says what a Building costs, or that it cannot be built, or by which card it can. */
const costLines = ({ id, cost, hammer }: Building, { laws, technologies }: Components): readonly Message[] => {
  const unlocking = [...laws, ...technologies].filter(({ lasting }) =>
    lasting.some((modifier) => modifier.kind === 'unlock' && modifier.building === id),
  );
  if (hammer && unlocking.length === 0) return [message('about.notBuilt')];
  const unlocked = hammer ? [message('about.unlocked', { cards: unlocking.map(({ title }) => titled(title)) })] : [];
  if (cost === 'none') return unlocked;
  const price = costOf(cost);
  return [...unlocked, price.length === 0 ? message('about.free') : message('about.cost', { cost: price })];
};

const upgradeLines = (building: Building, components: Components): readonly Message[] => {
  const { upgrade, shelterType } = building;
  if (upgrade === 'none') return [];
  const price = costOf(upgrade.cost);
  return [
    ...(price.length === 0 ? [] : [message('about.upgrade', { cost: price })]),
    ...facilityLines(upgrade, shelterType, components, building).map((line) => message('about.upgraded', { line })),
  ];
};

/** Returns the lines about a Building. */
export const buildingLines = (building: Building, components: Components): readonly Message[] => {
  const { size, supply, staff, shelterType, onDeath, workshop, house } = building;
  return [
    message('about.supply', { size, supply }),
    ...costLines(building, components),
    ...(staff.length === 0
      ? []
      : [message('about.staff', { kinds: staff.map((kind) => message('about.users', { kind })) })]),
    ...facilityLines(building, shelterType, components),
    ...lineOn('about.onDeath', onDeath, components),
    ...(workshop ? [message('about.workshop')] : []),
    ...(house ? [message('about.house')] : []),
    ...upgradeLines(building, components),
  ];
};

/** Returns the lines about a tile. */
export const tileLines = (number: number, components: Components): readonly Message[] => {
  const { zone, food, building } = components.tiles[number]!;
  return [
    message('about.tile', { zone }),
    ...linesFor('about.tileFood', food),
    ...(building === 'none' ? [] : [message('about.tileBuilding', { building: byId(building, components) })]),
  ];
};
