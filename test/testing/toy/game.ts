import type { Game } from '../../../src/core/contract/game.js';
import type { Shell } from '../../../src/core/contract/kernel.js';
import { defineGame } from '../../../src/core/define-game.js';
import { clauses } from './clauses/index.js';
import { broken } from './invariants.js';
import { kernel } from './kernel.js';
import { own } from './owner-components.js';
import { rules } from './rules.js';
import { progress } from './score.js';
import { fields } from './state/fields.js';
import { chance } from './told.js';
import type { Toy } from './types.js';
import { imagine } from './view.js';

/** The parts of Toy around its rules. */
export const shell: Shell<Toy> = {
  clauses: () => clauses,
  componentsReader: own,
  stateSchema: fields,
  findContradiction: broken,
  hiddenFieldSampler: imagine,
  chanceNotation: chance,
  evaluate: progress,
  payoff: () => 'opponents',
};

/** All of Toy in one value, for code that serves any game. */
export const game: Game<Toy> = defineGame(kernel, rules, shell);
