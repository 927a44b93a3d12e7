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
import { CITIZEN_TYPES } from '../components/index.js';
import type { Ending } from '../state/index.js';
import type { Frostpunk } from '../types.js';

const { onDeal, onMove, onEvent } = createDetectorBuilders<Frostpunk>();

const onEnd = (wanted: Ending): ClauseDetector<Frostpunk> => onEvent('gameOver', ({ reason }) => reason === wanted);

const onReveal = (wanted: 'morning' | 'weather'): ClauseDetector<Frostpunk> =>
  onEvent('cardRevealed', ({ deck }) => deck === wanted);

const onShuffle = (wanted: 'citizens' | 'dusk'): ClauseDetector<Frostpunk> =>
  onEvent('deckShuffled', ({ deck }) => deck === wanted);

const onTechnology = (wanted: 'developed' | 'returned' | 'hastened'): ClauseDetector<Frostpunk> =>
  onEvent('technologyChanged', ({ change }) => change === wanted);

/** The detectors of all clauses that a move or an event shows. */
export const clauseEffects: ClauseDetectors<Frostpunk> = Object.freeze({
  'FP-COOP-2': onEvent('leaderNamed'),
  'FP-EFF-6': onEvent('citizenJoined'),
  'FP-EFF-7': onEvent('citizenLeft'),

  'FP-SETUP-1': onDeal(),
  'FP-SETUP-2': onDeal(),
  'FP-SETUP-3': onDeal(),
  'FP-ROUND-1': onEvent('stageStarted', (_, { move }) => move !== null),
  'FP-ROUND-2': onDeal(),

  'FP-DAWN-1': onEvent('stageStarted', ({ stage }) => stage === 'dawn'),
  'FP-DAWN-2': onTechnology('developed'),
  'FP-MORN-1': onReveal('morning'),
  'FP-GEN-3': onEvent('cubesThrown', ({ amount }) => amount > 0),
  'FP-GEN-4': onEvent('cubesThrown', ({ fallen }) => fallen > 0),
  'FP-BRK-1': onEvent('generatorMalfunctioned'),
  'FP-BRK-2': onEvent('generatorMalfunctioned', ({ nth }) => nth === 1),
  'FP-BRK-3': onEvent('generatorMalfunctioned', ({ nth }) => nth === 2),
  'FP-WEA-1': onReveal('weather'),
  'FP-PREP-1': onMove('useExpert'),
  'FP-PREP-3': onEnd('sickness'),

  'FP-ACT-1': onEvent('meeplesChanged', ({ meeple }) => CITIZEN_TYPES.some((citizen) => citizen === meeple)),
  'FP-ACT-6': onEvent('actionTaken'),
  'FP-ACT-9': onEvent('tileDrawn', (_, { move }) => move !== null),
  'FP-ACT-10': onEvent('tilePlaced'),
  'FP-ACT-13': onMove(['construct', 'dismantle', 'upgrade']),

  'FP-DUSK-7': onShuffle('dusk'),
  'FP-HUN-2': onEnd('hunger'),
  'FP-NIGHT-2': onEvent('meeplesReturned'),

  'FP-LOSE-1': onEnd('hope'),
  'FP-LOSE-2': onEnd('discontent'),
  'FP-LOSE-3': onEnd('generator'),
  'FP-LOSE-4': onEnd('sickness'),
  'FP-LOSE-5': onEnd('hunger'),
  'FP-LOSE-6': onEnd('corpses'),
  'FP-WIN-1': onEvent('gameOver', ({ result }) => result === 'won'),

  'FP-HD-1': onEvent('tokenChanged', ({ change }) => change === 'active' || change === 'exhausted'),
  'FP-BLD-3': onDeal(),

  'FP-SICK-2': onEvent('sicknessMarkerFlipped', ({ face }) => face === 'skull'),
  'FP-DEATH-1': onEvent('citizenDied'),
  'FP-DEATH-4': onEvent('deathCardApplied', ({ card }) => card !== 'none'),

  'FP-EXP-1': onMove('useExpert'),
  'FP-EXP-2': onMove('useCallOfDuty'),
  'FP-CIT-3': onEvent('citizenCardPlayed'),
  'FP-CIT-6': onShuffle('citizens'),
  'FP-TECH-4': onTechnology('developed'),
  'FP-TECH-5': onTechnology('returned'),
  'FP-TECH-7': onTechnology('hastened'),
  'FP-AUTO-1': onEvent(
    'meeplePlaced',
    ({ meeple }, { events }) => meeple === 'automaton' && events.some(({ kind }) => kind === 'actionTaken'),
  ),
  'FP-AUTO-6': onDeal(),

  'FP-EXPED-1': onDeal(),
  'FP-EXPED-7': onEvent('expeditionStackChanged', ({ change }) => change === 'dark'),
  'FP-EXPED-8': onEvent('scoutMoved', ({ to }) => to < 0),
  'FP-LAW-6': onMove('keepConsequence'),
  'FP-LAW-8': onMove('workLongShift'),
  'FP-SCORE-1': onEvent('gameOver'),
});
