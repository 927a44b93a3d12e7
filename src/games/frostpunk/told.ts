import type { ChanceNotation } from '../../core/contract/kernel.js';
import type { Box } from './box.js';
import type { Frostpunk } from './types.js';

/** Checks whether an Expedition card comes from a deck; the scenario brings those of letter X. */
const isFromDeck = (card: string, { indexOfId, components }: Box): boolean =>
  components.expeditions[indexOfId.get(card) ?? -1]?.letter !== 'X';

/**
 * The notation of what chance brings. Cards, tiles and tokens are written by their ids. Players see all of it, so no
 * fact can be `?`.
 */
export const chanceNotation = {
  expertDrawn: {
    grammar: '`expert:ID`: the expert drawn at the start',
    pattern: /^expert:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ expert }) => `expert:${expert}`,
  },
  cardRevealed: {
    grammar: '`ID`: a Morning, Weather, Dusk or Council card or a consequence',
    pattern: /^[A-Z][A-Z0-9]{0,5}(?:\.[ab])?$/,
    write: ({ deck, card }) => (deck === 'expert' || deck === 'scenario' ? null : card),
  },
  cubesThrown: {
    grammar: '`fellN`: the number of cubes that come out of the tower',
    pattern: /^fell(?:0|[1-9][0-9]{0,9})$/,
    write: ({ fallen }) => `fell${fallen}`,
  },
  deathCardApplied: {
    grammar: '`death:ID`: the Citizen card drawn for a death',
    pattern: /^death:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ card, from }) => (from === 'hand' || card === 'none' ? null : `death:${card}`),
  },
  tokenChanged: {
    grammar: '`+ID`: a Hope or Discontent token from its bag',
    pattern: /^\+[a-z]{2,10}$/,
    write: ({ token, change }) => (change === 'placed' ? `+${token}` : null),
  },
  tileDrawn: {
    grammar: '`tile:ID`: a tile',
    pattern: /^tile:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ tile }) => `tile:${tile}`,
  },
  expeditionStackChanged: {
    grammar: '`slotN:ID`: an Expedition card that comes to a slot, from 0',
    pattern: /^slot[0-9]:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ slot, card, change }, box) =>
      (change === 'opened' || change === 'added') && isFromDeck(card, box) ? `slot${slot}:${card}` : null,
  },
  citizenCardDrawn: {
    grammar: '`hand:ID`: a Citizen card that comes to the hand',
    pattern: /^hand:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ card }) => `hand:${card}`,
  },
} satisfies ChanceNotation<Frostpunk>;

/** The moves and facts with numbers that people count from 1. */
export const tableNumberPatterns: readonly RegExp[] = [/^scout:[A-Z]:(\d+)$/, /^stack:(\d+)$/, /^slot(\d+):/];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chanceNotation;
