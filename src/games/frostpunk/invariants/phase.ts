import { isSomeLegal, type MoveKind } from '../../../core/contract/rows.js';
import type { Box } from '../box.js';
import { canUseExpert, lacksTechnology, lastSpace, useSetAt, workshopsOf } from '../city/index.js';
import type { BuildingIndex, Effect, OptionSet } from '../components/index.js';
import { kinds } from '../kinds/index.js';
import { canShift } from '../legal/actions.js';
import { isRunning } from '../run.js';
import { type Frame, isAt, type Phase, partOf, type State } from '../state/index.js';
import type { Frostpunk } from '../types.js';

/** Checks that the decision belongs to the step and to the effect under way, and that it has an answer. */
export const brokenPhase = (state: State, box: Box): string | null => {
  if (state.phase.kind === 'over') return null;
  const top = state.agenda.at(-1);
  const fits = top === undefined ? fitsStep(state, box, state.phase) : fitsFrame(state, box, state.phase, top);
  return fits && hasAnswer(state, box) ? null : 'phase';
};

const rows: readonly MoveKind<Frostpunk>[] = Object.values(kinds);

const hasAnswer = (state: State, box: Box): boolean =>
  rows.some((row) => row.in.includes(state.phase.kind) && isSomeLegal(row, state, box, state.phase));

/** Checks a decision with an empty agenda. */
const fitsStep = (state: State, box: Box, phase: Phase): boolean => {
  const { act } = state;
  const isActing = isAt(state, 'action', 'effect');
  switch (phase.kind) {
    case 'turn':
      return isAt(state, 'action', 'turn');
    case 'feed':
      return isAt(state, 'generator', 'feed') || isAt(state, 'night', 'feed');
    case 'eat':
      return isAt(state, 'hunger', 'eat');
    case 'expert':
      return isAt(state, 'preparation', 'expert') && canUseExpert(state, box);
    case 'dusk':
      return isAt(state, 'dusk', 'menu');
    case 'build':
      return isActing && act.kind === 'build' && act.left > 0;
    case 'site':
      return phase.purpose === 'construct' && isActing && isConstructing(state, box, phase.building);
    case 'tile':
      return isActing && act.left > 0 && act.zone === box.components.tiles[phase.tile]!.zone;
    case 'technology':
      return lacksTechnology(state) && fitsWorkshops(state, box);
    case 'shift':
      return isAt(state, 'action', 'shift') && canShift(state, box);
    case 'option':
      return fitsCard(state, box, phase.set);
    default:
      return fitsAnyTime(state, phase);
  }
};

/** Checks the Workshops of a choice of technology: at Dawn there is one, in a Build it is the one just built. */
const fitsWorkshops = (state: State, box: Box): boolean => {
  const workshops = workshopsOf(state, box);
  if (isAt(state, 'dawn', 'develop')) return workshops > 0;
  return isAt(state, 'action', 'effect') && state.act.kind === 'build' && workshops === 1;
};

const isConstructing = ({ act, supply }: State, { components }: Box, building: BuildingIndex): boolean =>
  act.kind === 'build' && supply[building]! > 0 && components.buildings[building]!.cost !== 'none';

const fitsCard = (state: State, { lists, councilSlot }: Box, set: string): boolean => {
  const { morning, council, dusk, callUsed } = state;
  if (isAt(state, 'morning', 'reveal')) return set === lists.morning[morning.current]?.options.name;
  if (isAt(state, 'dusk', 'card')) return dusk.current === councilSlot && set === lists.council[council.current]?.name;
  return (isAt(state, 'action', 'turn') || isAt(state, 'dusk', 'menu')) && callUsed && set === lists.call.name;
};

const fitsAnyTime = ({ laws, consequence }: State, phase: Phase): boolean =>
  phase.kind === 'consequence' && laws[phase.law] === 'enacted' && consequence[phase.law] === 'none';

/** Checks that the program on top of the agenda needs the decision. */
const fitsFrame = (state: State, box: Box, phase: Phase, frame: Frame): boolean => {
  const list = box.programs.get(frame.program);
  if (list === undefined) return fitsBuiltIn(state, box, phase, frame);
  const effect = list.effects[frame.at];
  if (effect === undefined || frame.left === 0) return fitsAnyTime(state, phase);
  return fitsAnyTime(state, phase) || fitsEffect(box, phase, effect, list.choices[frame.at]);
};

const fitsBuiltIn = (state: State, box: Box, phase: Phase, frame: Frame): boolean => {
  const { at, type, slot } = frame;
  const { act, stacks } = state;
  switch (phase.kind) {
    case 'option':
      return (
        isRunning(frame, 'use') && at === partOf('use', 'option') && phase.set === useSetAt(state, box, act.site).name
      );
    case 'type':
      return isRunning(frame, 'shelter') && phase.purpose === 'shelter' && frame.left > 0;
    case 'death':
      return isRunning(frame, 'death') && at === partOf('death', 'card') && phase.type === type;
    case 'arrive':
    case 'return':
      return (
        isRunning(frame, 'march') &&
        phase.slot === slot &&
        stacks[slot]!.scout !== 'none' &&
        stacks[slot]!.at === lastSpace(state, box, slot)
      );
    default:
      return fitsAnyTime(state, phase);
  }
};

const fitsEffect = (box: Box, phase: Phase, effect: Effect, choice?: OptionSet | null): boolean => {
  switch (phase.kind) {
    case 'type':
      return phase.purpose === effect.kind && (!('who' in effect) || effect.who === 'choose');
    case 'raise':
    case 'lower':
    case 'exhaust':
    case 'activate':
      return (
        effect.kind === phase.kind && effect.track === phase.track && (!('token' in effect) || effect.token === 'any')
      );
    case 'law':
      return effect.kind === 'enact';
    case 'scout':
      return effect.kind === 'march';
    case 'post':
      return effect.kind === 'gatherTile';
    case 'tile':
      return effect.kind === 'tile' && effect.zone === box.components.tiles[phase.tile]!.zone;
    case 'site':
      return (
        phase.purpose === 'destroy' && effect.kind === 'destroy' && box.number.get(effect.building) === phase.building
      );
    case 'option':
      return effect.kind === 'choose' && phase.set === choice?.name;
    default:
      return false;
  }
};
