import { game } from '../../src/games/blueprints/index.js';
import { Blueprints, type Outcome } from '../boardgame/blueprints.js';
import { playThroughReducer } from '../boardgame/reducer.js';
import { createChooser } from '../chooser.js';
import { type Bench, createSubjects, type Subject } from '../subject.js';

const playNatively = playThroughReducer(Blueprints);

const boardgame: Subject = (players, seed, tally) => {
  const { state, moves } = playNatively(players, seed, createChooser(seed));
  const { totals, places } = state.ctx.gameover as Outcome;
  tally(moves);
  for (const total of totals) tally(total);
  for (const place of places) tally(place);
  for (const round of state.G.rounds) {
    tally(round.first);
    for (const total of round.totals) tally(total);
  }
};

export const blueprints: Bench = {
  id: 'blueprints',
  players: [2, 3, 4],
  subjects: {
    boardgame,
    ...createSubjects(game, ({ roundResults }, tally) => {
      for (const round of roundResults) {
        tally(round.startPlayer);
        for (const total of round.total) tally(total);
      }
    }),
  },
  game,
  baseline: 'boardgame',
  minSpeeds: { pure: 150, fresh: 85, playout: 200 },
  maxTimeAgainstC: 1.9,
  maxDeterminizeTime: 0.6,
};
