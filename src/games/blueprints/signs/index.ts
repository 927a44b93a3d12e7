/**
 * Signs: for each clause, a condition on a step (a move and its outcome) that shows whether the clause took effect.
 * `tookEffect` of `sastrugi/core` uses them.
 *
 * @module
 */
import { type Sign, type Signs, signWords } from '../../../signs/sign.js';
import { PRIZES, type Prize } from '../components.js';
import type { Scoring, TieBreak } from '../events.js';
import type { Blueprints } from '../types.js';
import { anotherWouldFit, bagRanOut, isAbovePlan, passesTurn, tieIsBroken } from './play.js';
import { followsInPart, hasWoodPair, isLowestShared, prizeWithoutDiscards, rankedWithoutDiscards } from './round.js';

const { always, onMove, onEvent, anyOf } = signWords<Blueprints>();

const scores = (part: Scoring): Sign<Blueprints> =>
  onEvent('scored', ({ reason, points }) => reason === part && points > 0);

const decides = (tieBreak: TieBreak): Sign<Blueprints> =>
  anyOf(
    onEvent('ranked', ({ decidedBy }) => decidedBy.includes(tieBreak)),
    onEvent('prizeWon', ({ decidedBy }) => decidedBy === tieBreak),
  );

const wins = (wanted: Prize): Sign<Blueprints> => onEvent('prizeWon', ({ prize }) => prize === wanted);

const prizeTie = onEvent('prizeWon', ({ decidedBy }) => decidedBy !== 'alone');
/** A prize is not given since no building qualifies. */
const lacksPrize = onEvent(
  'roundEnded',
  (_, { events }) => events.filter(({ kind }) => kind === 'prizeWon').length < PRIZES.length,
);
const laterRound = onEvent('roundStarted', ({ round }) => round > 0);

const replacement = (isForTwo: boolean): Sign<Blueprints> =>
  onEvent('dieRolled', ({ reason }, { after }) => reason === 'replacement' && (after.players === 2) === isForTwo);

/** The signs of all clauses. */
export const signs: Signs<Blueprints> = Object.freeze({
  'BP-SETUP-1': always,
  'BP-SETUP-2': onEvent('awardWon'),
  'BP-SETUP-3': onEvent('prizeWon'),
  'BP-SETUP-4': always,

  'BP-ROUND-1': onEvent('gameOver'),
  'BP-ROUND-2': onEvent('demandDrawn'),
  'BP-ROUND-3': onEvent('demandDrawn'),
  'BP-ROUND-4': onEvent('planDealt'),
  'BP-ROUND-5': onEvent('dieRolled', ({ reason }) => reason === 'pool'),
  'BP-ROUND-6': onEvent('roundStarted', ({ round }) => round === 0),
  'BP-ROUND-7': laterRound,
  'BP-ROUND-8': onEvent('roundStarted', ({ round }, made) => round > 0 && isLowestShared(made)),
  'BP-ROUND-9': passesTurn,

  'BP-TURN-1': onEvent('dieBuilt'),
  'BP-TURN-3': onMove('discard', (_, { before, components }) => anotherWouldFit(before, components)),
  'BP-TURN-4': replacement(false),
  'BP-TURN-5': bagRanOut,
  'BP-TURN-6': onEvent('roundEnded'),

  'BP-PLACE-1': onEvent('dieBuilt', ({ level }) => level === 1),
  'BP-PLACE-4': onEvent('dieDiscarded'),
  // The cells and values of the dice become visible when the screens are lifted.
  'BP-PLACE-6': onEvent('buildingRevealed', ({ dice }) => dice.length > 0),
  'BP-PLACE-7': onEvent('dieBuilt', isAbovePlan),
  'BP-PLACE-8': onEvent('dieDiscarded'),

  'BP-TWO-3': replacement(true),
  'BP-TWO-4': onEvent('dieRemoved'),

  'BP-SCORE-1': onEvent('scored'),
  'BP-SCORE-2': onEvent('ranked', ({ decidedBy }) => decidedBy.includes('total')),
  'BP-SCORE-3': scores('bonus'),
  'BP-SCORE-4': onEvent('scored', followsInPart),
  'BP-WOOD-1': scores('wood'),
  'BP-WOOD-2': scores('wood'),
  'BP-WOOD-3': onEvent('scored', hasWoodPair),
  'BP-RECYCLED-1': scores('recycled'),
  'BP-STONE-1': scores('stone'),
  'BP-GLASS-1': scores('glass'),

  'BP-TIE-1': decides('firstDemand'),
  'BP-TIE-2': decides('secondDemand'),
  'BP-TIE-3': decides('playedLast'),
  'BP-TIE-4': anyOf(onEvent('ranked', rankedWithoutDiscards), onEvent('prizeWon', prizeWithoutDiscards)),

  'BP-AWARD-1': onEvent('awardWon'),
  'BP-AWARD-2': onEvent('ranked', ({ decidedBy }) => decidedBy.some((what) => what !== 'total')),
  'BP-PRIZE-1': wins('skyscraper'),
  'BP-PRIZE-2': wins('structuralIntegrity'),
  'BP-PRIZE-3': wins('geometer'),
  'BP-PRIZE-4': wins('materials'),
  'BP-PRIZE-5': anyOf(prizeTie, lacksPrize),
  'BP-PRIZE-6': onEvent('prizeWon', ({ player, prize }, { events }) =>
    events.some((other) => other.kind === 'prizeWon' && other.player === player && other.prize !== prize),
  ),
  'BP-PRIZE-7': prizeTie,

  'BP-NEXT-1': laterRound,
  'BP-END-2': onEvent('gameOver'),
  'BP-END-3': onEvent('gameOver', (_, made) => tieIsBroken(made)),
  'BP-END-4': onEvent('gameOver', ({ winners }) => winners.length > 1),

  'BP-INFO-1': onEvent(['planDealt', 'dieBuilt']),
  'BP-INFO-2': onEvent(['awardWon', 'prizeWon']),
});
