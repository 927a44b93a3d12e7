import type { Box } from '../box.js';
import { bagOf, meeplesInPlay } from '../city/index.js';
import type { ByHeat } from '../components/index.js';
import { AUTOMATON, CITIZENS, STAGES, TRACKS } from '../components/vocabulary.js';
import { isAt, type State, stepOf } from '../state/index.js';

/** Checks people, Automatons, tracks and tokens. */
export const brokenCity = (state: State, box: Box): string | null =>
  brokenPeople(state, box) ?? brokenAutomatons(state, box) ?? brokenTracks(state, box) ?? brokenTokens(state, box);

/** @rule FP-ACT-1 FP-SICK-4 */
const brokenPeople = (state: State, { components }: Box): string | null => {
  for (let type = 0; type < CITIZENS.length; type++) {
    const most = Math.max(...components.tracks.meeplesFor[type]!);
    if (meeplesInPlay(state, type) > most) return `reserve[${type}]`;
    if (state.covered[type]! > Math.min(state.tired[type]!, state.reserve[type]!)) return `covered[${type}]`;
    if (state.sick[type]! > state.citizens[type]!) return `sick[${type}]`;
    if (state.skull[type] && state.sick[type] === 0) return `skull[${type}]`;
    const isExposedNow = isAt(state, 'night', 'shelter');
    if (state.exposed[type]! > (isExposedNow ? state.reserve[type]! : 0)) return `exposed[${type}]`;
    if (isHome(state) && state.covered[type]! > 0) return `covered[${type}]`;
  }
  return isHome(state) ? brokenHome(state) : null;
};

/** Checks whether it is a time from the Night to the next Action, when only Scouts are out. */
const isHome = ({ stage, step }: State): boolean =>
  stage === 'night' ? step > stepOf('night', 'home') : stage !== 'action' && stage !== 'dusk' && stage !== 'hunger';

const brokenHome = ({ meeple, atPlaces }: State): string | null => {
  const site = meeple.findIndex((each) => each !== 'none');
  if (site >= 0) return `meeple[${site}]`;
  const kind = atPlaces.findIndex((count) => count > 0);
  return kind >= 0 ? `atPlaces[${kind}]` : null;
};

/** @rule FP-AUTO-6 */
const brokenAutomatons = ({ bank, reserve, atPlaces, meeple, display }: State, { components }: Box): string | null => {
  const out = meeple.filter((each) => each === 'automaton').length + display.filter((each) => each.automaton).length;
  return bank + reserve[AUTOMATON]! + atPlaces[AUTOMATON]! + out === components.automatons ? null : 'bank';
};

const brokenTracks = (state: State, { components }: Box): string | null => {
  const { heat, cold, tower, storm, stormEnd } = state;
  if (heat > cold) return 'heat';
  if (tower.inside > mostCubes(state, components.tracks.throws)) return 'tower.inside';
  if (tower.drawer > tower.inside) return 'tower.drawer';
  if (stormEnd > 0 && (storm > 0 || stormEnd < nextEnd(state, components.tracks.rounds))) return 'stormEnd';
  const isBroken = state.outcome !== 'none' && state.outcome.reason === 'generator';
  return state.pressure > components.tracks.pressureRoom && !isBroken ? 'pressure' : null;
};

/** Returns the most cubes that one throw a round can have brought. */
const mostCubes = ({ round, stage, step }: State, throws: ByHeat<number>): number => {
  const isEarly = STAGES.indexOf(stage) < STAGES.indexOf('generator');
  const isThrown = stage === 'generator' ? step >= stepOf('generator', 'throw') : !isEarly;
  return Math.max(...throws) * (isThrown ? round : round - 1);
};

/**
 * Returns the first round on which the Storm can end: this one until its Dawn has checked for it; the last one is
 * always possible.
 * @rule FP-DAWN-5
 */
const nextEnd = ({ round, stage, step }: State, rounds: number): number => {
  const isAhead = stage === 'dawn' && step < stepOf('dawn', 'scenario');
  return isAhead || round === rounds ? round : round + 1;
};

const brokenTokens = (state: State, { components }: Box): string | null => {
  for (const track of TRACKS) {
    const bag = bagOf(state, track);
    const kinds = components.tokens[track];
    const odd = state[track].findIndex(({ token }) => kinds.every(({ id }) => id !== token));
    if (odd >= 0) return `${track}[${odd}].token`;
    for (const [kind, { id, count }] of kinds.entries()) {
      const placed = state[track].filter(({ token }) => token === id).length;
      if (bag[kind]! + placed !== count) return `${track}Bag[${kind}]`;
    }
  }
  return null;
};
