import type { State } from '../state/index.js';
import { underlying } from './moment.js';

const TURN_OWNERS = { 1: 3, 2: 2, 3: 3, 4: 4 } as const;
const BY_PLAYER = ['favours', 'spent', 'track', 'support', 'squares', 'favourPoints'] as const;

/** Every list has an entry for each owner or player that it is about, and whoever is named is one of them. */
export const brokenSeats = (state: State): string | null => {
  const { players, left, areas, lots, aside, cubes, completion, blocks } = state;
  for (const field of BY_PLAYER) if (state[field].length !== players) return field;
  if (areas.length !== (players === 4 ? 4 : 3)) return 'areas';
  if (left.length !== TURN_OWNERS[players]) return 'left';
  if (lots.length !== (players === 2 ? 2 : 0)) return 'lots';
  if (aside.length !== (players === 4 ? 4 : 0)) return 'aside';
  if (cubes.length !== (players === 1 ? 2 : 0)) return 'cubes';
  if (completion >= 0 !== (players === 4)) return 'completion';
  if (blocks.some((owner) => owner >= areas.length)) return 'blocks';
  return brokenNames(state) ?? brokenMode(state);
};

const brokenNames = (state: State): string | null => {
  const { players, left, phase, reservation, abundance, peek, extra, active, first } = state;
  if (active >= left.length) return 'active';
  if (first >= (players === 1 ? left.length : 1)) return 'first';
  if (reservation !== null && reservation.player >= players) return 'reservation';
  if (abundance !== null && abundance.player >= players) return 'abundance';
  if (peek.player >= players || (peek.player === -1) !== (peek.count === 0)) return 'peek';
  if (extra.some((player) => player >= players)) return 'extra';
  if ('asked' in phase && phase.asked >= players) return 'phase.asked';
  const under = underlying(state);
  if (under.kind === 'window' && (under.next >= left.length || under.asked >= players)) return 'phase.next';
  return null;
};

const HUMAN_PHASES: readonly string[] = ['take', 'use', 'as', 'place', 'drop', 'pick', 'immediate', 'brace'];

/** Dummies belong to the solo game, Siku to that of two. */
const brokenMode = (state: State): string | null => {
  const { players, active } = state;
  const phase = underlying(state);
  if (HUMAN_PHASES.includes(phase.kind) && active >= players) return 'phase';
  if (phase.kind === 'use' && players !== 2) return 'phase';
  if (phase.kind === 'dummy' && (players !== 1 || active === 0)) return 'phase';
  return 'use' in phase && phase.use === 'siku' && players !== 2 ? 'phase.use' : null;
};
