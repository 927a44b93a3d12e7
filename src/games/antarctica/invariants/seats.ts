import type { State } from '../state/index.js';

const SEATED = [
  'reserve',
  'personnel',
  'freeCubes',
  'lostCubes',
  'freeShips',
  'lostShips',
  'hand',
  'simple',
  'expertise',
  'taken',
] as const;

/** Every list by player has an entry for each of them, every player named is one of them. */
export const brokenSeats = (state: State): string | null => {
  const { players, scientists, cubes, icebreakers, effects } = state;
  const tooMany = (list: readonly unknown[]): boolean => list.length !== players;
  for (const field of SEATED) if (tooMany(state[field])) return field;
  if (tooMany(state.stop.played)) return 'stop.played';
  const zone = scientists.findIndex(tooMany);
  if (zone >= 0) return `scientists[${zone}]`;
  const track = cubes.findIndex(tooMany);
  if (track >= 0) return `cubes[${track}]`;
  const layer = icebreakers.findIndex((owner) => (owner ?? 0) >= players);
  if (layer >= 0) return `icebreakers[${layer}]`;
  const pending = effects.findIndex(({ player }) => player >= players);
  if (pending >= 0) return `effects[${pending}].player`;
  if (state.first >= players) return 'first';
  if ((state.turn.player ?? 0) >= players) return 'turn.player';
  return 'player' in state.phase && state.phase.player >= players ? 'phase.player' : null;
};
