import { HIDDEN, type Hidden, type Viewer } from '../../../../src/core/contract/game.js';
import type { State, View } from '../../../../src/games/frostpunk/index.js';

const backs = (stack: readonly number[]): readonly Hidden[] => stack.map(() => HIDDEN);

/** Returns the view of a state. */
export const seen = (state: State, viewer: Viewer): View => {
  const { morning, weather, council, consequence, consequenceKnown, tower, expeditionDecks } = state;
  return {
    ...state,
    viewer,
    random: HIDDEN,
    tower: { ...tower, drawer: HIDDEN },
    nearStack: backs(state.nearStack),
    farStack: backs(state.farStack),
    morning: { ...morning, deck: backs(morning.deck) },
    weather: { ...weather, deck: backs(weather.deck) },
    council: { ...council, deck: backs(council.deck), current: council.known ? council.current : HIDDEN },
    consequence: consequence.map((which, law) => (which === 'none' || consequenceKnown[law] ? which : HIDDEN)),
    citizenDeck: backs(state.citizenDeck),
    expeditionDecks: { A: backs(expeditionDecks.A), B: backs(expeditionDecks.B), C: backs(expeditionDecks.C) },
  };
};
