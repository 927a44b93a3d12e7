import { availableBits, bears, decider, hasTwoAvailable, isAvailable } from '../available.js';
import { type Box, bitOf } from '../components.js';
import {
  AS,
  BRACE,
  DROP,
  EXCHANGE,
  FAVOUR,
  INTO_TYPE,
  LIFT,
  type Move,
  ORDER,
  PASS,
  PICK,
  PLACE,
  RESERVE,
  SQUARE,
  TAKE,
  TRANSFORM,
  USE,
} from '../moves/index.js';
import type { Phase, PlacePhase, State, TakePhase } from '../state/index.js';
import { CELLS } from '../temple.js';
import { favourForbiddenBy } from './favours.js';
import { forbiddenBy, takeForbiddenBy } from './forbidden.js';

export { forbiddenBy } from './forbidden.js';

/** The entries among which to look, by the phases that come less often; favours come before them. */
const ENTRIES: Readonly<Record<Exclude<Phase['kind'], 'take' | 'place'>, readonly Move[]>> = {
  use: USE,
  as: AS,
  drop: DROP,
  pick: PICK,
  immediate: [PASS],
  brace: BRACE,
  squares: SQUARE,
  window: [PASS],
  reserve: RESERVE,
  spread: [...LIFT, ...DROP],
  peekSwap: [...EXCHANGE, PASS],
  peekOrder: ORDER,
  dummy: PLACE,
  final: [PASS],
  transform: TRANSFORM,
  into: INTO_TYPE,
  over: [],
};

/** The entries that are legal now, in catalogue order. */
export const legalMoves = (state: State, box: Box): readonly Move[] => {
  const { phase } = state;
  const moves: Move[] = [];
  switch (phase.kind) {
    case 'take':
      addTakes(state, box, phase, moves);
      return withFavours(state, box, moves);
    case 'place':
      addPlaces(state, box, phase, moves);
      return withFavours(state, box, moves);
    case 'immediate':
    case 'squares':
    case 'window':
    case 'final':
      withFavours(state, box, moves);
  }
  const entries = ENTRIES[phase.kind];
  for (let i = 0; i < entries.length; i++) {
    if (forbiddenBy(state, box, entries[i]!) === undefined) moves.push(entries[i]!);
  }
  return moves;
};

const addTakes = (state: State, box: Box, phase: TakePhase, moves: Move[]): void => {
  const bits = availableBits(state, box);
  for (let card = nextAbove(state.line, -1); card >= 0; card = nextAbove(state.line, card)) {
    if (takeForbiddenBy(state, box, phase, card, bits) === undefined) moves.push(TAKE[card]!);
  }
};

/** @rule NU-PLACE-1 NU-PLACE-3 NU-SWAP-1 */
const addPlaces = (state: State, box: Box, { as, free }: PlacePhase, moves: Move[]): void => {
  const bits = free ? -1 : bitOf(as);
  const first = moves.length;
  for (let cell = 0; cell < CELLS; cell++) {
    if (isAvailable(state, cell) && bears(state, box, cell, bits)) moves.push(PLACE[cell]!);
  }
  if (as !== 'labourer' || free || !hasTwoAvailable(state)) return;
  const last = moves.length;
  for (let i = first; i < last; i++) {
    const place = moves[i]!;
    if (place.kind === 'place') moves.push(LIFT[place.cell]!);
  }
};

/** Adds the favours that the decider may use. */
const withFavours = (state: State, box: Box, moves: Move[]): readonly Move[] => {
  const held = state.favours[decider(state)!]!;
  for (let favour = nextAbove(held, -1); favour >= 0; favour = nextAbove(held, favour)) {
    if (favourForbiddenBy(state, box, favour) === undefined) moves.push(FAVOUR[favour]!);
  }
  return moves;
};

/** The smallest number above another; -1 if there is none. */
const nextAbove = (numbers: readonly number[], last: number): number => {
  let next = -1;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (number > last && (next < 0 || number < next)) next = number;
  }
  return next;
};
