import { HIDDEN, type Hidden, type Viewer } from '../../../../src/core/contract/game.js';
import type { State, View } from '../../../../src/games/frostpunk/index.js';

const backs = (stack: readonly number[]): readonly Hidden[] => stack.map(() => HIDDEN);

/** Returns the view of a state. */
export const seen = (state: State, viewer: Viewer): View => {
  const { morning, weather, council, lawConsequence, isConsequenceKnown, tower, expeditionDrawStacks } = state;
  return {
    ...state,
    viewer,
    random: HIDDEN,
    tower: { ...tower, drawer: HIDDEN },
    nearStack: backs(state.nearStack),
    farStack: backs(state.farStack),
    morning: { ...morning, drawStack: backs(morning.drawStack) },
    weather: { ...weather, drawStack: backs(weather.drawStack) },
    council: {
      ...council,
      drawStack: backs(council.drawStack),
      current: council.isCurrentKnown ? council.current : HIDDEN,
    },
    lawConsequence: lawConsequence.map((which, law) => (which === 'none' || isConsequenceKnown[law] ? which : HIDDEN)),
    citizenDrawStack: backs(state.citizenDrawStack),
    expeditionDrawStacks: {
      A: backs(expeditionDrawStacks.A),
      B: backs(expeditionDrawStacks.B),
      C: backs(expeditionDrawStacks.C),
    },
  };
};
