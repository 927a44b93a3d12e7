import type { Mutable } from '../../../core/data/copy.js';
import { sum } from '../../../core/data/list.js';
import { countIdle, isAnyTarget, isTarget } from '../city/index.js';
import type { EffectOf } from '../components/index.js';
import { CITIZEN_TYPES, MAX_COUNT, MEEPLE_INDEX } from '../components/vocabulary.js';
import { ask, popFrame, pushBuiltIn, type Run, type UnitResult } from '../run.js';
import { type CitizenPurpose, type EffectFrame, type Phase, partOf } from '../state/index.js';

const typePhase = (purpose: CitizenPurpose): Phase => Object.freeze({ kind: 'citizenType', purpose });

/** The decisions about a Citizen type. */
const ASK_TYPE: Readonly<Record<CitizenPurpose, Phase>> = {
  sick: typePhase('sick'),
  join: typePhase('join'),
  leave: typePhase('leave'),
  die: typePhase('die'),
  tire: typePhase('tire'),
  cure: typePhase('cure'),
  treat: typePhase('treat'),
  rest: typePhase('rest'),
  shelter: typePhase('shelter'),
};

/**
 * Returns the decision for whom an effect is, unless nobody can be chosen.
 * @rule FP-EFF-2 FP-EFF-5
 */
export const typeDecision = ({ draft, box }: Run, purpose: CitizenPurpose): UnitResult =>
  isAnyTarget(draft, box, purpose) ? ASK_TYPE[purpose] : 'noTarget';

/** Applies a unit of an effect to a stated or chosen type. */
export const applyOrAskForType = (
  run: Run,
  { kind, who }: EffectOf<'sick' | 'join' | 'leave' | 'die' | 'tire'>,
  { citizenType }: EffectFrame,
): UnitResult => {
  if (who === 'choose') return typeDecision(run, kind);
  const stated = who === 'context' ? citizenType : who;
  if (stated === 'none' || !isTarget(run.draft, run.box, kind, MEEPLE_INDEX[stated])) return 'noTarget';
  applyToCitizen(run, kind, MEEPLE_INDEX[stated]);
  return 'done';
};

/** Applies an effect to one Citizen of a type. */
export const applyToCitizen = (run: Run, purpose: CitizenPurpose, citizenIndex: number): void => {
  switch (purpose) {
    case 'sick':
      return fallSick(run, citizenIndex);
    case 'join':
      return joinCity(run, citizenIndex);
    case 'leave':
      return leaveCity(run, citizenIndex);
    case 'die':
      return pushBuiltIn(run, 'death', { citizenType: CITIZEN_TYPES[citizenIndex]! });
    case 'tire':
      return tireCitizen(run, citizenIndex);
    case 'cure':
      return setSickCount(run, citizenIndex, run.draft.sickCitizens[citizenIndex]! - 1);
    case 'treat':
      return setSkull(run, citizenIndex, false);
    case 'rest':
      return restCitizen(run, citizenIndex);
    case 'shelter':
      return sleepOutside(run, citizenIndex);
  }
};

const setSickCount = ({ draft, emit }: Run, citizenIndex: number, count: number): void => {
  draft.sickCitizens[citizenIndex] = count;
  emit?.({ kind: 'sickCountChanged', citizenType: CITIZEN_TYPES[citizenIndex]!, to: count });
};

const setSkull = ({ draft, emit }: Run, citizenIndex: number, skull: boolean): void => {
  draft.showsSkull[citizenIndex] = skull;
  emit?.({
    kind: 'sicknessMarkerFlipped',
    citizenType: CITIZEN_TYPES[citizenIndex]!,
    face: skull ? 'skull' : 'syringe',
  });
};

/** @rule FP-SICK-1 */
const fallSick = (run: Run, citizenIndex: number): void => {
  const { citizens, sickCitizens } = run.draft;
  if (citizens[citizenIndex] === 0) return;
  if (sickCitizens[citizenIndex]! < citizens[citizenIndex]!)
    setSickCount(run, citizenIndex, sickCitizens[citizenIndex]! + 1);
  else flipSicknessMarker(run, citizenIndex);
};

/** @rule FP-SICK-2 FP-SICK-3 */
const flipSicknessMarker = (run: Run, citizenIndex: number): void => {
  const { draft } = run;
  const dies = draft.showsSkull[citizenIndex]!;
  setSkull(run, citizenIndex, !dies);
  if (!dies) return;
  setSickCount(run, citizenIndex, draft.sickCitizens[citizenIndex]! - 1);
  pushBuiltIn(run, 'death', { citizenType: CITIZEN_TYPES[citizenIndex]! });
};

/** @rule FP-EFF-6 */
const joinCity = ({ draft, emit }: Run, citizenIndex: number): void => {
  draft.citizens[citizenIndex]!++;
  emit?.({ kind: 'citizenJoined', citizenType: CITIZEN_TYPES[citizenIndex]! });
};

