import { frozen } from '../../core/frozen.js';
import type { Types } from '../../core/game.js';
import type { QuickBot, Seat } from '../bot.js';

/** The names of the players of every game, from weak to strong. */
export const LEVELS = frozen(['novice', 'club', 'expert'] as const);
/** How strong a player is. */
export type Level = (typeof LEVELS)[number];

/** Players of one game whose settings are fixed, and whose strength is in the guide. */
export type Ladder<G extends Types> = Readonly<Record<Level, QuickBot<G>>>;

/** The players of a game under their names. */
export const ladderOf = <G extends Types>(bots: Ladder<G>): Ladder<G> =>
  frozen({
    novice: { ...bots.novice, name: 'novice' },
    club: { ...bots.club, name: 'club' },
    expert: { ...bots.expert, name: 'expert' },
  });

/** A bot that is made for the components with which its game is played. */
export const fitted = <G extends Types>(make: (seat: Seat<G>) => QuickBot<G>): QuickBot<G> => ({
  name: 'fitted',
  begin: (seat) => make(seat).begin(seat),
});
