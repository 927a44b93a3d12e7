import type { Provenances } from '../../../../core/contract/game.js';
import type { Option } from '../effects.js';
import type {
  ByBuilding,
  ByLaw,
  ByPosition,
  ByScenarioCard,
  ByTechnology,
  ByToken,
  Difficulty,
  Site,
} from '../vocabulary.js';
import type { Position, Start, StartSpace, Tile, TokenKind, Tracks } from './boards.js';
import type {
  Building,
  CitizenCard,
  Council,
  Dusk,
  Expedition,
  Expert,
  Law,
  Morning,
  ScenarioCard,
  Technology,
  Weather,
} from './cards.js';

export type { Position, Space, Start, StartSpace, Tile, TokenKind, Tracks, Triple } from './boards.js';
export type {
  Building,
  CitizenCard,
  Council,
  Display,
  Dusk,
  DuskFace,
  Expedition,
  Expert,
  Facilities,
  Law,
  Level,
  Morning,
  ScenarioCard,
  Special,
  Technology,
  Weather,
} from './cards.js';

/** The content of the box: a pack. */
export interface Components {
  readonly id: string;
  readonly title: string;
  /** The provenance of each part of the data. */
  readonly provenance: Provenances;
  readonly tracks: Tracks;
  /** The criterion of a heated Building: its level, the zone where it stands, or either of them. */
  readonly heating: 'level' | 'zone' | 'either';
  readonly tokens: { readonly hope: ByToken<TokenKind>; readonly discontent: ByToken<TokenKind> };
  readonly automatons: number;
  readonly setup: Readonly<Record<Difficulty, Start>>;
  readonly start: {
    readonly hand: number;
    readonly hope: number;
    readonly discontent: number;
    readonly stacks: number;
    readonly generator: readonly StartSpace[];
    /** The positions of the first tiles. */
    readonly tiles: readonly string[];
  };
  readonly map: {
    readonly generatorSpaces: 5;
    /** The pairs of spaces of the generator tile that take a large Building. */
    readonly pairs: readonly (readonly [Site, Site])[];
    readonly printed: readonly string[];
    readonly positions: ByPosition<Position>;
  };
  readonly tiles: readonly Tile[];
  readonly buildings: ByBuilding<Building>;
  readonly morning: readonly Morning[];
  readonly weather: readonly Weather[];
  readonly dusk: readonly Dusk[];
  readonly council: readonly Council[];
  readonly laws: ByLaw<Law>;
  readonly technologies: ByTechnology<Technology>;
  readonly citizens: readonly CitizenCard[];
  readonly experts: readonly Expert[];
  /** The options of the Call of Duty. */
  readonly call: readonly Option[];
  readonly expeditions: readonly Expedition[];
  readonly expeditionSlots: number;
  readonly scenario: ByScenarioCard<ScenarioCard>;
  /**
   * The chances, in `of`, that a cube falls when it is thrown, when it is hit, when the drawer is pulled, and when it
   * is closed.
   */
  readonly tower: {
    readonly of: number;
    readonly fall: number;
    readonly knock: number;
    readonly pull: number;
    readonly close: number;
  };
}
