import type { Components, State } from '../../src/games/frostpunk/index.js';

/** Rates the looks of a city. */
export const createCityRating =
  (components: Components) =>
  (state: State): number =>
    rateStock(state) + ratePeople(state) + rateMood(state) + rateCity(state, components) + ratePlans(state);

const weighUpTo = (n: number, cap: number, before: number, after: number): number =>
  Math.min(n, cap) * before + Math.max(0, n - cap) * after;

const rateStock = ({ stock, hunger }: State): number => {
  const [coal, wood, steel, core, food] = stock as [number, number, number, number, number];
  return (
    weighUpTo(coal, 14, 1.3, 0.3) +
    weighUpTo(wood, 9, 0.9, 0.2) +
    weighUpTo(steel, 6, 1.2, 0.3) +
    weighUpTo(core, 2, 2, 0.5) +
    weighUpTo(food, 56, 0.5, 0.1) -
    0.6 * hunger
  );
};

const ratePeople = ({ citizens, sickCitizens, showsSkull, tiredTokens, corpses }: State): number => {
  let sum = -10 * corpses;
  for (const type of [0, 1, 2]) {
    const ill = sickCitizens[type]!;
    sum += 0.9 * citizens[type]! - 0.6 * ill - 1.5 * tiredTokens[type]! - (showsSkull[type] ? 7 : 0);
    sum -= (ill >= 6 ? 2 : 0) + (ill >= 10 ? 6 : 0) + (ill >= 14 ? 8 : 0);
    if (ill === citizens[type] && ill > 0) sum -= 10;
  }
  return sum;
};

const rateMood = ({ hope, discontent }: State): number => {
  const active = hope.filter((token) => token.isActive).length;
  const angry = discontent.filter((token) => token.isActive).length;
  const despair = hope.length <= 1 ? 25 : hope.length === 2 ? 6 : 0;
  const fury = discontent.length >= 5 ? 25 : discontent.length === 4 ? 8 : 0;
  return 5 * hope.length + active - despair - 5 * discontent.length - angry - fury;
};

/** The value of a Building of each kind; further ones are worth less. */
const BUILDING_VALUES: Readonly<Record<string, number>> = {
  ...{ TENT: 13, HOUS: 24, HUNT: 7, COOK: 13, HOTH: 13, SAWM: 8, MINE: 14, SMEL: 10, MEDI: 14, INFI: 18 },
  ...{ WORK: 11, BEAC: 12, POST: 8, KILN: 8, NURS: 7, FACT: 10, CEME: 3, WREC: 6 },
};

const rateCity = (state: State, { buildings }: Components): number => {
  const {
    siteBuilding,
    otherSite,
    isUpgraded,
    tiles,
    heat,
    heatingRanges,
    pressure,
    tower,
    hasMalfunctioned,
    reserveMeeples,
    coveredTokens,
    stage,
  } = state;
  const standing = new Map<string, number>();
  let sum = tiles.filter((tile) => tile >= 0).length * 1.5;
  for (const [site, building] of siteBuilding.entries()) {
    if (building < 0 || (otherSite[site]! >= 0 && otherSite[site]! < site)) continue;
    const { id } = buildings[building]!;
    const before = standing.get(id) ?? 0;
    standing.set(id, before + 1);
    sum += (BUILDING_VALUES[id] ?? 0) / (id === 'TENT' ? 1 : 1 + before) + (isUpgraded[site] ? 4 : 0);
  }
  const strain = pressure + 0.4 * tower.inside + 0.6 * heat;
  sum -= (strain > 5 ? (strain - 5) ** 1.7 : 0) + (hasMalfunctioned ? 2 * strain + 25 : 0);
  const idle = reserveMeeples[0]! + reserveMeeples[1]! - coveredTokens[0]! - coveredTokens[1]!;
  const warmth =
    (heat >= heatingRanges[0]! ? 0.6 : 0) +
    (heat >= heatingRanges[1]! ? 0.8 : 0) +
    (heat >= heatingRanges[2]! ? 0.2 : 0);
  return sum + (stage === 'action' ? idle * (0.6 + warmth) : 0);
};

const ratePlans = (state: State): number => {
  const {
    stormWorks,
    stormRound,
    expeditionStacks,
    isDeveloped,
    developingTechnology,
    lawStatus,
    hand,
    isCallOfDutyUsed,
    automatonsInBank,
  } = state;
  const away = expeditionStacks.reduce(
    (sum, { scout, scoutSpace }) => sum + (scout === 'none' ? 0 : 8 + scoutSpace),
    0,
  );
  const known = isDeveloped.filter((each) => each).length + (developingTechnology >= 0 ? 0.5 : 0);
  const enacted = lawStatus.filter((law) => law === 'enacted').length;
  return (
    18 * Math.min(4, stormWorks) +
    0.5 * stormRound +
    away +
    7 * known +
    4 * enacted +
    hand.length -
    (isCallOfDutyUsed ? 6 : 0) -
    4 * automatonsInBank
  );
};
