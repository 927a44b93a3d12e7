import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import type { Box } from '../components.js';
import type { Event } from '../events/index.js';
import type { Drop, Lift, Move, Place } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';
import { placeDummy } from './dummy.js';
import { endTurn } from './end.js';
import { dropForSpread, exchange, liftForSpread, order, reserve, toOrder, useFavour } from './favours.js';
import { askFinally, changeType, chooseCard } from './final.js';
import type { Flow } from './flow.js';
import { brace, keep, pick } from './immediate.js';
import { as, drop, lift, place, take, use } from './place.js';
import { chooseSquare } from './scoring.js';
import { beginTurn } from './turn.js';
import { handOn } from './window.js';

/** Makes a legal move, and all that follows from it by itself. */
export const perform = (draft: Draft<State>, box: Box, move: Move, emit: Emit<Event>): void => {
  let flow = act(draft, box, move, emit);
  while (flow !== 'decision') flow = flow === 'endOfTurn' ? endTurn(draft, box, emit) : beginTurn(draft, box, emit);
};

/** The phase, of a kind in which the move is legal. */
type In<Kind extends Phase['kind']> = Extract<Phase, { readonly kind: Kind }>;

const act = (draft: Draft<State>, box: Box, move: Move, emit: Emit<Event>): Flow => {
  const phase: Phase = draft.phase;
  switch (move.kind) {
    case 'take':
      return take(draft, box, move, phase as In<'take'>, emit);
    case 'use':
      return use(draft, box, move, phase as In<'use'>, emit);
    case 'as':
      return as(draft, box, move, phase as In<'as'>, emit);
    case 'place':
      return placeBlock(draft, box, move, phase, emit);
    case 'lift':
      return liftTile(draft, move, phase);
    case 'drop':
      return dropTile(draft, box, move, phase, emit);
    case 'pick':
      return pick(draft, box, move, phase as In<'pick'>, emit);
    case 'favour':
      return useFavour(draft, box, move, emit);
    case 'brace':
      return brace(draft, box, move, phase as In<'brace'>, emit);
    case 'square':
      return chooseSquare(draft, box, move, phase as In<'squares'>, emit);
    case 'reserve':
      return reserve(draft, box, move, phase as In<'reserve'>, emit);
    case 'exchange':
      return exchange(draft, box, move, phase as In<'peekSwap'>, emit);
    case 'order':
      return order(draft, box, move, phase as In<'peekOrder'>, emit);
    case 'transform':
      return chooseCard(draft, move, phase as In<'transform'>);
    case 'into':
      return changeType(draft, box, move, phase as In<'into'>, emit);
    case 'pass':
      return pass(draft, box, phase, emit);
  }
};

const placeBlock = (draft: Draft<State>, box: Box, move: Place, phase: Phase, emit: Emit<Event>): Flow =>
  phase.kind === 'dummy'
    ? placeDummy(draft, box, phase.card, move.cell, emit)
    : place(draft, box, move, phase as In<'place'>, emit);

const liftTile = (draft: Draft<State>, move: Lift, phase: Phase): Flow =>
  phase.kind === 'spread' ? liftForSpread(draft, move, phase) : lift(draft, move, phase as In<'place'>);

const dropTile = (draft: Draft<State>, box: Box, move: Drop, phase: Phase, emit: Emit<Event>): Flow =>
  phase.kind === 'spread'
    ? dropForSpread(draft, box, move, phase, emit)
    : drop(draft, box, move, phase as In<'drop'>, emit);

/** @rule NU-FINAL-2 */
const pass = (draft: Draft<State>, box: Box, phase: Phase, emit: Emit<Event>): Flow => {
  switch (phase.kind) {
    case 'immediate':
      return keep(draft, box, phase, emit);
    case 'peekSwap':
      return toOrder(draft, box, phase, emit);
    case 'window':
      return handOn(draft, box, phase);
    default:
      return askFinally(draft, box, (phase as In<'final'>).asked + 1, emit);
  }
};
