import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import { type Mutable, plainConstructor } from '../../../core/data/copy.js';
import type { State, View } from './index.js';
import type { EffectFrame } from './parts.js';

/** The fields that a copy owns; of the effect stack it also owns the frames. */
type OwnedField =
  | 'random'
  | 'stock'
  | 'citizens'
  | 'sickCitizens'
  | 'showsSkull'
  | 'tiredTokens'
  | 'coveredTokens'
  | 'exposedMeeples'
  | 'reserveMeeples'
  | 'meeplesOffMap'
  | 'heatingRanges'
  | 'tower'
  | 'hopeBag'
  | 'discontentBag'
  | 'tiles'
  | 'spaceResource'
  | 'spaceAmount'
  | 'siteBuilding'
  | 'isUpgraded'
  | 'otherSite'
  | 'siteMeeple'
  | 'buildingSupply'
  | 'morning'
  | 'weather'
  | 'dusk'
  | 'council'
  | 'lawConsequence'
  | 'isConsequenceKnown'
  | 'lawStatus'
  | 'isDeveloped'
  | 'expeditionDrawStacks'
  | 'expeditionStacks'
  | 'isScenarioCardInPlay'
  | 'isScenarioSpecialUsed';

/** A state that the rules may change. */
export interface Draft extends Omit<DraftOf<State, OwnedField>, 'effectStack'> {
  effectStack: Mutable<EffectFrame>[];
}

/** Copies a state or a view for changes. */
export function clone(state: State): Draft;
export function clone(view: SeededView<View>): UnfilledView<View>;
export function clone(state: SeededView<View>): UnfilledView<View> {
  return new Copy(state);
}

const Copy = plainConstructor(function (this: UnfilledView<View>, state: SeededView<View>) {
  const { key, drawn } = state.random;
  this.game = state.game;
  this.rules = state.rules;
  this.components = state.components;
  this.players = state.players;
  this.random = { key, drawn };
  this.difficulty = state.difficulty;
  this.expert = state.expert;
  this.round = state.round;
  this.stage = state.stage;
  this.step = state.step;
  this.leader = state.leader;
  this.decider = state.decider;
  this.hasPassed = state.hasPassed;
  this.phase = state.phase;
  this.effectStack = state.effectStack.length === 0 ? [] : state.effectStack.map(copyFrame);
  this.currentAction = state.currentAction;
  this.stock = state.stock.slice();
  this.citizens = state.citizens.slice();
  this.sickCitizens = state.sickCitizens.slice();
  this.showsSkull = state.showsSkull.slice();
  this.tiredTokens = state.tiredTokens.slice();
  this.coveredTokens = state.coveredTokens.slice();
  this.exposedMeeples = state.exposedMeeples.slice();
  this.reserveMeeples = state.reserveMeeples.slice();
  this.meeplesOffMap = state.meeplesOffMap.slice();
  this.automatonsInBank = state.automatonsInBank;
  this.heat = state.heat;
  this.cold = state.cold;
  this.hasMalfunctioned = state.hasMalfunctioned;
  this.heatingRanges = state.heatingRanges.slice();
  this.pressure = state.pressure;
  this.tower = { ...state.tower };
  this.hunger = state.hunger;
  this.corpses = state.corpses;
  this.stormWorks = state.stormWorks;
  this.hope = state.hope;
  this.discontent = state.discontent;
  this.hopeBag = state.hopeBag.slice();
  this.discontentBag = state.discontentBag.slice();
  this.stormRound = state.stormRound;
  this.stormEndRound = state.stormEndRound;
  this.tiles = state.tiles.slice();
  this.nearStack = state.nearStack;
  this.farStack = state.farStack;
  this.spaceResource = state.spaceResource.slice();
  this.spaceAmount = state.spaceAmount.slice();
  this.siteBuilding = state.siteBuilding.slice();
  this.isUpgraded = state.isUpgraded.slice();
  this.otherSite = state.otherSite.slice();
  this.siteMeeple = state.siteMeeple.slice();
  this.buildingSupply = state.buildingSupply.slice();
  this.morning = { ...state.morning };
  this.weather = { ...state.weather };
  this.dusk = { ...state.dusk };
  this.council = { ...state.council };
  this.lawConsequence = state.lawConsequence.slice();
  this.isConsequenceKnown = state.isConsequenceKnown.slice();
  this.lawStatus = state.lawStatus.slice();
  this.enactedLaws = state.enactedLaws;
  this.isLongShiftUsed = state.isLongShiftUsed;
  this.isDuskOfferTaken = state.isDuskOfferTaken;
  this.isDeveloped = state.isDeveloped.slice();
  this.developingTechnology = state.developingTechnology;
  this.developmentEndRound = state.developmentEndRound;
  this.citizenDrawStack = state.citizenDrawStack;
  this.discardedCitizenCards = state.discardedCitizenCards;
  this.hand = state.hand;
  this.hasPlayedCard = state.hasPlayedCard;
  this.isCallOfDutyUsed = state.isCallOfDutyUsed;
  this.expeditionDrawStacks = { ...state.expeditionDrawStacks };
  this.removedExpeditions = state.removedExpeditions;
  this.expeditionStacks = state.expeditionStacks.slice();
  this.display = state.display;
  this.isScenarioCardInPlay = state.isScenarioCardInPlay.slice();
  this.isScenarioSpecialUsed = state.isScenarioSpecialUsed.slice();
  this.outcome = state.outcome;
});

const copyFrame = ({ program, partIndex, unitsLeft, citizenType, slot }: EffectFrame): Mutable<EffectFrame> => ({
  program,
  partIndex,
  unitsLeft,
  citizenType,
  slot,
});
