import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/rows.js';
import { build, buildShip, recruit, research, sail } from './apply/actions.js';
import { playIcebreaker, playProgress, playRecruits, playScientist, sacrifice, scuttle } from './apply/any-time.js';
import { place, putStartCube } from './apply/set-up.js';
import { endTurn } from './apply/turn.js';
import { advance, pass, relocate, take } from './apply/windows.js';
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
import { placeForbiddenBy, startCubeForbiddenBy } from './legal/set-up.js';
import { endForbiddenBy, passForbiddenBy, sailForbiddenBy } from './legal/turn.js';
import { onlyEnd, turnMoves } from './legal/turn-moves.js';
import { advanceForbiddenBy, relocateCandidates, relocateForbiddenBy, takeForbiddenBy } from './legal/windows.js';
import { entries, type Move } from './moves/index.js';
import { type Asked, type Drafting, moverOf, placerOf, type State } from './state/index.js';
import type { Antarctica } from './types.js';

const kind = moveKind<Antarctica>();

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Antarctica> = {
  place: kind({ in: ['placing'], entries: () => entries.place, forbiddenBy: placeForbiddenBy, does: place }),
  startCube: kind({
    in: ['startCube'],
    entries: () => entries.startCube,
    forbiddenBy: startCubeForbiddenBy,
    does: putStartCube,
  }),
  sail: kind({ in: ['turn'], entries: () => entries.sail, forbiddenBy: sailForbiddenBy, does: sail }),
  recruit: kind({ in: ['turn'], entries: () => entries.recruit, forbiddenBy: recruitForbiddenBy, does: recruit }),
  research: kind({ in: ['turn'], entries: () => entries.research, forbiddenBy: researchForbiddenBy, does: research }),
  build: kind({ in: ['turn'], entries: () => entries.build, forbiddenBy: buildForbiddenBy, does: build }),
  buildShip: kind({
    in: ['turn'],
    entries: () => entries.buildShip,
    forbiddenBy: buildShipForbiddenBy,
    does: buildShip,
  }),
  advance: kind({
    in: ['advance', 'advanceThree'],
    entries: () => entries.advance,
    forbiddenBy: advanceForbiddenBy,
    does: advance,
  }),
  pass: kind({
    in: ['turn', 'advance', 'shipMove', 'advanceThree'],
    entries: () => entries.pass,
    forbiddenBy: passForbiddenBy,
    does: pass,
  }),
  end: kind({ in: ['turn'], entries: () => entries.end, forbiddenBy: endForbiddenBy, does: endTurn }),
  playScientist: kind({
    in: ['turn'],
    entries: () => entries.playScientist,
    forbiddenBy: playScientistForbiddenBy,
    does: playScientist,
  }),
  playRecruits: kind({
    in: ['turn'],
    entries: () => entries.playRecruits,
    forbiddenBy: playRecruitsForbiddenBy,
    does: playRecruits,
  }),
  playProgress: kind({
    in: ['turn'],
    entries: () => entries.playProgress,
    forbiddenBy: playProgressForbiddenBy,
    does: playProgress,
  }),
  playIcebreaker: kind({
    in: ['turn'],
    entries: () => entries.playIcebreaker,
    forbiddenBy: playIcebreakerForbiddenBy,
    does: playIcebreaker,
  }),
  sacrifice: kind({
    in: ['turn'],
    entries: () => entries.sacrifice,
    forbiddenBy: sacrificeForbiddenBy,
    does: sacrifice,
  }),
  scuttle: kind({ in: ['turn'], entries: () => entries.scuttle, forbiddenBy: scuttleForbiddenBy, does: scuttle }),
  take: kind({ in: ['pick', 'draft'], entries: () => entries.take, forbiddenBy: takeForbiddenBy, does: take }),
  relocate: kind({
    in: ['shipMove'],
    entries: () => entries.relocate,
    candidates: relocateCandidates,
    forbiddenBy: relocateForbiddenBy,
    does: relocate,
  }),
};

/**
 * Takes the last card of a row without a decision.
 * @rule AN-EFF-10
 */
const lastCard = (_state: State, _box: Box, { left, row }: Drafting): Move | undefined =>
  left > 1 ? undefined : entries.take[row.findIndex((count) => count > 0)];

const asked = (_: State, { player }: Asked): Player => player;

/**
 * The phases.
 * @rule AN-PHA-1 AN-PHA-2
 */
export const phases: PhaseKinds<Antarctica> = {
  placing: { decides: (state, { next }) => placerOf(state, next), otherwiseForbidden: 'to-place' },
  startCube: { decides: asked, otherwiseForbidden: 'to-start-cube' },
  turn: { decides: moverOf, otherwiseForbidden: 'on-turn', only: onlyEnd, legalMoves: turnMoves },
  advance: { decides: asked, otherwiseForbidden: 'to-step' },
  pick: { decides: asked, otherwiseForbidden: 'to-pick' },
  shipMove: { decides: asked, otherwiseForbidden: 'to-relocate' },
  draft: { decides: asked, otherwiseForbidden: 'to-draft', only: lastCard },
  advanceThree: { decides: asked, otherwiseForbidden: 'to-advance' },
  over: { decides: () => null, otherwiseForbidden: 'over' },
};
