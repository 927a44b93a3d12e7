import { canonical } from '../../../core/fingerprint.js';
import { sum } from '../../../core/list.js';
import { isFull } from '../board.js';
import { PLACING_ORDER } from '../components/index.js';
import { noStop, noTurn } from '../state/idle.js';
import { ownerOf, type Phase, placerOf, type State } from '../state/index.js';

/** What the phase says fits the rest. */
export const brokenPhase = (state: State): string | null => {
  const { phase, turn, effects } = state;
  switch (phase.kind) {
    case 'placing':
    case 'start-cube':
      return brokenStart(state, phase);
    case 'turn':
      if (state.ending !== null) return 'ending';
      if (turn.closing) return 'turn.closing';
      return effects.length > 0 ? 'effects' : null;
    case 'over':
      return effects.length > 0 ? 'effects' : null;
    default:
      return brokenWindow(state, phase);
  }
};

type Start = Extract<Phase, { readonly kind: 'placing' | 'start-cube' }>;
type Window = Exclude<Phase, Start | { readonly kind: 'turn' | 'over' }>;

/** Nothing has happened yet but the placing of ships. */
const brokenStart = (state: State, phase: Start): string | null => {
  const { players, first } = state;
  const order = PLACING_ORDER[players];
  const next = phase.kind === 'placing' ? phase.next : order.length;
  if (phase.kind === 'placing' && next >= order.length) return 'phase.next';
  if (phase.kind === 'start-cube' && (players !== 2 || phase.player !== (first + 1) % players)) return 'phase.player';
  const placed = state.freeShips.map(() => 0);
  for (let i = 0; i < next; i++) placed[placerOf(players, first, i)]!++;
  for (const ship of state.queues.flat()) placed[ownerOf(ship)]!--;
  const faults: readonly (readonly [keyof State, boolean])[] = [
    ['queues', placed.some((count) => count !== 0)],
    ['sun', state.sun !== 0],
    ['calm', state.calm !== 0],
    ['cubes', sum(state.cubes.flat()) > 0],
    ['lostCubes', sum(state.lostCubes) > 0],
    ['lostShips', state.lostShips.flat().length > 0],
    ['effects', state.effects.length > 0],
    ['ending', state.ending !== null],
    ['turn', canonical(state.turn) !== canonical(noTurn())],
    ['stop', canonical(state.stop) !== canonical(noStop(players))],
  ];
  return faults.find(([, isBroken]) => isBroken)?.[0] ?? null;
};

const brokenWindow = (state: State, phase: Window): string | null => {
  const { players, turn, pile } = state;
  switch (phase.kind) {
    case 'advance':
      if (phase.player !== turn.player) return 'phase.player';
      return turn.acted ? null : 'turn.acted';
    case 'ship-offer':
      return state.freeShips[phase.player]!.length > 0 && !isFull(state, state.sun) ? null : 'phase';
    case 'pick':
      return phase.left <= players - 1 && sum(pile) >= phase.left ? null : 'phase.left';
    case 'draft':
      if (phase.left < 2 || phase.left > players) return 'phase.left';
      return sum(phase.row) === phase.left ? null : 'phase.row';
    case 'ship-move':
    case 'advance-three':
      return phase.left <= players ? null : 'phase.left';
  }
};
