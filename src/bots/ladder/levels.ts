import type { Types } from '../../core/contract/game.js';
import { frozen } from '../../core/data/frozen.js';
import type { QuickBot, Seat } from '../bot.js';

/** The names of the bots of every game, from weak to strong. */
export const LEVELS = frozen(['novice', 'club', 'expert'] as const);
/** The strength of a bot. */
export type Level = (typeof LEVELS)[number];

/** Bots of one game with fixed settings; the guide gives their measured strength. */
export type Ladder<G extends Types> = Readonly<Record<Level, QuickBot<G>>>;

/** Names the bots of a game after their levels. */
export const ladderOf = <G extends Types>(bots: Ladder<G>): Ladder<G> =>
  frozen({
    novice: { ...bots.novice, name: 'novice' },
    club: { ...bots.club, name: 'club' },
    expert: { ...bots.expert, name: 'expert' },
  });

/** Makes a bot that is built for the components of the game it joins. */
export const fitted = <G extends Types>(make: (seat: Seat<G>) => QuickBot<G>): QuickBot<G> => ({
  name: 'fitted',
  begin: (seat) => make(seat).begin(seat),
});
