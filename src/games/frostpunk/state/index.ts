import type { RandomState } from '../../../core/chance/random.js';
import type { ByPlayer, Hidden, Player, Viewer } from '../../../core/contract/game.js';
import type {
  BuildingIndex,
  ByBuilding,
  ByCitizen,
  ByKind,
  ByLaw,
  ByPosition,
  ByRange,
  ByResource,
  ByScenarioCard,
  BySite,
  BySlot,
  BySpace,
  ByTechnology,
  ByToken,
  CardIndex,
  LawIndex,
  Site,
  TechnologyIndex,
  TileIndex,
} from '../components/index.js';
import type { Consequence, Difficulty, Kind, Letter, Res, Stage } from '../components/vocabulary.js';
import type { CouncilCards, DuskCards, MorningCards, WeatherCards } from './decks.js';
import type { Act, Displayed, Frame, Outcome, Phase, Stack, TokenOnTrack } from './parts.js';

export type * from './decks.js';
export type * from './parts.js';
export { ENDINGS, IDLE, PURPOSES } from './parts.js';
export { type BuiltIn, isAt, isBuiltIn, PARTS, partOf, STEPS, type Step, stepOf } from './steps.js';

/** A game of Frostpunk with all hidden information. */
export interface State {
  /** The game's id. */
  readonly game: 'frostpunk';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the component data. */
  readonly components: string;
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  /** The state of the random generator. */
  readonly random: RandomState;
  readonly difficulty: Difficulty;
  readonly expert: number;
  /** The round, from 1. */
  readonly round: number;
  readonly stage: Stage;
  /** The step of the stage that is under way. */
  readonly step: number;
  readonly leader: Player;
  /** The player to act. */
  readonly actor: Player;
  /** True for each player who is out of this Action phase. */
  readonly passed: ByPlayer<boolean>;
  /** The pending decision. */
  readonly phase: Phase;
  /** The effect programs under way; the one that runs now is last. */
  readonly agenda: readonly Frame[];
  /** The main action under way. */
  readonly act: Act;
  /** The stock of each resource: coal, wood, steel, cores, food. */
  readonly resources: ByResource<number>;
  readonly citizens: ByCitizen<number>;
  readonly sick: ByCitizen<number>;
  /** True for each type whose Sickness marker shows its skull. */
  readonly skull: ByCitizen<boolean>;
  /** The exhausted Citizen tokens in the Reserve. */
  readonly tired: ByCitizen<number>;
  /** The exhausted tokens with a Meeple on them. */
  readonly covered: ByCitizen<number>;
  /** The Meeples without shelter that may still fall sick tonight. */
  readonly exposed: ByCitizen<number>;
  /** The Meeples in the Reserve. */
  readonly reserve: ByKind<number>;
  /** The Meeples on Clear, on Build and on cards. */
  readonly atPlaces: ByKind<number>;
  /** The Automatons in the bank. */
  readonly bank: number;
  readonly heat: number;
  readonly cold: number;
  readonly overheated: boolean;
  /** The ends of the heating ranges. */
  readonly ranges: ByRange<number>;
  readonly pressure: number;
  /** The cubes in the tower, and those of them that lie in the drawer. */
  readonly tower: { readonly inside: number; readonly drawer: number };
  readonly hunger: number;
  readonly corpses: number;
  /** The number of Storm Works. */
  readonly works: number;
  /** The tokens from left to right. */
  readonly hope: readonly TokenOnTrack[];
  readonly discontent: readonly TokenOnTrack[];
  /** The number of tokens in the bag. */
  readonly hopeBag: ByToken<number>;
  readonly discontentBag: ByToken<number>;
  /** The round of the Storm token, 0 for none. */
  readonly storm: number;
  /** The round of the Storm's End, 0 for none. */
  readonly stormEnd: number;
  /** The tile at each position; -1 for none. */
  readonly tiles: ByPosition<TileIndex>;
  /** The tiles to draw; the next one is last, as in all stacks. */
  readonly nearStack: readonly TileIndex[];
  readonly farStack: readonly TileIndex[];
  /** The resource that lies on each space. */
  readonly resource: BySpace<'none' | Res>;
  readonly amount: BySpace<number>;
  /** The Building at each site; -1 for none. */
  readonly built: BySite<BuildingIndex>;
  readonly upgraded: BySite<boolean>;
  /** The other site of a large Building; -1 for none. */
  readonly partner: BySite<Site>;
  readonly meeple: BySite<'none' | Kind>;
  /** The number left of each Building. */
  readonly supply: ByBuilding<number>;
  readonly morning: MorningCards;
  readonly weather: WeatherCards;
  readonly dusk: DuskCards;
  readonly council: CouncilCards;
  /** The consequence of each law that is in the game. */
  readonly consequence: ByLaw<'none' | Consequence>;
  readonly consequenceKnown: ByLaw<boolean>;
  readonly laws: ByLaw<'open' | 'enacted' | 'out'>;
  /** The enacted laws, in order of enactment. */
  readonly enacted: readonly LawIndex[];
  /** True if Long Shifts was used this round. */
  readonly shiftUsed: boolean;
  /** True if the offer of a law was taken this Dusk. */
  readonly patrolled: boolean;
  readonly technologies: ByTechnology<boolean>;
  /** The Technology under development, -1 for none. */
  readonly developing: TechnologyIndex;
  /** The round on which it is finished, 0 for none. */
  readonly developAt: number;
  readonly citizenDeck: readonly CardIndex[];
  readonly citizenDiscard: readonly CardIndex[];
  readonly hand: readonly CardIndex[];
  readonly cardPlayed: boolean;
  /** True if the Call of Duty was used. */
  readonly callUsed: boolean;
  readonly expeditionDecks: Readonly<Record<Letter, readonly CardIndex[]>>;
  readonly expeditionGone: readonly CardIndex[];
  /** The stack of each Expedition. */
  readonly stacks: BySlot<Stack>;
  readonly display: readonly Displayed[];
  /** True for each scenario card in play. */
  readonly scenario: ByScenarioCard<boolean>;
  /** True for each scenario card whose special action was used this round. */
  readonly specialUsed: ByScenarioCard<boolean>;
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
    | 'consequence'
    | 'citizenDeck'
    | 'expeditionDecks'
  > {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The state of the random generator: hidden. */
  readonly random: Hidden;
  readonly tower: { readonly inside: number; readonly drawer: number | Hidden };
  readonly nearStack: readonly (TileIndex | Hidden)[];
  readonly farStack: readonly (TileIndex | Hidden)[];
  readonly morning: Omit<MorningCards, 'deck'> & { readonly deck: readonly (CardIndex | Hidden)[] };
  readonly weather: Omit<WeatherCards, 'deck'> & { readonly deck: readonly (CardIndex | Hidden)[] };
  readonly council: Omit<CouncilCards, 'deck' | 'current'> & {
    readonly deck: readonly (CardIndex | Hidden)[];
    readonly current: CardIndex | Hidden;
  };
  readonly consequence: ByLaw<'none' | Consequence | Hidden>;
  readonly citizenDeck: readonly (CardIndex | Hidden)[];
  readonly expeditionDecks: Readonly<Record<Letter, readonly (CardIndex | Hidden)[]>>;
}
