import type { Player } from '../../core/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/rows.js';
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
  take: { decides: mover, others: 'take-now', legalMoves: takings },
  use: { decides: mover, others: 'use-now', only: onlyUse },
  as: { decides: mover, others: 'as-now', only: onlyAs },
  place: { decides: mover, others: 'place-now' },
  drop: { decides: mover, others: 'drop-now' },
  pick: { decides: mover, others: 'pick-now' },
  immediate: { decides: mover, others: 'immediate-now', only: onlyKeep },
  brace: { decides: mover, others: 'brace-now' },
  squares: { decides: mover, others: 'squares-now', only: onlySquare },
  window: { decides: whoIsAsked, others: 'window-now' },
  reserve: { decides: whoIsAsked, others: 'reserve-now' },
  spread: { decides: whoIsAsked, others: 'spread-now' },
  peekSwap: { decides: whoIsAsked, others: 'exchange-now' },
  peekOrder: { decides: whoIsAsked, others: 'order-now' },
  dummy: { decides: mover, others: 'dummy-now', only: onlyCell },
  final: { decides: whoIsAsked, others: 'final-now' },
  transform: { decides: whoIsAsked, others: 'transform-now' },
  into: { decides: whoIsAsked, others: 'into-now' },
  over: { decides: () => null, others: 'over' },
};