/** @rule FP-EFF-7 */
const leaveCity = (run: Run, citizenIndex: number): void => {
  run.draft.citizens[citizenIndex]!--;
  run.emit?.({ kind: 'citizenLeft', citizenType: CITIZEN_TYPES[citizenIndex]! });
  capSick(run, citizenIndex);
};

/**
 * Limits the sick of a type to its Citizens.
 * @rule FP-SICK-4
 */
export const capSick = (run: Run, citizenIndex: number): void => {
  const { citizens, sickCitizens, showsSkull } = run.draft;
  if (sickCitizens[citizenIndex]! > citizens[citizenIndex]!) setSickCount(run, citizenIndex, citizens[citizenIndex]!);
  if (sickCitizens[citizenIndex] === 0 && showsSkull[citizenIndex]) setSkull(run, citizenIndex, false);
};

/** @rule FP-EFF-8 */
const tireCitizen = (run: Run, citizenIndex: number): void => {
  const { draft } = run;
  if (draft.stage === 'action' && countIdle(draft, citizenIndex) > 0) draft.coveredTokens[citizenIndex]!++;
  addTiredToken(run, citizenIndex);
};

const addTiredToken = ({ draft, emit }: Run, citizenIndex: number): void => {
  draft.tiredTokens[citizenIndex] = Math.min(MAX_COUNT, draft.tiredTokens[citizenIndex]! + 1);
  emit?.({ kind: 'citizenTired', citizenType: CITIZEN_TYPES[citizenIndex]! });
};

/** @rule FP-EFF-9 */
const restCitizen = ({ draft, emit }: Run, citizenIndex: number): void => {
  if (draft.coveredTokens[citizenIndex] === draft.tiredTokens[citizenIndex]) draft.coveredTokens[citizenIndex]!--;
  draft.tiredTokens[citizenIndex]!--;
  emit?.({ kind: 'citizenRested', citizenType: CITIZEN_TYPES[citizenIndex]! });
};

/** @rule FP-NIGHT-4 */
const sleepOutside = (run: Run, citizenIndex: number): void => {
  run.draft.exposedMeeples[citizenIndex]!--;
  fallSick(run, citizenIndex);
};

const CITIZEN_INDEXES = CITIZEN_TYPES.map((_, citizenIndex) => citizenIndex);

const TOKENS_PART = partOf('section', 'tokens');
const FLIPS_PART = partOf('section', 'flips');

/**
 * Applies the section of a Sickness marker: its tokens, then its flips.
 * @rule FP-PREP-4 FP-PREP-5 FP-PREP-6
 */
export const runSection = (run: Run, frame: Mutable<EffectFrame>): void => {
  const { draft, box } = run;
  const citizenIndex = MEEPLE_INDEX[frame.citizenType === 'none' ? 'worker' : frame.citizenType];
  const position = draft.sickCitizens[citizenIndex]!;
  if (frame.partIndex === TOKENS_PART) {
    const section = box.components.tracks.sicknessSections.find(({ from, to }) => from <= position && position <= to);
    frame.partIndex = FLIPS_PART;
    frame.unitsLeft = section?.flips ?? 0;
    for (let i = section?.tiredTokens ?? 0; i > 0; i--) addTiredToken(run, citizenIndex);
    return;
  }
  if (frame.unitsLeft === 0) return popFrame(run);
  frame.unitsLeft--;
  if (position > 0 && draft.citizens[citizenIndex]! > 0) flipSicknessMarker(run, citizenIndex);
};

/**
 * Makes one Citizen without shelter fall sick; the type is a decision only if it makes a difference.
 * @rule FP-NIGHT-4
 */
export const runShelter = (run: Run, frame: Mutable<EffectFrame>): void => {
  const { draft, box } = run;
  const exposedIndexes = CITIZEN_INDEXES.filter((citizenIndex) => isTarget(draft, box, 'shelter', citizenIndex));
  if (exposedIndexes.length === 0 || frame.unitsLeft === 0) return popFrame(run);
  const exposed = sum(exposedIndexes.map((citizenIndex) => draft.exposedMeeples[citizenIndex]!));
  const everybodyFallsSick = frame.unitsLeft >= exposed;
  if (exposedIndexes.length > 1 && !everybodyFallsSick) return ask(run, ASK_TYPE.shelter);
  frame.unitsLeft--;
  sleepOutside(run, exposedIndexes[0]!);
};

/** Runs a frame that makes a type fall sick. */
export const runSick = (run: Run, { citizenType }: EffectFrame): void => {
  popFrame(run);
  if (citizenType !== 'none') fallSick(run, MEEPLE_INDEX[citizenType]);
};
