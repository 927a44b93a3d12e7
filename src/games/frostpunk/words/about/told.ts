import { chain, type Message, message } from '../../../../words/message.js';
import type { Components, Effect, Option, Req } from '../../components/index.js';
import { effect, required } from '../effects.js';

/** Returns the parameters of requirements, with their number. */
export const requiredTold = (when: readonly Req[], components: Components) => ({
  when: when.map((req) => required(req, components)),
  conditions: when.length,
});

/** Returns the message of an effect, with the requirements of each option of a choice. */
const effectTold = (value: Effect, components: Components): Message => {
  if (value.kind === 'choose') {
    const offers = value.options.map(({ when, effects }) =>
      message('about.offer', { ...requiredTold(when, components), effects: outcomeOf(effects, components) }),
    );
    return message('about.choose', { options: chain('alternatives', offers) });
  }
  if (value.kind !== 'if') return effect(value, components);
  const told = (effects: readonly Effect[]) => effects.map((each) => effectTold(each, components));
  return message('effect.if', {
    when: requiredTold(value.when, components).when,
    effects: told(value.then),
    count: value.then.length,
    other: told(value.else),
    others: value.else.length,
  });
};

/** Returns a parameter that puts a list of effects into words, `nothing` if it is empty. */
export const outcomeOf = (effects: readonly Effect[], components: Components): Message =>
  message('effects', { effects: effects.map((each) => effectTold(each, components)), count: effects.length });

/** Returns a line on effects, by a message with the parameter `effects`; none if there are none. */
export const lineOn = (key: string, effects: readonly Effect[], components: Components): readonly Message[] =>
  effects.length === 0 ? [] : [message(key, { effects: outcomeOf(effects, components) })];

/** Returns a line on each option, numbered from 1. */
export const choices = (options: readonly Option[], components: Components): readonly Message[] =>
  options.map(({ when, effects }, i) =>
    message('about.choice', { n: i + 1, ...requiredTold(when, components), effects: outcomeOf(effects, components) }),
  );

/** Returns the id by which a message selects. */
export const yesOrNo = (holds: boolean): string => (holds ? 'yes' : 'no');

/** Returns a list with a message for each number that is greater than 0. */
export const linesFor = (key: string, n: number): readonly Message[] => (n > 0 ? [message(key, { n })] : []);
