import { type Message, message } from '../../../../words/message.js';
import { type Components, SLOTS } from '../../components/index.js';

const PLAYERS = [1, 2, 3, 4] as const;

/** The lines about each term. */
const terms = {
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
  line: () => [message('about.line', { cards: SLOTS }), message('about.noFit')],
  pile: ({ piles }: Components) => [
    message('about.piles', { counts: piles.map((count, i) => message('about.inPile', { pile: i + 1, count })) }),
  ],
  square: ({ square }: Components) => [
    message('about.squares', { first: square[0], second: square[1], tied: square[2] }),
    message('about.nextTile'),
  ],
  supports: () => [message('about.support')],
  track: ({ track }: Components) => [
    message('about.track', { steps: track.length - 1 }),
    message('about.numbers', {
      numbers: track.flatMap((number, step) => (number > 0 ? [message('about.step', { number, step })] : [])),
    }),
  ],
  favourCards: ({ favourLine, unusedFavour }: Components) => [
    message('about.favourLine', { count: favourLine }),
    message('about.unused', { points: unusedFavour }),
  ],
  completionCard: ({ completion }: Components) => [message('about.completionCard', { count: completion.length })],
  siku: ({ lots }: Components) => [
    message('about.siku'),
    message('about.lots', { lots: lots.count, own: lots.own, siku: lots.siku }),
  ],
  dummy: ({ cubes }: Components) => [
    message('about.dummies', { slots: cubes.map((slot) => slot + 1).join(', ') }),
    message('about.dummyCards'),
  ],
} as const;

/** A term of the rules. */
export type Term = keyof typeof terms;

/** The terms, in the order of the rules. */
export const termIds = Object.keys(terms) as readonly Term[];

/** Returns the lines about a term. */
export const termLines = (term: Term, components: Components): readonly Message[] => terms[term](components);
