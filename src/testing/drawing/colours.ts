import type { Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert } from '../assert.js';
import type { DrawingSuite } from './suite.js';

/** Checks that every colour that is a CSS variable has a plain one beside it, for programs without variables. */
export const coloursHavePlainValues = <G extends Types>({ game, options, draw }: DrawingSuite<G>): void => {
  for (const option of options) {
    const state = orThrow(game.setup({ ...option, seed: 'colours' } as unknown as G['Options']));
    for (const theme of [undefined, 'light', 'dark'] as const) {
      const svg = draw.draw(state, theme === undefined ? {} : { theme });
      const style = Array.from(svg.matchAll(/<style>([^<]*)<\/style>/g), ([, rules]) => rules).join('');
      assert(!svg.replace(style, '').includes('var('), 'an attribute has a variable as its colour');
      for (const [, rule] of style.matchAll(/\{([^{}]*)\}/g)) checkPlainColours(rule!);
    }
  }
};

const checkPlainColours = (rule: string): void => {
  const plain = new Set<string>();
  for (const declaration of rule.split(';')) {
    const [property, value = ''] = declaration.split(/:(.*)/s) as [string, string?];
    if (property.startsWith('--')) continue;
    if (!value.includes('var(')) plain.add(property);
    else assert(plain.has(property), () => `no plain colour stands before ${declaration}`);
  }
};
