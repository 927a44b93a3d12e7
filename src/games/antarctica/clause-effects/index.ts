/**
 * Clause effects: for each clause, a condition on a move and its events that shows whether the clause took effect.
 * `listEffectiveClauses` of `sastrugi/clause-effects` uses them.
 *
 * @module
 */
import {
  type ClauseDetector,
  type ClauseDetectors,
  createDetectorBuilders,
} from '../../../clause-effects/clause-detector.js';
import type { Category } from '../categories.js';
import type { ScientistsRecruited } from '../events/index.js';
import type { EndReason } from '../state/index.js';
import type { Antarctica } from '../types.js';

const { onDeal, onMove, onEvent, anyOf } = createDetectorBuilders<Antarctica>();

const recruits = (wanted: ScientistsRecruited['reason']): ClauseDetector<Antarctica> =>
  onEvent('scientistsRecruited', ({ reason }) => reason === wanted);

/** A ship is built by an effect, not by the action. */
const shipByEffect = onEvent('shipPlaced', ({ reason }, { move }) => reason === 'built' && move?.kind !== 'buildShip');

const reachedSeveral: ClauseDetector<Antarctica> = ({ events }) =>
  events.filter(({ kind }) => kind === 'effectReached').length > 1;

const gainsResourceCard = (wanted: 'simple' | 'expertise'): ClauseDetector<Antarctica> =>
  onEvent('resourceCardGained', ({ resource }) => resource === wanted);

const wastesEffect = (wanted: 'simple' | 'expertise' | 'draft'): ClauseDetector<Antarctica> =>
  onEvent('effectWasted', ({ effect }) => effect === wanted);

const endsFor = (wanted: EndReason): ClauseDetector<Antarctica> =>
  onEvent('gameOver', ({ reason }) => reason === wanted);

const earns = (wanted: Category): ClauseDetector<Antarctica> =>
  onEvent('pointsScored', ({ category, points }) => category === wanted && points.some((earned) => earned > 0));

/** Two players earn the same: a space of a track takes one cube, and different ranks never earn the same. */
const ranksAreShared = onEvent('pointsScored', ({ category, points }) => {
  const earned = points.filter((each) => each > 0);
  return category !== 'tracks' && new Set(earned).size < earned.length;
});

/** Detects that the sun leaves a stop, or comes to the first one. */
const sunMoves = (isFirst: boolean): ClauseDetector<Antarctica> =>
  onEvent(
    'sunMoved',
    (_, { events }) => events.some(({ kind }) => kind === 'turnEnded' || kind === 'turnDeclined') !== isFirst,
  );

/** The detectors of all clauses whose effect a move or an event shows. */
export const clauseEffects: ClauseDetectors<Antarctica> = Object.freeze({
  'AN-SET-3': onDeal(2),
  'AN-SET-4': onDeal(),
  'AN-SET-5': onDeal(2),
  'AN-SET-7': onDeal(),
  'AN-SET-8': onDeal(),
  'AN-SET-9': onDeal(),
  'AN-SET-10': onDeal(),
  'AN-SET-11': onDeal(),
  'AN-SET-13': onMove('placeShip'),
  'AN-SET-15': sunMoves(true),
  'AN-SET-16': onMove('placeStartCube'),
  'AN-SET-17': onMove('placeStartCube'),

  'AN-SUN-1': onEvent('sunMoved'),
  'AN-SUN-2': onEvent('sunMoved', ({ steps }) => steps > 1),
  'AN-SUN-3': onEvent('turnStarted', ({ turnOfStop }) => turnOfStop === 'first'),
  'AN-SUN-7': sunMoves(false),
  'AN-SUN-8': onMove(['playScientist', 'playRecruits', 'playProgress', 'playIcebreaker', 'sacrifice', 'scuttle']),

  'AN-MOV-5': onMove('sail'),

  'AN-ACT-4': onMove(['recruit', 'research']),

  'AN-BLD-7': onEvent('resourceCardUsed'),
  'AN-BLD-9': onEvent('buildingBuilt'),
  'AN-BLD-10': onEvent('cubeAdvanced', ({ reason }) => reason === 'building'),
  'AN-BLD-12': onEvent('resourceCardUsed'),

  'AN-SHP-6': onEvent('pileRemoved'),
  'AN-SHP-7': onEvent('cardTaken', ({ from }) => from === 'pile'),

  'AN-REC-2': recruits('camp'),

  'AN-RES-2': onMove('research'),

  'AN-TRK-2': onEvent('cubeAdvanced', ({ from, reason }) => from === 0 && reason !== 'start'),
  'AN-TRK-10': reachedSeveral,

  'AN-EFF-1': recruits('effect'),
  'AN-EFF-2': shipByEffect,
  'AN-EFF-3': shipByEffect,
  'AN-EFF-4': anyOf(gainsResourceCard('expertise'), wastesEffect('expertise')),
  'AN-EFF-5': anyOf(gainsResourceCard('simple'), wastesEffect('simple')),
  'AN-EFF-11': wastesEffect('draft'),
  'AN-EFF-15': anyOf(recruits('effect'), shipByEffect, onEvent('resourceCardGained')),

  'AN-CRD-4': anyOf(
    onEvent('cardPlayed', ({ card }) => card !== 'icebreaker'),
    onEvent('icebreakerRemoved'),
  ),
  'AN-CRD-8': onEvent('cubeAdvanced', ({ reason }) => reason === 'card'),

  'AN-ICE-5': onEvent('icebreakerRemoved'),
  'AN-ICE-6': onEvent('icebreakerRemoved', ({ isUsed }) => !isUsed),

  'AN-SAC-4': recruits('sacrifice'),

  'AN-END-1': endsFor('last-scientist'),
  'AN-END-2': endsFor('last-building'),
  'AN-END-4': onMove('playScientist', (_, events) => events.some(({ kind }) => kind === 'gameOver')),
  'AN-END-5': endsFor('stalemate'),
  'AN-END-6': endsFor('no-ships'),

  'AN-SCO-1': onEvent('gameOver'),
  'AN-SCO-2': earns('zones'),
  'AN-SCO-3': ranksAreShared,
  'AN-SCO-4': earns('tracks'),
  'AN-SCO-5': earns('cards'),
  'AN-SCO-6': earns('discards'),

  'AN-WIN-1': onEvent('gameOver'),

  // A card below the top becomes visible when it becomes the top card.
  'AN-HID-1': onEvent('deckTurned', ({ card }, { move }) => move !== null && card !== null),
});
