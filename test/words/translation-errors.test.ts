import { expect, test } from 'vitest';
import { game } from '../../src/games/blueprints/index.js';
import { words as en } from '../../src/games/blueprints/words/en.js';
import { words as fr } from '../../src/games/blueprints/words/fr.js';
import { createGameText, findTranslationErrors } from '../../src/words/index.js';

const changed = (messages: Readonly<Record<string, string>>) => ({
  ...fr,
  locale: 'es',
  messages: { ...fr.messages, ...messages },
});

test('a translation like the others has no errors', () => {
  expect(findTranslationErrors(changed({ cell: 'casilla {letter}' }), [en, fr])).toEqual([]);
});

test.each([
  ['a key that no other language has', { dye: 'x' }, 'es dye: no other language has it'],
  ['a parameter that no other language has', { cell: '{lettre}' }, 'es cell: no other language asks for lettre'],
  [
    'a case that no other language has',
    { 'event.planDealt': '{plan, select, hiden {{player}} other {{player} {plan}}}' },
    'es event.planDealt: no other language has the case hiden of plan',
  ],
])('%s is an error', (_, messages, message) => {
  expect(findTranslationErrors(changed(messages), [en, fr]).map((fault) => fault.message)).toEqual([message]);
});

test('a message that is missing, or not in ICU form, is an error', () => {
  const { cell, ...messages } = changed({ plan: '{number, plural, one {#}' }).messages;
  expect(cell).toBeDefined();
  const faults = findTranslationErrors({ locale: 'es', messages }, [en, fr]);
  expect(faults.map(({ key }) => key)).toEqual(['cell', 'plan']);
  expect(faults[0]).toEqual({ _tag: 'InvalidMessage', locale: 'es', key: 'cell', message: 'es cell: it is missing' });
  expect(faults[1]!.message).toMatch(/^es plan: it is not in ICU form, /);
});

test.each(['{number, plural, one {#}', '{nombre}'])(
  'a message that cannot be formatted is shown as written: %s',
  (plan) => {
    expect(createGameText(changed({ plan }), game).name('plan', 3)).toBe(plan);
  },
);
