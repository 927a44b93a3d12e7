import type { ChanceFacts } from '../../core/contract/chance-facts.js';
import { INITIALS } from './moves.js';
import type { Blueprints } from './types.js';

/**
 * The notation of what chance brings. Each event of these kinds reports one fact, except that the player who starts a
 * later round is not drawn.
 */
export const chance = {
  roundStarted: {
    grammar: '`1st=P`: the player who starts the first round',
    form: /^1st=[0-3]$/,
    write: ({ round, first }) => (round === 0 ? `1st=${first}` : null),
  },
  demandDrawn: {
    grammar: '`demand0=C`, `demand1=C`: the colour of the first and the second demand die',
    form: /^demand[01]=[WRSG]$/,
    write: ({ place, colour }) => `demand${place}=${INITIALS[colour]}`,
  },
  planDealt: {
    grammar: '`planP=N`: the plan of a player; `planP=?` if nobody wrote it down',
    form: /^plan[0-3]=(?:0|[1-9]\d*|\?)$/,
    write: ({ player, plan }) => `plan${player}=${plan}`,
  },
  dieRolled: {
    grammar: '`+CV`: a die from the bag, its colour and value',
    form: /^\+[WRSG][1-6]$/,
    write: ({ colour, value }) => `+${INITIALS[colour]}${value}`,
  },
  buildingRevealed: {
    grammar: '`shownP=N`: the plan that a player reveals at the end of a round',
    form: /^shown[0-3]=(?:0|[1-9]\d*)$/,
    write: ({ player, plan }) => `shown${player}=${plan}`,
  },
} satisfies ChanceFacts<Blueprints>;

/** The moves and facts with numbers that people count from 1. */
export const counted: readonly RegExp[] = [/^1st=(\d+)$/, /^demand(\d+)=/, /^(?:plan|shown)(\d+)=(?:(\d+)|\?)$/];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chance;
