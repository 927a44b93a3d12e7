import { game } from '../../src/games/antarctica/index.js';
import { type Bench, subjectsOf } from '../subject.js';

const REASONS = ['last-scientist', 'last-building', 'stalemate', 'no-ships'] as const;

export const antarctica: Bench = {
  id: 'antarctica',
  players: [2, 3, 4],
  subjects: subjectsOf(game, ({ phase, sun, calm, taken }, tally) => {
    tally(phase.kind === 'over' ? REASONS.indexOf(phase.reason) : REASONS.length);
    tally(sun);
    tally(calm);
    for (const cards of taken) tally(cards.length);
  }),
  game,
  baseline: 'wrapped',
  targets: {},
};
