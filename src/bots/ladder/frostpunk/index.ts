import type { Frostpunk, State } from '../../../games/frostpunk/index.js';
import type { QuickBot, Seat } from '../../bot.js';
import { greedy } from '../../greedy.js';
import { search } from '../../search/index.js';
import { ladderOf } from '../levels.js';
import { careful } from './careful.js';
import { cityLooks } from './looks.js';

/** A bot that is made for the components with which the game is played. */
const fitted = (make: (seat: Seat<Frostpunk>) => QuickBot<Frostpunk>): QuickBot<Frostpunk> => ({
  name: 'fitted',
  begin: (seat) => make(seat).begin(seat),
});

const searching = (iterations: number): QuickBot<Frostpunk> =>
  fitted(({ game: { components } }) =>
    search({
      budget: { iterations },
      explore: 0.3,
      plies: 10,
      weight: careful(components),
      worth: cityLooks(components),
    }),
  );

const END = 1e6;

const rules = fitted(({ game: { components } }) => {
  const looks = cityLooks(components);
  const worth = (state: State): number =>
    state.outcome === 'none' ? looks(state) : state.outcome.result === 'won' ? END : -END;
  return greedy({ samples: 1, worth });
});

/** Players of Frostpunk: rules of thumb, and searches that judge by them. */
export const frostpunk = ladderOf<Frostpunk>({ novice: rules, club: searching(60), expert: searching(500) });
