import type { ChanceFacts } from '../../core/contract/chance-facts.js';
import type { Box } from './box.js';
import type { Frostpunk } from './types.js';

/** Checks whether an Expedition card comes from a deck; the scenario brings those of letter X. */
const isFromDeck = (card: string, { number, components }: Box): boolean =>
  components.expeditions[number.get(card) ?? -1]?.letter !== 'X';

/**
 * The notation of what chance brings. Cards, tiles and tokens are written by their ids. Players see all of it, so no
 * fact can be `?`.
 */
export const chance = {
  expertDrawn: {
    grammar: '`expert:ID`: the expert drawn at the start',
    form: /^expert:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ expert }) => `expert:${expert}`,
  },
  cardRevealed: {
    grammar: '`ID`: a Morning, Weather, Dusk or Council card or a consequence',
    form: /^[A-Z][A-Z0-9]{0,5}(?:\.[ab])?$/,
    write: ({ deck, card }) => (deck === 'expert' || deck === 'scenario' ? null : card),
  },
  cubesThrown: {
    grammar: '`fellN`: the number of cubes that come out of the tower',
    form: /^fell(?:0|[1-9][0-9]{0,9})$/,
    write: ({ fell }) => `fell${fell}`,
  },
  deathCardApplied: {
    grammar: '`death:ID`: the Citizen card drawn for a death',
    form: /^death:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ card, from }) => (from === 'hand' || card === 'none' ? null : `death:${card}`),
  },
  tokenChanged: {
    grammar: '`+ID`: a Hope or Discontent token from its bag',
    form: /^\+[a-z]{2,10}$/,
    write: ({ token, change }) => (change === 'placed' ? `+${token}` : null),
  },
  tileDrawn: {
    grammar: '`tile:ID`: a tile',
    form: /^tile:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ tile }) => `tile:${tile}`,
  },
  stackChanged: {
    grammar: '`slotN:ID`: an Expedition card that comes to a slot, from 0',
    form: /^slot[0-9]:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ slot, card, change }, box) =>
      (change === 'opened' || change === 'added') && isFromDeck(card, box) ? `slot${slot}:${card}` : null,
  },
  cardTaken: {
    grammar: '`hand:ID`: a Citizen card that comes to the hand',
    form: /^hand:[A-Z][A-Z0-9]{0,5}$/,
    write: ({ card }) => `hand:${card}`,
  },
} satisfies ChanceFacts<Frostpunk>;

/** The moves and facts with numbers that people count from 1. */
export const counted: readonly RegExp[] = [/^scout:[A-Z]:(\d+)$/, /^stack:(\d+)$/, /^slot(\d+):/];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chance;
