import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OpenedBoard, openBoard } from './open-board.js';

/** The games, with the number of players of a game to its end. */
const GAMES = [
  ['antarctica', 2],
  ['blueprints', 2],
  ['frostpunk', 1],
  ['igloo-igloo', 2],
  ['nunatak', 3],
] as const;

/** The inputs of a decision: more mean that a person is stuck. */
const MAX_INPUTS = 8;

/** Plays a game to its end; `act` makes one input, and says which. */
const playToEnd = async ({ evaluate }: OpenedBoard, act: () => Promise<string>): Promise<readonly number[]> => {
  const inputs: number[] = [];
  for (let moves = 0; !(await evaluate<boolean>('tests.isOver()')); moves++) {
    const done: string[] = [];
    while ((await evaluate<number>('tests.moves()')) === moves) {
      expect(done.length, done.join(', ')).toBeLessThan(MAX_INPUTS);
      done.push(await act());
    }
    inputs.push(done.length);
    await evaluate('tests.settle()');
  }
  expect(await evaluate('tests.errors()')).toEqual([]);
  return inputs;
};

/** The mean number of inputs of a decision. */
const mean = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0) / counts.length;

/** Chooses in turn, so that no choice is made for ever. */
const createTurns = () => {
  let random = 1;
  return (below: number): number => {
    random = (random * 48271) % 2147483647;
    return random % below;
  };
};

const choicesOf = (page: Page) => page.locator('sastrugi-board .choices .move');

test.each(GAMES)('%s is played to its end by the keyboard alone', async (game, players) => {
  const opened = await openBoard();
  const { page, evaluate } = opened;
  await evaluate(`tests.start('${game}', { players: ${players}, viewer: null, seed: 'keyboard' })`);
  await evaluate('tests.settle()');
  const turn = createTurns();
  const counts = await playToEnd(opened, async () => {
    const count = await choicesOf(page).count();
    if (count > 0) {
      for (let i = turn(count); i > 0; i--) await page.keyboard.press('Tab');
    } else if ((await page.locator('sastrugi-board .handle.active').count()) === 0 || turn(6) === 0) {
      const placeless = page.locator('sastrugi-board .placeless');
      if ((await placeless.count()) > 0) await placeless.nth(turn(await placeless.count())).focus();
    } else {
      await page.locator('sastrugi-board .handle[tabindex="0"]').focus();
      for (let i = turn(4); i > 0; i--)
        await page.keyboard.press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'End'][turn(5)]!);
    }
    await page.keyboard.press('Enter');
    return evaluate<string>('tests.focus()');
  });
  expect(mean(counts)).toBeLessThan(2.5);
});

test.each(GAMES)('%s is played to its end by touch, in at most two taps a decision', async (game, players) => {
  const opened = await openBoard({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const { page, evaluate } = opened;
  await page.addStyleTag({ content: 'body{margin:0}sastrugi-board{height:100dvh}' });
  await evaluate(`tests.start('${game}', { players: ${players}, viewer: null, seed: 'touch' })`);
  await evaluate('tests.settle()');
  const size = await evaluate<string>('tests.size()');
  const { height } = (await page.locator('sastrugi-board .picture').boundingBox())!;
  expect(height).toBeGreaterThan(0.6 * 740);
  const turn = createTurns();
  const counts = await playToEnd(opened, async () => {
    expect(await evaluate('tests.size()')).toBe(size);
    const choices = page.locator('sastrugi-board .choices .move, sastrugi-board .choices .placeless');
    const places = page.locator('sastrugi-board .handle.active');
    const isChosen = (await choicesOf(page).count()) > 0;
    const found = isChosen ? choicesOf(page) : (await places.count()) > 0 ? places : choices;
    const target = found.nth(turn(await found.count()));
    const label = await target.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    return label;
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});
