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
import { PRIZES, type Prize } from '../components.js';
import type { RoundTieBreak, ScorePart } from '../events.js';
import type { Blueprints } from '../types.js';

const { onDeal, onEvent, anyOf } = createDetectorBuilders<Blueprints>();

const scoresPart = (part: ScorePart): ClauseDetector<Blueprints> =>
  onEvent('pointsScored', ({ part: reason, points }) => reason === part && points > 0);

const tieBreakDecides = (tieBreak: RoundTieBreak): ClauseDetector<Blueprints> =>
  anyOf(
    onEvent('buildingsRanked', ({ decidedBy }) => decidedBy.includes(tieBreak)),
    onEvent('prizeWon', ({ decidedBy }) => decidedBy === tieBreak),
  );

const winsPrize = (wanted: Prize): ClauseDetector<Blueprints> => onEvent('prizeWon', ({ prize }) => prize === wanted);

const isPrizeTie = onEvent('prizeWon', ({ decidedBy }) => decidedBy !== 'alone');
/** A prize is not given since no building qualifies. */
const isPrizeMissing = onEvent(
  'roundEnded',
  (_, { events }) => events.filter(({ kind }) => kind === 'prizeWon').length < PRIZES.length,
);
const startsLaterRound = onEvent('roundStarted', ({ round }) => round > 0);

/** Several players have the lowest score of a round that is not the last. */
const isLowestShared = onEvent('roundEnded', ({ totals }, { events }) => {
  const lowest = Math.min(...totals);
  const isShared = totals.indexOf(lowest) < totals.lastIndexOf(lowest);
  return isShared && events.some(({ kind }) => kind === 'roundStarted');
});

const isReplacement = (isForTwo: boolean): ClauseDetector<Blueprints> =>
  onEvent('dieRolled', ({ reason }, { players }) => reason === 'replacement' && (players === 2) === isForTwo);

/** The detectors of all clauses whose effect a move or an event shows. */
export const clauseEffects: ClauseDetectors<Blueprints> = Object.freeze({
  'BP-SETUP-1': onDeal(),
  'BP-SETUP-2': onEvent('awardWon'),
  'BP-SETUP-3': onEvent('prizeWon'),
  'BP-SETUP-4': onDeal(),

  'BP-ROUND-1': onEvent('gameOver'),
  'BP-ROUND-2': onEvent('demandDrawn'),
  'BP-ROUND-3': onEvent('demandDrawn'),
  'BP-ROUND-4': onEvent('planDealt'),
  'BP-ROUND-5': onEvent('dieRolled', ({ reason }) => reason === 'pool'),
  'BP-ROUND-6': onEvent('roundStarted', ({ round }) => round === 0),
  'BP-ROUND-7': startsLaterRound,
  'BP-ROUND-8': isLowestShared,

  'BP-TURN-1': onEvent('dieBuilt'),
  'BP-TURN-4': isReplacement(false),
  'BP-TURN-6': onEvent('roundEnded'),

  'BP-PLACE-1': onEvent('dieBuilt', ({ level }) => level === 1),
  'BP-PLACE-4': onEvent('dieDiscarded'),
  // The cells and values of the dice become visible when the screens are lifted.
  'BP-PLACE-6': onEvent('buildingRevealed', ({ dice }) => dice.length > 0),
  'BP-PLACE-8': onEvent('dieDiscarded'),

  'BP-TWO-3': isReplacement(true),
  'BP-TWO-4': onEvent('dieRemoved'),

  'BP-SCORE-1': onEvent('pointsScored'),
  'BP-SCORE-2': onEvent('buildingsRanked', ({ decidedBy }) => decidedBy.includes('total')),
  'BP-SCORE-3': scoresPart('bonus'),
  'BP-WOOD-1': scoresPart('wood'),
  'BP-WOOD-2': scoresPart('wood'),
  'BP-RECYCLED-1': scoresPart('recycled'),
  'BP-STONE-1': scoresPart('stone'),
  'BP-GLASS-1': scoresPart('glass'),

  'BP-TIE-1': tieBreakDecides('firstDemand'),
  'BP-TIE-2': tieBreakDecides('secondDemand'),
  'BP-TIE-3': tieBreakDecides('playedLast'),

  'BP-AWARD-1': onEvent('awardWon'),
  'BP-AWARD-2': onEvent('buildingsRanked', ({ decidedBy }) => decidedBy.some((what) => what !== 'total')),
  'BP-PRIZE-1': winsPrize('skyscraper'),
  'BP-PRIZE-2': winsPrize('structuralIntegrity'),
  'BP-PRIZE-3': winsPrize('geometer'),
  'BP-PRIZE-4': winsPrize('materials'),
  'BP-PRIZE-5': anyOf(isPrizeTie, isPrizeMissing),
  'BP-PRIZE-6': onEvent('prizeWon', ({ player, prize }, { events }) =>
    events.some((other) => other.kind === 'prizeWon' && other.player === player && other.prize !== prize),
  ),
  'BP-PRIZE-7': isPrizeTie,

  'BP-NEXT-1': startsLaterRound,
  'BP-END-2': onEvent('gameOver'),
  'BP-END-4': onEvent('gameOver', ({ winners }) => winners.length > 1),

  'BP-INFO-1': onEvent(['planDealt', 'dieBuilt']),
  'BP-INFO-2': onEvent(['awardWon', 'prizeWon']),
});
