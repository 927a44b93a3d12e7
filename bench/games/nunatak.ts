import { game } from '../../src/games/nunatak/index.js';
import { type Bench, subjectsOf } from '../subject.js';

export const nunatak: Bench = {
  id: 'nunatak',
  players: [1, 2, 3, 4],
  subjects: subjectsOf(game, ({ blocks, track, spent }, tally) => {
    for (const owner of blocks) tally(owner);
    for (const step of track) tally(step);
    for (const favours of spent) tally(favours.length);
  }),
  game,
  baseline: 'wrapped',
  targets: {},
};
