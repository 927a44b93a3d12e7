import type * as core from '../../../core/part-signs.js';
import { boxed, type SignWords, signWords } from '../../../core/signs.js';
import { prepare } from '../box.js';
import type { Effect, EffectOf, Program, Stage } from '../components/index.js';
import { type Ending, type Frame, isAt, type State, type Step } from '../state/index.js';
import type { Frostpunk } from '../types.js';

/** A unit of an effect, a step of a phase, or a move, made or forced. */
export type Part = core.Part<Frostpunk>;
/** Seen in a part. */
export type PartSign = core.PartSign<Frostpunk>;
/** Signs by clause. */
export type PartSigns = core.PartSigns<Frostpunk>;

/** A part after the deal. */
export type Later = Part & { readonly before: State };

/** The tables that the rules read. */
export const boxOf = boxed(prepare);

export const { always, onMove, onEvent, anyOf }: SignWords<Frostpunk> = signWords<Frostpunk>();

/** When something is so of a part after the deal, and before the end: what is under way then is not resolved. */
export const later =
  (holds: (part: Later) => boolean): PartSign =>
  ({ before, ...part }) =>
    before !== null && before.outcome === 'none' && holds({ ...part, before });

/** When a step of a phase begins, and something is so of what it does at once. */
export const onStep = <In extends Stage>(
  stage: In,
  step: Step<In>,
  holds: (part: Later) => boolean = () => true,
): PartSign => later((part) => isAt(part.after, stage, step) && !isAt(part.before, stage, step) && holds(part));

/** The program that runs in a part. */
export const topOf = ({ agenda }: State): Frame | undefined => agenda.at(-1);

/** The list of a program that is not built in. */
export const listOf = (part: Part, frame: Frame): Program | undefined => boxOf(part).programs.get(frame.program);

/** The effect of which a unit is resolved, or skipped, in a part; also by the decision that it has asked for. */
export const effectIn = (part: Later): Effect | undefined => {
  const top = topOf(part.before);
  return top === undefined ? undefined : listOf(part, top)?.effects[top.at];
};

/** When a unit of an effect of this kind is resolved or skipped, and something is so of it. */
export const onEffect = <Kind extends Effect['kind']>(
  kind: Kind,
  holds: (effect: EffectOf<Kind>, part: Later) => boolean = () => true,
): PartSign =>
  later((part) => {
    const effect = effectIn(part);
    return effect?.kind === kind && holds(effect as EffectOf<Kind>, part);
  });

/** Effects are under way that were not before. */
export const starts = ({ before, after }: Later): boolean => after.agenda.length > before.agenda.length;

/** When the game ends for this reason. */
export const onEnd = (reason: Ending): PartSign => onEvent('gameOver', (event) => event.reason === reason);
