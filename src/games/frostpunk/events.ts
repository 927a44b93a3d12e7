import type { Player, Secrets } from '../../core/contract/game.js';
import type { Slot } from './components/index.js';
import type { Action, Citizen, Kind, Res, Stage, Track, Zone } from './components/vocabulary.js';
import type { Ending } from './state/index.js';

/** The place of a Meeple: a site, the common place of an action, the stack of a slot, or a card. */
export type MeeplePlace =
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'stack'; readonly slot: Slot }
  | { readonly kind: 'card'; readonly card: string };

/** Something that happened in a game of Frostpunk. Cards, Buildings, laws and sites are named by their ids. */
export type Event =
  | { readonly kind: 'stageBegan'; readonly stage: Stage; readonly round: number }
  | { readonly kind: 'leaderNamed'; readonly player: Player }
  /** An expert is drawn for the game, since the options name none. */
  | { readonly kind: 'expertDrawn'; readonly expert: string }
  | {
      readonly kind: 'cardRevealed';
      readonly deck: 'morning' | 'weather' | 'dusk' | 'council' | 'expert' | 'scenario';
      readonly card: string;
    }
  /** An option is chosen; `forced` if it was the only one. */
  | { readonly kind: 'optionChosen'; readonly set: string; readonly n: number; readonly forced: boolean }
  | { readonly kind: 'gained' | 'lost'; readonly res: Res; readonly n: number }
  | { readonly kind: 'heatChanged' | 'coldChanged'; readonly to: number }
  | { readonly kind: 'rangeChanged'; readonly level: 1 | 2 | 3; readonly to: number }
  /** Cubes are thrown: `n` of them; `fell` come out with the drawer, `left` are in the tower after that. */
  | { readonly kind: 'cubesThrown'; readonly n: number; readonly fell: number; readonly left: number }
  | { readonly kind: 'pressureChanged'; readonly by: number; readonly to: number }
  | { readonly kind: 'malfunctioned'; readonly nth: 1 | 2 }
  | { readonly kind: 'fellSick'; readonly type: Citizen; readonly to: number }
  | { readonly kind: 'statusFlipped'; readonly type: Citizen; readonly face: 'skull' | 'syringe' }
  | { readonly kind: 'joined' | 'left' | 'tired' | 'rested'; readonly type: Citizen }
  /** A Citizen dies; `corpses` and `citizens` are the numbers after it. */
  | { readonly kind: 'died'; readonly type: Citizen; readonly corpses: number; readonly citizens: number }
  /** A card has the effect of the death, drawn or discarded from the hand; `card` is `'none'` if there is none left. */
  | {
      readonly kind: 'deathCardApplied';
      readonly type: Citizen;
      readonly card: string;
      readonly from: 'deck' | 'hand';
    }
  | {
      readonly kind: 'tokenChanged';
      readonly track: Track;
      readonly token: string;
      readonly change: 'placed' | 'active' | 'exhausted' | 'removed';
    }
  | { readonly kind: 'meeplesChanged'; readonly type: Kind; readonly by: number }
  | { readonly kind: 'meeplePlaced'; readonly meeple: Kind; readonly where: MeeplePlace }
  | { readonly kind: 'actionTaken'; readonly player: Player; readonly action: Action; readonly cold: boolean }
  | { readonly kind: 'tileDrawn'; readonly zone: Zone; readonly tile: string }
  | { readonly kind: 'tilePlaced'; readonly tile: string; readonly position: string }
  | {
      readonly kind: 'built' | 'dismantled' | 'upgraded' | 'destroyed';
      readonly building: string;
      readonly site: string;
    }
  | { readonly kind: 'scoutMoved'; readonly slot: Slot; readonly to: number }
  | {
      readonly kind: 'stackChanged';
      readonly slot: Slot;
      readonly card: string;
      readonly change: 'opened' | 'added' | 'dark' | 'gone';
    }
  | { readonly kind: 'lawPassed'; readonly law: string }
  | {
      readonly kind: 'technologyChanged';
      readonly id: string;
      readonly change: 'begun' | 'hastened' | 'developed' | 'returned';
      readonly at: number;
    }
  | { readonly kind: 'cardTaken'; readonly card: string }
  /** A Citizen card is played from the hand: it replaces the effect of the next action. */
  | { readonly kind: 'citizenPlayed'; readonly player: Player; readonly card: string }
  | { readonly kind: 'callUsed'; readonly player: Player }
  /** At night all Meeples but Scouts return to the Reserve; exhausted tokens with a Meeple on them go. */
  | { readonly kind: 'meeplesReturned' }
  | { readonly kind: 'displayChanged'; readonly card: string; readonly change: 'enters' | 'leaves' | 'used' }
  | { readonly kind: 'stormMoved' | 'worksChanged' | 'hungerChanged'; readonly to: number }
  | { readonly kind: 'shuffled'; readonly deck: 'weather' | 'citizens' | 'dusk' }
  | { readonly kind: 'passed'; readonly player: Player }
  | { readonly kind: 'gameOver'; readonly result: 'won' | 'lost'; readonly reason: Ending };

/** The hidden fields of events: none, since all players see the same. */
export const secrets: Secrets<Event> = {};
