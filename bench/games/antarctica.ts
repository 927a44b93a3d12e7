import { game } from '../../src/games/antarctica/index.js';
import { type Bench, createSubjects } from '../subject.js';

const REASONS = ['last-scientist', 'last-building', 'stalemate', 'no-ships'] as const;

export const antarctica: Bench = {
  id: 'antarctica',
  players: [2, 3, 4],
  subjects: createSubjects(game, ({ phase, sun, quietSunSteps, buildingCards }, tally) => {
    tally(phase.kind === 'over' ? REASONS.indexOf(phase.reason) : REASONS.length);
    tally(sun);
    tally(quietSunSteps);
    for (const cards of buildingCards) tally(cards.length);
  }),
  game,
  baseline: 'wrapped',
  minSpeeds: {},
};
