import type { Player } from '../../core/contract/game.js';
import { moveKinds, type PhaseKinds } from '../../core/contract/kernel.js';
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

/** The kinds of moves, in the order of the catalogue. */
export const kinds = moveKinds<Antarctica>(() => MOVES)({
  placeShip: { phases: ['placeShip'], forbiddenBy: placeShipForbiddenBy, apply: placeShip },
  placeStartCube: { phases: ['placeStartCube'], forbiddenBy: placeStartCubeForbiddenBy, apply: placeStartCube },
  sail: { phases: ['turn'], forbiddenBy: sailForbiddenBy, apply: sail },
  recruit: { phases: ['turn'], forbiddenBy: recruitForbiddenBy, apply: recruit },
  research: { phases: ['turn'], forbiddenBy: researchForbiddenBy, apply: research },
  build: { phases: ['turn'], forbiddenBy: buildForbiddenBy, apply: build },
  buildShip: { phases: ['turn'], forbiddenBy: buildShipForbiddenBy, apply: buildShip },
  advance: { phases: ['advance', 'advanceAll'], forbiddenBy: advanceForbiddenBy, apply: advance },
  pass: { phases: ['turn', 'advance', 'relocateShip', 'advanceAll'], forbiddenBy: passForbiddenBy, apply: pass },
  end: { phases: ['turn'], forbiddenBy: endForbiddenBy, apply: endTurn },
  playScientist: { phases: ['turn'], forbiddenBy: playScientistForbiddenBy, apply: playScientist },
  playRecruits: { phases: ['turn'], forbiddenBy: playRecruitsForbiddenBy, apply: playRecruits },
  playProgress: { phases: ['turn'], forbiddenBy: playProgressForbiddenBy, apply: playProgress },
  playIcebreaker: { phases: ['turn'], forbiddenBy: playIcebreakerForbiddenBy, apply: playIcebreaker },
  sacrifice: { phases: ['turn'], forbiddenBy: sacrificeForbiddenBy, apply: sacrifice },
  scuttle: { phases: ['turn'], forbiddenBy: scuttleForbiddenBy, apply: scuttle },
  takeCard: { phases: ['pick', 'draft'], forbiddenBy: takeCardForbiddenBy, apply: takeCard },
  relocateShip: {
    phases: ['relocateShip'],
    candidates: relocateShipCandidates,
    forbiddenBy: relocateShipForbiddenBy,
    apply: relocateShip,
  },
});

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
