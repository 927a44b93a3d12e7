import { game } from '../../src/games/frostpunk/index.js';
import { type Bench, subjectsOf } from '../subject.js';

export const frostpunk: Bench = {
  id: 'frostpunk',
  players: [1, 2, 3, 4],
  subjects: subjectsOf(game, ({ round, corpses, resources, hope, discontent }, tally) => {
    tally(round);
    tally(corpses);
    for (const stock of resources) tally(stock);
    tally(hope.length);
    tally(discontent.length);
  }),
  game,
  baseline: 'wrapped',
  targets: {},
};
