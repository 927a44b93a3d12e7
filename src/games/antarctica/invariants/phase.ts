import { canonicalJson } from '../../../core/data/fingerprint.js';
import { sum } from '../../../core/data/list.js';
import { createTurn } from '../apply/turn.js';
import { type Box, PLACING_ORDER } from '../components/index.js';
import { nextPlayer, ownerOf, type Phase, placerOf, type State } from '../state/index.js';
import { canAdvance, NO_TRACKS_CHOSEN } from '../track.js';

/** Checks that the phase fits the rest of the state. */
export const phaseContradiction = (state: State, box: Box): string | null => {
  const { phase, turn, waitingEffects, ending, shipyardPile } = state;
  switch (phase.kind) {
    case 'placeShip':
    case 'placeStartCube':
      return startContradiction(state, phase);
    case 'turn':
      if (ending !== null) return 'ending';
      if (turn.endsAfterEffects) return 'turn.endsAfterEffects';
      return waitingEffects.length > 0 ? 'waitingEffects' : null;
    case 'advance':
      if (phase.decider !== turn.player) return 'phase.decider';
      if (!turn.hasActed) return 'turn.hasActed';
      return canAdvance(state, box, phase.decider, NO_TRACKS_CHOSEN) ? null : 'phase';
    case 'pick':
      return sum(shipyardPile) >= phase.playersLeft ? null : 'phase.playersLeft';
    case 'draft':
      return sum(phase.row) === phase.playersLeft ? null : 'phase.row';
    case 'relocateShip':
      return null;
    case 'advanceAll':
      return canAdvance(state, box, phase.decider, phase.tracksChosen) ? null : 'phase';
    case 'over':
      return waitingEffects.length > 0 ? 'waitingEffects' : null;
  }
};

/** Checks that only ships have been placed so far. */
const startContradiction = (
  state: State,
  phase: Phase & { readonly kind: 'placeShip' | 'placeStartCube' },
): string | null => {
  const { players, startPlayer, stop } = state;
  const order = PLACING_ORDER[players];
  const placingIndex = phase.kind === 'placeShip' ? phase.placingIndex : order.length;
  if (phase.kind === 'placeShip' && placingIndex >= order.length) return 'phase.placingIndex';
  if (phase.kind === 'placeStartCube' && (players !== 2 || phase.decider !== nextPlayer(state, startPlayer)))
    return 'phase.decider';
  const placed = state.freeShips.map(() => 0);
  for (let i = 0; i < placingIndex; i++) placed[placerOf(state, i)]!++;
  for (const ship of state.queues.flat()) placed[ownerOf(ship)]!--;
  const contradictions: readonly (readonly [keyof State, boolean])[] = [
    ['queues', placed.some((count) => count !== 0)],
    ['sun', state.sun !== 0],
    ['quietSunSteps', state.quietSunSteps !== 0],
    ['cubeSpaces', sum(state.cubeSpaces.flat()) > 0],
    ['lostCubes', sum(state.lostCubes) > 0],
    ['lostShips', state.lostShips.flat().length > 0],
    ['waitingEffects', state.waitingEffects.length > 0],
    ['ending', state.ending !== null],
    ['turn', canonicalJson(state.turn) !== canonicalJson(createTurn(null, null, 'first'))],
    ['stop', stop.secondShip !== null || stop.icebreakerPlayer !== null || stop.hasPlayedCard.includes(true)],
  ];
  return contradictions.find(([, isWrong]) => isWrong)?.[0] ?? null;
};
