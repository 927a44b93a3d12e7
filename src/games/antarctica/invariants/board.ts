import { type Box, tableFor } from '../components/index.js';
import type { State, Zone } from '../state/index.js';
import { effectsAhead, isOpenTrack } from '../track.js';
import { isOpen } from '../zones.js';

/** Checks that zones and tracks hold only what fits there. */
export const brokenBoard = (state: State, box: Box): string | null => {
  if (!isOpen(state, box, state.sun)) return 'sun';
  for (const [zone, buildings] of state.buildings.entries()) {
    const wrong = isOpen(state, box, zone) ? null : whatIsIn(state, zone);
    if (wrong !== null) return `${wrong}[${zone}]`;
    if (new Set(buildings).size < buildings.length) return `buildings[${zone}]`;
    if (state.icebreakers[zone]!.some((owner, i, owners) => i > 0 && owner <= owners[i - 1]!)) {
      return `icebreakers[${zone}]`;
    }
  }
  for (const track of state.cubes.keys()) {
    const wrong = brokenTrack(state, box, track);
    if (wrong !== null) return `${wrong}[${track}]`;
  }
  return state.effects.length > tableFor(box, state.players).waiting - effectsAhead(state, box) ? 'effects' : null;
};

/** @rule AN-SET-2 */
const whatIsIn = ({ queues, buildings, scientists, icebreakers }: State, zone: Zone): string | null => {
  if (queues[zone]!.length > 0) return 'queues';
  if (buildings[zone]!.length > 0) return 'buildings';
  if (scientists[zone]!.some((count) => count > 0)) return 'scientists';
  return icebreakers[zone]!.length === 0 ? null : 'icebreakers';
};

/** Checks a track: one cube on a space, spent spaces blue and in rising order, nothing on a closed track. */
const brokenTrack = (state: State, box: Box, track: number): string | null => {
  const { end, isBlue } = box.tracks[track]!;
  const spaces = state.cubes[track]!.filter((space) => space > 0);
  const spent = state.spent[track]!;
  if (spaces.some((space) => space > end) || new Set(spaces).size < spaces.length) return 'cubes';
  if (spent.some((space, i) => !isBlue[space] || space <= (spent[i - 1] ?? 0))) return 'spent';
  if (isOpenTrack(state, box, track)) return null;
  if (spaces.length > 0) return 'cubes';
  return spent.length > 0 ? 'spent' : null;
};
