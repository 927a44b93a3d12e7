import type { Components, State } from '../../src/games/frostpunk/index.js';

/** Rates the looks of a city. */
export const cityLooks =
  (components: Components) =>
  (state: State): number =>
    stockWorth(state) + peopleWorth(state) + moodWorth(state) + cityWorth(state, components) + plansWorth(state);

const capped = (n: number, cap: number, before: number, after: number): number =>
  Math.min(n, cap) * before + Math.max(0, n - cap) * after;

const stockWorth = ({ resources, hunger }: State): number => {
  const [coal, wood, steel, core, food] = resources as [number, number, number, number, number];
  return (
    capped(coal, 14, 1.3, 0.3) +
    capped(wood, 9, 0.9, 0.2) +
    capped(steel, 6, 1.2, 0.3) +
    capped(core, 2, 2, 0.5) +
    capped(food, 24, 1.1, 0.3) -
    1.5 * hunger
  );
};

const peopleWorth = ({ citizens, sick, skull, tired, corpses }: State): number => {
  let sum = -10 * corpses;
  for (const type of [0, 1, 2]) {
    const ill = sick[type]!;
    sum += 2 * citizens[type]! - 1.2 * ill - 1.5 * tired[type]! - (skull[type] ? 7 : 0);
    sum -= (ill >= 4 ? 2 : 0) + (ill >= 7 ? 6 : 0) + (ill >= 10 ? 8 : 0);
    if (ill === citizens[type] && ill > 0) sum -= 10;
  }
  return sum;
};

const moodWorth = ({ hope, discontent }: State): number => {
  const active = hope.filter((token) => token.active).length;
  const angry = discontent.filter((token) => token.active).length;
  const despair = hope.length <= 1 ? 25 : hope.length === 2 ? 6 : 0;
  const fury = discontent.length >= 5 ? 25 : discontent.length === 4 ? 8 : 0;
  return 5 * hope.length + active - despair - 5 * discontent.length - angry - fury;
};

/** The value of a Building of each kind; further ones are worth less. */
const WORTH: Readonly<Record<string, number>> = {
  ...{ TENT: 13, HOUS: 24, HUNT: 7, COOK: 13, HOTH: 13, SAWM: 8, MINE: 14, SMEL: 10, MEDI: 14, INFI: 18 },
  ...{ WORK: 11, BEAC: 12, POST: 8, KILN: 8, NURS: 7, FACT: 10, CEME: 3, WREC: 6 },
};

const cityWorth = (state: State, { buildings }: Components): number => {
  const { built, partner, upgraded, tiles, heat, ranges, pressure, tower, overheated, reserve, covered, stage } = state;
  const standing = new Map<string, number>();
  let sum = tiles.filter((tile) => tile >= 0).length * 1.5;
  for (const [site, building] of built.entries()) {
    if (building < 0 || (partner[site]! >= 0 && partner[site]! < site)) continue;
    const { id } = buildings[building]!;
    const before = standing.get(id) ?? 0;
    standing.set(id, before + 1);
    sum += (WORTH[id] ?? 0) / (id === 'TENT' ? 1 : 1 + before) + (upgraded[site] ? 4 : 0);
  }
  const strain = pressure + 0.4 * tower.inside + 0.6 * heat;
  sum -= (strain > 5 ? (strain - 5) ** 1.7 : 0) + (overheated ? 2 * strain + 25 : 0);
  const idle = reserve[0]! + reserve[1]! - covered[0]! - covered[1]!;
  const warmth = (heat >= ranges[0]! ? 0.6 : 0) + (heat >= ranges[1]! ? 0.8 : 0) + (heat >= ranges[2]! ? 0.2 : 0);
  return sum + (stage === 'action' ? idle * (0.6 + warmth) : 0);
};

const plansWorth = (state: State): number => {
  const { works, storm, stacks, technologies, developing, laws, hand, callUsed, bank } = state;
  const away = stacks.reduce((sum, { scout, at }) => sum + (scout === 'none' ? 0 : 8 + at), 0);
  const known = technologies.filter((each) => each).length + (developing >= 0 ? 0.5 : 0);
  const enacted = laws.filter((law) => law === 'enacted').length;
  return (
    18 * Math.min(3, works) + 0.5 * storm + away + 7 * known + 4 * enacted + hand.length - (callUsed ? 6 : 0) - 4 * bank
  );
};
