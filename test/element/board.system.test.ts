import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { pageWith, programOf } from '../bots/browser/programs.js';
import { type OpenedBoard, openBoard } from './open-board.js';

const IGLOO = "tests.start('igloo-igloo', { players: 2, viewer: 0, seed: 'board' })";

/** Opens a board with a game, and lets it show everything. */
const opened = async (start = IGLOO): Promise<OpenedBoard> => {
  const board = await openBoard();
  await board.evaluate(start);
  await board.evaluate('tests.settle()');
  return board;
};

const question = 'sastrugi-board [part="question"]';
const choices = 'sastrugi-board .choices';
const things = 'sastrugi-board .things';
const log = 'sastrugi-board [role="log"]';
const handle = (place: string): string => `sastrugi-board .handle[data-place="${place}"]`;

describe('a board', () => {
  test('asks for the decision, and marks the places with moves alone', async () => {
    const { page } = await opened();
    expect(await page.textContent(question)).toBe('On which floe at the edge of the board do you place an Inuit?');
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(24);
    expect(await page.getAttribute(handle('c1'), 'aria-label')).toBe('c1, floe: Place an Inuit on c1');
    expect(await page.getAttribute(handle('c4'), 'class')).toBe('handle');
  });

  test('fires a move, shows its frames one by one, and announces its events', async () => {
    const { page, evaluate } = await opened();
    await page.click(handle('c1'), { force: true });
    expect(await evaluate('tests.moves()')).toBe(1);
    expect(await page.textContent(question)).toBe('Ann places an Inuit on c1.');
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(0);
    await evaluate('tests.settle()');
    expect(await page.textContent(question)).toBe('Waiting for Ben.');
    expect(await page.locator(`${log} p`).allTextContents()).toEqual([
      'On which floe at the edge of the board do you place an Inuit?',
      'Ann places an Inuit on c1.',
      'Waiting for Ben.',
    ]);
    expect(await evaluate('tests.errors()')).toEqual([]);
  });

  test('offers nothing from a move until its page says what became of it', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.keepQuiet()');
    await page.click(handle('c1'), { force: true });
    await page.click(handle('d1'), { force: true });
    expect(await evaluate('tests.fired()')).toEqual(['Pc1']);
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(0);
    await evaluate('tests.set({ moves: undefined })');
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(24);
  });

  test('keeps the choice open if its page refuses the move', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.keepQuiet(true)');
    await page.click(handle('c1'), { force: true });
    await page.click(handle('d1'), { force: true });
    expect(await evaluate('tests.fired()')).toEqual(['Pc1', 'Pd1']);
  });

  test('says why not, and what lies there; the choice stays', async () => {
    const { page } = await opened("tests.start('antarctica', { players: 3, viewer: null, seed: 'ice' })");
    const count = await page.locator('sastrugi-board .handle.active').count();
    await page.click(handle('track-0'), { force: true });
    expect(await page.locator(`${choices} [role="alert"]`).textContent()).toMatch(/^Bougez d’abord/);
    expect(await page.locator(`${things} p`).first().textContent()).not.toBe('');
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(count);
  });

  test('says what lies under the pointer and the focus, without touching it', async () => {
    const { page, evaluate } = await opened();
    await page.hover(handle('e5'), { force: true });
    expect(await page.locator(`${things} b`).first().textContent()).toBe('e5');
    await page.locator('sastrugi-board .handle[tabindex="0"]').focus();
    expect(await page.locator(`${things} b`).first().textContent()).toBe('b1');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await page.locator(`${things} b`).first().textContent()).toBe('b2');
    expect(await page.locator(`${choices} [role="alert"]`).count()).toBe(0);
    expect(await evaluate('tests.moves()')).toBe(0);
  });

  test('a long press asks about a place instead of touching it', async () => {
    const { page, evaluate } = await opened();
    const press = async (milliseconds: boolean): Promise<void> => {
      for (const type of ['pointerdown', 'tick', 'pointerup', 'click']) {
        if (type !== 'tick') await evaluate(`tests.press('${type}', 'c1')`);
        else if (milliseconds) await evaluate('tests.tick()');
      }
    };
    await press(true);
    expect(await page.locator(`${things} b`).first().textContent()).toBe('c1');
    expect(await evaluate('tests.moves()')).toBe(0);
    await press(false);
    expect(await evaluate('tests.moves()')).toBe(1);
  });

  test('ignores a touch during which the decision changed', async () => {
    const { evaluate } = await opened();
    await evaluate("tests.press('pointerdown', 'c1')");
    await evaluate('tests.set({ moves: undefined })');
    await evaluate("tests.press('click', 'c1')");
    expect(await evaluate('tests.moves()')).toBe(0);
    expect(await evaluate('tests.errors()')).toEqual(['LateTouch: the decision changed during the touch']);
    await evaluate("tests.press('click', 'c1')");
    expect(await evaluate('tests.moves()')).toBe(1);
  });

  test('takes properties that were set before the element was defined, and attributes', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.defineLate()');
    expect(await page.textContent('late-board [part="question"]')).toBe('Waiting for Player 1.');
    expect(await page.getAttribute('late-board svg', 'class')).toBe('sastrugi igloo-igloo-dark wide');
    expect(await evaluate("document.querySelector('late-board').viewer")).toBe('spectator');
  });

  test('shows frames that wait at once where the pace is 0, and tells all of them', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.set({ pace: 0 })');
    await page.click(handle('c1'), { force: true });
    expect(await page.textContent(question)).toBe('Waiting for Ben.');
    expect(await page.locator(`${log} p`).allTextContents()).toContain('Ann places an Inuit on c1.');
    expect(await evaluate('tests.tick()')).toBe(0);
  });

  test('scrolls a board that is longer than its room to the first place with moves', async () => {
    const { page, evaluate } = await opened();
    await page.addStyleTag({ content: 'sastrugi-board{height:400px;width:360px}' });
    await evaluate("tests.set({ moves: [{ kind: 'placeInuit', cell: 58 }] })");
    await page.locator('sastrugi-board svg.tall').waitFor();
    const place = (await page.locator(handle('c8')).boundingBox())!;
    const room = (await page.locator('sastrugi-board .picture').boundingBox())!;
    expect(place.y).toBeGreaterThanOrEqual(room.y);
    expect(place.y + place.height).toBeLessThanOrEqual(room.y + room.height);
  });
});

