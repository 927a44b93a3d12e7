import { type Box, tablesFor } from '../components/index.js';
import type { State, Zone } from '../state/index.js';
import { countEffectsAhead, isTrackOpen } from '../track.js';
import { isZoneOpen } from '../zones.js';

/** Checks that zones and tracks hold only what fits there. */
export const boardContradiction = (state: State, box: Box): string | null => {
  if (!isZoneOpen(state, box, state.sun)) return 'sun';
  for (const [zone, buildings] of state.buildings.entries()) {
    const wrong = isZoneOpen(state, box, zone) ? null : firstFilledField(state, zone);
    if (wrong !== null) return `${wrong}[${zone}]`;
    if (new Set(buildings).size < buildings.length) return `buildings[${zone}]`;
    if (state.icebreakers[zone]!.some((owner, i, owners) => i > 0 && owner <= owners[i - 1]!)) {
      return `icebreakers[${zone}]`;
    }
  }
  for (const track of state.cubeSpaces.keys()) {
    const wrong = trackContradiction(state, box, track);
    if (wrong !== null) return `${wrong}[${track}]`;
  }
  return state.waitingEffects.length > tablesFor(box, state.players).maxWaitingEffects - countEffectsAhead(state, box)
    ? 'waitingEffects'
    : null;
};

/** @rule AN-SET-2 */
const firstFilledField = ({ queues, buildings, scientists, icebreakers }: State, zone: Zone): string | null => {
  if (queues[zone]!.length > 0) return 'queues';
  if (buildings[zone]!.length > 0) return 'buildings';
  if (scientists[zone]!.some((count) => count > 0)) return 'scientists';
  return icebreakers[zone]!.length === 0 ? null : 'icebreakers';
};

/** Checks a track: one cube on a space, used spaces blue and in rising order, nothing on a closed track. */
const trackContradiction = (state: State, box: Box, track: number): string | null => {
  const { lastSpace, isBlue } = box.tracks[track]!;
  const spaces = state.cubeSpaces[track]!.filter((space) => space > 0);
  const used = state.usedBlueSpaces[track]!;
  if (spaces.some((space) => space > lastSpace) || new Set(spaces).size < spaces.length) return 'cubeSpaces';
  if (used.some((space, i) => !isBlue[space] || space <= (used[i - 1] ?? 0))) return 'usedBlueSpaces';
  if (isTrackOpen(state, box, track)) return null;
  if (spaces.length > 0) return 'cubeSpaces';
  return used.length > 0 ? 'usedBlueSpaces' : null;
};
