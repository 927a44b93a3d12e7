import { game } from '../../src/games/nunatak/index.js';
import { type Bench, createSubjects } from '../subject.js';

export const nunatak: Bench = {
  id: 'nunatak',
  players: [1, 2, 3, 4],
  subjects: createSubjects(game, ({ blocks, engineeringSteps, usedFavours }, tally) => {
    for (const owner of blocks) tally(owner);
    for (const step of engineeringSteps) tally(step);
    for (const favours of usedFavours) tally(favours.length);
  }),
  game,
  baseline: 'wrapped',
  minSpeeds: {},
};
