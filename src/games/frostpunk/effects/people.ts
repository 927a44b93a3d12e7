import type { Mutable } from '../../../core/data/copy.js';
import { idleOf, isSomeTarget, isTarget } from '../city/index.js';
import type { EffectOf } from '../components/index.js';
import { CITIZENS, kindIndex, MOST_HELD } from '../components/vocabulary.js';
import { ask, pop, type Run, startBuiltIn } from '../run.js';
import { type Frame, type Phase, type Purpose, partOf } from '../state/index.js';

const asked = (purpose: Purpose): Phase => Object.freeze({ kind: 'type', purpose });

/** The decisions about a Citizen type. */
const ASK_TYPE: Readonly<Record<Purpose, Phase>> = {
  sick: asked('sick'),
  join: asked('join'),
  leave: asked('leave'),
  die: asked('die'),
  tire: asked('tire'),
  cure: asked('cure'),
  treat: asked('treat'),
  rest: asked('rest'),
  shelter: asked('shelter'),
};

/**
 * Returns the decision for whom an effect is, or false if nobody can be chosen.
 * @rule FP-EFF-2 FP-EFF-5
 */
export const chooseType = ({ draft, box }: Run, purpose: Purpose): Phase | false =>
  isSomeTarget(draft, box, purpose) && ASK_TYPE[purpose];

/** Applies a unit of an effect to a stated or chosen type. */
export const forSomebody = (
  run: Run,
  { kind, who }: EffectOf<'sick' | 'join' | 'leave' | 'die' | 'tire'>,
  { type }: Frame,
): Phase | boolean => {
  if (who === 'choose') return chooseType(run, kind);
  const stated = who === 'context' ? type : who;
  if (stated === 'none' || !isTarget(run.draft, run.box, kind, kindIndex[stated])) return false;
  affect(run, kind, kindIndex[stated]);
  return true;
};

/** Applies an effect to one Citizen of a type. */
export const affect = (run: Run, purpose: Purpose, type: number): void => {
  switch (purpose) {
    case 'sick':
      return fallSick(run, type);
    case 'join':
      return join(run, type);
    case 'leave':
      return leave(run, type);
    case 'die':
      return startBuiltIn(run, 'death', { type: CITIZENS[type]! });
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

const setSick = ({ draft, emit }: Run, type: number, to: number): void => {
  draft.sick[type] = to;
  emit?.({ kind: 'fellSick', type: CITIZENS[type]!, to });
};

const setSkull = ({ draft, emit }: Run, type: number, skull: boolean): void => {
  draft.skull[type] = skull;
  emit?.({ kind: 'statusFlipped', type: CITIZENS[type]!, face: skull ? 'skull' : 'syringe' });
};

/** @rule FP-SICK-1 */
const fallSick = (run: Run, type: number): void => {
  const { citizens, sick } = run.draft;
  if (citizens[type] === 0) return;
  if (sick[type]! < citizens[type]!) setSick(run, type, sick[type]! + 1);
  else flip(run, type);
};

/** @rule FP-SICK-2 FP-SICK-3 */
const flip = (run: Run, type: number): void => {
  const { draft } = run;
  const dies = draft.skull[type]!;
  setSkull(run, type, !dies);
  if (!dies) return;
  setSick(run, type, draft.sick[type]! - 1);
  startBuiltIn(run, 'death', { type: CITIZENS[type]! });
};

/** @rule FP-EFF-6 */
const join = ({ draft, emit }: Run, type: number): void => {
  draft.citizens[type]!++;
  emit?.({ kind: 'joined', type: CITIZENS[type]! });
};

/** @rule FP-EFF-7 */
const leave = (run: Run, type: number): void => {
  run.draft.citizens[type]!--;
  run.emit?.({ kind: 'left', type: CITIZENS[type]! });
  fitSick(run, type);
};

/**
 * Limits the sick of a type to its Citizens.
 * @rule FP-SICK-4
 */
export const fitSick = (run: Run, type: number): void => {
  const { citizens, sick, skull } = run.draft;
  if (sick[type]! > citizens[type]!) setSick(run, type, citizens[type]!);
  if (sick[type] === 0 && skull[type]) setSkull(run, type, false);
};

/** @rule FP-EFF-8 */
const tire = (run: Run, type: number): void => {
  const { draft } = run;
  if (draft.stage === 'action' && idleOf(draft, type) > 0) draft.covered[type]!++;
  addToken(run, type);
};

const addToken = ({ draft, emit }: Run, type: number): void => {
  draft.tired[type] = Math.min(MOST_HELD, draft.tired[type]! + 1);
  emit?.({ kind: 'tired', type: CITIZENS[type]! });
};

/** @rule FP-EFF-9 */
const rest = ({ draft, emit }: Run, type: number): void => {
  if (draft.covered[type] === draft.tired[type]) draft.covered[type]!--;
  draft.tired[type]!--;
  emit?.({ kind: 'rested', type: CITIZENS[type]! });
};

/** @rule FP-NIGHT-4 */
const stayOutside = (run: Run, type: number): void => {
  run.draft.exposed[type]!--;
  fallSick(run, type);
};

const TOKENS = partOf('section', 'tokens');
const FLIPS = partOf('section', 'flips');

/**
 * Applies the section of a Sickness marker: its tokens, then its flips.
 * @rule FP-PREP-4 FP-PREP-5 FP-PREP-6
 */
export const section = (run: Run, frame: Mutable<Frame>): void => {
  const { draft, box } = run;
  const type = kindIndex[frame.type === 'none' ? 'worker' : frame.type];
  const position = draft.sick[type]!;
  if (frame.at === TOKENS) {
    const row = box.components.tracks.sections.find(({ from, to }) => from <= position && position <= to);
    frame.at = FLIPS;
    frame.left = row?.flips ?? 0;
    for (let i = row?.tired ?? 0; i > 0; i--) addToken(run, type);
    return;
  }
  if (frame.left === 0) return pop(run);
  frame.left--;
  if (position > 0 && draft.citizens[type]! > 0) flip(run, type);
};

/**
 * Makes one Citizen without shelter fall sick; the type is a decision only if it makes a difference.
 * @rule FP-NIGHT-4
 */
export const goUnsheltered = (run: Run, frame: Mutable<Frame>): void => {
  const { draft, box } = run;
  let outside = 0;
  let first = -1;
  let types = 0;
  for (let type = 0; type < draft.exposed.length; type++) {
    if (!isTarget(draft, box, 'shelter', type)) continue;
    if (first < 0) first = type;
    outside += draft.exposed[type]!;
    types++;
  }
  if (first < 0 || frame.left === 0) return pop(run);
  if (types > 1 && frame.left < outside) return ask(run, ASK_TYPE.shelter);
  frame.left--;
  affect(run, 'shelter', first);
};

/** Runs a frame of the agenda that makes a type fall sick. */
export const sicken = (run: Run, { type }: Frame): void => {
  pop(run);
  if (type !== 'none') fallSick(run, kindIndex[type]);
};
