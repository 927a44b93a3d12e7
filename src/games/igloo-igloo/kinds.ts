import type { Player } from '../../core/contract/game.js';
import { moveKinds, type PhaseKinds } from '../../core/contract/kernel.js';
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

/** The kinds of moves, in the order of the catalogue. */
export const kinds = moveKinds<IglooIgloo>(() => MOVES)({
  placeInuit: { phases: ['placeInuit'], apply: placeInuit },
  melt: { phases: ['melt'], candidates: meltCandidates, prechecked: true, forbiddenBy: meltForbiddenBy, apply: melt },
  drift: {
    phases: ['drift'],
    candidates: driftCandidates,
    prechecked: true,
    forbiddenBy: driftForbiddenBy,
    apply: drift,
  },
  displace: { phases: ['displace'], candidates: displaceCandidates, forbiddenBy: displaceForbiddenBy, apply: displace },
  thaw: {
    phases: ['melt', 'act'],
    candidates: thawCandidates,
    prechecked: true,
    forbiddenBy: thawForbiddenBy,
    apply: thaw,
  },
  moveAnimals: { phases: ['melt', 'act'], forbiddenBy: moveAnimalsForbiddenBy, apply: moveAnimals },
  stepAnimal: {
    phases: ['stepAnimal'],
    candidates: stepAnimalCandidates,
    prechecked: true,
    forbiddenBy: stepAnimalForbiddenBy,
    apply: stepAnimal,
  },
  defend: { phases: ['attack'], forbiddenBy: defendForbiddenBy, apply: defend },
  decline: { phases: ['attack'], apply: decline },
  flee: { phases: ['flee'], apply: flee },
  playEndurance: { phases: ['act'], forbiddenBy: playEnduranceForbiddenBy, apply: playEndurance },
  walk: { phases: ['act'], forbiddenBy: walkForbiddenBy, apply: walk },
  embark: { phases: ['act'], forbiddenBy: embarkForbiddenBy, apply: embark },
  land: { phases: ['kayak'], forbiddenBy: landForbiddenBy, apply: land },
  hunt: { phases: ['act'], forbiddenBy: huntForbiddenBy, apply: hunt },
  harpoon: { phases: ['act'], forbiddenBy: harpoonForbiddenBy, apply: harpoon },
  buildIgloo: { phases: ['act'], forbiddenBy: buildIglooForbiddenBy, apply: buildIgloo },
  endTurn: { phases: ['act'], apply: endTurn },
});

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
