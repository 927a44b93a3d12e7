import type * as core from '../../../signs/move-parts.js';
import { preparedOnce, type SignWords, signWords } from '../../../signs/sign.js';
import { prepare } from '../box.js';
import type { Effect, EffectOf, Program, Stage } from '../components/index.js';
import { type Ending, type Frame, isAt, type State, type Step } from '../state/index.js';
import type { Frostpunk } from '../types.js';

/** A unit of an effect, a step of a phase, or a move, made or forced. */
export type Part = core.MovePart<Frostpunk>;
/** A condition on a part that shows whether a clause took effect. */
export type PartSign = core.PartSign<Frostpunk>;
/** Signs by clause. */
export type PartSigns = core.PartSigns<Frostpunk>;

/** A part after the deal. */
export type Later = Part & { readonly before: State };

/** Returns the tables that the rules read. */
export const boxOf = preparedOnce(prepare);

export const { always, onMove, onEvent, anyOf }: SignWords<Frostpunk> = signWords<Frostpunk>();

/** Returns a sign for a part after the deal, and before the end: effects under way at the end are not resolved. */
export const later =
  (holds: (part: Later) => boolean): PartSign =>
  ({ before, ...part }) =>
    before !== null && before.outcome === 'none' && holds({ ...part, before });

/** Returns a sign that a step of a phase begins while `holds` is true. */
export const onStep = <In extends Stage>(
  stage: In,
  step: Step<In>,
  holds: (part: Later) => boolean = () => true,
): PartSign => later((part) => isAt(part.after, stage, step) && !isAt(part.before, stage, step) && holds(part));

/** Returns the program that runs in a part. */
export const topOf = ({ agenda }: State): Frame | undefined => agenda.at(-1);

/** Returns the list of a program that is not built in. */
export const listOf = (part: Part, frame: Frame): Program | undefined => boxOf(part).programs.get(frame.program);

/** Returns the effect of which a unit is resolved or skipped in a part, including by the decision that it needed. */
export const effectIn = (part: Later): Effect | undefined => {
  const top = topOf(part.before);
  return top === undefined ? undefined : listOf(part, top)?.effects[top.at];
};

/** Returns a sign that a unit of an effect of this kind is resolved or skipped while `holds` is true. */
export const onEffect = <Kind extends Effect['kind']>(
  kind: Kind,
  holds: (effect: EffectOf<Kind>, part: Later) => boolean = () => true,
): PartSign =>
  later((part) => {
    const effect = effectIn(part);
    return effect?.kind === kind && holds(effect as EffectOf<Kind>, part);
  });

/** Checks whether new effects are under way. */
export const starts = ({ before, after }: Later): boolean => after.agenda.length > before.agenda.length;

/** Returns a sign that the game ends for a reason. */
export const onEnd = (reason: Ending): PartSign => onEvent('gameOver', (event) => event.reason === reason);
