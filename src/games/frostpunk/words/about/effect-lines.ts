import { joinMessages, type Message, message } from '../../../../words/message.js';
import type { Components, Effect, Option, Requirement } from '../../components/index.js';
import { effectMessage, requirementMessage } from '../effects.js';

/** Returns the parameters of requirements, with their number. */
export const requirementParameters = (when: readonly Requirement[], components: Components) => ({
  when: when.map((req) => requirementMessage(req, components)),
  conditions: when.length,
});

/** Returns the message of an effect, with the requirements of each option of a choice. */
const effectMessageOf = (value: Effect, components: Components): Message => {
  if (value.kind === 'choose') {
    const offers = value.options.map(({ when, effects }) =>
      message('about.offer', {
        ...requirementParameters(when, components),
        effects: effectsMessage(effects, components),
      }),
    );
    return message('about.choose', { options: joinMessages('alternatives', offers) });
  }
  if (value.kind !== 'if') return effectMessage(value, components);
  const effectMessages = (effects: readonly Effect[]) => effects.map((each) => effectMessageOf(each, components));
  return message('effect.if', {
    when: requirementParameters(value.when, components).when,
    effects: effectMessages(value.then),
    count: value.then.length,
    other: effectMessages(value.else),
    others: value.else.length,
  });
};

/** Returns a parameter that puts a list of effects into words, `nothing` if it is empty. */
export const effectsMessage = (effects: readonly Effect[], components: Components): Message =>
  message('effects', { effects: effects.map((each) => effectMessageOf(each, components)), count: effects.length });

/** Returns a line on effects, by a message with the parameter `effects`; none if there are none. */
export const effectsLine = (key: string, effects: readonly Effect[], components: Components): readonly Message[] =>
  effects.length === 0 ? [] : [message(key, { effects: effectsMessage(effects, components) })];

/** Returns a line on each option, numbered from 1. */
export const optionLines = (options: readonly Option[], components: Components): readonly Message[] =>
  options.map(({ when, effects }, i) =>
    message('about.choice', {
      n: i + 1,
      ...requirementParameters(when, components),
      effects: effectsMessage(effects, components),
    }),
  );

/** Returns the id by which a message selects. */
export const yesOrNo = (isTrue: boolean): string => (isTrue ? 'yes' : 'no');

/** Returns a list with a message for each number that is greater than 0. */
export const numberLines = (key: string, n: number): readonly Message[] => (n > 0 ? [message(key, { n })] : []);
