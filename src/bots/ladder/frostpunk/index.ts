import type { Frostpunk, State } from '../../../games/frostpunk/index.js';
import type { QuickBot } from '../../bot.js';
import { greedy } from '../../greedy.js';
import { search } from '../../search/index.js';
import { fitted, ladderOf } from '../levels.js';
import { careful } from './careful.js';
import { cityLooks } from './looks.js';

const searching = (iterations: number): QuickBot<Frostpunk> =>
  fitted<Frostpunk>(({ game: { components } }) =>
    search({
      budget: { iterations },
      explore: 0.3,
      plies: 10,
      weight: careful(components),
      worth: cityLooks(components),
    }),
  );

const END = 1e6;

const rules = fitted<Frostpunk>(({ game: { components } }) => {
  const looks = cityLooks(components);
  const worth = (state: State): number =>
    state.outcome === 'none' ? looks(state) : state.outcome.result === 'won' ? END : -END;
  return greedy({ samples: 1, worth });
});

/** Players of Frostpunk: rules of thumb, and searches that judge by them. */
export const frostpunk = ladderOf<Frostpunk>({ novice: rules, club: searching(60), expert: searching(300) });
