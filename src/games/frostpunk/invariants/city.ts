import type { Box } from '../box.js';
import { bagOf, countMeeples } from '../city/index.js';
import type { ByHeat } from '../components/index.js';
import { AUTOMATON_INDEX, CITIZEN_TYPES, STAGES, TOKEN_TRACKS } from '../components/vocabulary.js';
import { isAt, type State, stepOf } from '../state/index.js';

/** Checks people, Automatons, tracks and tokens. */
export const cityContradiction = (state: State, box: Box): string | null =>
  peopleContradiction(state, box) ??
  automatonsContradiction(state, box) ??
  tracksContradiction(state, box) ??
  tokensContradiction(state, box);

/** @rule FP-ACT-1 FP-SICK-4 */
const peopleContradiction = (state: State, { components }: Box): string | null => {
  for (let citizenIndex = 0; citizenIndex < CITIZEN_TYPES.length; citizenIndex++) {
    const max = Math.max(...components.tracks.meeplesFor[citizenIndex]!);
    if (countMeeples(state, citizenIndex) > max) return `reserveMeeples[${citizenIndex}]`;
    if (
      state.coveredTokens[citizenIndex]! >
      Math.min(state.tiredTokens[citizenIndex]!, state.reserveMeeples[citizenIndex]!)
    )
      return `coveredTokens[${citizenIndex}]`;
    if (state.sickCitizens[citizenIndex]! > state.citizens[citizenIndex]!) return `sickCitizens[${citizenIndex}]`;
    if (state.showsSkull[citizenIndex] && state.sickCitizens[citizenIndex] === 0) return `showsSkull[${citizenIndex}]`;
    const isExposedNow = isAt(state, 'night', 'shelter');
    if (state.exposedMeeples[citizenIndex]! > (isExposedNow ? state.reserveMeeples[citizenIndex]! : 0))
      return `exposedMeeples[${citizenIndex}]`;
    if (areMeeplesHome(state) && state.coveredTokens[citizenIndex]! > 0) return `coveredTokens[${citizenIndex}]`;
  }
  return areMeeplesHome(state) ? homeContradiction(state) : null;
};

/** Checks whether it is a time from the Night to the next Action, when only Scouts are out. */
const areMeeplesHome = ({ stage, step }: State): boolean =>
  stage === 'night' ? step > stepOf('night', 'home') : stage !== 'action' && stage !== 'dusk' && stage !== 'hunger';

const homeContradiction = ({ siteMeeple, meeplesOffMap }: State): string | null => {
  const site = siteMeeple.findIndex((each) => each !== 'none');
  if (site >= 0) return `siteMeeple[${site}]`;
  const meepleIndex = meeplesOffMap.findIndex((count) => count > 0);
  return meepleIndex >= 0 ? `meeplesOffMap[${meepleIndex}]` : null;
};

/** @rule FP-AUTO-6 */
const automatonsContradiction = (
  { automatonsInBank, reserveMeeples, meeplesOffMap, siteMeeple, display }: State,
  { components }: Box,
): string | null => {
  const out =
    siteMeeple.filter((each) => each === 'automaton').length + display.filter((each) => each.hasAutomaton).length;
  return automatonsInBank + reserveMeeples[AUTOMATON_INDEX]! + meeplesOffMap[AUTOMATON_INDEX]! + out ===
    components.automatons
    ? null
    : 'automatonsInBank';
};

const tracksContradiction = (state: State, { components }: Box): string | null => {
  const { heat, cold, tower, stormRound, stormEndRound } = state;
  if (heat > cold) return 'heat';
  if (tower.inside > maxCubes(state, components.tracks.thrownCubes)) return 'tower.inside';
  if (tower.drawer > tower.inside) return 'tower.drawer';
  if (stormEndRound > 0 && (stormRound > 0 || stormEndRound < minStormEndRound(state, components.tracks.rounds)))
    return 'stormEndRound';
  const isBroken = state.outcome !== 'none' && state.outcome.reason === 'generator';
  return state.pressure > components.tracks.maxPressure && !isBroken ? 'pressure' : null;
};

/** Returns the most cubes that one throw a round can have brought. */
const maxCubes = ({ round, stage, step }: State, throws: ByHeat<number>): number => {
  const isEarly = STAGES.indexOf(stage) < STAGES.indexOf('generator');
  const isThrown = stage === 'generator' ? step >= stepOf('generator', 'throw') : !isEarly;
  return Math.max(...throws) * (isThrown ? round : round - 1);
};

/**
 * Returns the first round on which the Storm can end: this one until its Dawn has checked for it; the last one is
 * always possible.
 * @rule FP-DAWN-5
 */
const minStormEndRound = ({ round, stage, step }: State, rounds: number): number => {
  const isAhead = stage === 'dawn' && step < stepOf('dawn', 'scenario');
  return isAhead || round === rounds ? round : round + 1;
};

const tokensContradiction = (state: State, { components }: Box): string | null => {
  for (const track of TOKEN_TRACKS) {
    const bag = bagOf(state, track);
    const kinds = components.tokens[track];
    const unknownToken = state[track].findIndex(({ token }) => kinds.every(({ id }) => id !== token));
    if (unknownToken >= 0) return `${track}[${unknownToken}].token`;
    for (const [kind, { id, copies }] of kinds.entries()) {
      const placed = state[track].filter(({ token }) => token === id).length;
      if (bag[kind]! + placed !== copies) return `${track}Bag[${kind}]`;
    }
  }
  return null;
};
