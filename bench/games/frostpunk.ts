import { game } from '../../src/games/frostpunk/index.js';
import { type Bench, createSubjects } from '../subject.js';

export const frostpunk: Bench = {
  id: 'frostpunk',
  players: [1, 2, 3, 4],
  subjects: createSubjects(game, ({ round, corpses, stock, hope, discontent }, tally) => {
    tally(round);
    tally(corpses);
    for (const amount of stock) tally(amount);
    tally(hope.length);
    tally(discontent.length);
  }),
  game,
  baseline: 'wrapped',
  minSpeeds: {},
};
