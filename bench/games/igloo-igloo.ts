import { game } from '../../src/games/igloo-igloo/index.js';
import { type Bench, subjectsOf } from '../subject.js';

export const iglooIgloo: Bench = {
  id: 'igloo-igloo',
  players: [2, 3, 4],
  subjects: subjectsOf(game, ({ trophies, gone, spent, lostSize, handSizes }, tally) => {
    for (const counts of [trophies, gone, spent, handSizes]) for (const count of counts) tally(count);
    tally(lostSize);
  }),
  game,
  baseline: 'wrapped',
  targets: {},
  limit: 11,
};
