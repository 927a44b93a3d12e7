import type { Types } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import type { SyncBot } from '../bot.js';
import { type GreedyOptions, greedy } from '../greedy.js';
import { type SearchOptions, search } from '../search/index.js';

/** The names of the bots of every game, from weak to strong. */
export const LEVELS = deepFreeze(['novice', 'club', 'expert'] as const);
/** The strength of a bot. */
export type Level = (typeof LEVELS)[number];

/** Bots of one game with fixed settings; the guide gives their measured strength. */
export type Ladder<G extends Types> = Readonly<Record<Level, SyncBot<G>>>;

/** The settings of the bots of a game in which the stronger ones search. */
export interface LadderSettings<G extends Types> {
  readonly novice: GreedyOptions<G>;
  readonly club: SearchOptions<G>;
  readonly expert: SearchOptions<G>;
}

/** Makes the bots of a game from their settings. */
export const createSearchLadder = <G extends Types>({ novice, club, expert }: LadderSettings<G>): Ladder<G> =>
  createLadder({ novice: greedy(novice), club: search(club), expert: search(expert) });

/** Names the bots of a game after their levels. */
export const createLadder = <G extends Types>(bots: Ladder<G>): Ladder<G> =>
  deepFreeze({
    novice: { ...bots.novice, name: 'novice' },
    club: { ...bots.club, name: 'club' },
    expert: { ...bots.expert, name: 'expert' },
  });
