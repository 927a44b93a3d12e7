import { idleOf, meeplesOf, placesAt } from './city.js';
import type { CityOutlook } from './outlook.js';

/** Returns the value of putting `n` coal into the fire; minus infinity for amounts that reach no threshold. */
export const feeding = (sight: CityOutlook, n: number): number => {
  const { heat, ranges, cold, stage, resources } = sight.city;
  const to = heat + n;
  if (n > 0 && to !== cold && n !== resources[0] && !ranges.includes(to)) return Number.NEGATIVE_INFINITY;
  const worth = warmth(sight, to) - warmth(sight, heat) - price(sight, n);
  if (stage !== 'action') return worth;
  return worth > 0 ? sight.w.heat.first + worth : Number.NEGATIVE_INFINITY;
};

const price = ({ w: { heat }, city: { resources } }: CityOutlook, n: number): number => {
  const scarce = (left: number): number => Math.max(0, heat.stock - left);
  const coal = resources[0]!;
  return heat.coal * n + heat.scarce * (scarce(coal - n) - scarce(coal));
};

/** Returns the value of a heat. */
const warmth = (sight: CityOutlook, heat: number): number => {
  const { stage, pressure, cold, ranges } = sight.city;
  const { heat: w } = sight.w;
  const danger = strain(sight, pressure, heat);
  if (stage === 'generator') return -w.sick * (cold - heat) - danger;
  const exposed = Math.max(0, meeplesOf(sight) - placesAt(sight, heat));
  const night = -w.exposed * exposed - w.gap * (cold - heat) - danger;
  if (stage === 'night') return night;
  const [own, near, far] = [w.own, w.near, w.far].map((each, level) => (heat >= ranges[level]! ? each : 0));
  return night + (own! + near! + far!) * (idleOf(sight, 0) + idleOf(sight, 1));
};

/** Returns the cost of the risk of a malfunction, with these cubes on the track and this heat to come. */
const strain = ({ w: { strain: w }, city }: CityOutlook, pressure: number, heat: number): number => {
  const over = pressure + w.retained * city.tower.inside + w.thrown * heat - w.room;
  return over > 0 ? w.worth * over * Math.sqrt(over) * (city.overheated ? w.again : 1) : 0;
};

/** Returns the value of adding `n` cubes to the track; `n` may be negative. */
export const pressing = (sight: CityOutlook, n: number): number => {
  const { pressure, heat, cold } = sight.city;
  const { unfed, cube } = sight.w.strain;
  const coming = Math.max(heat, cold - unfed);
  return strain(sight, pressure, coming) - strain(sight, Math.max(0, pressure + n), coming) - cube * n;
};
