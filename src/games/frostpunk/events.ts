import type { Player } from '../../core/contract/game.js';
import type { ExpeditionSlot } from './components/index.js';
import type { Action, CitizenType, MeepleKind, Resource, Stage, TokenTrack, Zone } from './components/vocabulary.js';
import type { Ending } from './state/index.js';

/** The place of a Meeple: a site, the common place of an action, the stack of a slot, or a card. */
export type MeeplePlace =
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'stack'; readonly slot: ExpeditionSlot }
  | { readonly kind: 'card'; readonly card: string };

/** Something that happened in a game of Frostpunk. Cards, Buildings, laws and sites are named by their ids. */
export type Event =
  | { readonly kind: 'stageStarted'; readonly stage: Stage; readonly round: number }
  | { readonly kind: 'leaderNamed'; readonly player: Player }
  /** An expert is drawn for the game, since the options name none. */
  | { readonly kind: 'expertDrawn'; readonly expert: string }
  | {
      readonly kind: 'cardRevealed';
      readonly deck: 'morning' | 'weather' | 'dusk' | 'council' | 'expert' | 'scenario';
      readonly card: string;
    }
  /** An option is chosen; `forced` if it was the only one. */
  | {
      readonly kind: 'optionChosen';
      readonly optionSet: string;
      readonly optionNumber: number;
      readonly forced: boolean;
    }
  | { readonly kind: 'resourceGained' | 'resourceLost'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'heatChanged' | 'coldChanged'; readonly to: number }
  | { readonly kind: 'heatingRangeChanged'; readonly level: 1 | 2 | 3; readonly to: number }
  /** Cubes are thrown: `amount` of them; `fallen` come out with the drawer, `inside` are in the tower after that. */
  | { readonly kind: 'cubesThrown'; readonly amount: number; readonly fallen: number; readonly inside: number }
  | { readonly kind: 'pressureChanged'; readonly by: number; readonly to: number }
  | { readonly kind: 'generatorMalfunctioned'; readonly nth: 1 | 2 }
  | { readonly kind: 'sickCountChanged'; readonly citizenType: CitizenType; readonly to: number }
  | { readonly kind: 'sicknessMarkerFlipped'; readonly citizenType: CitizenType; readonly face: 'skull' | 'syringe' }
  | {
      readonly kind: 'citizenJoined' | 'citizenLeft' | 'citizenTired' | 'citizenRested';
      readonly citizenType: CitizenType;
    }
  /** A Citizen dies; `corpses` and `citizens` are the numbers after it. */
  | {
      readonly kind: 'citizenDied';
      readonly citizenType: CitizenType;
      readonly corpses: number;
      readonly citizens: number;
    }
  /** A card has the effect of the death, drawn or discarded from the hand; `card` is `'none'` if there is none left. */
  | {
      readonly kind: 'deathCardApplied';
      readonly citizenType: CitizenType;
      readonly card: string;
      readonly from: 'deck' | 'hand';
    }
  | {
      readonly kind: 'tokenChanged';
      readonly track: TokenTrack;
      readonly token: string;
      readonly change: 'placed' | 'active' | 'exhausted' | 'removed';
    }
  | { readonly kind: 'meeplesChanged'; readonly meeple: MeepleKind; readonly by: number }
  | { readonly kind: 'meeplePlaced'; readonly meeple: MeepleKind; readonly place: MeeplePlace }
  | { readonly kind: 'actionTaken'; readonly player: Player; readonly action: Action; readonly isCold: boolean }
  | { readonly kind: 'tileDrawn'; readonly zone: Zone; readonly tile: string }
  | { readonly kind: 'tilePlaced'; readonly tile: string; readonly position: string }
  | {
      readonly kind: 'buildingBuilt' | 'buildingDismantled' | 'buildingUpgraded' | 'buildingDestroyed';
      readonly building: string;
      readonly site: string;
    }
  | { readonly kind: 'scoutMoved'; readonly slot: ExpeditionSlot; readonly to: number }
  | {
      readonly kind: 'expeditionStackChanged';
      readonly slot: ExpeditionSlot;
      readonly card: string;
      readonly change: 'opened' | 'added' | 'dark' | 'gone';
    }
  | { readonly kind: 'lawEnacted'; readonly law: string }
  | {
      readonly kind: 'technologyChanged';
      readonly technology: string;
      readonly change: 'begun' | 'hastened' | 'developed' | 'returned';
      readonly round: number;
    }
  | { readonly kind: 'citizenCardDrawn'; readonly card: string }
  /** A Citizen card is played from the hand: it replaces the effect of the next action. */
  | { readonly kind: 'citizenCardPlayed'; readonly player: Player; readonly card: string }
  | { readonly kind: 'callOfDutyUsed'; readonly player: Player }
  /** At night all Meeples but Scouts return to the Reserve; exhausted tokens with a Meeple on them go. */
  | { readonly kind: 'meeplesReturned' }
  | { readonly kind: 'displayChanged'; readonly card: string; readonly change: 'enters' | 'leaves' | 'used' }
  | { readonly kind: 'stormMoved' | 'stormWorksChanged' | 'hungerChanged'; readonly to: number }
  | { readonly kind: 'deckShuffled'; readonly deck: 'weather' | 'citizens' | 'dusk' }
  | { readonly kind: 'playerPassed'; readonly player: Player }
  | { readonly kind: 'gameOver'; readonly result: 'won' | 'lost'; readonly reason: Ending };
