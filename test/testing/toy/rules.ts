import type { Rules } from '../../../src/core/contract/game.js';
import { createActionSpace } from '../../../src/core/engine/action-space.js';
import { defineRules } from '../../../src/core/engine/define-rules.js';
import { components } from './components.js';
import { kernel } from './kernel.js';
import type { Toy } from './types.js';

/** The part of Toy needed to play, in one value. */
export const rules: Rules<Toy> = defineRules(
  kernel,
  createActionSpace(kernel, components, '37aaa53330a3d491903c59d6dd1536e2'),
);
