import { bonusOf, canBeCured, idleOf } from '../city/index.js';
import type { EffectOf } from '../components/effects.js';
import { CITIZENS, kindIndex } from '../components/vocabulary.js';
import { type Run, start, topFrame } from '../run.js';
import { type Frame, type Phase, PURPOSES, type Purpose, type State } from '../state/index.js';

/** The decisions about a Citizen type. */
const askType = Object.fromEntries(
  PURPOSES.map((purpose) => [purpose, Object.freeze({ kind: 'type', purpose })]),
) as Readonly<Record<Purpose, Phase>>;

/** Who can fall sick of the cold tonight. */
export const ASK_SHELTER: Phase = askType.shelter;

/**
 * Whether a Citizen type can be chosen for this.
 * @rule FP-EFF-2 FP-EFF-6 FP-CURE-1 FP-CURE-2 FP-CURE-3
 */
export const isTarget = (state: State, top: number, purpose: Purpose, type: number): boolean => {
  switch (purpose) {
    case 'join':
      return state.citizens[type]! < top;
    case 'cure':
      return canBeCured(state, type);
    case 'treat':
      return state.skull[type]!;
    case 'rest':
      return state.tired[type]! > 0;
    case 'shelter':
      return state.exposed[type]! > 0 && state.citizens[type]! > 0;
    default:
      return state.citizens[type]! > 0;
  }
};

/**
 * The decision for whom an effect is, if it can be for anybody.
 * @rule FP-EFF-2 FP-EFF-5
 */
export const chooseType = ({ draft, box }: Run, purpose: Purpose): Phase | false => {
  const top = box.parts.tracks.populationTop;
  for (let type = 0; type < CITIZENS.length; type++) if (isTarget(draft, top, purpose, type)) return askType[purpose];
  return false;
};

/** A unit of an effect on a stated or chosen type. */
export const forSomebody = (
  run: Run,
  { kind, who }: EffectOf<'sick' | 'join' | 'leave' | 'die' | 'tire'>,
  { type }: Frame,
): Phase | boolean => {
  if (who === 'choose') return chooseType(run, kind);
  const stated = who === 'context' ? type : who;
  if (stated === 'none' || !isTarget(run.draft, run.box.parts.tracks.populationTop, kind, kindIndex[stated])) {
    return false;
  }
  affect(run, kind, kindIndex[stated]);
  return true;
};

/** What happens to one Citizen of a type. */
export const affect = (run: Run, purpose: Purpose, type: number): void => {
  switch (purpose) {
    case 'sick':
      return fallSick(run, type);
    case 'join':
      return join(run, type);
    case 'leave':
      return leave(run, type);
    case 'die':
      return start(run, 'death', { type: CITIZENS[type]! });
    case 'tire':
      return tire(run, type);
    case 'cure':
      return setSick(run, type, run.draft.sick[type]! - 1);
    case 'treat':
      return setSkull(run, type, false);
    case 'rest':
      return rest(run, type);
    case 'shelter':
      return stayOutside(run, type);
  }
};

/** The units of a cure or a treatment. */
export const medicineUnits = ({ draft, box }: Run, { kind, n }: { kind: 'cure' | 'treat'; n: number }): number =>
  n + bonusOf(draft, box, kind === 'cure' ? 'cureBonus' : 'treatBonus');

const setSick = ({ draft, emit }: Run, type: number, to: number): void => {
  draft.sick[type] = to;
  emit?.({ kind: 'sick', type: CITIZENS[type]!, to });
};

const setSkull = ({ draft, emit }: Run, type: number, skull: boolean): void => {
  draft.skull[type] = skull;
  emit?.({ kind: 'flip', type: CITIZENS[type]!, face: skull ? 'skull' : 'syringe' });
};

/** @rule FP-SICK-1 */
export const fallSick = (run: Run, type: number): void => {
  const { citizens, sick } = run.draft;
  if (citizens[type] === 0) return;
  if (sick[type]! < citizens[type]!) setSick(run, type, sick[type]! + 1);
  else flip(run, type);
};

/** @rule FP-SICK-2 FP-SICK-3 */
export const flip = (run: Run, type: number): void => {
  const { draft } = run;
  const dies = draft.skull[type]!;
  setSkull(run, type, !dies);
  if (!dies) return;
  setSick(run, type, draft.sick[type]! - 1);
  start(run, 'death', { type: CITIZENS[type]! });
};

/** @rule FP-EFF-6 */
const join = ({ draft, emit }: Run, type: number): void => {
  draft.citizens[type]!++;
  emit?.({ kind: 'join', type: CITIZENS[type]! });
};

/** @rule FP-EFF-7 */
const leave = (run: Run, type: number): void => {
  run.draft.citizens[type]!--;
  run.emit?.({ kind: 'leave', type: CITIZENS[type]! });
  fitSick(run, type);
};

/**
 * The sick are never more than the Citizens.
 * @rule FP-SICK-4
 */
export const fitSick = (run: Run, type: number): void => {
  const { citizens, sick, skull } = run.draft;
  if (sick[type]! > citizens[type]!) setSick(run, type, citizens[type]!);
  if (sick[type] === 0 && skull[type]) setSkull(run, type, false);
};

/** @rule FP-EFF-8 */
const tire = ({ draft, emit }: Run, type: number): void => {
  draft.tired[type]!++;
  if (draft.stage === 'action' && idleOf(draft, type) > 0) draft.covered[type]!++;
  emit?.({ kind: 'tire', type: CITIZENS[type]! });
};

/** @rule FP-EFF-9 */
const rest = ({ draft, emit }: Run, type: number): void => {
  if (draft.covered[type] === draft.tired[type]) draft.covered[type]!--;
  draft.tired[type]!--;
  emit?.({ kind: 'rest', type: CITIZENS[type]! });
};

/** @rule FP-NIGHT-4 */
const stayOutside = (run: Run, type: number): void => {
  run.draft.exposed[type]!--;
  fallSick(run, type);
};

/**
 * Tokens of the section of a Sickness marker, then its flips.
 * @rule FP-PREP-4 FP-PREP-5 FP-PREP-6
 */
export const section = (run: Run): void => {
  const { draft, box, emit } = run;
  const frame = topFrame(draft);
  const type = kindIndex[frame.type === 'none' ? 'worker' : frame.type];
  const position = draft.sick[type]!;
  if (frame.at === 0) {
    const row = box.parts.tracks.sections.find(({ from, to }) => from <= position && position <= to);
    frame.at = 1;
    frame.left = row?.flips ?? 0;
    for (let i = row?.tired ?? 0; i > 0; i--) {
      draft.tired[type]!++;
      emit?.({ kind: 'tire', type: CITIZENS[type]! });
    }
    return;
  }
  if (frame.left === 0) {
    draft.agenda.pop();
    return;
  }
  frame.left--;
  if (position > 0 && draft.citizens[type]! > 0) flip(run, type);
};
