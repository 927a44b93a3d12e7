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
} from '../../../clause-effects/clause-detector.js';
import { BEAR_TILE, HARPOON_TILE } from '../components.js';
import type { Event, TilePlayed } from '../events.js';
import type { IglooIgloo } from '../types.js';

const { onDeal, onMove, onEvent } = createDetectorBuilders<IglooIgloo>();

const includesKind = (events: readonly Event[], wanted: Event['kind']): boolean =>
  events.some(({ kind }) => kind === wanted);

const playsTileFor = (...reasons: readonly TilePlayed['reason'][]): ClauseDetector<IglooIgloo> =>
  onEvent('tilePlayed', ({ reason }) => reasons.includes(reason));

/** Detects that the game ends when a turn has just begun, or later. */
const endsGame = (isAtTurnStart: boolean): ClauseDetector<IglooIgloo> =>
  onEvent('gameOver', (_, { events }) => includesKind(events, 'turnStarted') === isAtTurnStart);

/** The detectors of all clauses whose effect a move or an event shows. */
export const clauseEffects: ClauseDetectors<IglooIgloo> = Object.freeze({
  'IG-SETUP-1': onDeal(),
  'IG-SETUP-2': onDeal(),
  'IG-SETUP-3': onDeal(),
  'IG-SETUP-4': onDeal(),

  'IG-PLACE-3': onMove('placeInuit', (_, events) => includesKind(events, 'turnStarted')),

  'IG-TURN-3': onEvent('turnEnded'),

  'IG-MELT-3': endsGame(true),
  'IG-MELT-4': endsGame(false),
  'IG-MELT-6': onEvent('tileMelted'),

  'IG-FISH-1': onMove('melt', (_, events) => includesKind(events, 'fishPlaced')),
  'IG-BEAR-1': onEvent('tileMelted', ({ tile }) => tile === BEAR_TILE),
  'IG-PACK-1': onEvent('packTurned'),

  'IG-DRIFT-6': onEvent(
    'animalsDisplaced',
    ({ animals }, { events }) =>
      animals.includes('bear') && (animals.length > 1 || includesKind(events, 'animalRemoved')),
  ),
  'IG-DRIFT-7': onEvent('driftLost'),

  'IG-KEPT-3': onEvent('tilePlayed', ({ tile, reason }) => tile === HARPOON_TILE && reason !== 'hunt'),

  'IG-THAW-3': onEvent('animalRemoved', ({ reason }) => reason === 'thawed'),

  'IG-ENDURANCE-1': playsTileFor('endurance'),
  'IG-HARPOON-3': playsTileFor('defend', 'enter'),

  'IG-ATTACK-1': onEvent('bearAttacked'),
  'IG-ATTACK-4': playsTileFor('defend'),
  'IG-ATTACK-5': onEvent('inuitsSheltered'),

  'IG-SCORE-1': onEvent('gameOver'),

  'IG-INFO-1': onEvent(['tileKept', 'tileThawed']),
});
