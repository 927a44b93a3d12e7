import type { Stage } from '../components/vocabulary.js';

/** The steps of each stage, in their order; the field `step` of a state is an index of this list. */
export const STEPS = {
  dawn: ['round', 'finish', 'develop', 'scenario'],
  morning: ['reveal', 'rest'],
  generator: ['burnCoal', 'freeze', 'throw', 'cool'],
  weather: ['reveal', 'effects', 'hunt', 'march', 'approach', 'storm', 'discard'],
  preparation: ['expert', 'modifiers', 'check', 'markers'],
  action: ['muster', 'turn', 'cold', 'effect', 'longShift', 'next'],
  dusk: ['menu', 'evening', 'card', 'putAway', 'renew'],
  hunger: ['eat', 'starve', 'feedCitizens'],
  night: ['home', 'burnCoal', 'shelter', 'end'],
} as const satisfies Readonly<Record<Stage, readonly string[]>>;

/** The name of a step of a stage. */
export type Step<In extends Stage> = (typeof STEPS)[In][number];

/** Returns the index of a step. */
export const stepOf = <In extends Stage>(stage: In, step: Step<In>): number => {
  const steps: readonly string[] = STEPS[stage];
  return steps.indexOf(step);
};

/** The stage and step of a game in its round. */
interface StageAndStep {
  readonly stage: Stage;
  readonly step: number;
}

/** Checks whether a step is under way. */
export const isAt = <In extends Stage>(state: StageAndStep, stage: In, step: Step<In>): boolean =>
  state.stage === stage && state.step === stepOf(stage, step);

/** The parts of the built-in programs, in their order; `partIndex` of a frame is an index of this list. */
export const PARTS = {
  sick: ['fall'],
  death: ['corpse', 'card', 'burial'],
  section: ['tokens', 'flips'],
  march: ['walk'],
  return: ['change'],
  use: ['option', 'bonus'],
  shelter: ['seek'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A program that is not an effect list of a pack. */
export type BuiltInProgram = keyof typeof PARTS;

/** Checks whether a program is built in. Ids of a pack never begin with a small letter. */
export const isBuiltIn = (program: string): program is BuiltInProgram => Object.hasOwn(PARTS, program);

/** Returns the index of a part of a built-in program. */
export const partOf = <In extends BuiltInProgram>(program: In, part: (typeof PARTS)[In][number]): number => {
  const parts: readonly string[] = PARTS[program];
  return parts.indexOf(part);
};
