import { DECKS, PLACES, SHIPYARD_CARDS, TRACKS, ZONES } from '../components/index.js';
import type * as kinds from './kinds.js';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const zones = upTo(ZONES);
const tracks = upTo(TRACKS);
const places = zones.flatMap((zone) => upTo(PLACES).map((behind) => ({ zone, position: behind + 1 })));

/** The entries of the catalogue by kind, in its order. */
export const entries = {
  place: zones.map((zone): kinds.Place => ({ kind: 'place', zone })),
  startCube: tracks.map((track): kinds.StartCube => ({ kind: 'startCube', track })),
  sail: zones.map((to): kinds.Sail => ({ kind: 'sail', to })),
  recruit: [{ kind: 'recruit' }] as readonly kinds.Recruit[],
  research: tracks.map((track): kinds.Research => ({ kind: 'research', track })),
  build: DECKS.map((deck): kinds.Build => ({ kind: 'build', deck })),
  buildShip: [{ kind: 'buildShip' }] as readonly kinds.BuildShip[],
  advance: tracks.map((track): kinds.Advance => ({ kind: 'advance', track })),
  pass: [{ kind: 'pass' }] as readonly kinds.Pass[],
  end: [{ kind: 'end' }] as readonly kinds.End[],
  playScientist: [{ kind: 'playScientist' }] as readonly kinds.PlayScientist[],
  playRecruits: [{ kind: 'playRecruits' }] as readonly kinds.PlayRecruits[],
  playProgress: tracks.map((track): kinds.PlayProgress => ({ kind: 'playProgress', track })),
  playIcebreaker: zones.map((zone): kinds.PlayIcebreaker => ({ kind: 'playIcebreaker', zone })),
  sacrifice: (['cube', 'ship'] as const).map((what): kinds.Sacrifice => ({ kind: 'sacrifice', what })),
  scuttle: places.map((place): kinds.Scuttle => ({ kind: 'scuttle', ...place })),
  take: SHIPYARD_CARDS.map((card): kinds.Take => ({ kind: 'take', card })),
  relocate: places.flatMap(({ zone, position }) =>
    zones.filter((to) => to !== zone).map((to): kinds.Relocate => ({ kind: 'relocate', zone, position, to })),
  ),
};

/** The moves with the ship at each place, zone by zone. */
export const at = {
  scuttle: entries.scuttle,
  relocate: places.map(({ zone, position }) =>
    entries.relocate.filter((entry) => entry.zone === zone && entry.position === position),
  ),
};
