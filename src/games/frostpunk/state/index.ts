import type { BaseState, BaseView, ByPlayer, Hidden, Player } from '../../../core/contract/game.js';
import type {
  BuildingIndex,
  ByBuilding,
  ByCitizenType,
  ByExpeditionSlot,
  ByHeatingRange,
  ByLaw,
  ByMeepleKind,
  ByPosition,
  ByResource,
  ByScenarioCard,
  BySite,
  BySpace,
  ByTechnology,
  ByTokenKind,
  CardIndex,
  LawIndex,
  Site,
  TechnologyIndex,
  TileIndex,
} from '../components/index.js';
import type {
  Consequence,
  Difficulty,
  ExpeditionLetter,
  MeepleKind,
  Resource,
  Stage,
} from '../components/vocabulary.js';
import type {
  CurrentAction,
  DisplayedCard,
  EffectFrame,
  ExpeditionStack,
  Outcome,
  Phase,
  TokenOnTrack,
} from './parts.js';
import type { CouncilPiles, DuskPiles, MorningPiles, WeatherPiles } from './piles.js';

export type * from './parts.js';
export { CITIZEN_PURPOSES, ENDINGS, IDLE } from './parts.js';
export type * from './piles.js';
export { type BuiltInProgram, isAt, isBuiltIn, PARTS, partOf, STEPS, type Step, stepOf } from './steps.js';

/** A game of Frostpunk with all hidden information. */
export interface State extends BaseState {
  /** The game's id. */
  readonly game: 'frostpunk';
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  readonly difficulty: Difficulty;
  readonly expert: number;
  /** The round, from 1. */
  readonly round: number;
  readonly stage: Stage;
  /** The step of the stage that is under way. */
  readonly step: number;
  readonly leader: Player;
  /** The player who decides now. */
  readonly decider: Player;
  /** True for each player who is out of this Action phase. */
  readonly hasPassed: ByPlayer<boolean>;
  /** The pending decision. */
  readonly phase: Phase;
  /** The effect programs under way; the one that runs now is last. */
  readonly effectStack: readonly EffectFrame[];
  /** The main action under way. */
  readonly currentAction: CurrentAction;
  /** The stock of each resource: coal, wood, steel, cores, food. */
  readonly stock: ByResource<number>;
  readonly citizens: ByCitizenType<number>;
  readonly sickCitizens: ByCitizenType<number>;
  /** True for each type whose Sickness marker shows its skull. */
  readonly showsSkull: ByCitizenType<boolean>;
  /** The exhausted Citizen tokens in the Reserve. */
  readonly tiredTokens: ByCitizenType<number>;
  /** The exhausted tokens with a Meeple on them. */
  readonly coveredTokens: ByCitizenType<number>;
  /** The Meeples without shelter that may still fall sick tonight. */
  readonly exposedMeeples: ByCitizenType<number>;
  /** The Meeples in the Reserve. */
  readonly reserveMeeples: ByMeepleKind<number>;
  /** The Meeples on Clear, on Build and on cards. */
  readonly meeplesOffMap: ByMeepleKind<number>;
  /** The Automatons in the bank. */
  readonly automatonsInBank: number;
  readonly heat: number;
  readonly cold: number;
  readonly hasMalfunctioned: boolean;
  /** The ends of the heating ranges. */
  readonly heatingRanges: ByHeatingRange<number>;
  readonly pressure: number;
  /** The cubes in the tower, and those of them that lie in the drawer. */
  readonly tower: { readonly inside: number; readonly drawer: number };
  readonly hunger: number;
  readonly corpses: number;
  /** The number of Storm Works. */
  readonly stormWorks: number;
  /** The tokens from left to right. */
  readonly hope: readonly TokenOnTrack[];
  readonly discontent: readonly TokenOnTrack[];
  /** The number of each kind of token in the bag. */
  readonly hopeBag: ByTokenKind<number>;
  readonly discontentBag: ByTokenKind<number>;
  /** The round of the Storm token, 0 for none. */
  readonly stormRound: number;
  /** The round of the Storm's End, 0 for none. */
  readonly stormEndRound: number;
  /** The tile at each position; -1 for none. */
  readonly tiles: ByPosition<TileIndex>;
  /** The tiles to draw; the next one is last, as in all stacks. */
  readonly nearStack: readonly TileIndex[];
  readonly farStack: readonly TileIndex[];
  /** The resource that lies on each space. */
  readonly spaceResource: BySpace<'none' | Resource>;
  readonly spaceAmount: BySpace<number>;
  /** The Building at each site; -1 for none. */
  readonly siteBuilding: BySite<BuildingIndex>;
  readonly isUpgraded: BySite<boolean>;
  /** The other site of a large Building; -1 for none. */
  readonly otherSite: BySite<Site>;
  readonly siteMeeple: BySite<'none' | MeepleKind>;
  /** The number left of each Building. */
  readonly buildingSupply: ByBuilding<number>;
  readonly morning: MorningPiles;
  readonly weather: WeatherPiles;
  readonly dusk: DuskPiles;
  readonly council: CouncilPiles;
  /** The consequence of each law that is in the game. */
  readonly lawConsequence: ByLaw<'none' | Consequence>;
  readonly isConsequenceKnown: ByLaw<boolean>;
  readonly lawStatus: ByLaw<'open' | 'enacted' | 'out'>;
  /** The enacted laws, in order of enactment. */
  readonly enactedLaws: readonly LawIndex[];
  /** True if Long Shifts was used this round. */
  readonly isLongShiftUsed: boolean;
  /** True if the offer of a law was taken this Dusk. */
  readonly isDuskOfferTaken: boolean;
  readonly isDeveloped: ByTechnology<boolean>;
  /** The Technology under development, -1 for none. */
  readonly developingTechnology: TechnologyIndex;
  /** The round on which it is finished, 0 for none. */
  readonly developmentEndRound: number;
  readonly citizenDrawStack: readonly CardIndex[];
  readonly discardedCitizenCards: readonly CardIndex[];
  readonly hand: readonly CardIndex[];
  readonly hasPlayedCard: boolean;
  /** True if the Call of Duty was used. */
  readonly isCallOfDutyUsed: boolean;
  readonly expeditionDrawStacks: Readonly<Record<ExpeditionLetter, readonly CardIndex[]>>;
  readonly removedExpeditions: readonly CardIndex[];
  /** The stack of each Expedition. */
  readonly expeditionStacks: ByExpeditionSlot<ExpeditionStack>;
  readonly display: readonly DisplayedCard[];
  /** True for each scenario card in play. */
  readonly isScenarioCardInPlay: ByScenarioCard<boolean>;
  /** True for each scenario card whose special action was used this round. */
  readonly isScenarioSpecialUsed: ByScenarioCard<boolean>;
  readonly outcome: 'none' | Outcome;
}

