import type { Game, Types } from '../core/contract/game.js';
import { type GamePromise, listPromises, type PromiseTable } from './promise.js';
import { acceptedInputPlaysToEnd } from './promises/accepted-input.js';
import { functionsAgree } from './promises/agreement.js';
import { badInputIsRefused } from './promises/bad-input.js';
import { gamesRepeat } from './promises/chance.js';
import { gamesEnd } from './promises/ending.js';
import { fingerprintsTellStatesApart } from './promises/fingerprints.js';
import { framesMatchMoves } from './promises/frames.js';
import { statesSurviveJson } from './promises/json.js';
import { idsAndKeysAreStable } from './promises/keys.js';
import { legalMovesMatchRefusals } from './promises/moves.js';
import { notationIsUnique } from './promises/notation.js';
import { observationsAreValid } from './promises/observations.js';
import { outcomesMatchChance } from './promises/outcomes.js';
import { piecesAreConserved } from './promises/pieces.js';
import { argumentsStayUnchanged } from './promises/purity.js';
import { recordsValidate } from './promises/records.js';
import { eventsReportChanges } from './promises/reports.js';
import { sampledStatesAreValid } from './promises/sampled-states.js';
import { scoresAddUp } from './promises/score.js';
import { movesRevealNoMore } from './promises/seen-moves.js';
import { toldGamesMatchSeeded } from './promises/told.js';
import { viewsHide } from './promises/views.js';
import { createSuite, type Plan, type Suite } from './suite.js';

/** Lists the promises for a game, as tests: `for (const { title, check } of promises(…)) test(title, check)`. */
export const promises = <G extends Types>(game: Game<G>, plan: Plan<G>): readonly GamePromise[] => {
  return listPromises(promiseTable<G>(), createSuite(game, plan), 'promises(game, { ...plan })');
};

const promiseTable = <G extends Types>(): PromiseTable<Suite<G>> => [
  ['Every game ends within its bound, and no reachable state is stuck', gamesEnd],
  ['A move is listed as legal exactly when no function refuses it', legalMovesMatchRefusals],
  ['No function changes its argument, and no later move changes an earlier state', argumentsStayUnchanged],
  ['A state survives JSON and decoding, and plays on identically', statesSurviveJson],
  ['The same seed and moves give the same bytes, whatever the clock and Math.random return', gamesRepeat],
  ['Pieces are conserved', piecesAreConserved],
  ['Every move has one notation, and nothing else parses', notationIsUnique],
  ['Views hide what their viewer may not know, and functions of views depend on visible fields only', viewsHide],
  ['The states that determinize returns decode, keep the pieces and play to the end', sampledStatesAreValid],
  ['The score adds up, ranks every player once, and names winners only at the end', scoresAddUp],
  ['Bad input is refused with a typed error, without a throw, a hang or a change', badInputIsRefused],
  ['step, applyMove, play, playout and walk agree', functionsAgree],
  ['The record of a game validates, and a changed one is refused or is another game', recordsValidate],
  ['Equal states have equal fingerprints, different states different ones', fingerprintsTellStatesApart],
  ['External data that is accepted plays on to the end, and every state on the way decodes', acceptedInputPlaysToEnd],
  ['Moves reveal no more than views and events, and predictions come true', movesRevealNoMore],
  ['Frames follow the events of a move, end where it ends, and can be shown to every viewer', framesMatchMoves],
  ['Views become numbers: finite, named, and equal for equal views', observationsAreValid],
  [
    'Outcomes contain what play does, as likely as they say, and a told game goes as the seeded one',
    chanceMatchesOutcomes,
  ],
  ['Every public change of a state is reported by an event, after it happened', eventsReportChanges],
  ['withComponents(components) keeps the id, and different seeds have different keys', idsAndKeysAreStable],
];

const chanceMatchesOutcomes = <G extends Types>(suite: Suite<G>): void => {
  outcomesMatchChance(suite);
  toldGamesMatchSeeded(suite);
};
