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
const blocksOf = ({ players, blocks, turnsLeft, lots, blocksAside }: State): number => {
  const standing = blocks.filter((owner) => owner !== -1).length;
  const kept = lots.map(({ ownBlocks, sikuBlocks, unopenedLots }) => ownBlocks + sikuBlocks + 3 * unopenedLots);
  return [standing, ...(players === 2 ? kept : turnsLeft), ...blocksAside].reduce((a, b) => a + b, 0);
};

/** The plan of the promises for Nunatak. */
export const plan: Plan<Nunatak> = {
  maxPlies: 700,
  choosers: tastes,
  hasHappened: (event, { phase, players }) =>
    event.kind !== 'anyCardAnyTileAllowed' || event.owner >= players || (phase.kind === 'take' && phase.anyCardAnyTile),
  hiddenPaths: ({ deck, tileStack, favourDeck, peek }, viewer) => [
    '.random',
    ...deck.flatMap((_, i) => (peek.player === viewer && i < peek.count ? [] : [`.deck[${i}]`])),
    ...tileStack.map((_, i) => `.tileStack[${i}]`),
    ...favourDeck.map((_, i) => `.favourDeck[${i}]`),
  ],
  reports: {
    events: {
      tileLaid: ['tiles', 'tileStack'],
      turnStarted: ['turnOwner'],
      cardTaken: ['line', 'reservation'],
      cardFiled: ['filedCards', 'discardedCards'],
      cardRevealed: ['deck', 'deckBacks', 'line'],
      backSeen: [],
      deckReshuffled: ['deck', 'deckBacks', 'line'],
      blockPlaced: ['blocks', 'turnsLeft', 'lots', 'blocksAside'],
      squareCompleted: [],
      pointsScored: ['squarePoints', 'supportPoints', 'favourPoints'],
      favourPicked: ['favourLine', 'favours'],
      favourRevealed: ['favourDeck', 'favourLine'],
      favourRemoved: ['favourLine', 'removedFavours'],
      favourUsed: ['favours', 'usedFavours'],
      favourKept: [],
      tilesSwapped: ['tiles'],
      engineeringAdvanced: ['engineeringSteps'],
      lotOpened: ['lots'],
      roundEnded: ['startTokenOwner', 'dummySlots'],
      extraTurnsGranted: [],
      anyCardAnyTileAllowed: [],
      cardTransformed: ['filedCards'],
      cardSeen: [],
      deckSeen: [],
      completionRevealed: [],
      cardsExchanged: ['line', 'deck', 'deckBacks'],
      deckOrdered: ['deck', 'deckBacks'],
      cardReserved: ['reservation'],
      reservationLapsed: ['reservation'],
      turnSkipped: [],
      gameOver: [],
    },
    unreported: {
      phase: 'the pending decision follows from the moves',
      turnNumber: 'counts the turns',
      extraTurnOrder:
        'extraTurns lists them all; one is over with each turn, also while a window is open before the next',
      peek: 'cards that were looked at are covered again when the deck changes',
      locatedCard: 'what everybody knows of the deck follows from deckOrdered, deckExchanged and cardRevealed',
      abundance: 'favourUsed and the turns that start follow from it',
      favourPickedThisTurn: 'the favour taken in the turn',
    },
  },
  pieces: {
    countInBox: ({ players }) => ({
      ...printed(components.cards, 'card'),
      ...printed(components.tiles, 'tile'),
      ...printed(components.favours, 'favour'),
      blocks: BLOCKS[players],
    }),
    countInState: (state) => {
      const {
        deck,
        line,
        filedCards,
        discardedCards,
        phase,
        tiles,
        tileStack,
        favourDeck,
        favourLine,
        favours,
        usedFavours,
        removedFavours,
      } = state;
      const counts: Record<string, number> = { blocks: blocksOf(state) };
      const add = (piece: 'card' | 'tile' | 'favour', numbers: readonly number[]): void => {
        const kinds = numbers.filter((n) => n !== -1).map((n) => `${piece} ${kindIn(components[`${piece}s`], n)}`);
        for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
      };
      const inHand =
        phase.kind === 'chooseBlockOwner' || phase.kind === 'chooseSymbol' || phase.kind === 'placeForDummy'
          ? [phase.card]
          : [];
      add('card', [...deck, ...line, ...filedCards.flat().map(({ card }) => card), ...discardedCards, ...inHand]);
      add('tile', [...tiles, ...tileStack]);
      add('favour', [...favourDeck, ...favourLine, ...favours.flat(), ...usedFavours.flat(), ...removedFavours]);
      return counts;
    },
  },
};
