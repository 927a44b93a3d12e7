import type { State } from '../state/index.js';
import { underlying } from './moment.js';

const HUMAN_PHASES: readonly string[] = ['take', 'use', 'as', 'place', 'drop', 'pick', 'immediate', 'brace'];

/** Checks that dummies occur in a solo game only, and Siku with two players only. */
export const brokenMode = (state: State): string | null => {
  const { players, active } = state;
  const phase = underlying(state);
  if (HUMAN_PHASES.includes(phase.kind) && active >= players) return 'phase';
  if (phase.kind === 'use' && players !== 2) return 'phase';
  if (phase.kind === 'dummy' && (players !== 1 || active === 0)) return 'phase';
  return 'use' in phase && phase.use === 'siku' && players !== 2 ? 'phase.use' : null;
};
