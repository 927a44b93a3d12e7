import type { Effect, Option, Res, Track } from '../../../games/frostpunk/index.js';
import { pressing } from './heat.js';
import { need, resIndex } from './needs.js';
import type { CityOutlook } from './outlook.js';
import { curing, illness } from './sickness.js';

/** Returns the value of a list of effects. */
export const worthOf = (sight: CityOutlook, effects: readonly Effect[]): number => {
  let sum = 0;
  for (let i = 0; i < effects.length; i++) sum += effectWorth(sight, effects[i]!);
  return sum;
};

/** Returns the value of the best option that can be paid for; 0 if there is none. */
export const bestOf = (sight: CityOutlook, options: readonly Option[]): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    if (isPayable(sight, options[i]!)) best = Math.max(best, worthOf(sight, options[i]!.effects));
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
};

const isPayable = ({ city: { resources } }: CityOutlook, { when }: Option): boolean => {
  for (let i = 0; i < when.length; i++) {
    const req = when[i]!;
    if (req.kind === 'res' && resources[resIndex[req.res]]! < req.n) return false;
  }
  return true;
};

type EffectOf<Kind extends Effect['kind']> = Effect & { readonly kind: Kind };

type Worths = { readonly [Kind in Effect['kind']]: (sight: CityOutlook, effect: EffectOf<Kind>) => number };

const effectWorth = <Kind extends Effect['kind']>(sight: CityOutlook, effect: EffectOf<Kind>): number =>
  (WORTHS[effect.kind as Kind] as (sight: CityOutlook, effect: EffectOf<Kind>) => number)(sight, effect);

const WORTHS: Worths = {
  gain: (sight, { res, n }) => n * need(sight, res),
  lose: (sight, { res, n }) => lost(sight, res, n),
  loseEach: (sight, { res, token }) =>
    lost(sight, res, sight.city.discontent.filter((each) => each.active && each.token === token).length),
  sick: (sight, { who, n }) => -n * illness(sight, who),
  join: ({ w }, { n }) => n * w.effect.join,
  leave: ({ w }, { n }) => -n * w.effect.join,
  die: ({ w }, { n }) => -n * w.effect.die,
  tire: ({ w }, { n }) => -n * w.effect.tire,
  rest: ({ w, city: { tired } }, { n }) => w.effect.tire * Math.min(n, tired[0]! + tired[1]! + tired[2]!),
  raise: (sight, { track, n }) => moved(sight, track, n),
  lower: (sight, { track, n }) => moved(sight, track, -n),
  activate: ({ w }, { track }) => (track === 'hope' ? w.effect.active : -w.effect.active),
  exhaust: ({ w }, { track }) => (track === 'hope' ? -w.effect.active : w.effect.active),
  cure: (sight, { n }) => curing(sight, n),
  treat: ({ w, city: { skull } }, { n }) => w.effect.treat * Math.min(n, skull.filter((each) => each).length),
  pressure: (sight, { n }) => pressing(sight, n === 'none left' ? -sight.city.pressure : n),
  vent: (sight, { n }) => pressing(sight, -n),
  works: ({ w, pack, city }) => (city.works < pack.works ? w.effect.works : w.effect.idle),
  hasten: ({ w, city }, { n }) => (city.developing < 0 ? 0 : n * w.effect.hasten),
  enact: ({ w, city }) => w.effect.law + w.effect.lawLate * city.round,
  cold: ({ w }, { n }) => -n * w.effect.cold,
  range: ({ w }, { n }) => -n * w.effect.cold,
  storm: ({ w }, { n }) => n * w.effect.storm,
  automaton: ({ w }, { n }) => n * w.effect.automaton,
  automatonHere: ({ w }) => w.effect.automaton,
  citizenCard: ({ w }, { n }) => n * w.effect.card,
  destroy: ({ w }) => -w.effect.destroy,
  take: ({ w }, { n }) => n * w.effect.take,
  gatherTile: ({ w }, { n }) => n * w.effect.take,
  march: ({ w }, { n }) => n * w.effect.march,
  tile: ({ w }, { n }) => n * w.effect.march,
  useBuilding: ({ w }, { n }) => n * w.effect.march,
  build: ({ w }) => w.effect.march,
  sickScouts: () => 0,
  addDusk: () => 0,
  openStack: () => 0,
  stormEnd: () => 0,
  finish: () => 0,
  // It is often not known yet which of the two applies.
  if: (sight, effect) => (worthOf(sight, effect.then) + worthOf(sight, effect.else)) / 2,
  choose: (sight, { options }) => bestOf(sight, options),
};

const lost = (sight: CityOutlook, res: Res, n: number): number =>
  -Math.min(n, sight.city.resources[resIndex[res]]!) * need(sight, res);

const LITTLE_HOPE = 2;
const MUCH_DISCONTENT = 4;

/** Returns the value of a track getting `n` more tokens. */
const moved = ({ w: { effect: w }, city }: CityOutlook, track: Track, n: number): number => {
  const { length } = city[track];
  if (track === 'hope') return n * (w.hope + (length <= LITTLE_HOPE ? w.despair : 0));
  if (n < 0 && length === 0) return 0;
  return -n * (w.discontent + (length >= MUCH_DISCONTENT ? w.fury : 0));
};
