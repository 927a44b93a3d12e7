import type { Nunatak, State } from '../../../src/games/nunatak/index.js';
import type { Plan } from '../../../src/testing/index.js';
import { tastes } from './tastes.js';

const printed = (count: number, piece: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${piece} ${i}`, 1]));

const BLOCKS = { 1: 54, 2: 54, 3: 54, 4: 56 } as const;

/** Counts the blocks on cells, and those that the players still have. */
const blocksOf = ({ players, blocks, left, lots, aside }: State): number => {
  const standing = blocks.filter((owner) => owner !== -1).length;
  const kept = lots.map(({ own, siku, spare }) => own + siku + 3 * spare);
  return [standing, ...(players === 2 ? kept : left), ...aside].reduce((a, b) => a + b, 0);
};

/** The plan of the promises for Nunatak. */
export const plan: Plan<Nunatak> = {
  options: [{ players: 1 }, { players: 2 }, { players: 3 }, { players: 4 }],
  bound: 700,
  choosers: tastes,
  hidden: ({ deck, stack, favourDeck, peek }, viewer) => [
    '.random',
    ...deck.flatMap((_, i) => (peek.player === viewer && i < peek.count ? [] : [`.deck[${i}]`])),
    ...stack.map((_, i) => `.stack[${i}]`),
    ...favourDeck.map((_, i) => `.favourDeck[${i}]`),
  ],
  reports: {
    events: {
      tileLaid: ['tiles', 'stack'],
      turnStarted: ['active', 'extra'],
      cardTaken: ['line', 'reservation'],
      cardFiled: ['areas', 'discard'],
      cardRevealed: ['deck', 'backs', 'line'],
      backSeen: [],
      reshuffled: ['deck', 'backs', 'line'],
      blockPlaced: ['blocks', 'left', 'lots', 'aside'],
      squareCompleted: [],
      scored: ['squares', 'support', 'favourPoints'],
      favourTaken: ['favourLine', 'favours'],
      favourRevealed: ['favourDeck', 'favourLine'],
      favourRemoved: ['favourLine', 'gone'],
      favourUsed: ['favours', 'spent'],
      favourKept: [],
      tilesSwapped: ['tiles'],
      trackMoved: ['track'],
      lotOpened: ['lots'],
      roundEnded: ['first', 'cubes'],
      extraTurns: ['extra'],
      anyCardAnyTile: [],
      cardTransformed: ['areas'],
      cardSeen: [],
      deckSeen: [],
      completionRevealed: [],
      deckExchanged: ['line', 'deck', 'backs'],
      deckOrdered: ['deck', 'backs'],
      reserved: ['reservation'],
      reservationLapsed: ['reservation'],
      turnSkipped: [],
      gameOver: [],
    },
    silent: {
      phase: 'the pending decision follows from the moves',
      turn: 'counts the turns',
      peek: 'cards that were looked at are covered again when the deck changes',
      known: 'what everybody knows of the deck follows from deckOrdered, deckExchanged and cardRevealed',
      abundance: 'favourUsed and the turns that start follow from it',
      fresh: 'the favour taken in the turn',
    },
  },
  pieces: {
    printed: ({ players }) => ({
      ...printed(54, 'card'),
      ...printed(54, 'tile'),
      ...printed(20, 'favour'),
      blocks: BLOCKS[players],
    }),
    found: (state) => {
      const { deck, line, areas, discard, phase, tiles, stack, favourDeck, favourLine, favours, spent, gone } = state;
      const counts: Record<string, number> = { blocks: blocksOf(state) };
      const add = (piece: string, numbers: readonly number[]): void => {
        for (const n of numbers) if (n !== -1) counts[`${piece} ${n}`] = (counts[`${piece} ${n}`] ?? 0) + 1;
      };
      const inHand = phase.kind === 'use' || phase.kind === 'as' || phase.kind === 'dummy' ? [phase.card] : [];
      add('card', [...deck, ...line, ...areas.flat().map(({ card }) => card), ...discard, ...inHand]);
      add('tile', [...tiles, ...stack]);
      add('favour', [...favourDeck, ...favourLine, ...favours.flat(), ...spent.flat(), ...gone]);
      return counts;
    },
  },
};
