import type { Game, Types } from '../core/contract/game.js';
import { type GamePromise, type PromiseTable, promisesIn } from './promise.js';
import { agreesWithItself } from './promises/agreement.js';
import { repeatsItself } from './promises/chance.js';
import { opensNoTrapdoor } from './promises/doors.js';
import { endsInTime } from './promises/ending.js';
import { tellsStatesApart } from './promises/fingerprints.js';
import { showsItsMoves } from './promises/frames.js';
import { keepsSecrets } from './promises/hidden.js';
import { standsFirm } from './promises/hostile.js';
import { imaginesWell } from './promises/imagined.js';
import { survivesJson } from './promises/json.js';
import { keepsKeys } from './promises/keys.js';
import { listsWhatIsLegal } from './promises/moves.js';
import { speaksOneNotation } from './promises/notation.js';
import { becomesNumbers } from './promises/observations.js';
import { meetsItsOdds } from './promises/outcomes.js';
import { losesNoPiece } from './promises/pieces.js';
import { changesNothing } from './promises/purity.js';
import { keepsRecords } from './promises/records.js';
import { reportsWhatHappens } from './promises/reports.js';
import { countsRight } from './promises/score.js';
import { tellsNoSecrets } from './promises/secrets.js';
import { retellsGames } from './promises/told.js';
import { type Plan, type Suite, suiteOf } from './suite.js';

/** Lists the promises for a game, as tests: `for (const { title, check } of promises(…)) test(title, check)`. */
export const promises = <G extends Types>(game: Game<G>, plan: Plan<G>): readonly GamePromise[] => {
  return promisesIn(tableOf<G>(), suiteOf(game, plan), 'promises(game, { ...plan })');
};

const tableOf = <G extends Types>(): PromiseTable<Suite<G>> => [
  ['Every game ends within its bound, and no reachable state is stuck', endsInTime],
  ['A move is listed as legal exactly when no function refuses it', listsWhatIsLegal],
  ['No function changes its argument, and no later move changes an earlier state', changesNothing],
  ['A state survives JSON and decoding, and plays on identically', survivesJson],
  ['The same seed and moves give the same bytes, whatever the clock and Math.random return', repeatsItself],
  ['Pieces are conserved', losesNoPiece],
  ['Every move has one notation, and nothing else parses', speaksOneNotation],
  ['Views hide what their viewer may not know, and functions of views depend on visible fields only', keepsSecrets],
  ['The states that determinize returns decode, keep the pieces and play to the end', imaginesWell],
  ['The score adds up, ranks every player once, and names winners only at the end', countsRight],
  ['Bad input is refused with a typed error, without a throw, a hang or a change', standsFirm],
  ['step, applyMove, play, playout and walk agree', agreesWithItself],
  ['The record of a game validates, and a changed one is refused or is another game', keepsRecords],
  ['Equal states have equal fingerprints, different states different ones', tellsStatesApart],
  ['External data that is accepted plays on to the end, and every state on the way decodes', opensNoTrapdoor],
  ['Moves reveal no more than views and events, and predictions come true', tellsNoSecrets],
  ['Frames follow the events of a move, end where it ends, and can be shown to every viewer', showsItsMoves],
  ['Views become numbers: finite, named, and equal for equal views', becomesNumbers],
  ['Outcomes contain what play does, as likely as they say, and a told game goes as the seeded one', meetsChance],
  ['Every public change of a state is reported by an event, after it happened', reportsWhatHappens],
  ['withComponents(components) keeps the id, and different seeds have different keys', keepsKeys],
];

const meetsChance = <G extends Types>(suite: Suite<G>): void => {
  meetsItsOdds(suite);
  retellsGames(suite);
};
