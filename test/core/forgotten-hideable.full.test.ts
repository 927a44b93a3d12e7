import { expect, test } from 'vitest';
import { editorsOf } from '../support/editor.js';

const kernelWith = (deck: string): string => `
  import type { BaseState, BaseView, Hidden, Shell, Types } from 'sastrugi/core';
  import { hideable, idBelow, listUpTo, unionOf } from 'sastrugi/core';

  type Phase = { readonly kind: 'draw' };
  interface Cards extends Types {
    readonly State: BaseState & { readonly phase: Phase; readonly deck: readonly number[] };
    readonly View: BaseView & { readonly phase: Phase; readonly deck: readonly (number | Hidden)[] };
  }
  export const { stateSchema }: Pick<Shell<Cards>, 'stateSchema'> = {
    stateSchema: () => ({ phase: unionOf('Phase', { draw: {} }), deck: ${deck} }),
  };`;

const [right, forgotten] = editorsOf([
  kernelWith('listUpTo(hideable(idBelow(40)), 40)'),
  kernelWith('listUpTo(idBelow(40), 40)'),
]);

test('a hidden field compiles with `hideable`', () => {
  expect(right!.errors()).toEqual([]);
});

test('a forgotten `hideable` is an error that says what is missing', () => {
  const [error, ...others] = forgotten!.errors();
  expect(others).toEqual([]);
  expect(error).toHaveLength(2);
  expect(error![1]).toMatch(/^ {2}Property 'hideable' is missing in type /);
});
