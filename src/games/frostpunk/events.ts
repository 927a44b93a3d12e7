import type { Player, Secrets } from '../../core/game.js';
import type { Action, Citizen, Kind, Res, Stage, Track } from './components/vocabulary.js';
import type { Ending } from './state/index.js';

/** Something that happened in a game of Frostpunk. Cards, Buildings, laws and sites are named by their ids. */
export type Event =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly round: number }
  | { readonly kind: 'leader'; readonly player: Player }
  | {
      readonly kind: 'reveal';
      readonly deck: 'morning' | 'weather' | 'dusk' | 'council' | 'expert' | 'scenario';
      readonly card: string;
    }
  /** `forced`: it was the only one that could be chosen. */
  | { readonly kind: 'option'; readonly set: string; readonly n: number; readonly forced: boolean }
  | { readonly kind: 'gain' | 'lose'; readonly res: Res; readonly n: number }
  | { readonly kind: 'heat' | 'cold'; readonly to: number }
  | { readonly kind: 'range'; readonly level: 1 | 2 | 3; readonly to: number }
  /** `n` cubes are thrown, `fell` come out with the drawer, `left` are in the tower after that. */
  | { readonly kind: 'throw'; readonly n: number; readonly fell: number; readonly left: number }
  | { readonly kind: 'pressure'; readonly by: number; readonly to: number }
  | { readonly kind: 'malfunction'; readonly nth: 1 | 2 }
  | { readonly kind: 'sick'; readonly type: Citizen; readonly to: number }
  | { readonly kind: 'flip'; readonly type: Citizen; readonly face: 'skull' | 'syringe' }
  | { readonly kind: 'join' | 'leave' | 'tire' | 'rest'; readonly type: Citizen }
  /** `corpses` and `citizens` are those after it. */
  | { readonly kind: 'death'; readonly type: Citizen; readonly corpses: number; readonly citizens: number }
  /** `card` has the effect of the death, `'none'` if there is none left. */
  | { readonly kind: 'deathCard'; readonly type: Citizen; readonly card: string }
  | {
      readonly kind: 'token';
      readonly track: Track;
      readonly token: string;
      readonly change: 'placed' | 'active' | 'exhausted' | 'removed';
    }
  | { readonly kind: 'meeples'; readonly type: Kind; readonly by: number }
  /** `where` is a site, `clear`, `build`, a slot such as `stack 0`, or a card. */
  | { readonly kind: 'place'; readonly meeple: Kind; readonly where: string }
  | { readonly kind: 'action'; readonly player: Player; readonly action: Action; readonly cold: boolean }
  | { readonly kind: 'tileDrawn'; readonly tile: string }
  | { readonly kind: 'tilePlaced'; readonly tile: string; readonly position: string }
  | {
      readonly kind: 'built' | 'dismantled' | 'upgraded' | 'destroyed';
      readonly building: string;
      readonly site: string;
    }
  | { readonly kind: 'scout'; readonly slot: number; readonly to: number }
  | {
      readonly kind: 'stack';
      readonly slot: number;
      readonly card: string;
      readonly change: 'opened' | 'added' | 'dark' | 'gone';
    }
  | { readonly kind: 'law'; readonly law: string }
  | {
      readonly kind: 'technology';
      readonly id: string;
      readonly change: 'begun' | 'hastened' | 'developed' | 'returned';
      readonly at: number;
    }
  | { readonly kind: 'cardToHand'; readonly card: string }
  | { readonly kind: 'display'; readonly card: string; readonly change: 'enters' | 'leaves' | 'used' }
  | { readonly kind: 'storm' | 'works' | 'hunger'; readonly to: number }
  | { readonly kind: 'shuffled'; readonly deck: 'weather' | 'citizens' | 'dusk' }
  | { readonly kind: 'pass'; readonly player: Player }
  | { readonly kind: 'gameOver'; readonly result: 'won' | 'lost'; readonly reason: Ending };

/** All sit around one table: events tell nobody more than the others. */
export const secrets: Secrets<Event> = {};
