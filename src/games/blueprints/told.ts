import type { ChanceNotation } from '../../core/contract/kernel.js';
import { COLOUR_INITIALS } from './moves.js';
import type { Blueprints } from './types.js';

/**
 * The notation of what chance brings. Each event of these kinds reports one fact, except that the player who starts a
 * later round is not drawn.
 */
export const chanceNotation = {
  roundStarted: {
    grammar: '`1st=P`: the player who starts the first round',
    pattern: /^1st=[0-3]$/,
    write: ({ round, startPlayer }) => (round === 0 ? `1st=${startPlayer}` : null),
  },
  demandDrawn: {
    grammar: '`demand0=C`, `demand1=C`: the colour of the first and the second demand die',
    pattern: /^demand[01]=[WRSG]$/,
    write: ({ demandIndex, colour }) => `demand${demandIndex}=${COLOUR_INITIALS[colour]}`,
  },
  planDealt: {
    grammar: '`planP=N`: the plan of a player; `planP=?` if nobody wrote it down',
    pattern: /^plan[0-3]=(?:0|[1-9]\d*|\?)$/,
    write: ({ player, plan }) => `plan${player}=${plan}`,
  },
  dieRolled: {
    grammar: '`+CV`: a die from the bag, its colour and value',
    pattern: /^\+[WRSG][1-6]$/,
    write: ({ colour, value }) => `+${COLOUR_INITIALS[colour]}${value}`,
  },
  buildingRevealed: {
    grammar: '`shownP=N`: the plan that a player reveals at the end of a round',
    pattern: /^shown[0-3]=(?:0|[1-9]\d*)$/,
    write: ({ player, plan }) => `shown${player}=${plan}`,
  },
} satisfies ChanceNotation<Blueprints>;

/** The moves and facts with numbers that people count from 1. */
export const tableNumberPatterns: readonly RegExp[] = [
  /^1st=(\d+)$/,
  /^demand(\d+)=/,
  /^(?:plan|shown)(\d+)=(?:(\d+)|\?)$/,
];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chanceNotation;
