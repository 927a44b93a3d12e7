/**
 * Signs: for each clause, a condition on a move and its events that shows whether the clause took effect. `tookEffect` of
 * `sastrugi/signs` uses them.
 *
 * @module
 */
import { type MoveMade, type Sign, type Signs, signWords } from '../../../signs/sign.js';
import type { Category } from '../categories.js';
import { type FavourId, ROUND } from '../components/index.js';
import type { CardFiled, CardRevealed, CardTaken } from '../events/index.js';
import { SIKU } from '../state/index.js';
import { CELLS, DOME, FLOORS } from '../temple.js';
import type { Nunatak } from '../types.js';

const { onDeal, onMove, onEvent } = signWords<Nunatak>();

const scoredBy = (id: FavourId): Sign<Nunatak> => onEvent('scored', ({ reason }) => reason === id);

/** Returns a sign that a player scores in a category of the final count. */
const counted = (category: Category): Sign<Nunatak> =>
  onEvent('gameOver', ({ score }) => score.players.some(({ categories }) => categories[category] > 0));

/** Returns a sign that the line is exchanged since nothing fits, for one player or for several. */
const reshuffledFor = (isSolo: boolean): Sign<Nunatak> =>
  onEvent('reshuffled', ({ reason }, { players }) => reason === 'nothingFits' && (players === 1) === isSolo);

/** Checks whether a card is revealed at the end of a turn, and does not replace one that was shuffled away. */
const refills = (event: CardRevealed, { players, move, events }: MoveMade<Nunatak>): boolean => {
  const earlier = events.slice(0, events.indexOf(event));
  return move !== null && players > 1 && !earlier.some(({ kind }) => kind === 'reshuffled');
};

const isByDummy = ({ owner }: CardTaken | CardFiled, { players }: MoveMade<Nunatak>): boolean =>
  players === 1 && owner > 0;

/** Returns a sign that the points of Siku or a dummy in a square are lost. */
const losesShare = (among: number): Sign<Nunatak> =>
  onEvent('squareCompleted', ({ shares }, { players }) => players === among && shares.some(({ lost }) => lost));

/** The signs of all clauses that a move or an event shows. */
export const signs: Signs<Nunatak> = Object.freeze({
  'NU-GEN-3': onDeal(),

  'NU-SETUP-1': onDeal(),
  'NU-SETUP-2': onDeal(),
  'NU-SETUP-3': onDeal(),
  'NU-SETUP-4': onDeal(),
  'NU-SETUP-5': onDeal(),
  'NU-SETUP-6': onDeal(1, 3),
  'NU-SETUP-7': onDeal(),
  'NU-SETUP-8': onDeal(2),
  'NU-SETUP-9': onDeal(1),
  'NU-SETUP-10': onDeal(4),
  'NU-SETUP-11': onDeal(2),
  'NU-SETUP-12': onDeal(),
  'NU-SETUP-13': onDeal(1),

  'NU-TURN-3': onEvent('blockPlaced'),

  'NU-TAKE-5': reshuffledFor(false),
  'NU-TAKE-7': onEvent('anyCardAnyTile'),

  'NU-SWAP-3': onEvent('tilesSwapped', ({ reason }) => reason === 'labourer'),

  'NU-SUPPORT-1': onEvent('scored', ({ reason }) => reason === 'support'),

  'NU-ROW-1': onEvent('trackMoved', ({ reason, from, to }) => reason === 'row' && to > from),

  'NU-SQUARE-2': onEvent('squareCompleted'),
  // Three owners score only if two share the second place.
  'NU-SQUARE-4': onEvent('squareCompleted', ({ shares }) => shares.length === 3),
  'NU-SQUARE-7': onEvent('tileLaid', (_, { move }) => move !== null),
  // All tiles of the upper floors are laid in the game.
  'NU-SQUARE-8': onEvent('blockPlaced', ({ cell }) => FLOORS[cell]! > 1),
  'NU-SQUARE-9': onEvent('squareCompleted', ({ cell }) => cell === DOME),

  'NU-REFILL-1': onEvent('cardRevealed', refills),
  'NU-REFILL-3': onEvent('favourRevealed', (_, { move }) => move !== null),

  'NU-FAV-5': onEvent('favourUsed'),

  'NU-FX-1': scoredBy('rise'),
  'NU-FX-2': onEvent('trackMoved', ({ reason }) => reason === 'craft'),
  'NU-FX-3': scoredBy('base'),
  'NU-FX-5': scoredBy('solidarity'),
  'NU-FX-15': scoredBy('insight'),

  'NU-EXTRA-1': onEvent('extraTurns'),
  'NU-EXTRA-2': onEvent('extraTurns'),

  'NU-SIKU-1': onMove('use'),
  'NU-SIKU-2': onEvent('lotOpened'),
  'NU-SIKU-3': onEvent('cardFiled', ({ owner }, { players }) => players === 2 && owner === SIKU),
  'NU-SIKU-6': losesShare(2),

  'NU-SOLO-1': onEvent('roundEnded', ({ round }) => round * ROUND === CELLS),
  'NU-SOLO-2': onEvent('roundEnded'),
  'NU-SOLO-3': onEvent('turnStarted', ({ turn }, { players }) => players === 1 && turn % ROUND !== 1),
  'NU-SOLO-4': onEvent('roundEnded'),
  'NU-SOLO-5': reshuffledFor(true),
  'NU-SOLO-6': onEvent('cardTaken', isByDummy),
  'NU-SOLO-13': onEvent('cardFiled', isByDummy),
  'NU-SOLO-14': losesShare(1),
  'NU-SOLO-16': onEvent('favourRemoved'),
  'NU-SOLO-19': onEvent('gameOver', (_, { players }) => players === 1),

  // Also if Siku or a dummy would score it.
  'NU-SCORE-1': onEvent('gameOver'),
  'NU-SCORE-3': counted('labourers'),
  'NU-SCORE-4': counted('sculptors'),
  'NU-SCORE-5': counted('artisans'),
  'NU-SCORE-6': counted('beasts'),
  'NU-SCORE-7': counted('engineers'),
  'NU-SCORE-8': counted('elders'),
  'NU-SCORE-9': counted('unusedFavours'),
  'NU-SCORE-10': counted('sets'),

  'NU-WIN-1': onEvent('gameOver', (_, { players }) => players > 1),
});
