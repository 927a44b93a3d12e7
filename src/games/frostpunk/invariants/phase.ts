import { lacksTechnology } from '../apply/dawn.js';
import { canUseExpert } from '../apply/preparation.js';
import { lastSpace, useSetAt } from '../city/index.js';
import type { Box } from '../components/box.js';
import type { Effect } from '../components/effects.js';
import { legalMoves } from '../legal/index.js';
import { canShift } from '../legal/turn.js';
import type { Frame, Phase, State } from '../state/index.js';

/** The decision belongs to the step and to the effect under way, and it can be answered. */
export const brokenPhase = (state: State, box: Box): string | null => {
  if (state.phase.kind === 'over') return null;
  const top = state.agenda.at(-1);
  const fits = top === undefined ? fitsStep(state, box, state.phase) : fitsFrame(state, box, state.phase, top);
  return fits && legalMoves(state, box).length > 0 ? null : 'phase';
};

/** Decisions with an empty agenda. */
const fitsStep = (state: State, box: Box, phase: Phase): boolean => {
  const { act } = state;
  const now = `${state.stage} ${state.step}`;
  switch (phase.kind) {
    case 'turn':
      return now === 'action 1';
    case 'feed':
      return now === 'generator 0' || now === 'night 1';
    case 'eat':
      return now === 'hunger 0';
    case 'expert':
      return now === 'preparation 0' && canUseExpert(state, { box });
    case 'dusk':
      return now === 'dusk 0';
    case 'build':
      return now === 'action 3' && act.kind === 'build' && act.left > 0;
    case 'site':
      return phase.purpose === 'construct' && now === 'action 3' && isConstructing(state, box, phase.building);
    case 'tile':
      return now === 'action 3' && act.left > 0 && act.zone === box.parts.tiles[phase.tile]!.zone;
    case 'technology':
      return (now === 'dawn 2' || (now === 'action 3' && act.kind === 'build')) && lacksTechnology(state, { box });
    case 'shift':
      return now === 'action 4' && canShift(state, box);
    case 'option':
      return fitsCard(state, box, phase.set, now);
    default:
      return fitsAnyTime(state, phase);
  }
};

const isConstructing = ({ act, supply }: State, { parts }: Box, building: number): boolean =>
  act.kind === 'build' && supply[building]! > 0 && parts.buildings[building]!.cost !== 'none';

const fitsCard = (state: State, { parts, councilSlot }: Box, set: string, now: string): boolean => {
  const { morning, council, dusk, callUsed } = state;
  if (now === 'morning 0') return morning.current >= 0 && parts.morning[morning.current]!.id === set;
  if (now === 'dusk 2') return dusk.current === councilSlot && parts.council[council.current]!.id === set;
  return (now === 'action 1' || now === 'dusk 0') && callUsed && set === 'CALL';
};

const fitsAnyTime = ({ laws, consequence }: State, phase: Phase): boolean =>
  phase.kind === 'consequence' && laws[phase.law] === 'enacted' && consequence[phase.law] === 'none';

/** Decisions that the program on top of the agenda needs. */
const fitsFrame = (state: State, box: Box, phase: Phase, frame: Frame): boolean => {
  const list = box.programs.get(frame.program);
  if (list === undefined) return fitsBuiltIn(state, box, phase, frame);
  const effect = list.effects[frame.at];
  if (effect === undefined || frame.left === 0) return fitsAnyTime(state, phase);
  return fitsAnyTime(state, phase) || fitsEffect(box, phase, effect, frame);
};

const fitsBuiltIn = (state: State, box: Box, phase: Phase, { program, at, type, slot }: Frame): boolean => {
  const { act, stacks } = state;
  switch (phase.kind) {
    case 'option':
      return program === 'use' && at === 0 && phase.set === useSetAt(state, box, act.site);
    case 'type':
      return program === 'shelter' && phase.purpose === 'shelter';
    case 'death':
      return program === 'death' && at === 1 && phase.type === type;
    case 'arrive':
    case 'return':
      return (
        program === 'march' &&
        phase.slot === slot &&
        stacks[slot]!.scout !== 'none' &&
        stacks[slot]!.at === lastSpace(state, box, slot)
      );
    default:
      return fitsAnyTime(state, phase);
  }
};

const fitsEffect = (box: Box, phase: Phase, effect: Effect, { program, at }: Frame): boolean => {
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
      return effect.kind === 'tile' && effect.zone === box.parts.tiles[phase.tile]!.zone;
    case 'site':
      return (
        phase.purpose === 'destroy' && effect.kind === 'destroy' && box.number.get(effect.building) === phase.building
      );
    case 'option':
      return effect.kind === 'choose' && phase.set === `${program}/${at}`;
    default:
      return false;
  }
};
