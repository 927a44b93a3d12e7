import { isSomeLegal, type MoveKind } from '../../../core/contract/kernel.js';
import type { Box } from '../box.js';
import { canBeginTechnology, canUseExpert, countWorkshops, lastSpace, useOptionsAt } from '../city/index.js';
import type { BuildingIndex, Effect, OptionSet } from '../components/index.js';
import { kinds } from '../kinds/index.js';
import { canWorkLongShift } from '../legal/actions.js';
import { isRunning } from '../run.js';
import { type EffectFrame, isAt, type Phase, partOf, type State } from '../state/index.js';
import type { Frostpunk } from '../types.js';

/** Checks that the decision belongs to the step and to the effect under way, and that it has an answer. */
export const phaseContradiction = (state: State, box: Box): string | null => {
  if (state.phase.kind === 'over') return null;
  const top = state.effectStack.at(-1);
  const fits = top === undefined ? fitsStep(state, box, state.phase) : fitsFrame(state, box, state.phase, top);
  return fits && hasAnswer(state, box) ? null : 'phase';
};

const moveKinds: readonly MoveKind<Frostpunk>[] = Object.values(kinds);

const hasAnswer = (state: State, box: Box): boolean =>
  moveKinds.some((kind) => kind.phases.includes(state.phase.kind) && isSomeLegal(kind, state, box, state.phase));

/** Checks a decision with an empty effect stack. */
const fitsStep = (state: State, box: Box, phase: Phase): boolean => {
  const { currentAction } = state;
  const isActing = isAt(state, 'action', 'effect');
  switch (phase.kind) {
    case 'turn':
      return isAt(state, 'action', 'turn');
    case 'burnCoal':
      return isAt(state, 'generator', 'burnCoal') || isAt(state, 'night', 'burnCoal');
    case 'eat':
      return isAt(state, 'hunger', 'eat');
    case 'expert':
      return isAt(state, 'preparation', 'expert') && canUseExpert(state, box);
    case 'dusk':
      return isAt(state, 'dusk', 'menu');
    case 'build':
      return isActing && currentAction.kind === 'build' && currentAction.subActionsLeft > 0;
    case 'site':
      return phase.purpose === 'construct' && isActing && isConstructing(state, box, phase.building);
    case 'placeTile':
      return (
        isActing && currentAction.subActionsLeft > 0 && currentAction.zone === box.components.tiles[phase.tile]!.zone
      );
    case 'technology':
      return canBeginTechnology(state) && fitsWorkshops(state, box);
    case 'longShift':
      return isAt(state, 'action', 'longShift') && canWorkLongShift(state, box);
    case 'option':
      return fitsCard(state, box, phase.optionSet);
    default:
      return fitsAnyTime(state, phase);
  }
};

/** Checks the Workshops of a choice of technology: at Dawn there is one, in a Build it is the one just built. */
const fitsWorkshops = (state: State, box: Box): boolean => {
  const workshops = countWorkshops(state, box);
  if (isAt(state, 'dawn', 'develop')) return workshops > 0;
  return isAt(state, 'action', 'effect') && state.currentAction.kind === 'build' && workshops === 1;
};

const isConstructing = (
  { currentAction, buildingSupply }: State,
  { components }: Box,
  building: BuildingIndex,
): boolean =>
  currentAction.kind === 'build' && buildingSupply[building]! > 0 && components.buildings[building]!.cost !== 'none';

const fitsCard = (state: State, { listsByCard, councilSlot }: Box, set: string): boolean => {
  const { morning, council, dusk, isCallOfDutyUsed } = state;
  if (isAt(state, 'morning', 'reveal')) return set === listsByCard.morning[morning.current]?.options.name;
  if (isAt(state, 'dusk', 'card'))
    return dusk.current === councilSlot && set === listsByCard.council[council.current]?.name;
  return (
    (isAt(state, 'action', 'turn') || isAt(state, 'dusk', 'menu')) &&
    isCallOfDutyUsed &&
    set === listsByCard.callOfDuty.name
  );
};

const fitsAnyTime = ({ lawStatus, lawConsequence }: State, phase: Phase): boolean =>
  phase.kind === 'consequence' && lawStatus[phase.law] === 'enacted' && lawConsequence[phase.law] === 'none';

/** Checks that the program on top of the effect stack needs the decision. */
const fitsFrame = (state: State, box: Box, phase: Phase, frame: EffectFrame): boolean => {
  const list = box.listByName.get(frame.program);
  if (list === undefined) return fitsBuiltIn(state, box, phase, frame);
  const effect = list.effects[frame.partIndex];
  if (effect === undefined || frame.unitsLeft === 0) return fitsAnyTime(state, phase);
  return fitsAnyTime(state, phase) || fitsEffect(box, phase, effect, list.optionSets[frame.partIndex]);
};

const fitsBuiltIn = (state: State, box: Box, phase: Phase, frame: EffectFrame): boolean => {
  const { partIndex, citizenType, slot } = frame;
  const { currentAction, expeditionStacks } = state;
  switch (phase.kind) {
    case 'option':
      return (
        isRunning(frame, 'use') &&
        partIndex === partOf('use', 'option') &&
        phase.optionSet === useOptionsAt(state, box, currentAction.site).name
      );
    case 'citizenType':
      return isRunning(frame, 'shelter') && phase.purpose === 'shelter' && frame.unitsLeft > 0;
    case 'death':
      return isRunning(frame, 'death') && partIndex === partOf('death', 'card') && phase.citizenType === citizenType;
    case 'arrived':
    case 'explored':
      return (
        isRunning(frame, 'march') &&
        phase.slot === slot &&
        expeditionStacks[slot]!.scout !== 'none' &&
        expeditionStacks[slot]!.scoutSpace === lastSpace(state, box, slot)
      );
    default:
      return fitsAnyTime(state, phase);
  }
};

const fitsEffect = (box: Box, phase: Phase, effect: Effect, choice?: OptionSet | null): boolean => {
  switch (phase.kind) {
    case 'citizenType':
      return phase.purpose === effect.kind && (!('who' in effect) || effect.who === 'choose');
    case 'raise':
    case 'lower':
    case 'exhaust':
    case 'activate':
      return (
        effect.kind === phase.kind && effect.track === phase.track && (!('token' in effect) || effect.token === 'any')
      );
    case 'law':
      return effect.kind === 'enactLaw';
    case 'chooseScout':
      return effect.kind === 'marchScout';
    case 'gatherTile':
      return effect.kind === 'gatherFromTile';
    case 'placeTile':
      return effect.kind === 'placeTile' && effect.zone === box.components.tiles[phase.tile]!.zone;
    case 'site':
      return (
        phase.purpose === 'destroy' &&
        effect.kind === 'destroyBuilding' &&
        box.indexOfId.get(effect.building) === phase.building
      );
    case 'option':
      return effect.kind === 'choose' && phase.optionSet === choice?.name;
    default:
      return false;
  }
};
