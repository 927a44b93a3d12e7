import type { State } from '../state/index.js';
import { phaseBelowFavour } from './moment.js';

const HUMAN_PHASES: readonly string[] = [
  'take',
  'chooseBlockOwner',
  'chooseSymbol',
  'place',
  'dropTile',
  'pickFavour',
  'immediateFavour',
  'braceBlock',
];

/** Checks that dummies occur in a solo game only, and Siku with two players only. */
export const modeContradiction = (state: State): string | null => {
  const { players, turnOwner } = state;
  const phase = phaseBelowFavour(state);
  if (HUMAN_PHASES.includes(phase.kind) && turnOwner >= players) return 'phase';
  if (phase.kind === 'chooseBlockOwner' && players !== 2) return 'phase';
  if (phase.kind === 'placeForDummy' && (players !== 1 || turnOwner === 0)) return 'phase';
  return 'blockOwner' in phase && phase.blockOwner === 'siku' && players !== 2 ? 'phase.blockOwner' : null;
};
