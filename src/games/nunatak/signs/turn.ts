import { signWords } from '../../../signs/sign.js';
import { isHuman } from '../available.js';
import { bitOf, type Sym } from '../components/index.js';
import type { BlockPlaced, CardFiled, Reshuffled, TurnStarted } from '../events/index.js';
import { isDouble } from '../legal/take.js';
import type { State } from '../state/index.js';
import type { Nunatak } from '../types.js';
import { askedIn, boxOf, endsTurn, type Part, type PartSigns, type Step } from './moments.js';

const { onMove, onEvent, anyOf } = signWords<Nunatak>();

/** Checks whether a normal turn other than the first belongs to the player next to the one before. */
const isClockwise = ({ owner, turn }: TurnStarted, made: Step): boolean => {
  const { before, after } = made;
  const isNormal = turn <= boxOf(made).modes[after.players]!.normalTurns;
  return before !== null && isNormal && owner === (before.active + 1) % before.left.length;
};

const nothingFits = ({ reason }: Reshuffled): boolean => reason === 'nothingFits';

/** Checks whether a favour makes a card fit again after any card was allowed. */
const fitsAgain = ({ before, after }: Step): boolean => {
  const asked = before === null ? null : askedIn(before);
  return asked?.kind === 'take' && asked.any && after.phase.kind === 'take' && !after.phase.any;
};

/** Returns the symbols for which the card of a block is used; none if the tile does not matter. */
const symbolsFor = ({ phase }: State, made: Step): number => {
  if (phase.kind === 'place') return phase.free ? 0 : bitOf(phase.as);
  if (phase.kind === 'drop') return bitOf('labourer');
  return phase.kind === 'dummy' ? boxOf(made).cardBits[phase.card]! : 0;
};

const isOnDouble = ({ cell }: BlockPlaced, made: Step): boolean => {
  const tile = boxOf(made).tileBits[made.after.tiles[cell]!]!;
  return made.before !== null && isDouble(tile) && (tile & symbolsFor(made.before, made)) !== 0;
};

/** Checks whether a double card gets its symbol, and is taken because it fits. */
const filesDouble = (part: Part): boolean => {
  const phase = part.before?.phase;
  return phase?.kind === 'as' && !phase.any && isDouble(boxOf(part).cardBits[phase.card]!);
};

/** Checks whether a card loses its printed tool, beast symbols or elder pair in another column. */
const losesPrint = ({ card, as }: CardFiled, { components }: Step): boolean => {
  const { tool, beastSymbols, pair } = components.cards[card]!;
  const isPrintedFor: readonly (readonly [Sym, boolean])[] = [
    ['artisan', tool !== null],
    ['beast', beastSymbols > 0],
    ['elder', pair !== null],
  ];
  return as !== null && isPrintedFor.some(([symbol, isPrinted]) => isPrinted && symbol !== as);
};

/**
 * The signs that the clauses about a turn (taking, symbols and placing, the swap of a labourer, the favour of an elder)
 * took effect.
 */
export const turn: PartSigns = {
  'NU-TURN-1': endsTurn,
  'NU-TURN-2': onEvent('turnStarted', isClockwise),
  'NU-TURN-3': onEvent('blockPlaced'),

  'NU-TAKE-5': onEvent('reshuffled', (event, { after }) => nothingFits(event) && after.players > 1),
  'NU-TAKE-6': onEvent('anyCardAnyTile', (_, { after }) => after.deck.length > 0),
  'NU-TAKE-7': onEvent('anyCardAnyTile'),
  'NU-TAKE-8': anyOf(onEvent('reshuffled', nothingFits), onEvent('anyCardAnyTile'), fitsAgain),

  'NU-PLACE-3': onEvent('blockPlaced', isOnDouble),
  'NU-PLACE-4': filesDouble,
  'NU-PLACE-6': (part) => part.forced && filesDouble(part),
  'NU-PLACE-7': onEvent('cardFiled', losesPrint),

  'NU-SWAP-3': onEvent('tilesSwapped', ({ reason }) => reason === 'labourer'),

  'NU-ELDER-2': onMove('place', (_, { before: { phase } }) => {
    const isFree = phase.kind === 'place' && phase.free && !phase.liberty;
    return isFree && phase.as === 'elder' && phase.use === 'self';
  }),
  'NU-ELDER-3': onEvent('favourRevealed', (_, { before }) => before !== null && isHuman(before, before.active)),
};
