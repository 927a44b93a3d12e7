import type { Effect, Option, Resource, TokenTrack } from '../../../games/frostpunk/index.js';
import type { CityContext } from './city-context.js';
import { pressureValue } from './heat.js';
import { RESOURCE_INDEX, resourceValue } from './needs.js';
import { cureValue, sicknessCost } from './sickness.js';

/** Returns the value of a list of effects. */
export const effectsValue = (context: CityContext, effects: readonly Effect[]): number => {
  let sum = 0;
  for (let i = 0; i < effects.length; i++) sum += effectValue(context, effects[i]!);
  return sum;
};

/** Returns the value of the best option that can be paid for; 0 if there is none. */
export const bestOptionValue = (context: CityContext, options: readonly Option[]): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    if (isPayable(context, options[i]!)) best = Math.max(best, effectsValue(context, options[i]!.effects));
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
};

const isPayable = ({ city: { stock } }: CityContext, { when }: Option): boolean => {
  for (let i = 0; i < when.length; i++) {
    const req = when[i]!;
    if (req.kind === 'resource' && stock[RESOURCE_INDEX[req.resource]]! < req.amount) return false;
  }
  return true;
};

type EffectOf<Kind extends Effect['kind']> = Effect & { readonly kind: Kind };

type EffectValues = { readonly [Kind in Effect['kind']]: (context: CityContext, effect: EffectOf<Kind>) => number };

const effectValue = <Kind extends Effect['kind']>(context: CityContext, effect: EffectOf<Kind>): number =>
  (EFFECT_VALUES[effect.kind as Kind] as (context: CityContext, effect: EffectOf<Kind>) => number)(context, effect);

const EFFECT_VALUES: EffectValues = {
  gain: (context, { resource, amount }) => amount * resourceValue(context, resource),
  lose: (context, { resource, amount }) => lossValue(context, resource, amount),
  losePerToken: (context, { resource, token }) =>
    lossValue(
      context,
      resource,
      context.city.discontent.filter((each) => each.isActive && each.token === token).length,
    ),
  sick: (context, { who, amount }) => -amount * sicknessCost(context, who),
  join: ({ weights }, { amount }) => amount * weights.effect.join,
  leave: ({ weights }, { amount }) => -amount * weights.effect.join,
  die: ({ weights }, { amount }) => -amount * weights.effect.die,
  tire: ({ weights }, { amount }) => -amount * weights.effect.tire,
  rest: ({ weights, city: { tiredTokens } }, { amount }) =>
    weights.effect.tire * Math.min(amount, tiredTokens[0]! + tiredTokens[1]! + tiredTokens[2]!),
  raise: (context, { track, amount }) => trackValue(context, track, amount),
  lower: (context, { track, amount }) => trackValue(context, track, -amount),
  activate: ({ weights }, { track }) => (track === 'hope' ? weights.effect.active : -weights.effect.active),
  exhaust: ({ weights }, { track }) => (track === 'hope' ? -weights.effect.active : weights.effect.active),
  cure: (context, { amount }) => cureValue(context, amount),
  treat: ({ weights, city: { showsSkull } }, { amount }) =>
    weights.effect.treat * Math.min(amount, showsSkull.filter((each) => each).length),
  pressure: (context, { amount }) => pressureValue(context, amount === 'none left' ? -context.city.pressure : amount),
  vent: (context, { amount }) => pressureValue(context, -amount),
  gainStormWork: ({ weights, tables, city }) =>
    city.stormWorks < tables.requiredWorks ? weights.effect.works : weights.effect.idle,
  hastenTechnology: ({ weights, city }, { amount }) =>
    city.developingTechnology < 0 ? 0 : amount * weights.effect.hasten,
  enactLaw: ({ weights, city }) => weights.effect.law + weights.effect.lawLate * city.round,
  raiseCold: ({ weights }, { amount }) => -amount * weights.effect.cold,
  heatingRange: ({ weights }, { amount }) => -amount * weights.effect.cold,
  delayStorm: ({ weights }, { amount }) => amount * weights.effect.storm,
  gainAutomaton: ({ weights }, { amount: n }) => n * weights.effect.automaton,
  placeAutomatonHere: ({ weights: w }) => w.effect.automaton,
  drawCitizenCard: ({ weights: w }, { amount: n }) => n * w.effect.card,
  destroyBuilding: ({ weights: w }) => -w.effect.destroy,
  takeFromSpace: ({ weights: w }, { amount: n }) => n * w.effect.take,
  gatherFromTile: ({ weights: w }, { amount: n }) => n * w.effect.take,
  marchScout: ({ weights: w }, { amount: n }) => n * w.effect.march,
  placeTile: ({ weights: w }, { amount: n }) => n * w.effect.march,
  useBuilding: ({ weights: w }, { amount: n }) => n * w.effect.march,
  build: ({ weights: w }) => w.effect.march,
  sickenScouts: () => 0,
  addDuskCard: () => 0,
  openExpedition: () => 0,
  endStorm: () => 0,
  endGame: () => 0,
  // It is often not known yet which of the two applies.
  if: (context, effect) => (effectsValue(context, effect.then) + effectsValue(context, effect.else)) / 2,
  choose: (context, { options }) => bestOptionValue(context, options),
};

const lossValue = (context: CityContext, res: Resource, n: number): number =>
  -Math.min(n, context.city.stock[RESOURCE_INDEX[res]]!) * resourceValue(context, res);

const LOW_HOPE = 2;
const HIGH_DISCONTENT = 4;

/** Returns the value of a track getting `n` more tokens. */
const trackValue = ({ weights: { effect: w }, city }: CityContext, track: TokenTrack, n: number): number => {
  const { length } = city[track];
  if (track === 'hope') return n * (w.hope + (length <= LOW_HOPE ? w.despair : 0));
  if (n < 0 && length === 0) return 0;
  return -n * (w.discontent + (length >= HIGH_DISCONTENT ? w.fury : 0));
};
