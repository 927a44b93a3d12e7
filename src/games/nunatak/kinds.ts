import type { Player } from '../../core/contract/game.js';
import { moveKinds, type PhaseKinds } from '../../core/contract/kernel.js';
import { chooseNewType, transform } from './apply/end-favours.js';
import { braceBlock, pickFavour } from './apply/immediate-favours.js';
import { chooseBlockOwner, chooseSymbol, take } from './apply/place.js';
import { chooseSquare } from './apply/scoring.js';
import { dropTile, liftTile, pass, place, useFavour } from './apply/shared.js';
import { exchange, orderCards, reserve } from './apply/single-use-favours.js';
import { turnDecider } from './available.js';
import {
  braceBlockForbiddenBy,
  chooseNewTypeForbiddenBy,
  exchangeForbiddenBy,
  forcedSquare,
  orderCardsForbiddenBy,
  pickFavourForbiddenBy,
  reserveForbiddenBy,
  scoreSquareCandidates,
  scoreSquareForbiddenBy,
  transformForbiddenBy,
} from './legal/choices.js';
import { forcedKeep, useFavourCandidates, useFavourForbiddenBy } from './legal/favours.js';
import {
  dropTileForbiddenBy,
  forcedCell,
  liftTileCandidates,
  liftTileForbiddenBy,
  placeCandidates,
  placeForbiddenBy,
} from './legal/place.js';
import { chooseSymbolForbiddenBy, forcedBlockOwner, forcedSymbol, legalTakes, takeForbiddenBy } from './legal/take.js';
import { MOVES } from './moves/index.js';
import type { State } from './state/index.js';
import type { Nunatak } from './types.js';

/** The kinds of moves, in the order of the catalogue. */
export const kinds = moveKinds<Nunatak>(() => MOVES)({
  take: { phases: ['take'], forbiddenBy: takeForbiddenBy, apply: take },
  chooseBlockOwner: { phases: ['chooseBlockOwner'], apply: chooseBlockOwner },
  chooseSymbol: { phases: ['chooseSymbol'], forbiddenBy: chooseSymbolForbiddenBy, apply: chooseSymbol },
  place: {
    phases: ['place', 'placeForDummy'],
    candidates: placeCandidates,
    forbiddenBy: placeForbiddenBy,
    apply: place,
  },
  liftTile: {
    phases: ['place', 'spread'],
    candidates: liftTileCandidates,
    forbiddenBy: liftTileForbiddenBy,
    apply: liftTile,
  },
  dropTile: { phases: ['dropTile', 'spread'], forbiddenBy: dropTileForbiddenBy, apply: dropTile },
  pickFavour: { phases: ['pickFavour'], forbiddenBy: pickFavourForbiddenBy, apply: pickFavour },
  useFavour: {
    phases: ['take', 'place', 'immediateFavour', 'scoreSquare', 'window', 'endFavour'],
    candidates: useFavourCandidates,
    forbiddenBy: useFavourForbiddenBy,
    apply: useFavour,
  },
  braceBlock: { phases: ['braceBlock'], forbiddenBy: braceBlockForbiddenBy, apply: braceBlock },
  scoreSquare: {
    phases: ['scoreSquare'],
    candidates: scoreSquareCandidates,
    forbiddenBy: scoreSquareForbiddenBy,
    apply: chooseSquare,
  },
  reserve: { phases: ['reserve'], forbiddenBy: reserveForbiddenBy, apply: reserve },
  exchange: { phases: ['exchange'], forbiddenBy: exchangeForbiddenBy, apply: exchange },
  orderCards: { phases: ['orderCards'], forbiddenBy: orderCardsForbiddenBy, apply: orderCards },
  transform: { phases: ['transform'], forbiddenBy: transformForbiddenBy, apply: transform },
  chooseNewType: { phases: ['chooseNewType'], forbiddenBy: chooseNewTypeForbiddenBy, apply: chooseNewType },
  pass: { phases: ['immediateFavour', 'exchange', 'window', 'endFavour'], apply: pass },
});

const phaseDecider = (_: State, { decider }: { readonly decider: Player }): Player => decider;

/**
 * The phases.
 * @rule NU-GEN-1 NU-GEN-2
 */
export const phases: PhaseKinds<Nunatak> = {
  take: { decider: turnDecider, otherwiseForbidden: 'take-now', legalMoves: legalTakes },
  chooseBlockOwner: { decider: turnDecider, otherwiseForbidden: 'use-now', forcedMove: forcedBlockOwner },
  chooseSymbol: { decider: turnDecider, otherwiseForbidden: 'as-now', forcedMove: forcedSymbol },
  place: { decider: turnDecider, otherwiseForbidden: 'place-now' },
  dropTile: { decider: turnDecider, otherwiseForbidden: 'drop-now' },
  pickFavour: { decider: turnDecider, otherwiseForbidden: 'pick-now' },
  immediateFavour: { decider: turnDecider, otherwiseForbidden: 'immediate-now', forcedMove: forcedKeep },
  braceBlock: { decider: turnDecider, otherwiseForbidden: 'brace-now' },
  scoreSquare: { decider: turnDecider, otherwiseForbidden: 'squares-now', forcedMove: forcedSquare },
  window: { decider: phaseDecider, otherwiseForbidden: 'window-now' },
  reserve: { decider: phaseDecider, otherwiseForbidden: 'reserve-now' },
  spread: { decider: phaseDecider, otherwiseForbidden: 'spread-now' },
  exchange: { decider: phaseDecider, otherwiseForbidden: 'exchange-now' },
  orderCards: { decider: phaseDecider, otherwiseForbidden: 'order-now' },
  placeForDummy: { decider: turnDecider, otherwiseForbidden: 'dummy-now', forcedMove: forcedCell },
  endFavour: { decider: phaseDecider, otherwiseForbidden: 'final-now' },
  transform: { decider: phaseDecider, otherwiseForbidden: 'transform-now' },
  chooseNewType: { decider: phaseDecider, otherwiseForbidden: 'into-now' },
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
