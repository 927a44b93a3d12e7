import { DECKS, QUEUE_SIZE, SHIPYARD_CARDS, TRACKS, ZONES } from '../components/index.js';
import type * as kinds from './kinds.js';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const zones = range(ZONES);
const tracks = range(TRACKS);
const queuePlaces = zones.flatMap((zone) => range(QUEUE_SIZE).map((index) => ({ zone, position: index + 1 })));

/** The entries of the catalogue by kind, in its order. */
export const MOVES = {
  placeShip: zones.map((zone): kinds.PlaceShip => ({ kind: 'placeShip', zone })),
  placeStartCube: tracks.map((track): kinds.PlaceStartCube => ({ kind: 'placeStartCube', track })),
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
  sacrifice: (['cube', 'ship'] as const).map((piece): kinds.Sacrifice => ({ kind: 'sacrifice', piece })),
  scuttle: queuePlaces.map((place): kinds.Scuttle => ({ kind: 'scuttle', ...place })),
  takeCard: SHIPYARD_CARDS.map((card): kinds.TakeCard => ({ kind: 'takeCard', card })),
  relocateShip: queuePlaces.flatMap(({ zone, position }) =>
    zones.filter((to) => to !== zone).map((to): kinds.RelocateShip => ({ kind: 'relocateShip', zone, position, to })),
  ),
};

/** The moves with the ship at each place, zone by zone. */
export const MOVES_AT = {
  scuttle: MOVES.scuttle,
  relocateShip: queuePlaces.map(({ zone, position }) =>
    MOVES.relocateShip.filter((entry) => entry.zone === zone && entry.position === position),
  ),
};
