import { type Message, message } from '../../../../words/message.js';
import { type Components, SLOT_COUNT } from '../../components/index.js';

const PLAYERS = [1, 2, 3, 4] as const;

/** The lines about each term. */
const TERM_LINES = {
  turn: ({ turns }: Components) => [
    message('about.turn'),
    message('about.turns', {
      counts: PLAYERS.map((players) => message('about.turnsWith', { players, count: turns[players][0]! })),
    }),
  ],
  block: ({ blocks }: Components) => [
    message('about.blocks', {
      counts: PLAYERS.map((players) => message('about.with', { players, count: blocks[players][0]! })),
    }),
    message('about.block'),
  ],
  line: () => [message('about.line', { cards: SLOT_COUNT }), message('about.noFit')],
  pile: ({ pileSizes }: Components) => [
    message('about.piles', { counts: pileSizes.map((count, i) => message('about.inPile', { pile: i + 1, count })) }),
  ],
  square: ({ squareShares }: Components) => [
    message('about.squares', { first: squareShares[0], second: squareShares[1], tied: squareShares[2] }),
    message('about.nextTile'),
  ],
  supports: () => [message('about.support')],
  track: ({ engineeringTrack }: Components) => [
    message('about.track', { steps: engineeringTrack.length - 1 }),
    message('about.numbers', {
      numbers: engineeringTrack.flatMap((number, step) =>
        number > 0 ? [message('about.step', { number, step })] : [],
      ),
    }),
  ],
  favourCards: ({ favourLineSize, unusedFavourPoints }: Components) => [
    message('about.favourLine', { count: favourLineSize }),
    message('about.unused', { points: unusedFavourPoints }),
  ],
  completionCard: ({ completionCards }: Components) => [
    message('about.completionCard', { count: completionCards.length }),
  ],
  siku: ({ lots }: Components) => [
    message('about.siku'),
    message('about.lots', { lots: lots.count, own: lots.own, siku: lots.siku }),
  ],
  dummy: ({ dummySlots }: Components) => [
    message('about.dummies', { slots: dummySlots.map((slot) => slot + 1).join(', ') }),
    message('about.dummyCards'),
  ],
} as const;

/** A term of the rules. */
export type Term = keyof typeof TERM_LINES;

/** The terms, in the order of the rules. */
export const TERMS = Object.keys(TERM_LINES) as readonly Term[];

/** Returns the lines about a term. */
export const termLines = (term: Term, components: Components): readonly Message[] => TERM_LINES[term](components);
