import { canonical } from '../../../core/data/fingerprint.js';
import { sum } from '../../../core/data/list.js';
import { newTurn } from '../apply/turn.js';
import { type Box, PLACING_ORDER } from '../components/index.js';
import { canAdvance, NO_TRACK } from '../legal/tracks.js';
import { ownerOf, type Phase, placerOf, rightOf, type State } from '../state/index.js';

/** Checks that the phase fits the rest of the state. */
export const brokenPhase = (state: State, box: Box): string | null => {
  const { phase, turn, effects, ending, pile } = state;
  switch (phase.kind) {
    case 'placing':
    case 'startCube':
      return brokenStart(state, phase);
    case 'turn':
      if (ending !== null) return 'ending';
      if (turn.closing) return 'turn.closing';
      return effects.length > 0 ? 'effects' : null;
    case 'advance':
      if (phase.player !== turn.player) return 'phase.player';
      if (!turn.acted) return 'turn.acted';
      return canAdvance(state, box, phase.player, NO_TRACK) ? null : 'phase';
    case 'pick':
      return sum(pile) >= phase.left ? null : 'phase.left';
    case 'draft':
      return sum(phase.row) === phase.left ? null : 'phase.row';
    case 'shipMove':
      return null;
    case 'advanceThree':
      return canAdvance(state, box, phase.player, phase.taken) ? null : 'phase';
    case 'over':
      return effects.length > 0 ? 'effects' : null;
  }
};

/** Checks that only ships have been placed so far. */
const brokenStart = (state: State, phase: Phase & { readonly kind: 'placing' | 'startCube' }): string | null => {
  const { players, first, stop } = state;
  const order = PLACING_ORDER[players];
  const next = phase.kind === 'placing' ? phase.next : order.length;
  if (phase.kind === 'placing' && next >= order.length) return 'phase.next';
  if (phase.kind === 'startCube' && (players !== 2 || phase.player !== rightOf(state, first))) return 'phase.player';
  const placed = state.freeShips.map(() => 0);
  for (let i = 0; i < next; i++) placed[placerOf(state, i)]!++;
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
    ['turn', canonical(state.turn) !== canonical(newTurn(null, null, 'first'))],
    ['stop', stop.second !== null || stop.fires !== null || stop.played.includes(true)],
  ];
  return faults.find(([, isBroken]) => isBroken)?.[0] ?? null;
};
