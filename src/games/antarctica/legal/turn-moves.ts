import { type Box, type ByShipyardCard, PLACES, ZONES } from '../components/index.js';
import { at, entries, type Move } from '../moves/index.js';
import { moverOf, type OnTurn, ownerOf, type State } from '../state/index.js';
import { targetOf } from '../zones.js';
import {
  buildForbiddenBy,
  buildShipForbiddenBy,
  recruitForbiddenBy,
  researchForbiddenBy,
  tracksAt,
} from './actions.js';
import {
  playIcebreakerForbiddenBy,
  playProgressForbiddenBy,
  playRecruitsForbiddenBy,
  playScientistForbiddenBy,
  sacrificeForbiddenBy,
  scuttleForbiddenBy,
} from './any-time.js';
import { endForbiddenBy, passForbiddenBy, sailForbiddenBy } from './turn.js';

const [recruit, buildShip, pass, end] = [entries.recruit[0]!, entries.buildShip[0]!, entries.pass[0]!, entries.end[0]!];
const [playScientist, playRecruits] = [entries.playScientist[0]!, entries.playRecruits[0]!];

/**
 * Lists the moves of a turn in the order of the catalogue. Written out, since turns are most of a game and most kinds
 * have no move there: iterating over the kinds makes play-outs take 1.4 times as long.
 */
export const turnMoves = (state: State, box: Box, phase: OnTurn): readonly Move[] => {
  const moves: Move[] = [];
  addSails(state, box, moves);
  addActions(state, box, moves);
  if (passForbiddenBy(state, box, pass, phase) === undefined) moves.push(pass);
  if (endForbiddenBy(state) === undefined) moves.push(end);
  addCards(state, box, moves);
  addSacrifices(state, box, moves);
  addScuttles(state, box, moves);
  return moves;
};

/**
 * Ends a turn without a decision when ending it is the only move left.
 * @rule AN-SUN-9
 */
export const onlyEnd = (state: State, box: Box): Move | undefined => {
  const { moved, acted, sacrificed } = state.turn;
  if (!moved || (!sacrificed && canSacrifice(state, box)) || (!acted && canAct(state, box))) return undefined;
  const cards: Move[] = [];
  addCards(state, box, cards);
  return cards.length === 0 ? end : undefined;
};

const canSacrifice = (state: State, box: Box): boolean =>
  entries.sacrifice.some((sacrifice) => sacrificeForbiddenBy(state, box, sacrifice) === undefined) ||
  entries.scuttle.some((scuttle) => scuttleForbiddenBy(state, box, scuttle) === undefined);

const canAct = (state: State, box: Box): boolean =>
  entries.build.some((build) => buildForbiddenBy(state, box, build) === undefined) ||
  entries.research.some((research) => researchForbiddenBy(state, box, research) === undefined) ||
  recruitForbiddenBy(state) === undefined ||
  buildShipForbiddenBy(state, box) === undefined;

const addSails = (state: State, box: Box, moves: Move[]): void => {
  if (state.turn.moved) return;
  for (const sail of entries.sail) if (sailForbiddenBy(state, box, sail) === undefined) moves.push(sail);
};

const addActions = (state: State, box: Box, moves: Move[]): void => {
  const { moved, acted } = state.turn;
  if (!moved || acted) return;
  if (recruitForbiddenBy(state) === undefined) moves.push(recruit);
  addResearch(state, box, moves);
  for (const build of entries.build) if (buildForbiddenBy(state, box, build) === undefined) moves.push(build);
  if (buildShipForbiddenBy(state, box) === undefined) moves.push(buildShip);
};

const addResearch = (state: State, box: Box, moves: Move[]): void => {
  const tracks = tracksAt(state, box, targetOf(state));
  for (let track = 0; tracks >> track > 0; track++) {
    const research = entries.research[track]!;
    if ((tracks >> track) & 1 && researchForbiddenBy(state, box, research) === undefined) moves.push(research);
  }
};

const addCards = (state: State, box: Box, moves: Move[]): void => {
  const player = moverOf(state);
  if (state.stop.played[player] || !hasCards(state.hand[player]!)) return;
  if (playScientistForbiddenBy(state) === undefined) moves.push(playScientist);
  if (playRecruitsForbiddenBy(state) === undefined) moves.push(playRecruits);
  for (const progress of entries.playProgress) {
    if (playProgressForbiddenBy(state, box, progress) === undefined) moves.push(progress);
  }
  for (const icebreaker of entries.playIcebreaker) {
    if (playIcebreakerForbiddenBy(state, box, icebreaker) === undefined) moves.push(icebreaker);
  }
};

const hasCards = (hand: ByShipyardCard<number>): boolean => {
  for (let card = 0; card < hand.length; card++) if (hand[card]! > 0) return true;
  return false;
};

const addSacrifices = (state: State, box: Box, moves: Move[]): void => {
  if (state.turn.sacrificed) return;
  for (const sacrifice of entries.sacrifice) {
    if (sacrificeForbiddenBy(state, box, sacrifice) === undefined) moves.push(sacrifice);
  }
};

const addScuttles = (state: State, box: Box, moves: Move[]): void => {
  const { turn, queues } = state;
  if (turn.sacrificed) return;
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = queues[zone]!;
    for (let i = 0; i < queue.length; i++) {
      if (ownerOf(queue[i]!) !== turn.player) continue;
      const scuttle = at.scuttle[PLACES * zone + i]!;
      if (scuttleForbiddenBy(state, box, scuttle) === undefined) moves.push(scuttle);
    }
  }
};
