import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import type { Types } from '../../src/index.js';
import type { Turn } from '../../src/testing/random-game.js';
import { openPage } from '../support/chromium.js';
import { LONG_NAMES, languagesOf } from './languages.js';
import { positionsOf } from './plans.js';

const MEASURE = readFileSync(new URL('./measure.js', import.meta.url), 'utf8');

/** The number of drawings on one page. */
const MAX_PROBLEMS = 150;

describe('every text fits its room, in any language', () => {
  test.each(Object.entries(drawings))('%s', async (id, drawing) => {
    const game = gameOf(id)!;
    const shown = variedOf([...positionsOf(game, 60)]).flatMap(({ state, ply }) =>
      [undefined, LONG_NAMES].flatMap((names) =>
        languagesOf(game, names).flatMap(({ locale, translate }) =>
          (['tall', 'wide'] as const).map((layout) => {
            const svg = drawing.draw(state, { translate, layout, theme: 'light', prefix: '' });
            return `<div class="${layout}" title="${locale}, ${layout}, ${state.players} players, ply ${ply}">${svg}</div>`;
          }),
        ),
      ),
    );
    for (let i = 0; i < shown.length; i += MAX_PROBLEMS)
      expect(await findProblems(shown.slice(i, i + MAX_PROBLEMS))).toEqual([]);
  });

  test('texts that do not fit are found', async () => {
    const drawing = drawings['antarctica']!;
    const [turn] = positionsOf(gameOf('antarctica')!, 1);
    const svg = drawing.draw(turn!.state).replace('>1st ship', '>1st ship, and what is more, the last');
    expect(await findProblems([`<div>${svg}</div>`])).toHaveLength(2);
  });
});

/** Picks the first position of every phase, and the last of every game. */
const variedOf = (turns: readonly Turn<Types>[]): readonly Turn<Types>[] => {
  const phases = turns.map(({ state }) => `${state.players} ${state.phase.kind}`);
  return turns.filter((_, i) => phases.indexOf(phases[i]!) === i || phases[i]!.endsWith('over'));
};

const findProblems = async (shown: readonly string[]): Promise<readonly string[]> => {
  const style =
    '<style>body{margin:0}div{width:360px}.wide{width:1280px}svg{display:block;height:auto!important}</style>';
  const page = await openPage();
  await page.setContent(`<!doctype html><meta charset="utf-8">${style}${shown.join('')}<pre id="answer"></pre>`);
  await page.addScriptTag({ content: MEASURE });
  const [count, ...problems] = (await page.textContent('#answer'))!.split('\n');
  expect(count).toBe(`${shown.length} drawings`);
  return [...new Set(problems)].filter((problem) => problem !== '');
};
