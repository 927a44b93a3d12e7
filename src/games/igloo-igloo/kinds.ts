import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/rows.js';
import { embark, endurance, harpoon, hunt, igloo, land, thaw, walk } from './apply/actions.js';
import { decline, defend, flee, moveAnimals, step } from './apply/animals.js';
import { displace, drift } from './apply/drift.js';
import { melt } from './apply/melt.js';
import { endTurn, place } from './apply/turn.js';
import type { Box } from './components.js';
import { actions, canAct } from './legal/actions.js';
import { defendForbiddenBy, moveAnimalsForbiddenBy, stepCandidates, stepForbiddenBy } from './legal/animals.js';
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
import { embarkForbiddenBy, landForbiddenBy, landings, walkForbiddenBy } from './legal/travel.js';
import { enduranceForbiddenBy, harpoonForbiddenBy, huntForbiddenBy, iglooForbiddenBy } from './legal/work.js';
import { entries, type Move } from './moves/index.js';
import type { State } from './state/index.js';
import type { IglooIgloo } from './types.js';

const kind = moveKind<IglooIgloo>();
const always = (): undefined => undefined;

/** The kinds of moves, in the order of the catalogue. */
export const kinds = {
  place: kind({ in: ['place'], entries: () => entries.place, forbiddenBy: always, does: place }),
  melt: kind({
    in: ['melt'],
    entries: () => entries.melt,
    candidates: meltCandidates,
    prechecked: true,
    forbiddenBy: meltForbiddenBy,
    does: melt,
  }),
  drift: kind({
    in: ['drift'],
    entries: () => entries.drift,
    candidates: driftCandidates,
    prechecked: true,
    forbiddenBy: driftForbiddenBy,
    does: drift,
  }),
  displace: kind({
    in: ['displace'],
    entries: () => entries.displace,
    candidates: displaceCandidates,
    forbiddenBy: displaceForbiddenBy,
    does: displace,
  }),
  thaw: kind({
    in: ['melt', 'act'],
    entries: () => entries.thaw,
    candidates: thawCandidates,
    prechecked: true,
    forbiddenBy: thawForbiddenBy,
    does: thaw,
  }),
  animals: kind({
    in: ['melt', 'act'],
    entries: () => entries.animals,
    forbiddenBy: moveAnimalsForbiddenBy,
    does: moveAnimals,
  }),
  step: kind({
    in: ['animals'],
    entries: () => entries.step,
    candidates: stepCandidates,
    prechecked: true,
    forbiddenBy: stepForbiddenBy,
    does: step,
  }),
  defend: kind({ in: ['attack'], entries: () => entries.defend, forbiddenBy: defendForbiddenBy, does: defend }),
  decline: kind({ in: ['attack'], entries: () => entries.decline, forbiddenBy: always, does: decline }),
  flee: kind({ in: ['flee'], entries: () => entries.flee, forbiddenBy: always, does: flee }),
  endurance: kind({
    in: ['act'],
    entries: () => entries.endurance,
    forbiddenBy: enduranceForbiddenBy,
    does: endurance,
  }),
  walk: kind({
    in: ['act'],
    entries: () => entries.walk,
    forbiddenBy: walkForbiddenBy,
    does: walk,
  }),
  embark: kind({
    in: ['act'],
    entries: () => entries.embark,
    forbiddenBy: embarkForbiddenBy,
    does: embark,
  }),
  land: kind({ in: ['kayak'], entries: () => entries.land, forbiddenBy: landForbiddenBy, does: land }),
  hunt: kind({
    in: ['act'],
    entries: () => entries.hunt,
    forbiddenBy: huntForbiddenBy,
    does: hunt,
  }),
  harpoon: kind({
    in: ['act'],
    entries: () => entries.harpoon,
    forbiddenBy: harpoonForbiddenBy,
    does: harpoon,
  }),
  igloo: kind({
    in: ['act'],
    entries: () => entries.igloo,
    forbiddenBy: iglooForbiddenBy,
    does: igloo,
  }),
  end: kind({ in: ['act'], entries: () => entries.end, forbiddenBy: always, does: endTurn }),
} satisfies MoveKinds<IglooIgloo>;

const player = (state: State): Player => state.player;

/**
 * Ends the turn automatically if the mover holds no tile and has no other move.
 * @rule IG-TURN-4
 */
const onlyEnd = (state: State, box: Box): Move | undefined =>
  state.handSizes[state.turn]! > 0 || canAct(state, box) ? undefined : entries.end[0];

/** The phases. */
export const phases: PhaseKinds<IglooIgloo> = {
  place: { decides: player, otherwiseForbidden: 'place-first' },
  melt: { decides: player, otherwiseForbidden: 'melt-first' },
  drift: { decides: player, otherwiseForbidden: 'drift-first' },
  displace: { decides: player, otherwiseForbidden: 'clear-first' },
  animals: { decides: player, otherwiseForbidden: 'steps-first' },
  attack: { decides: player, otherwiseForbidden: 'bear-first' },
  flee: { decides: player, otherwiseForbidden: 'flee-first' },
  act: { decides: player, otherwiseForbidden: 'no-action', only: onlyEnd, legalMoves: actions },
  kayak: { decides: player, otherwiseForbidden: 'land-first', legalMoves: landings },
  over: { decides: () => null, otherwiseForbidden: 'over' },
};
