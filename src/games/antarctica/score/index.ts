import type { ByPlayer } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Score, standings, totalled } from '../../../core/types/score.js';
import type { Category, TieBreak } from '../categories.js';
import { type Box, TRACKS, ZONES } from '../components/index.js';
import type { State, Zone } from '../state/index.js';
import { isOpenTrack } from '../track.js';
import { isOpen } from '../zones.js';
import { leads, majorityPoints, trackPoints } from './majority.js';

/** A comparison that gives points. */
export interface Count {
  readonly category: Category;
  readonly zone: Zone | null;
  readonly track: number | null;
  /** The values compared. */
  readonly counts: ByPlayer<number>;
  readonly points: ByPlayer<number>;
}

/**
 * Returns the current score.
 * @rule AN-WIN-1 AN-WIN-2 AN-WIN-3
 */
export const score = (state: State, box: Box): Score<Category, null, TieBreak> => {
  const categories = state.taken.map(() => ({ zones: 0, tracks: 0, cards: 0, discards: 0 }));
  const majorities = state.taken.map(() => 0);
  for (const { category, counts, points } of countsOf(state, box)) {
    for (let player = 0; player < counts.length; player++) {
      categories[player]![category] += points[player]!;
      if (leads(counts, counts[player]!)) majorities[player]!++;
    }
  }
  const players = categories.map((found, player) =>
    totalled(found, { majorities: majorities[player]!, buildings: state.taken[player]!.length }),
  );
  return standings(state.phase.kind === 'over', players, null);
};

/** The part of a position that is scored; states and views have it alike. */
type Board = Omit<State, 'random' | 'decks'>;

/**
 * Lists every comparison that gives points, in the order of the rulebook.
 * @rule AN-SCO-1
 */
export const countsOf = (state: Board, box: Box): readonly Count[] => {
  const found: Count[] = [];
  for (let i = 0; i < ZONES; i++) {
    const zone = (state.sun + i) % ZONES;
    if (isOpen(state, box, zone)) found.push(zoneCount(state, box, zone));
  }
  for (let track = 0; track < TRACKS; track++) {
    if (isOpenTrack(state, box, track)) found.push(trackCount(state, box, track));
  }
  found.push(countOf('cards', asterisks(state, box)), countOf('discards', discards(state)));
  return found;
};

/** @rule AN-SCO-2 */
const zoneCount = ({ scientists, buildings }: Board, box: Box, zone: Zone): Count => {
  const counts = scientists[zone]!;
  const points = majorityPoints(counts, buildings[zone]!.length + sum(counts) + box.components.lead);
  return { category: 'zones', zone, track: null, counts, points };
};

const trackCount = ({ cubes }: Board, box: Box, track: number): Count => {
  const counts = cubes[track]!;
  const points = trackPoints(counts, box.tracks[track]!.values);
  return { category: 'tracks', zone: null, track, counts, points };
};

const countOf = (category: Category, counts: ByPlayer<number>): Count => {
  const points = majorityPoints(counts, sum(counts));
  return { category, zone: null, track: null, counts, points };
};

/** @rule AN-SCO-5 */
const asterisks = ({ taken }: Board, { cards }: Box): ByPlayer<number> =>
  taken.map((own) => own.filter((card) => cards[card]!.asterisk).length);

/** @rule AN-SCO-6 */
const discards = ({ lostCubes, lostShips }: Board): ByPlayer<number> =>
  lostCubes.map((cubes, player) => cubes + lostShips[player]!.length);
