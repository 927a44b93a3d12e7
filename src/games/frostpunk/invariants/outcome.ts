import type { Box } from '../box.js';
import { isAt, type Outcome, type State } from '../state/index.js';

/** Checks that the game is over exactly when it has an outcome, and that the city shows that outcome. */
export const outcomeContradiction = (state: State, box: Box): string | null => {
  const { outcome, phase, effectStack } = state;
  if ((phase.kind === 'over') !== (outcome !== 'none')) return 'phase';
  if (outcome === 'none') return lossContradiction(state, box);
  if (effectStack.length > 0) return 'effectStack';
  if ((outcome.result === 'won') !== (outcome.reason === 'scenario')) return 'outcome.result';
  return isShown(state, box, outcome) ? null : 'outcome.reason';
};

const lossContradiction = (state: State, { components }: Box): string | null => {
  const { discontentLimit, corpseLimit } = components.tracks;
  if (state.hope.length === 0) return 'hope';
  if (state.discontent.length >= discontentLimit) return 'discontent';
  return state.corpses >= corpseLimit ? 'corpses' : null;
};

const isShown = (state: State, { components }: Box, { reason }: Outcome): boolean => {
  const { hope, discontent, corpses, sickCitizens, hunger, pressure, hasMalfunctioned } = state;
  const { discontentLimit, corpseLimit, sickLimit, hungerLimit, maxPressure } = components.tracks;
  if ((hope.length === 0) !== (reason === 'hope')) return false;
  if (discontent.length >= discontentLimit !== (reason === 'discontent')) return false;
  if (corpses >= corpseLimit !== (reason === 'corpses')) return false;
  if (reason === 'generator') return hasMalfunctioned && pressure > maxPressure;
  if (reason === 'sickness')
    return isAt(state, 'preparation', 'check') && sickCitizens.some((each) => each >= sickLimit);
  if (reason === 'hunger') return isAt(state, 'hunger', 'starve') && hunger >= hungerLimit;
  return true;
};
