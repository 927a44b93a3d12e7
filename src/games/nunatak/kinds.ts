import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/rows.js';
import { changeInto, transform } from './apply/final.js';
import { brace, pick } from './apply/immediate.js';
import { as, take, use } from './apply/place.js';
import { chooseSquare } from './apply/scoring.js';
import { drop, lift, pass, place, useFavour } from './apply/shared.js';
import { exchange, order, reserve } from './apply/single.js';
import { mover } from './available.js';
import {
  braceForbiddenBy,
  exchangeForbiddenBy,
  intoForbiddenBy,
  onlySquare,
  orderForbiddenBy,
  pickForbiddenBy,
  reserveForbiddenBy,
  squareCandidates,
  squareForbiddenBy,
  transformForbiddenBy,
} from './legal/choices.js';
import { favourCandidates, favourForbiddenBy, onlyKeep } from './legal/favours.js';
import {
  dropForbiddenBy,
  liftCandidates,
  liftForbiddenBy,
  onlyCell,
  placeCandidates,
  placeForbiddenBy,
} from './legal/place.js';
import { asForbiddenBy, onlyAs, onlyUse, takeForbiddenBy, takings } from './legal/take.js';
import { entries } from './moves/index.js';
import type { State } from './state/index.js';
import type { Nunatak } from './types.js';

const kind = moveKind<Nunatak>();
const always = (): undefined => undefined;

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Nunatak> = {
  take: kind({ in: ['take'], entries: () => entries.take, forbiddenBy: takeForbiddenBy, does: take }),
  use: kind({ in: ['use'], entries: () => entries.use, forbiddenBy: always, does: use }),
  as: kind({ in: ['as'], entries: () => entries.as, forbiddenBy: asForbiddenBy, does: as }),
  place: kind({
    in: ['place', 'dummy'],
    entries: () => entries.place,
    candidates: placeCandidates,
    forbiddenBy: placeForbiddenBy,
    does: place,
  }),
  lift: kind({
    in: ['place', 'spread'],
    entries: () => entries.lift,
    candidates: liftCandidates,
    forbiddenBy: liftForbiddenBy,
    does: lift,
  }),
  drop: kind({ in: ['drop', 'spread'], entries: () => entries.drop, forbiddenBy: dropForbiddenBy, does: drop }),
  pick: kind({ in: ['pick'], entries: () => entries.pick, forbiddenBy: pickForbiddenBy, does: pick }),
  favour: kind({
    in: ['take', 'place', 'immediate', 'squares', 'window', 'final'],
    entries: () => entries.favour,
    candidates: favourCandidates,
    forbiddenBy: favourForbiddenBy,
    does: useFavour,
  }),
  brace: kind({ in: ['brace'], entries: () => entries.brace, forbiddenBy: braceForbiddenBy, does: brace }),
  square: kind({
    in: ['squares'],
    entries: () => entries.square,
    candidates: squareCandidates,
    forbiddenBy: squareForbiddenBy,
    does: chooseSquare,
  }),
  reserve: kind({ in: ['reserve'], entries: () => entries.reserve, forbiddenBy: reserveForbiddenBy, does: reserve }),
  exchange: kind({
    in: ['peekSwap'],
    entries: () => entries.exchange,
    forbiddenBy: exchangeForbiddenBy,
    does: exchange,
  }),
  order: kind({ in: ['peekOrder'], entries: () => entries.order, forbiddenBy: orderForbiddenBy, does: order }),
  transform: kind({
    in: ['transform'],
    entries: () => entries.transform,
    forbiddenBy: transformForbiddenBy,
    does: transform,
  }),
  into: kind({ in: ['into'], entries: () => entries.into, forbiddenBy: intoForbiddenBy, does: changeInto }),
  pass: kind({
    in: ['immediate', 'peekSwap', 'window', 'final'],
    entries: () => entries.pass,
    forbiddenBy: always,
    does: pass,
  }),
};

const whoIsAsked = (_: State, { asked }: { readonly asked: Player }): Player => asked;

/**
 * The phases.
 * @rule NU-GEN-1 NU-GEN-2
 */
export const phases: PhaseKinds<Nunatak> = {
  take: { decides: mover, otherwiseForbidden: 'take-now', legalMoves: takings },
  use: { decides: mover, otherwiseForbidden: 'use-now', only: onlyUse },
  as: { decides: mover, otherwiseForbidden: 'as-now', only: onlyAs },
  place: { decides: mover, otherwiseForbidden: 'place-now' },
  drop: { decides: mover, otherwiseForbidden: 'drop-now' },
  pick: { decides: mover, otherwiseForbidden: 'pick-now' },
  immediate: { decides: mover, otherwiseForbidden: 'immediate-now', only: onlyKeep },
  brace: { decides: mover, otherwiseForbidden: 'brace-now' },
  squares: { decides: mover, otherwiseForbidden: 'squares-now', only: onlySquare },
  window: { decides: whoIsAsked, otherwiseForbidden: 'window-now' },
  reserve: { decides: whoIsAsked, otherwiseForbidden: 'reserve-now' },
  spread: { decides: whoIsAsked, otherwiseForbidden: 'spread-now' },
  peekSwap: { decides: whoIsAsked, otherwiseForbidden: 'exchange-now' },
  peekOrder: { decides: whoIsAsked, otherwiseForbidden: 'order-now' },
  dummy: { decides: mover, otherwiseForbidden: 'dummy-now', only: onlyCell },
  final: { decides: whoIsAsked, otherwiseForbidden: 'final-now' },
  transform: { decides: whoIsAsked, otherwiseForbidden: 'transform-now' },
  into: { decides: whoIsAsked, otherwiseForbidden: 'into-now' },
  over: { decides: () => null, otherwiseForbidden: 'over' },
};
