import type { Provenances } from '../../../../core/contract/game.js';
import type { Option } from '../effects.js';
import type {
  ByBuilding,
  ByLaw,
  ByPosition,
  ByScenarioCard,
  ByTechnology,
  ByTokenKind,
  Difficulty,
  Site,
} from '../vocabulary.js';
import type { DifficultyStart, Position, StartSpace, Tile, TokenKind, Tracks } from './boards.js';
import type {
  Building,
  CitizenCard,
  CouncilCard,
  DuskCard,
  ExpeditionCard,
  Expert,
  Law,
  MorningCard,
  ScenarioCard,
  Technology,
  WeatherCard,
} from './cards.js';

export type * from './boards.js';
export type * from './cards.js';

/** The content of the box: a pack. */
export interface Components {
  readonly id: string;
  readonly title: string;
  /** The provenance of each part of the data. */
  readonly provenance: Provenances;
  readonly tracks: Tracks;
  /** The criterion of a heated Building: its level, the zone where it stands, or either of them. */
  readonly heating: 'level' | 'zone' | 'either';
  readonly tokens: { readonly hope: ByTokenKind<TokenKind>; readonly discontent: ByTokenKind<TokenKind> };
  readonly automatons: number;
  readonly startByDifficulty: Readonly<Record<Difficulty, DifficultyStart>>;
  readonly start: {
    readonly handSize: number;
    readonly hopeTokens: number;
    readonly discontentTokens: number;
    readonly openExpeditions: number;
    readonly generatorContents: readonly StartSpace[];
    /** The positions of the first tiles. */
    readonly tilePositions: readonly string[];
  };
  readonly map: {
    readonly generatorSpaces: 5;
    /** The pairs of spaces of the generator tile that take a large Building. */
    readonly generatorPairs: readonly (readonly [Site, Site])[];
    readonly printedBuildings: readonly string[];
    readonly positions: ByPosition<Position>;
  };
  readonly tiles: readonly Tile[];
  readonly buildings: ByBuilding<Building>;
  readonly morning: readonly MorningCard[];
  readonly weather: readonly WeatherCard[];
  readonly dusk: readonly DuskCard[];
  readonly council: readonly CouncilCard[];
  readonly laws: ByLaw<Law>;
  readonly technologies: ByTechnology<Technology>;
  readonly citizenCards: readonly CitizenCard[];
  readonly experts: readonly Expert[];
  /** The options of the Call of Duty. */
  readonly callOfDutyOptions: readonly Option[];
  readonly expeditions: readonly ExpeditionCard[];
  readonly expeditionSlots: number;
  readonly scenario: ByScenarioCard<ScenarioCard>;
  /**
   * The chances, out of `outOf`, that a cube falls when it is thrown, when it is hit, when the drawer is pulled, and when it
   * is closed.
   */
  readonly tower: {
    readonly outOf: number;
    readonly whenThrown: number;
    readonly whenHit: number;
    readonly whenPulled: number;
    readonly whenClosed: number;
  };
}
