/**
 * Detectors: for each clause, a condition on a move and its events that shows whether the clause took effect.
 * `tookEffect` of `sastrugi/clause-effects` uses them.
 *
 * @module
 */
import {
  type ClauseDetector,
  type ClauseDetectors,
  createDetectorBuilders,
  type Transition,
} from '../../../clause-effects/clause-detector.js';
import type { Category } from '../categories.js';
import { type FavourId, TURNS_PER_ROUND } from '../components/index.js';
import type { CardFiled, CardRevealed, CardTaken } from '../events/index.js';
import { SIKU } from '../state/index.js';
import { CELL_COUNT, DOME, FLOOR_OF_CELL } from '../temple.js';
import type { Nunatak } from '../types.js';

const { onDeal, onMove, onEvent } = createDetectorBuilders<Nunatak>();

const scoresByFavour = (id: FavourId): ClauseDetector<Nunatak> =>
  onEvent('pointsScored', ({ reason }) => reason === id);

/** Detects that a player scores in a category of the final count. */
const scoresCategory = (category: Category): ClauseDetector<Nunatak> =>
  onEvent('gameOver', ({ score }) => score.players.some(({ categories }) => categories[category] > 0));

/** Detects that the line is exchanged since nothing fits, for one player or for several. */
const reshufflesLine = (isSolo: boolean): ClauseDetector<Nunatak> =>
  onEvent('deckReshuffled', ({ reason }, { players }) => reason === 'nothingFits' && (players === 1) === isSolo);

/** Checks whether a card is revealed at the end of a turn, and does not replace one that was shuffled away. */
const isRefill = (event: CardRevealed, { players, move, events }: Transition<Nunatak>): boolean => {
  const earlier = events.slice(0, events.indexOf(event));
  return move !== null && players > 1 && !earlier.some(({ kind }) => kind === 'deckReshuffled');
};

const isByDummy = ({ owner }: CardTaken | CardFiled, { players }: Transition<Nunatak>): boolean =>
  players === 1 && owner > 0;

/** Detects that the points of Siku or a dummy in a square are lost. */
const losesSquarePoints = (playerCount: number): ClauseDetector<Nunatak> =>
  onEvent(
    'squareCompleted',
    ({ shares }, { players }) => players === playerCount && shares.some(({ isLost }) => isLost),
  );

/** The detectors of all clauses whose effect a move or an event shows. */
export const clauseEffects: ClauseDetectors<Nunatak> = Object.freeze({
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

  'NU-TAKE-5': reshufflesLine(false),
  'NU-TAKE-7': onEvent('anyCardAnyTileAllowed'),

  'NU-SWAP-3': onEvent('tilesSwapped', ({ reason }) => reason === 'labourer'),

  'NU-SUPPORT-1': onEvent('pointsScored', ({ reason }) => reason === 'support'),

  'NU-ROW-1': onEvent('engineeringAdvanced', ({ reason, from, to }) => reason === 'row' && to > from),

  'NU-SQUARE-2': onEvent('squareCompleted'),
  // Three owners score only if two share the second place.
  'NU-SQUARE-4': onEvent('squareCompleted', ({ shares }) => shares.length === 3),
  'NU-SQUARE-7': onEvent('tileLaid', (_, { move }) => move !== null),
  // All tiles of the upper floors are laid in the game.
  'NU-SQUARE-8': onEvent('blockPlaced', ({ cell }) => FLOOR_OF_CELL[cell]! > 1),
  'NU-SQUARE-9': onEvent('squareCompleted', ({ square }) => square === DOME),

  'NU-REFILL-1': onEvent('cardRevealed', isRefill),
  'NU-REFILL-3': onEvent('favourRevealed', (_, { move }) => move !== null),

  'NU-FAV-5': onEvent('favourUsed'),

  'NU-FX-1': scoresByFavour('rise'),
  'NU-FX-2': onEvent('engineeringAdvanced', ({ reason }) => reason === 'craft'),
  'NU-FX-3': scoresByFavour('base'),
  'NU-FX-5': scoresByFavour('solidarity'),
  'NU-FX-15': scoresByFavour('insight'),

  'NU-EXTRA-1': onEvent('extraTurnsGranted'),
  'NU-EXTRA-2': onEvent('extraTurnsGranted'),

  'NU-SIKU-1': onMove('chooseBlockOwner'),
  'NU-SIKU-2': onEvent('lotOpened'),
  'NU-SIKU-3': onEvent('cardFiled', ({ owner }, { players }) => players === 2 && owner === SIKU),
  'NU-SIKU-6': losesSquarePoints(2),

  'NU-SOLO-1': onEvent('roundEnded', ({ round }) => round * TURNS_PER_ROUND === CELL_COUNT),
  'NU-SOLO-2': onEvent('roundEnded'),
  'NU-SOLO-3': onEvent(
    'turnStarted',
    ({ turnNumber }, { players }) => players === 1 && turnNumber % TURNS_PER_ROUND !== 1,
  ),
  'NU-SOLO-4': onEvent('roundEnded'),
  'NU-SOLO-5': reshufflesLine(true),
  'NU-SOLO-6': onEvent('cardTaken', isByDummy),
  'NU-SOLO-13': onEvent('cardFiled', isByDummy),
  'NU-SOLO-14': losesSquarePoints(1),
  'NU-SOLO-16': onEvent('favourRemoved'),
  'NU-SOLO-19': onEvent('gameOver', (_, { players }) => players === 1),

  // Also if Siku or a dummy would score it.
  'NU-SCORE-1': onEvent('gameOver'),
  'NU-SCORE-3': scoresCategory('labourers'),
  'NU-SCORE-4': scoresCategory('sculptors'),
  'NU-SCORE-5': scoresCategory('artisans'),
  'NU-SCORE-6': scoresCategory('beasts'),
  'NU-SCORE-7': scoresCategory('engineers'),
  'NU-SCORE-8': scoresCategory('elders'),
  'NU-SCORE-9': scoresCategory('unusedFavours'),
  'NU-SCORE-10': scoresCategory('sets'),

  'NU-WIN-1': onEvent('gameOver', (_, { players }) => players > 1),
});
