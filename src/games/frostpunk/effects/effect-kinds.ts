import type { Mutable } from '../../../core/data/copy.js';
import type { Box } from '../box.js';
import { sumBonuses } from '../city/index.js';
import type { Effect, EffectList, EffectOf } from '../components/index.js';
import { MAX_COUNT } from '../components/vocabulary.js';
import type { Run, UnitResult } from '../run.js';
import type { EffectFrame, State } from '../state/index.js';
import { destroyDecision, drawTileToPlace, pushUse, tileDecision } from './buildings.js';
import { placeAutomatonHere } from './display.js';
import { openStack, scoutDecision, sickenScouts } from './journeys.js';
import { addDuskCard, endByScenario, lawDecision, optionDecision, pushBranch } from './laws.js';
import { applyOrAskForType, typeDecision } from './people.js';
import {
  addAutomaton,
  changeCold,
  changePressure,
  changeRange,
  drawToHand,
  endStorm,
  gainResource,
  hastenTechnology,
  losePerToken,
  moveStorm,
  spendResource,
  takeFromSpace,
  ventPressure,
} from './resources.js';
import { flipOrAsk, lowerDecision, raiseTrack } from './tokens.js';

/** A kind of effect. */
export interface EffectKind<Of = Effect> {
  /** Returns the number of its units, after each of which the loss is checked; 1 by default. */
  units?(state: State, box: Box, effect: Of): number;
  /** Applies a unit, unless it needs a decision or has no target. */
  applyUnit(run: Run, effect: Of, frame: Mutable<EffectFrame>, list: EffectList): UnitResult;
}

type HasAmount = { readonly amount: number };
const unitPerAmount = (_: State, __: Box, { amount }: HasAmount): number => amount;

/** Creates a kind of effect that needs neither a decision nor a target. */
const withoutDecision = <Of>(
  apply: (run: Run, effect: Of, frame: EffectFrame, list: EffectList) => void,
): EffectKind<Of> => ({
  applyUnit: (run, effect, frame, list) => {
    apply(run, effect, frame, list);
    return 'done';
  },
});

const citizenEffect = { units: unitPerAmount, applyUnit: applyOrAskForType };

/** The kinds of effects. */
export const effectKinds: { readonly [Kind in Effect['kind']]: EffectKind<EffectOf<Kind>> } = {
  gain: withoutDecision((run, { resource, amount }) => gainResource(run, resource, amount)),
  lose: withoutDecision((run, { resource, amount }) => spendResource(run, resource, amount)),
  losePerToken: withoutDecision(losePerToken),
  sick: citizenEffect,
  join: citizenEffect,
  leave: citizenEffect,
  die: citizenEffect,
  tire: citizenEffect,
  raise: { applyUnit: raiseTrack },
  exhaust: { applyUnit: flipOrAsk },
  activate: { applyUnit: flipOrAsk },
  lower: { units: unitPerAmount, applyUnit: lowerDecision },
  pressure: withoutDecision((run, { amount }) =>
    changePressure(run, amount === 'none left' ? -run.draft.pressure : amount),
  ),
  heatingRange: withoutDecision((run, { level, amount }) => changeRange(run, level, amount)),
  cure: {
    units: (state, box, { amount }) => amount + sumBonuses(state, box, 'cureBonus'),
    applyUnit: (run) => typeDecision(run, 'cure'),
  },
  treat: {
    units: (state, box, { amount }) => amount + sumBonuses(state, box, 'treatBonus'),
    applyUnit: (run) => typeDecision(run, 'treat'),
  },
  vent: withoutDecision((run, { amount }) => ventPressure(run, amount)),
  raiseCold: withoutDecision((run, { amount }) => changeCold(run, amount)),
  delayStorm: withoutDecision((run, { amount }) => moveStorm(run, amount)),
  rest: { units: unitPerAmount, applyUnit: (run) => typeDecision(run, 'rest') },
  gainAutomaton: { units: unitPerAmount, applyUnit: (run) => (addAutomaton(run) ? 'done' : 'noTarget') },
  drawCitizenCard: { units: unitPerAmount, applyUnit: (run) => (drawToHand(run) ? 'done' : 'noTarget') },
  hastenTechnology: withoutDecision((run, { amount }) => hastenTechnology(run, amount)),
  gainStormWork: withoutDecision(({ draft, emit }, { amount }) => {
    draft.stormWorks = Math.min(MAX_COUNT, draft.stormWorks + amount);
    emit?.({ kind: 'stormWorksChanged', to: draft.stormWorks });
  }),
  marchScout: { applyUnit: scoutDecision },
  sickenScouts: withoutDecision((run, { amount }) => sickenScouts(run, amount)),
  takeFromSpace: withoutDecision((run, { amount }) => takeFromSpace(run, run.draft.currentAction.site, amount)),
  gatherFromTile: { applyUnit: tileDecision },
  useBuilding: { units: unitPerAmount, ...withoutDecision(pushUse) },
  endStorm: withoutDecision((run, { amount }) => endStorm(run, amount)),
  placeAutomatonHere: withoutDecision(placeAutomatonHere),
  addDuskCard: withoutDecision((run, { card }) => addDuskCard(run, card)),
  openExpedition: withoutDecision((run, { card }) => openStack(run, card)),
  destroyBuilding: { applyUnit: destroyDecision },
  enactLaw: { applyUnit: lawDecision },
  placeTile: { units: unitPerAmount, applyUnit: (run, { zone }) => drawTileToPlace(run, zone) },
  build: withoutDecision(({ draft }, { subActions, woodDiscount }) => {
    draft.currentAction = { ...draft.currentAction, subActionsLeft: subActions, woodDiscount };
  }),
  endGame: withoutDecision(endByScenario),
  if: withoutDecision(pushBranch),
  choose: { applyUnit: optionDecision },
};

/** Returns the number of units of an effect. */
export const countUnits = (state: State, box: Box, effect: Effect): number => {
  const kind: EffectKind = effectKinds[effect.kind];
  return kind.units === undefined ? 1 : kind.units(state, box, effect);
};
