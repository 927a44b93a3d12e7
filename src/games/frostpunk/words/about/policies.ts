import type { OfKind } from '../../../../core/contract/rows.js';
import { type Message, message, named, type Parameters } from '../../../../words/message.js';
import { titled } from '../../board/titled.js';
import type { Components, DuskFace, Law, Modifier, Technology } from '../../components/index.js';
import { CONSEQUENCES } from '../../components/vocabulary.js';
import { amount, byId } from '../things.js';
import { displayLines } from './displays.js';
import { lineOn, outcomeOf, requiredTold } from './told.js';

type Tell<Value> = (value: Value, components: Components) => Parameters;

const numbered = ({ n }: { readonly n: number }) => ({ n });
const conditional: Tell<Extract<Modifier, { readonly when: unknown }>> = ({ when, effects }, components) => ({
  ...requiredTold(when, components),
  effects: outcomeOf(effects, components),
});

/** The parameters of the line on each lasting effect. */
const MODIFIERS: { readonly [Kind in Modifier['kind']]: Tell<OfKind<Modifier, Kind>> } = {
  childrenMay: ({ actions }) => ({ actions: actions.map(named('action')) }),
  prepare: conditional,
  duskOffer: conditional,
  longShift: ({ effects }, components) => ({ effects: outcomeOf(effects, components) }),
  feedFewer: numbered,
  treatBonus: numbered,
  cureBonus: numbered,
  huntBonus: numbered,
  ventMax: numbered,
  scoutBonus: numbered,
  unlock: ({ building }, components) => ({ building: byId(building, components) }),
  buildingLevel: ({ building, level }, components) => ({ building: byId(building, components), level }),
  useBonus: ({ building, res, n }, components) => ({ building: byId(building, components), amount: amount(res, n) }),
};

const modifierLine = (modifier: Modifier, components: Components): Message =>
  message(`about.lasting.${modifier.kind}`, (MODIFIERS[modifier.kind] as Tell<Modifier>)(modifier, components));

/** Returns the lines on what a card does at Dusk, and where it goes then. */
export const duskLines = ({ effects, then, red, display }: DuskFace, components: Components): readonly Message[] => [
  ...lineOn('about.atDusk', effects, components),
  ...(then === 'removed' ? [message('about.removed')] : []),
  ...displayLines(display, components),
  ...(red ? [message('about.red')] : []),
];

/** Returns the lines on a consequence among those of its law. */
const faceLines = ({ effects, display }: DuskFace, letter: string, components: Components): readonly Message[] => [
  ...(effects.length === 0 ? [] : [message('about.consequence', { letter, effects: outcomeOf(effects, components) })]),
  ...displayLines(display, components).map((line) => message('about.consequenceStays', { letter, line })),
];

/** Returns the lines about a law. */
export const lawLines = ({ now, lasting, consequences, excludes }: Law, components: Components): readonly Message[] => [
  ...lineOn('about.enacted', now, components),
  ...lasting.map((modifier) => modifierLine(modifier, components)),
  message('about.law'),
  ...consequences.flatMap((face, i) => faceLines(face, CONSEQUENCES[i]!.toUpperCase(), components)),
  ...(excludes.length === 0 ? [] : [message('about.excludes', { laws: excludes.map((id) => byId(id, components)) })]),
];

/** Returns the lines about a consequence of a law. */
export const consequenceLines = (
  { title, consequences }: Law,
  index: number,
  components: Components,
): readonly Message[] => [
  message('about.consequenceOf', { law: titled(title) }),
  ...duskLines(consequences[index]!, components),
];

/** Returns the lines about a Technology. */
export const technologyLines = ({ time, now, lasting }: Technology, components: Components): readonly Message[] => [
  message('about.time', { n: time }),
  ...lineOn('about.developed', now, components),
  ...lasting.map((modifier) => modifierLine(modifier, components)),
];
