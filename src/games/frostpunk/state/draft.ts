import type { DraftOf, SeededView, UnfilledView } from '../../../core/contract/kernel.js';
import type { Mutable } from '../../../core/data/copy.js';
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
  const { key, drawn } = state.random;
  return {
    game: state.game,
    rules: state.rules,
    components: state.components,
    players: state.players,
    random: { key, drawn },
    difficulty: state.difficulty,
    expert: state.expert,
    round: state.round,
    stage: state.stage,
    step: state.step,
    leader: state.leader,
    decider: state.decider,
    hasPassed: state.hasPassed,
    phase: state.phase,
    effectStack: state.effectStack.length === 0 ? [] : state.effectStack.map(copyFrame),
    currentAction: state.currentAction,
    stock: state.stock.slice(),
    citizens: state.citizens.slice(),
    sickCitizens: state.sickCitizens.slice(),
    showsSkull: state.showsSkull.slice(),
    tiredTokens: state.tiredTokens.slice(),
    coveredTokens: state.coveredTokens.slice(),
    exposedMeeples: state.exposedMeeples.slice(),
    reserveMeeples: state.reserveMeeples.slice(),
    meeplesOffMap: state.meeplesOffMap.slice(),
    automatonsInBank: state.automatonsInBank,
    heat: state.heat,
    cold: state.cold,
    hasMalfunctioned: state.hasMalfunctioned,
    heatingRanges: state.heatingRanges.slice(),
    pressure: state.pressure,
    tower: { ...state.tower },
    hunger: state.hunger,
    corpses: state.corpses,
    stormWorks: state.stormWorks,
    hope: state.hope,
    discontent: state.discontent,
    hopeBag: state.hopeBag.slice(),
    discontentBag: state.discontentBag.slice(),
    stormRound: state.stormRound,
    stormEndRound: state.stormEndRound,
    tiles: state.tiles.slice(),
    nearStack: state.nearStack,
    farStack: state.farStack,
    spaceResource: state.spaceResource.slice(),
    spaceAmount: state.spaceAmount.slice(),
    siteBuilding: state.siteBuilding.slice(),
    isUpgraded: state.isUpgraded.slice(),
    otherSite: state.otherSite.slice(),
    siteMeeple: state.siteMeeple.slice(),
    buildingSupply: state.buildingSupply.slice(),
    morning: { ...state.morning },
    weather: { ...state.weather },
    dusk: { ...state.dusk },
    council: { ...state.council },
    lawConsequence: state.lawConsequence.slice(),
    isConsequenceKnown: state.isConsequenceKnown.slice(),
    lawStatus: state.lawStatus.slice(),
    enactedLaws: state.enactedLaws,
    isLongShiftUsed: state.isLongShiftUsed,
    isDuskOfferTaken: state.isDuskOfferTaken,
    isDeveloped: state.isDeveloped.slice(),
    developingTechnology: state.developingTechnology,
    developmentEndRound: state.developmentEndRound,
    citizenDrawStack: state.citizenDrawStack,
    discardedCitizenCards: state.discardedCitizenCards,
    hand: state.hand,
    hasPlayedCard: state.hasPlayedCard,
    isCallOfDutyUsed: state.isCallOfDutyUsed,
    expeditionDrawStacks: { ...state.expeditionDrawStacks },
    removedExpeditions: state.removedExpeditions,
    expeditionStacks: state.expeditionStacks.slice(),
    display: state.display,
    isScenarioCardInPlay: state.isScenarioCardInPlay.slice(),
    isScenarioSpecialUsed: state.isScenarioSpecialUsed.slice(),
    outcome: state.outcome,
  };
}

const copyFrame = ({ program, partIndex, unitsLeft, citizenType, slot }: EffectFrame): Mutable<EffectFrame> => ({
  program,
  partIndex,
  unitsLeft,
  citizenType,
  slot,
});