test('the program of the guide shows a game that can be played', async () => {
  const guide = readFileSync(`${root}docs/guides/boards-and-drawings.md`, 'utf8');
  const [, program] = /^## Put a board into a page\n.*?^```ts\n(.*?)^```$/ms.exec(guide)!;
  const page = await pageWith({ 'page.js': await programOf({ text: program! }) });
  await page.locator('sastrugi-board .handle.active').first().click({ force: true });
  await page.locator('sastrugi-board .choices .move').first().click();
  await page
    .getByText(/^(Ann|Ben) places /)
    .first()
    .waitFor();
});

describe('strangers', () => {
  test('names go in as text', async () => {
    const { page, evaluate } = await opened();
    const name = '<img src=x onerror="document.title=1"><b>x</b>';
    await evaluate(`tests.set({ players: [${JSON.stringify(name)}, 'Ben'], viewer: undefined, moves: [] })`);
    await evaluate('tests.asSpectator()');
    expect(await page.textContent(question)).toBe(`Waiting for ${name}.`);
    expect(await page.locator('sastrugi-board img').count()).toBe(0);
  });

  test('without a game nothing is shown', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.set({ game: null })');
    expect(await page.locator('sastrugi-board svg').count()).toBe(0);
    expect(await evaluate('tests.errors()')).toEqual([]);
  });

  test.each([
    ['{}', ['InvalidPack: game is missing: export what describeGame or defineGame makes']],
    ['{ game: 1 }', ['InvalidPack: game is missing: export what describeGame or defineGame makes']],
  ])('a pack that is %s is reported', async (pack, errors) => {
    const { evaluate } = await opened();
    await evaluate(`tests.set({ game: ${pack} })`);
    expect(await evaluate('tests.errors()')).toEqual(errors);
  });

  test('a view that does not decode is shown by its fields', async () => {
    const { page, evaluate } = await opened();
    await evaluate("tests.damage('tiles', '<b>none</b>')");
    expect(await evaluate('tests.errors()')).toEqual([expect.stringMatching(/^InvalidView: /)]);
    expect(await page.textContent('sastrugi-board pre')).toContain('<b>none</b>');
    expect(await page.locator('sastrugi-board svg').count()).toBe(0);
    await evaluate('tests.show()');
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(24);
  });

  test.each(['1', '"text"', '[]', '{ viewer: 0 }', '{ phase: null, viewer: 0 }', '(() => {})'])(
    'the view %s is reported, and nothing is thrown',
    async (view) => {
      const { page, evaluate } = await opened();
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await evaluate(`tests.set({ view: ${view} })`);
      expect(await evaluate('tests.errors()')).toEqual([expect.stringMatching(/^Invalid(View|State): /)]);
      expect(thrown).toEqual([]);
    },
  );

  test('the view of another viewer is not shown', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.set({ viewer: 1 })');
    expect(await evaluate('tests.errors()')).toEqual(['ViewerMismatch: the view is of another viewer than the board']);
    expect(await page.textContent('sastrugi-board .picture')).toBe('');
  });

  test('a state is hidden from the viewer', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.showWholeState(1)');
    expect(await page.textContent(question)).toBe('Waiting for Ann.');
    await evaluate('tests.showWholeState(undefined)');
    expect(await page.textContent(question)).toBe('Waiting for Ann.');
  });

  test('moves that are none are left out, and reported', async () => {
    const { page, evaluate } = await opened();
    await evaluate("tests.set({ moves: [{ kind: 'fly' }, null, { kind: 'placeInuit', cell: 2 }] })");
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(1);
    expect(await evaluate<readonly string[]>('tests.errors()')).toHaveLength(2);
  });

  test('a game without drawing is a table of its fields, and its moves are buttons', async () => {
    const { page, evaluate } = await opened(
      IGLOO.replace("seed: 'board'", "seed: 'board', pack: { drawing: undefined }"),
    );
    expect(await evaluate('tests.errors()')).toEqual(['MissingDrawing: Igloo Igloo has no drawing']);
    expect(await page.textContent('sastrugi-board pre')).toContain('players');
    const buttons = page.locator(`${choices} .placeless`);
    expect(await buttons.first().textContent()).toBe('Place an Inuit on b1');
    await buttons.first().click();
    await evaluate('tests.settle()');
    expect(await page.textContent(question)).toBe('Waiting for Ben.');
  });

  test('a language that is missing is English, and without English notation', async () => {
    const { page, evaluate } = await opened();
    await evaluate("tests.set({ language: 'it' })");
    expect(await page.textContent(question)).toBe('On which floe at the edge of the board do you place an Inuit?');
    const message = 'MissingLanguage: Igloo Igloo has no words in the language it';
    expect(await evaluate('tests.errors()')).toEqual([message]);
    await evaluate(IGLOO.replace("seed: 'board'", "seed: 'board', pack: { words: {} }"));
    await evaluate('tests.settle()');
    expect(await page.getAttribute(handle('c1'), 'aria-label')).toBe('c1, floe: Pc1');
  });

  test('a drawing that throws is shown as a table, and drawn again when it can be', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.breakDrawing()');
    expect(await evaluate('tests.errors()')).toEqual(['DrawingFailed: no picture']);
    expect(await page.textContent('sastrugi-board pre')).toContain('players');
    await evaluate('tests.mendDrawing()');
    expect(await page.locator('sastrugi-board svg').count()).toBe(1);
  });

  test('frames that are none are reported, and the view is shown', async () => {
    const { page, evaluate } = await opened();
    await evaluate('tests.set({ frames: [null] })');
    expect(await evaluate<readonly string[]>('tests.errors()')).toHaveLength(1);
    expect(await page.locator('sastrugi-board .handle.active').count()).toBe(24);
  });
});
