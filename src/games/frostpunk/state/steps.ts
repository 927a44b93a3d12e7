import type { Stage } from '../components/vocabulary.js';

/** The steps of each stage, in their order; the field `step` holds their numbers. */
export const STEPS = {
  dawn: ['round', 'finish', 'develop', 'scenario'],
  morning: ['reveal', 'rest'],
  generator: ['feed', 'freeze', 'throw', 'cool'],
  weather: ['reveal', 'effects', 'hunt', 'march', 'approach', 'storm', 'discard'],
  preparation: ['expert', 'lasting', 'check', 'markers'],
  action: ['muster', 'turn', 'cold', 'effect', 'shift', 'next'],
  dusk: ['menu', 'evening', 'card', 'putAway', 'renew'],
  hunger: ['eat', 'starve', 'feed'],
  night: ['home', 'feed', 'shelter', 'end'],
} as const satisfies Readonly<Record<Stage, readonly string[]>>;

/** The name of a step of a stage. */
export type Step<In extends Stage> = (typeof STEPS)[In][number];

/** Returns the number of a step. */
export const stepOf = <In extends Stage>(stage: In, step: Step<In>): number => {
  const steps: readonly string[] = STEPS[stage];
  return steps.indexOf(step);
};

/** The stage and step of a game in its round. */
interface Course {
  readonly stage: Stage;
  readonly step: number;
}

/** Checks whether a step is under way. */
export const isAt = <In extends Stage>(state: Course, stage: In, step: Step<In>): boolean =>
  state.stage === stage && state.step === stepOf(stage, step);

/** The parts of the built-in programs, in their order; the field `at` of a frame holds their numbers. */
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
export type BuiltIn = keyof typeof PARTS;

/** Checks whether a program is built in. Ids of a pack never begin with a small letter. */
export const isBuiltIn = (program: string): program is BuiltIn => Object.hasOwn(PARTS, program);

/** Returns the number of a part of a built-in program. */
export const partOf = <In extends BuiltIn>(program: In, part: (typeof PARTS)[In][number]): number => {
  const parts: readonly string[] = PARTS[program];
  return parts.indexOf(part);
};
