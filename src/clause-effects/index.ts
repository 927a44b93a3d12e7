/**
 * Detectors of clauses' effects: they show whether a clause took effect in a move, by the move itself and its events.
 * Those of a game are in `sastrugi/GAME/clause-effects`.
 *
 * @module
 */
export {
  type ClauseDetector,
  type ClauseDetectors,
  createDetectorBuilders,
  type DetectorBuilders,
  listEffectiveClauses,
  type Transition,
} from './clause-detector.js';
