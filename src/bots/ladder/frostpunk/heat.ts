import { countAllMeeples, countIdle, countPlaces } from './city.js';
import type { CityContext } from './city-context.js';

/** Returns the value of putting `n` coal into the fire; minus infinity for amounts that reach no threshold. */
export const feedValue = (context: CityContext, n: number): number => {
  const { heat, heatingRanges, cold, stage, stock } = context.city;
  const to = heat + n;
  if (n > 0 && to !== cold && n !== stock[0] && !heatingRanges.includes(to)) return Number.NEGATIVE_INFINITY;
  const value = heatValue(context, to) - heatValue(context, heat) - coalCost(context, n);
  if (stage !== 'action') return value;
  return value > 0 ? context.weights.heat.first + value : Number.NEGATIVE_INFINITY;
};

const coalCost = ({ weights: { heat }, city: { stock } }: CityContext, n: number): number => {
  const shortage = (coalLeft: number): number => Math.max(0, heat.stock - coalLeft);
  const coal = stock[0]!;
  return heat.coal * n + heat.scarce * (shortage(coal - n) - shortage(coal));
};

/** Returns the value of a heat. */
const heatValue = (context: CityContext, heat: number): number => {
  const { stage, pressure, cold, heatingRanges } = context.city;
  const { heat: weights } = context.weights;
  const danger = malfunctionCost(context, pressure, heat);
  if (stage === 'generator') return -weights.sick * (cold - heat) - danger;
  const exposed = Math.max(0, countAllMeeples(context) - countPlaces(context, heat));
  const nightValue = -weights.exposed * exposed - weights.gap * (cold - heat) - danger;
  if (stage === 'night') return nightValue;
  const [own, near, far] = [weights.own, weights.near, weights.far].map((each, level) =>
    heat >= heatingRanges[level]! ? each : 0,
  );
  return nightValue + (own! + near! + far!) * (countIdle(context, 0) + countIdle(context, 1));
};

/** Returns the cost of the risk of a malfunction, with these cubes on the track and this heat to come. */
const malfunctionCost = (
  { weights: { strain: weights }, city }: CityContext,
  pressure: number,
  heat: number,
): number => {
  const over = pressure + weights.retained * city.tower.inside + weights.thrown * heat - weights.room;
  return over > 0 ? weights.scale * over * Math.sqrt(over) * (city.hasMalfunctioned ? weights.again : 1) : 0;
};

/** Returns the value of adding `n` cubes to the track; `n` may be negative. */
export const pressureValue = (context: CityContext, n: number): number => {
  const { pressure, heat, cold } = context.city;
  const { unfed, cube } = context.weights.strain;
  const expectedHeat = Math.max(heat, cold - unfed);
  return (
    malfunctionCost(context, pressure, expectedHeat) -
    malfunctionCost(context, Math.max(0, pressure + n), expectedHeat) -
    cube * n
  );
};
