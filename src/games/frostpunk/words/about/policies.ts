import type { OfKind } from '../../../../core/contract/kernel.js';
import { type Message, message, nameMessage, type Parameters } from '../../../../words/message.js';
import { titleMessage } from '../../board/title-messages.js';
import type { Components, DuskFace, Law, Modifier, Technology } from '../../components/index.js';
import { CONSEQUENCES } from '../../components/vocabulary.js';
import { amountMessage, messageById } from '../names.js';
import { displayLines } from './displays.js';
import { effectsLine, effectsMessage, requirementParameters } from './effect-lines.js';

type ParameterFunction<Value> = (value: Value, components: Components) => Parameters;

const amountParameter = ({ amount }: { readonly amount: number }) => ({ n: amount });
const conditionalParameters: ParameterFunction<Extract<Modifier, { readonly when: unknown }>> = (
  { when, effects },
  components,
) => ({
  ...requirementParameters(when, components),
  effects: effectsMessage(effects, components),
});

/** The parameters of the line on each lasting effect. */
const MODIFIERS: { readonly [Kind in Modifier['kind']]: ParameterFunction<OfKind<Modifier, Kind>> } = {
  childrenMay: ({ actions }) => ({ actions: actions.map(nameMessage('action')) }),
  eachPreparation: conditionalParameters,
  duskOffer: conditionalParameters,
  longShift: ({ effects }, components) => ({ effects: effectsMessage(effects, components) }),
  feedFewer: amountParameter,
  treatBonus: amountParameter,
  cureBonus: amountParameter,
  huntBonus: amountParameter,
  maxVent: amountParameter,
  scoutBonus: amountParameter,
  unlockBuilding: ({ building }, components) => ({ building: messageById(building, components) }),
  buildingLevel: ({ building, level }, components) => ({ building: messageById(building, components), level }),
  useBonus: ({ building, resource, amount }, components) => ({
    building: messageById(building, components),
    amount: amountMessage(resource, amount),
  }),
};

const modifierLine = (modifier: Modifier, components: Components): Message =>
  message(
    `about.modifier.${modifier.kind}`,
    (MODIFIERS[modifier.kind] as ParameterFunction<Modifier>)(modifier, components),
  );

/** Returns the lines on what a card does at Dusk, and where it goes then. */
export const duskLines = (
  { effects, destination, isNeverDiscarded, display }: DuskFace,
  components: Components,
): readonly Message[] => [
  ...effectsLine('about.atDusk', effects, components),
  ...(destination === 'removed' ? [message('about.removed')] : []),
  ...displayLines(display, components),
  ...(isNeverDiscarded ? [message('about.red')] : []),
];

/** Returns the lines on a consequence among those of its law. */
const faceLines = ({ effects, display }: DuskFace, letter: string, components: Components): readonly Message[] => [
  ...(effects.length === 0
    ? []
    : [message('about.consequence', { letter, effects: effectsMessage(effects, components) })]),
  ...displayLines(display, components).map((line) => message('about.consequenceStays', { letter, line })),
];

/** Returns the lines about a law. */
export const lawLines = (
  { immediateEffects, modifiers, consequences, excludes }: Law,
  components: Components,
): readonly Message[] => [
  ...effectsLine('about.enacted', immediateEffects, components),
  ...modifiers.map((modifier) => modifierLine(modifier, components)),
  message('about.law'),
  ...consequences.flatMap((face, i) => faceLines(face, CONSEQUENCES[i]!.toUpperCase(), components)),
  ...(excludes.length === 0
    ? []
    : [message('about.excludes', { laws: excludes.map((id) => messageById(id, components)) })]),
];

/** Returns the lines about a consequence of a law. */
export const consequenceLines = (
  { title, consequences }: Law,
  index: number,
  components: Components,
): readonly Message[] => [
  message('about.consequenceOf', { law: titleMessage(title) }),
  ...duskLines(consequences[index]!, components),
];

/** Returns the lines about a Technology. */
export const technologyLines = (
  { developmentRounds, immediateEffects, modifiers }: Technology,
  components: Components,
): readonly Message[] => [
  message('about.time', { n: developmentRounds }),
  ...effectsLine('about.developed', immediateEffects, components),
  ...modifiers.map((modifier) => modifierLine(modifier, components)),
];
