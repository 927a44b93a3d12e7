import { type Box, type ByShipyardCard, QUEUE_SIZE, ZONES } from '../components/index.js';
import { MOVES, MOVES_AT, type Move } from '../moves/index.js';
import { moverOf, ownerOf, type State, type TurnPhase } from '../state/index.js';
import { targetZoneOf } from '../zones.js';
import {
  buildForbiddenBy,
  buildShipForbiddenBy,
  recruitForbiddenBy,
  researchForbiddenBy,
  trackBitsAt,
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

const [RECRUIT, BUILD_SHIP, PASS, END] = [MOVES.recruit[0]!, MOVES.buildShip[0]!, MOVES.pass[0]!, MOVES.end[0]!];
const [PLAY_SCIENTIST, PLAY_RECRUITS] = [MOVES.playScientist[0]!, MOVES.playRecruits[0]!];

/**
 * Lists the moves of a turn in the order of the catalogue. Written out, since turns are most of a game and most kinds
 * have no move there: iterating over the kinds makes play-outs take 1.4 times as long.
 */
export const legalTurnMoves = (state: State, box: Box, phase: TurnPhase): readonly Move[] => {
  const moves: Move[] = [];
  addSails(state, box, moves);
  addActions(state, box, moves);
  if (passForbiddenBy(state, box, PASS, phase) === undefined) moves.push(PASS);
  if (endForbiddenBy(state) === undefined) moves.push(END);
  addCards(state, box, moves);
  addSacrifices(state, box, moves);
  addScuttles(state, box, moves);
  return moves;
};

/**
 * Ends a turn without a decision when ending it is the only move left.
 * @rule AN-SUN-9
 */
export const forcedEnd = (state: State, box: Box): Move | undefined => {
  const { hasSailed, hasActed, hasSacrificed } = state.turn;
  if (!hasSailed || (!hasSacrificed && canSacrifice(state, box)) || (!hasActed && canAct(state, box))) return undefined;
  const cards: Move[] = [];
  addCards(state, box, cards);
  return cards.length === 0 ? END : undefined;
};

const canSacrifice = (state: State, box: Box): boolean =>
  MOVES.sacrifice.some((sacrifice) => sacrificeForbiddenBy(state, box, sacrifice) === undefined) ||
  MOVES.scuttle.some((scuttle) => scuttleForbiddenBy(state, box, scuttle) === undefined);

const canAct = (state: State, box: Box): boolean =>
  MOVES.build.some((build) => buildForbiddenBy(state, box, build) === undefined) ||
  MOVES.research.some((research) => researchForbiddenBy(state, box, research) === undefined) ||
  recruitForbiddenBy(state) === undefined ||
  buildShipForbiddenBy(state, box) === undefined;

const addSails = (state: State, box: Box, moves: Move[]): void => {
  if (state.turn.hasSailed) return;
  for (const sail of MOVES.sail) if (sailForbiddenBy(state, box, sail) === undefined) moves.push(sail);
};

const addActions = (state: State, box: Box, moves: Move[]): void => {
  const { hasSailed, hasActed } = state.turn;
  if (!hasSailed || hasActed) return;
  if (recruitForbiddenBy(state) === undefined) moves.push(RECRUIT);
  addResearch(state, box, moves);
  for (const build of MOVES.build) if (buildForbiddenBy(state, box, build) === undefined) moves.push(build);
  if (buildShipForbiddenBy(state, box) === undefined) moves.push(BUILD_SHIP);
};

const addResearch = (state: State, box: Box, moves: Move[]): void => {
  const trackBits = trackBitsAt(state, box, targetZoneOf(state));
  for (let track = 0; trackBits >> track > 0; track++) {
    const research = MOVES.research[track]!;
    if ((trackBits >> track) & 1 && researchForbiddenBy(state, box, research) === undefined) moves.push(research);
  }
};

const addCards = (state: State, box: Box, moves: Move[]): void => {
  const player = moverOf(state);
  if (state.stop.hasPlayedCard[player] || !hasCards(state.hands[player]!)) return;
  if (playScientistForbiddenBy(state) === undefined) moves.push(PLAY_SCIENTIST);
  if (playRecruitsForbiddenBy(state) === undefined) moves.push(PLAY_RECRUITS);
  for (const progress of MOVES.playProgress) {
    if (playProgressForbiddenBy(state, box, progress) === undefined) moves.push(progress);
  }
  for (const icebreaker of MOVES.playIcebreaker) {
    if (playIcebreakerForbiddenBy(state, box, icebreaker) === undefined) moves.push(icebreaker);
  }
};

const hasCards = (hand: ByShipyardCard<number>): boolean => {
  for (let card = 0; card < hand.length; card++) if (hand[card]! > 0) return true;
  return false;
};

const addSacrifices = (state: State, box: Box, moves: Move[]): void => {
  if (state.turn.hasSacrificed) return;
  for (const sacrifice of MOVES.sacrifice) {
    if (sacrificeForbiddenBy(state, box, sacrifice) === undefined) moves.push(sacrifice);
  }
};

const addScuttles = (state: State, box: Box, moves: Move[]): void => {
  const { turn, queues } = state;
  if (turn.hasSacrificed) return;
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = queues[zone]!;
    for (let i = 0; i < queue.length; i++) {
      if (ownerOf(queue[i]!) !== turn.player) continue;
      const scuttle = MOVES_AT.scuttle[QUEUE_SIZE * zone + i]!;
      if (scuttleForbiddenBy(state, box, scuttle) === undefined) moves.push(scuttle);
    }
  }
};