/** A game of Frostpunk as its players see it. */
export interface View
  extends Omit<
      State,
      | 'random'
      | 'tower'
      | 'nearStack'
      | 'farStack'
      | 'morning'
      | 'weather'
      | 'council'
      | 'lawConsequence'
      | 'citizenDrawStack'
      | 'expeditionDrawStacks'
    >,
    Pick<BaseView, 'random' | 'viewer'> {
  readonly tower: { readonly inside: number; readonly drawer: number | Hidden };
  readonly nearStack: readonly (TileIndex | Hidden)[];
  readonly farStack: readonly (TileIndex | Hidden)[];
  readonly morning: Omit<MorningPiles, 'drawStack'> & { readonly drawStack: readonly (CardIndex | Hidden)[] };
  readonly weather: Omit<WeatherPiles, 'drawStack'> & { readonly drawStack: readonly (CardIndex | Hidden)[] };
  readonly council: Omit<CouncilPiles, 'drawStack' | 'current'> & {
    readonly drawStack: readonly (CardIndex | Hidden)[];
    readonly current: CardIndex | Hidden;
  };
  readonly lawConsequence: ByLaw<'none' | Consequence | Hidden>;
  readonly citizenDrawStack: readonly (CardIndex | Hidden)[];
  readonly expeditionDrawStacks: Readonly<Record<ExpeditionLetter, readonly (CardIndex | Hidden)[]>>;
}
