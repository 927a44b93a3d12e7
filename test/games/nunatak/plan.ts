import { game, type Nunatak, type State } from '../../../src/games/nunatak/index.js';
import type { Counts, Plan } from '../../../src/testing/index.js';
import { kindIn } from './kinds.js';
import { tastes } from './tastes.js';

const { components } = game;

/** Counts the pieces of a table by their kinds. */
const printed = (table: readonly object[], piece: string): Counts => {
  const counts: Record<string, number> = {};
  for (const i of table.keys())
    counts[`${piece} ${kindIn(table, i)}`] = (counts[`${piece} ${kindIn(table, i)}`] ?? 0) + 1;
  return counts;
};

const BLOCKS = { 1: 54, 2: 54, 3: 54, 4: 56 } as const;

/** Counts the blocks on cells, and those that the players still have. */
const blocksOf = ({ players, blocks, left, lots, aside }: State): number => {
  const standing = blocks.filter((owner) => owner !== -1).length;
  const kept = lots.map(({ own, siku, spare }) => own + siku + 3 * spare);
  return [standing, ...(players === 2 ? kept : left), ...aside].reduce((a, b) => a + b, 0);
};

/** The plan of the promises for Nunatak. */
export const plan: Plan<Nunatak> = {
  bound: 700,
  choosers: tastes,
  happened: (event, { phase, players }) =>
    event.kind !== 'anyCardAnyTile' || event.owner >= players || (phase.kind === 'take' && phase.any),
  hidden: ({ deck, stack, favourDeck, peek }, viewer) => [
    '.random',
    ...deck.flatMap((_, i) => (peek.player === viewer && i < peek.count ? [] : [`.deck[${i}]`])),
    ...stack.map((_, i) => `.stack[${i}]`),
    ...favourDeck.map((_, i) => `.favourDeck[${i}]`),
  ],
  reports: {
    events: {
      tileLaid: ['tiles', 'stack'],
      turnStarted: ['active'],
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
      extraTurns: [],
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
      extra: 'extraTurns lists them all; one is over with each turn, also while a window is open before the next',
      peek: 'cards that were looked at are covered again when the deck changes',
      known: 'what everybody knows of the deck follows from deckOrdered, deckExchanged and cardRevealed',
      abundance: 'favourUsed and the turns that start follow from it',
      fresh: 'the favour taken in the turn',
    },
  },
  pieces: {
    printed: ({ players }) => ({
      ...printed(components.cards, 'card'),
      ...printed(components.tiles, 'tile'),
      ...printed(components.favours, 'favour'),
      blocks: BLOCKS[players],
    }),
    found: (state) => {
      const { deck, line, areas, discard, phase, tiles, stack, favourDeck, favourLine, favours, spent, gone } = state;
      const counts: Record<string, number> = { blocks: blocksOf(state) };
      const add = (piece: 'card' | 'tile' | 'favour', numbers: readonly number[]): void => {
        const kinds = numbers.filter((n) => n !== -1).map((n) => `${piece} ${kindIn(components[`${piece}s`], n)}`);
        for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
      };
      const inHand = phase.kind === 'use' || phase.kind === 'as' || phase.kind === 'dummy' ? [phase.card] : [];
      add('card', [...deck, ...line, ...areas.flat().map(({ card }) => card), ...discard, ...inHand]);
      add('tile', [...tiles, ...stack]);
      add('favour', [...favourDeck, ...favourLine, ...favours.flat(), ...spent.flat(), ...gone]);
      return counts;
    },
  },
};
