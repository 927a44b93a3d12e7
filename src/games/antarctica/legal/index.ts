import type { Box } from '../components/box.js';
import { ROOM, ZONES } from '../components/index.js';
import { entries, type Move } from '../moves.js';
import { ownerOf, type State, toAct } from '../state/index.js';
import { forbiddenBy } from './forbidden.js';

export { forbiddenBy } from './forbidden.js';

const NONE: readonly Move[] = [];

/** The entries that are legal now, in catalogue order. */
export const legalMoves = (state: State, box: Box): readonly Move[] => {
  if (state.phase.kind === 'over') return NONE;
  const moves: Move[] = [];
  addLegal(moves, state, box);
  return moves;
};

/** @rule AN-EFF-14 AN-SHP-7 AN-BLD-11 AN-EFF-3 AN-SET-17 */
const addLegal = (moves: Move[], state: State, box: Box): void => {
  switch (state.phase.kind) {
    case 'placing':
      return addFrom(entries.place, moves, state, box);
    case 'start-cube':
      return addFrom(entries.startCube, moves, state, box);
    case 'turn':
      return addTurnMoves(moves, state, box);
    case 'ship-offer':
      moves.push(entries.buildShip[0]!, entries.pass[0]!);
      return;
    case 'pick':
    case 'draft':
      return addFrom(entries.take, moves, state, box);
    case 'ship-move':
      moves.push(entries.pass[0]!);
      return addAtShips(RELOCATIONS, moves, state, box);
    case 'advance':
    case 'advance-three':
      addFrom(entries.advance, moves, state, box);
      moves.push(entries.pass[0]!);
  }
};

const addFrom = (list: readonly Move[], moves: Move[], state: State, box: Box): void => {
  for (let i = 0; i < list.length; i++) {
    if (forbiddenBy(state, box, list[i]!) === undefined) moves.push(list[i]!);
  }
};

/** What a turn offers once its ship has moved, in catalogue order. */
const ACTIONS: readonly Move[] = [...entries.recruit, ...entries.research, ...entries.build, ...entries.buildShip];
const CARDS: readonly Move[] = [
  ...entries.playScientist,
  ...entries.playRecruits,
  ...entries.playProgress,
  ...entries.playIcebreaker,
];

/** Whole groups are left out early where one look shows that nothing of theirs is legal. */
const addTurnMoves = (moves: Move[], state: State, box: Box): void => {
  const { turn, stop } = state;
  if (!turn.moved) addFrom(entries.sail, moves, state, box);
  else if (!turn.acted) addFrom(ACTIONS, moves, state, box);
  addFrom(entries.pass, moves, state, box);
  addFrom(entries.end, moves, state, box);
  if (!stop.played[turn.player!]) addFrom(CARDS, moves, state, box);
  if (turn.sacrificed) return;
  addFrom(entries.sacrifice, moves, state, box);
  addAtShips(SCUTTLES, moves, state, box);
};

/** What can be done with the ship at each place. */
const SCUTTLES: readonly (readonly Move[])[] = entries.scuttle.map((entry) => [entry]);
const RELOCATIONS: readonly (readonly Move[])[] = entries.scuttle.map(({ zone, position }) =>
  entries.relocate.filter((entry) => entry.zone === zone && entry.position === position),
);

const addAtShips = (byPlace: readonly (readonly Move[])[], moves: Move[], state: State, box: Box): void => {
  const player = toAct(state);
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = state.queues[zone]!;
    for (let i = 0; i < queue.length; i++) {
      if (ownerOf(queue[i]!) === player) addFrom(byPlace[ROOM * zone + i]!, moves, state, box);
    }
  }
};

const hasAny = (list: readonly Move[], state: State, box: Box): boolean => {
  for (let i = 0; i < list.length; i++) if (forbiddenBy(state, box, list[i]!) === undefined) return true;
  return false;
};

/**
 * Whether ending the turn is the only thing left to do.
 * @rule AN-SUN-9
 */
export const onlyEndIsLeft = (state: State, box: Box): boolean =>
  state.turn.moved &&
  !hasAny(entries.sacrifice, state, box) &&
  !hasAny(entries.scuttle, state, box) &&
  !hasAny(ACTIONS, state, box) &&
  !hasAny(CARDS, state, box);
