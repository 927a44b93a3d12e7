import type { ByPlayer } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { createPlayerScore, createScore, type Score } from '../../../core/types/score.js';
import type { Category, TieBreak } from '../categories.js';
import { type Box, TRACKS, ZONES } from '../components/index.js';
import type { State, Zone } from '../state/index.js';
import { isTrackOpen } from '../track.js';
import { isZoneOpen } from '../zones.js';
import { isInFirstRank, majorityPoints, trackPoints } from './majority.js';

/** A comparison that gives points. */
export interface Comparison {
  readonly category: Category;
  readonly zone: Zone | null;
  readonly track: number | null;
  /** The values compared. */
  readonly values: ByPlayer<number>;
  readonly points: ByPlayer<number>;
}

/**
 * Returns the current score.
 * @rule AN-WIN-1 AN-WIN-2 AN-WIN-3
 */
export const score = (state: State, box: Box): Score<Category, null, TieBreak> => {
  const categories = state.buildingCards.map(() => ({ zones: 0, tracks: 0, cards: 0, discards: 0 }));
  const majorities = state.buildingCards.map(() => 0);
  for (const { category, values, points } of comparisonsOf(state, box)) {
    for (let player = 0; player < values.length; player++) {
      categories[player]![category] += points[player]!;
      if (isInFirstRank(values, values[player]!)) majorities[player]!++;
    }
  }
  const players = categories.map((found, player) =>
    createPlayerScore(found, { majorities: majorities[player]!, buildings: state.buildingCards[player]!.length }),
  );
  return createScore(state.phase.kind === 'over', players, null);
};

/** The fields that are scored; states and views have them alike. */
type ScoredFields = Omit<State, 'random' | 'decks'>;

/**
 * Lists every comparison that gives points, in the order of the rulebook.
 * @rule AN-SCO-1
 */
export const comparisonsOf = (state: ScoredFields, box: Box): readonly Comparison[] => {
  const comparisons: Comparison[] = [];
  for (let i = 0; i < ZONES; i++) {
    const zone = (state.sun + i) % ZONES;
    if (isZoneOpen(state, box, zone)) comparisons.push(compareZone(state, box, zone));
  }
  for (let track = 0; track < TRACKS; track++) {
    if (isTrackOpen(state, box, track)) comparisons.push(compareTrack(state, box, track));
  }
  comparisons.push(
    compareCounts('cards', countAsteriskCards(state, box)),
    compareCounts('discards', countDiscards(state)),
  );
  return comparisons;
};

/** @rule AN-SCO-2 */
const compareZone = ({ scientists, buildings }: ScoredFields, box: Box, zone: Zone): Comparison => {
  const values = scientists[zone]!;
  const points = majorityPoints(values, buildings[zone]!.length + sum(values) + box.components.firstRankPoints);
  return { category: 'zones', zone, track: null, values, points };
};

const compareTrack = ({ cubeSpaces }: ScoredFields, box: Box, track: number): Comparison => {
  const values = cubeSpaces[track]!;
  const points = trackPoints(values, box.tracks[track]!.cubeValues);
  return { category: 'tracks', zone: null, track, values, points };
};

const compareCounts = (category: Category, values: ByPlayer<number>): Comparison => {
  const points = majorityPoints(values, sum(values));
  return { category, zone: null, track: null, values, points };
};

/** @rule AN-SCO-5 */
const countAsteriskCards = ({ buildingCards }: ScoredFields, { buildingCards: cards }: Box): ByPlayer<number> =>
  buildingCards.map((own) => own.filter((card) => cards[card]!.hasAsterisk).length);

/** @rule AN-SCO-6 */
const countDiscards = ({ lostCubes, lostShips }: ScoredFields): ByPlayer<number> =>
  lostCubes.map((cubes, player) => cubes + lostShips[player]!.length);
