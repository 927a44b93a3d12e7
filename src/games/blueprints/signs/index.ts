/**
 * Signs: for each clause, a condition on a move and its events that shows whether the clause took effect. `tookEffect` of
 * `sastrugi/signs` uses them.
 *
 * @module
 */
import { type Sign, type Signs, signWords } from '../../../signs/sign.js';
import { PRIZES, type Prize } from '../components.js';
import type { Scoring, TieBreak } from '../events.js';
import type { Blueprints } from '../types.js';

const { onDeal, onEvent, anyOf } = signWords<Blueprints>();

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

/** Several players have the lowest score of a round that is not the last. */
const lowestIsShared = onEvent('roundEnded', ({ totals }, { events }) => {
  const lowest = Math.min(...totals);
  const isShared = totals.indexOf(lowest) < totals.lastIndexOf(lowest);
  return isShared && events.some(({ kind }) => kind === 'roundStarted');
});

const replacement = (isForTwo: boolean): Sign<Blueprints> =>
  onEvent('dieRolled', ({ reason }, { players }) => reason === 'replacement' && (players === 2) === isForTwo);

/** The signs of all clauses that a move or an event shows. */
export const signs: Signs<Blueprints> = Object.freeze({
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
  'BP-ROUND-7': laterRound,
  'BP-ROUND-8': lowestIsShared,

  'BP-TURN-1': onEvent('dieBuilt'),
  'BP-TURN-4': replacement(false),
  'BP-TURN-6': onEvent('roundEnded'),

  'BP-PLACE-1': onEvent('dieBuilt', ({ level }) => level === 1),
  'BP-PLACE-4': onEvent('dieDiscarded'),
  // The cells and values of the dice become visible when the screens are lifted.
  'BP-PLACE-6': onEvent('buildingRevealed', ({ dice }) => dice.length > 0),
  'BP-PLACE-8': onEvent('dieDiscarded'),

  'BP-TWO-3': replacement(true),
  'BP-TWO-4': onEvent('dieRemoved'),

  'BP-SCORE-1': onEvent('scored'),
  'BP-SCORE-2': onEvent('ranked', ({ decidedBy }) => decidedBy.includes('total')),
  'BP-SCORE-3': scores('bonus'),
  'BP-WOOD-1': scores('wood'),
  'BP-WOOD-2': scores('wood'),
  'BP-RECYCLED-1': scores('recycled'),
  'BP-STONE-1': scores('stone'),
  'BP-GLASS-1': scores('glass'),

  'BP-TIE-1': decides('firstDemand'),
  'BP-TIE-2': decides('secondDemand'),
  'BP-TIE-3': decides('playedLast'),

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
  'BP-END-4': onEvent('gameOver', ({ winners }) => winners.length > 1),

  'BP-INFO-1': onEvent(['planDealt', 'dieBuilt']),
  'BP-INFO-2': onEvent(['awardWon', 'prizeWon']),
});
