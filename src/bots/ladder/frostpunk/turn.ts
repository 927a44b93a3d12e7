import type { ExpeditionCard, MeepleKind, Move } from '../../../games/frostpunk/index.js';
import { bestConstructionValue } from './building.js';
import { CITIZEN_INDEX, countSources, facilitiesAt, isHeatedAt, isWarmGround } from './city.js';
import type { CityContext } from './city-context.js';
import { bestOptionValue, effectsValue } from './effects.js';
import { missingShare, resourceValue } from './needs.js';
import { sicknessCost } from './sickness.js';

type MoveOf<Kind extends Move['kind']> = Move & { readonly kind: Kind };

/** Returns the value of gathering. */
export const gatherValue = (context: CityContext, { meeple, site }: MoveOf<'gather'>): number => {
  const res = context.city.spaceResource[site]!;
  if (res === 'none') return 0;
  const taken = Math.min(context.tables.tracks.actions.resourcesPerGather, context.city.spaceAmount[site]!);
  return (
    context.weights.turn.gather +
    taken * resourceValue(context, res) +
    sendValue(context, meeple, isWarmGround(context, site))
  );
};

/** Returns the value of using a Building. Meeples that can work nowhere else cost nothing to send. */
export const useValue = (context: CityContext, { meeple, site }: MoveOf<'use'>): number => {
  const { staff } = context.tables.buildings[context.city.siteBuilding[site]!]!;
  const alternativeValue = staff.includes('worker') ? 0 : sendValue(context, meeple, true);
  const sendingValue = sendValue(context, meeple, isHeatedAt(context, site, context.city.heat)) - alternativeValue;
  return context.weights.turn.use + bestOptionValue(context, facilitiesAt(context, site).useOptions) + sendingValue;
};

/** Returns the value of working a long shift in the Building that was just used. */
export const longShiftValue = (context: CityContext): number => {
  const { weights, tables, city } = context;
  const { useOptions } = facilitiesAt(context, city.currentAction.site);
  const gained = bestOptionValue(context, useOptions) + effectsValue(context, tables.longShiftEffects);
  return weights.answer.longShift + gained + resentmentValue(context);
};

/** Returns the (negative) value of what displayed cards do at Dusk after a long shift. */
const resentmentValue = (context: CityContext): number => {
  const { tables, city } = context;
  let value = 0;
  for (const { source, card } of city.display) {
    if (source !== 'consequence') continue;
    const { display } = tables.laws[card]!.consequences[city.lawConsequence[card] === 'b' ? 1 : 0];
    for (const effect of display === 'none' ? [] : display.duskEffects) {
      if (effect.kind === 'if' && effect.when.some(({ kind }) => kind === 'longShiftWorked'))
        value += effectsValue(context, effect.then);
    }
  }
  return value;
};

/** Returns the value of building; minus infinity if no Building is worth enough. */
export const buildValue = (context: CityContext, { meeple }: MoveOf<'build'>): number => {
  const { turn, city } = context.weights;
  const best = bestConstructionValue(context);
  return best < city.minBuildValue
    ? Number.NEGATIVE_INFINITY
    : turn.build + turn.built * best + sendValue(context, meeple, true);
};

/** Returns the value of clearing snow. */
export const clearValue = (context: CityContext, { meeple, zone }: MoveOf<'clear'>): number => {
  const { turn } = context.weights;
  return (
    turn[zone] + turn.clear * missingShare(countSources(context), turn.sources) + sendValue(context, meeple, false)
  );
};

/** Returns the value of sending a Scout. */
export const scoutValue = (context: CityContext, { meeple, slot }: MoveOf<'scout'>): number => {
  const { turn } = context.weights;
  const top = context.city.expeditionStacks[slot]!.cards.at(-1);
  if (top === undefined) return sendValue(context, meeple, true);
  const { onReturn, pathLength } = context.tables.expeditions[top.card]!;
  const found = turn.found * effectsValue(context, onReturn.effects) - turn.path * pathLength;
  return turn.scout + found - turn.late * context.city.round + sendValue(context, meeple, true);
};

/** Returns the value of the bonus for returning from the place where a Scout is. */
export const returnValue = (context: CityContext): number => {
  const place = expeditionAt(context);
  return place === undefined ? 0 : context.weights.turn.found * effectsValue(context, place.onReturn.effects);
};

/** Returns the value of the bonus for going further from there. */
export const continueValue = (context: CityContext): number => {
  const next = expeditionAt(context)?.onContinue ?? 'none';
  return next === 'none' ? 0 : context.weights.turn.found * effectsValue(context, next.effects);
};

const expeditionAt = ({ tables, city: { phase, expeditionStacks } }: CityContext): ExpeditionCard | undefined => {
  if (phase.kind !== 'arrived' && phase.kind !== 'explored') return undefined;
  return tables.expeditions[expeditionStacks[phase.slot]!.cards.at(-1)!.card]!;
};

/** Returns the value of a special action. */
export const specialValue = (context: CityContext, { meeple, card }: MoveOf<'special'>): number =>
  context.weights.turn.special +
  bestOptionValue(context, context.tables.optionSets.get(`${card}.special`) ?? []) +
  sendValue(context, meeple, true);

/** Returns the (negative) value of sending a Meeple. */
const sendValue = (context: CityContext, meeple: MeepleKind, isWarm: boolean): number => {
  const { turn } = context.weights;
  if (meeple === 'automaton') return -resourceValue(context, 'coal');
  const own = meeple === 'worker' ? 0 : turn[meeple];
  if (isWarm) return own;
  return (
    own - turn.cold - sicknessCost(context, meeple) - (context.city.showsSkull[CITIZEN_INDEX[meeple]] ? turn.skull : 0)
  );
};
