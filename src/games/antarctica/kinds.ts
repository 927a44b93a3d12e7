import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/kernel.js';
import { build, buildShip, recruit, research, sail } from './apply/actions.js';
import { playIcebreaker, playProgress, playRecruits, playScientist, sacrifice, scuttle } from './apply/any-time.js';
import { advance, pass, relocateShip, takeCard } from './apply/effect-decisions.js';
import { placeShip, placeStartCube } from './apply/start-pieces.js';
import { endTurn } from './apply/turn.js';
import type { Box } from './components/index.js';
import { buildForbiddenBy, buildShipForbiddenBy, recruitForbiddenBy, researchForbiddenBy } from './legal/actions.js';
import {
  playIcebreakerForbiddenBy,
  playProgressForbiddenBy,
  playRecruitsForbiddenBy,
  playScientistForbiddenBy,
  sacrificeForbiddenBy,
  scuttleForbiddenBy,
} from './legal/any-time.js';
import {
  advanceForbiddenBy,
  relocateShipCandidates,
  relocateShipForbiddenBy,
  takeCardForbiddenBy,
} from './legal/effect-decisions.js';
import { placeShipForbiddenBy, placeStartCubeForbiddenBy } from './legal/start-pieces.js';
import { endForbiddenBy, passForbiddenBy, sailForbiddenBy } from './legal/turn.js';
import { forcedEnd, legalTurnMoves } from './legal/turn-moves.js';
import { MOVES, type Move } from './moves/index.js';
import { type DecisionPhase, type DraftPhase, moverOf, placerOf, type State } from './state/index.js';
import type { Antarctica } from './types.js';

const defineMove = moveKind<Antarctica>();

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Antarctica> = {
  placeShip: defineMove({
    phases: ['placeShip'],
    allMoves: () => MOVES.placeShip,
    forbiddenBy: placeShipForbiddenBy,
    apply: placeShip,
  }),
  placeStartCube: defineMove({
    phases: ['placeStartCube'],
    allMoves: () => MOVES.placeStartCube,
    forbiddenBy: placeStartCubeForbiddenBy,
    apply: placeStartCube,
  }),
  sail: defineMove({ phases: ['turn'], allMoves: () => MOVES.sail, forbiddenBy: sailForbiddenBy, apply: sail }),
  recruit: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.recruit,
    forbiddenBy: recruitForbiddenBy,
    apply: recruit,
  }),
  research: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.research,
    forbiddenBy: researchForbiddenBy,
    apply: research,
  }),
  build: defineMove({ phases: ['turn'], allMoves: () => MOVES.build, forbiddenBy: buildForbiddenBy, apply: build }),
  buildShip: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.buildShip,
    forbiddenBy: buildShipForbiddenBy,
    apply: buildShip,
  }),
  advance: defineMove({
    phases: ['advance', 'advanceAll'],
    allMoves: () => MOVES.advance,
    forbiddenBy: advanceForbiddenBy,
    apply: advance,
  }),
  pass: defineMove({
    phases: ['turn', 'advance', 'relocateShip', 'advanceAll'],
    allMoves: () => MOVES.pass,
    forbiddenBy: passForbiddenBy,
    apply: pass,
  }),
  end: defineMove({ phases: ['turn'], allMoves: () => MOVES.end, forbiddenBy: endForbiddenBy, apply: endTurn }),
  playScientist: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.playScientist,
    forbiddenBy: playScientistForbiddenBy,
    apply: playScientist,
  }),
  playRecruits: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.playRecruits,
    forbiddenBy: playRecruitsForbiddenBy,
    apply: playRecruits,
  }),
  playProgress: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.playProgress,
    forbiddenBy: playProgressForbiddenBy,
    apply: playProgress,
  }),
  playIcebreaker: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.playIcebreaker,
    forbiddenBy: playIcebreakerForbiddenBy,
    apply: playIcebreaker,
  }),
  sacrifice: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.sacrifice,
    forbiddenBy: sacrificeForbiddenBy,
    apply: sacrifice,
  }),
  scuttle: defineMove({
    phases: ['turn'],
    allMoves: () => MOVES.scuttle,
    forbiddenBy: scuttleForbiddenBy,
    apply: scuttle,
  }),
  takeCard: defineMove({
    phases: ['pick', 'draft'],
    allMoves: () => MOVES.takeCard,
    forbiddenBy: takeCardForbiddenBy,
    apply: takeCard,
  }),
  relocateShip: defineMove({
    phases: ['relocateShip'],
    allMoves: () => MOVES.relocateShip,
    candidates: relocateShipCandidates,
    forbiddenBy: relocateShipForbiddenBy,
    apply: relocateShip,
  }),
};

/**
 * Takes the last card of a row without a decision.
 * @rule AN-EFF-10
 */
const forcedLastCard = (_state: State, _box: Box, { playersLeft, row }: DraftPhase): Move | undefined =>
  playersLeft > 1 ? undefined : MOVES.takeCard[row.findIndex((count) => count > 0)];

const phaseDecider = (_: State, { decider }: DecisionPhase): Player => decider;

/**
 * The phases.
 * @rule AN-PHA-1 AN-PHA-2
 */
export const phases: PhaseKinds<Antarctica> = {
  placeShip: { decider: (state, { placingIndex }) => placerOf(state, placingIndex), otherwiseForbidden: 'to-place' },
  placeStartCube: { decider: phaseDecider, otherwiseForbidden: 'to-start-cube' },
  turn: { decider: moverOf, otherwiseForbidden: 'on-turn', forcedMove: forcedEnd, legalMoves: legalTurnMoves },
  advance: { decider: phaseDecider, otherwiseForbidden: 'to-step' },
  pick: { decider: phaseDecider, otherwiseForbidden: 'to-pick' },
  relocateShip: { decider: phaseDecider, otherwiseForbidden: 'to-relocate' },
  draft: { decider: phaseDecider, otherwiseForbidden: 'to-draft', forcedMove: forcedLastCard },
  advanceAll: { decider: phaseDecider, otherwiseForbidden: 'to-advance' },
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
