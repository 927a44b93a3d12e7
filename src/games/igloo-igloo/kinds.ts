import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/kernel.js';
import { buildIgloo, embark, harpoon, hunt, land, playEndurance, thaw, walk } from './apply/actions.js';
import { decline, defend, flee, moveAnimals, stepAnimal } from './apply/animals.js';
import { displace, drift } from './apply/drift.js';
import { melt } from './apply/melt.js';
import { endTurn, placeInuit } from './apply/turn.js';
import type { Box } from './components.js';
import { canAct, legalActions } from './legal/actions.js';
import {
  defendForbiddenBy,
  moveAnimalsForbiddenBy,
  stepAnimalCandidates,
  stepAnimalForbiddenBy,
} from './legal/animals.js';
import {
  displaceCandidates,
  displaceForbiddenBy,
  driftCandidates,
  driftForbiddenBy,
  meltCandidates,
  meltForbiddenBy,
  thawCandidates,
  thawForbiddenBy,
} from './legal/ice.js';
import { embarkForbiddenBy, landForbiddenBy, legalLandings, walkForbiddenBy } from './legal/travel.js';
import { buildIglooForbiddenBy, harpoonForbiddenBy, huntForbiddenBy, playEnduranceForbiddenBy } from './legal/work.js';
import { MOVES, type Move } from './moves/index.js';
import type { State } from './state/index.js';
import type { IglooIgloo } from './types.js';

const kind = moveKind<IglooIgloo>();
const neverForbidden = (): undefined => undefined;

/** The kinds of moves, in the order of the catalogue. */
export const kinds = {
  placeInuit: kind({
    phases: ['placeInuit'],
    allMoves: () => MOVES.placeInuit,
    forbiddenBy: neverForbidden,
    apply: placeInuit,
  }),
  melt: kind({
    phases: ['melt'],
    allMoves: () => MOVES.melt,
    candidates: meltCandidates,
    prechecked: true,
    forbiddenBy: meltForbiddenBy,
    apply: melt,
  }),
  drift: kind({
    phases: ['drift'],
    allMoves: () => MOVES.drift,
    candidates: driftCandidates,
    prechecked: true,
    forbiddenBy: driftForbiddenBy,
    apply: drift,
  }),
  displace: kind({
    phases: ['displace'],
    allMoves: () => MOVES.displace,
    candidates: displaceCandidates,
    forbiddenBy: displaceForbiddenBy,
    apply: displace,
  }),
  thaw: kind({
    phases: ['melt', 'act'],
    allMoves: () => MOVES.thaw,
    candidates: thawCandidates,
    prechecked: true,
    forbiddenBy: thawForbiddenBy,
    apply: thaw,
  }),
  moveAnimals: kind({
    phases: ['melt', 'act'],
    allMoves: () => MOVES.moveAnimals,
    forbiddenBy: moveAnimalsForbiddenBy,
    apply: moveAnimals,
  }),
  stepAnimal: kind({
    phases: ['stepAnimal'],
    allMoves: () => MOVES.stepAnimal,
    candidates: stepAnimalCandidates,
    prechecked: true,
    forbiddenBy: stepAnimalForbiddenBy,
    apply: stepAnimal,
  }),
  defend: kind({ phases: ['attack'], allMoves: () => MOVES.defend, forbiddenBy: defendForbiddenBy, apply: defend }),
  decline: kind({ phases: ['attack'], allMoves: () => MOVES.decline, forbiddenBy: neverForbidden, apply: decline }),
  flee: kind({ phases: ['flee'], allMoves: () => MOVES.flee, forbiddenBy: neverForbidden, apply: flee }),
  playEndurance: kind({
    phases: ['act'],
    allMoves: () => MOVES.playEndurance,
    forbiddenBy: playEnduranceForbiddenBy,
    apply: playEndurance,
  }),
  walk: kind({
    phases: ['act'],
    allMoves: () => MOVES.walk,
    forbiddenBy: walkForbiddenBy,
    apply: walk,
  }),
  embark: kind({
    phases: ['act'],
    allMoves: () => MOVES.embark,
    forbiddenBy: embarkForbiddenBy,
    apply: embark,
  }),
  land: kind({ phases: ['kayak'], allMoves: () => MOVES.land, forbiddenBy: landForbiddenBy, apply: land }),
  hunt: kind({
    phases: ['act'],
    allMoves: () => MOVES.hunt,
    forbiddenBy: huntForbiddenBy,
    apply: hunt,
  }),
  harpoon: kind({
    phases: ['act'],
    allMoves: () => MOVES.harpoon,
    forbiddenBy: harpoonForbiddenBy,
    apply: harpoon,
  }),
  buildIgloo: kind({
    phases: ['act'],
    allMoves: () => MOVES.buildIgloo,
    forbiddenBy: buildIglooForbiddenBy,
    apply: buildIgloo,
  }),
  endTurn: kind({ phases: ['act'], allMoves: () => MOVES.endTurn, forbiddenBy: neverForbidden, apply: endTurn }),
} satisfies MoveKinds<IglooIgloo>;

const decider = (state: State): Player => state.decider;

/**
 * Ends the turn automatically if the mover holds no tile and has no other move.
 * @rule IG-TURN-4
 */
const forcedEndTurn = (state: State, box: Box): Move | undefined =>
  state.handSizes[state.turnPlayer]! > 0 || canAct(state, box) ? undefined : MOVES.endTurn[0];

/** The phases. */
export const phases: PhaseKinds<IglooIgloo> = {
  placeInuit: { decider, otherwiseForbidden: 'place-first' },
  melt: { decider, otherwiseForbidden: 'melt-first' },
  drift: { decider, otherwiseForbidden: 'drift-first' },
  displace: { decider, otherwiseForbidden: 'clear-first' },
  stepAnimal: { decider, otherwiseForbidden: 'steps-first' },
  attack: { decider, otherwiseForbidden: 'bear-first' },
  flee: { decider, otherwiseForbidden: 'flee-first' },
  act: { decider, otherwiseForbidden: 'no-action', forcedMove: forcedEndTurn, legalMoves: legalActions },
  kayak: { decider, otherwiseForbidden: 'land-first', legalMoves: legalLandings },
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
