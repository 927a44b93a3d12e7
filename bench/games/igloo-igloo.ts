import { game } from '../../src/games/igloo-igloo/index.js';
import { type Bench, createSubjects } from '../subject.js';

export const iglooIgloo: Bench = {
  id: 'igloo-igloo',
  players: [2, 3, 4],
  subjects: createSubjects(game, ({ trophies, removedAnimals, discardedTiles, thawedTileCount, handSizes }, tally) => {
    for (const counts of [trophies, removedAnimals, discardedTiles, handSizes])
      for (const count of counts) tally(count);
    tally(thawedTileCount);
  }),
  game,
  baseline: 'wrapped',
  minSpeeds: {},
  maxTimeAgainstC: 11,
};
