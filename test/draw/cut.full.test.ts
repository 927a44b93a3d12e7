import { expect, test } from 'vitest';
import { drawings } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { languagesOf } from './languages.js';
import { positionsOf } from './plans.js';
import { elementsOf, parsed } from './xml.js';

test.each(Object.keys(drawings))('%s: no text is cut, in any language and layout', (id) => {
  const cut = new Set<string>();
  for (const { state } of positionsOf(gameOf(id)!, 20)) {
    for (const { locale, translate } of languagesOf(gameOf(id)!)) {
      for (const layout of ['tall', 'wide'] as const) {
        const texts = elementsOf(parsed(drawings[id]!.draw(state, { translate, layout })))
          .filter(({ name }) => name === 'text')
          .map(({ children }) => String(children[0]));
        for (const text of texts) if (text.endsWith('…')) cut.add(`${locale}, ${layout}: ${text}`);
      }
      const lines = drawings[id]!.drawText(state, { translate }).split('\n');
      for (const line of lines) if (line.includes('…')) cut.add(`${locale}, as text: ${line}`);
    }
  }
  expect([...cut]).toEqual([]);
});
