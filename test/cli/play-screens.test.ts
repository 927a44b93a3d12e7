import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sortByBoard } from '../../src/cli/play/describe.js';
import { LANGUAGES, loadTranslation } from '../../src/cli/play/languages.js';
import { REAL_TEXTS } from '../../src/cli/play/referee/texts.js';
import { formatScore } from '../../src/cli/play/score-lines.js';
import { TEXTS } from '../../src/cli/play/texts.js';
import { gameOf } from '../../src/games/index.js';
import { type AnyGame, type BaseState, stateAt } from '../../src/index.js';
import { createGameText } from '../../src/words/index.js';
import { isFull } from '../support/games.js';
import { isSpacedOtherwise } from '../words/problems.js';
import { answering, fakeTerminal } from './fake-terminal.js';
import { playAt, tableOf } from './play-table.js';
import { evening } from './real-table.js';

const folder = mkdtempSync(join(tmpdir(), 'sastrugi-screens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCREEN = { isInteractive: true, columns: 80, rows: 24 };
const ALONE = ['Ann', 'random'];

/** Shows what a person sees who types lines in a game against a bot. */
const seen = async (id: string, lines: readonly string[], more = {}): Promise<string> => {
  const terminal = fakeTerminal(answering(lines));
  await playAt({ id, names: ALONE, terminal, ...more });
  return terminal.shown();
};

describe('a screen', () => {
  const tables = [
    ['antarctica', 'en', ['Ann', 'random', 'random', 'random'], 'summer'],
    ['antarctica', 'fr', ['Ann', 'Ben']],
    ['blueprints', 'de', ['Ann', 'Ben', 'random']],
    ['frostpunk', 'fr', ['Ann', 'random']],
    ['igloo-igloo', 'de', ['Ann', 'random', 'random', 'random']],
    ['nunatak', 'fr', ['Ann', 'Ben', 'Cleo', 'random']],
  ] as const;
  // Whole games: where few are played, one in each language.
  test.each(tables.slice(0, isFull ? tables.length : 3))(
    'of %s, in %s, holds every report and decision',
    async (id, language, names, deal?: string) => {
      let asked = 0;
      const numbered = (screen: string): string => {
        const choices = screen.match(/^ {2,3}\d+ {2}| {2,}\d+ {2}(?=\S)/gm)?.length ?? 0;
        return screen.endsWith('> ') ? String(1 + (asked++ % Math.max(1, choices))) : '';
      };
      const terminal = fakeTerminal(numbered, SCREEN);
      await playAt({ id, names, language, terminal, ...(deal === undefined ? {} : { deal }) });
      const screens = terminal.screens();
      expect(screens.filter((screen) => screen.endsWith('> ')).length).toBeGreaterThan(10);
      expect(screens.filter((screen) => screen.split('\n').length > 24)).toEqual([]);
      expect(screens.filter((screen) => screen.split('\n').some(({ length }) => length > 80))).toEqual([]);
    },
  );

  test('begins with the offer of help', async () => {
    expect(await seen('igloo-igloo', [])).toMatch(/^Igloo Igloo: Ann, random\. Type help for a list of commands\.\n/);
  });

  test('says how to see what it has no room for, and shows it then', async () => {
    const terminal = fakeTerminal(answering(['', 'moves', 'moves on c', 'moves xyz', 'board']), {
      ...SCREEN,
      rows: 13,
    });
    await playAt({ id: 'blueprints', names: ALONE, terminal });
    const [report, first, all, some, none, board] = terminal.screens();
    expect(report).toMatch(/ recycled 2\.\n\(Enter: go on\)$/);
    expect(first).toMatch(/^… The board has \d+ lines: type board to see them all\.$/m);
    expect(first).toMatch(/^… There are 24 choices: type moves, or moves TEXT for some\.$/m);
    expect(board).toMatch(/^Round 1 of 3(.*\n){7,}.*> $|go on/);
    expect(all!.match(/\d+ {2}Place/g)).toHaveLength(24);
    expect(some!.match(/\d+ {2}Place .*? on c/g)).toHaveLength(6);
    expect(some).toMatch(/^ {3}2 {2}Place wood 5 on c/);
    expect(none).toBe("No choice contains 'xyz'.\n> ");
  });

  test.each([
    ['a move', ['W5a'], /> W5a\n {2}Ann places wood 5 on a, on level 1\./],
    ['what is none', ['abc', 'quit'], /> abc\n'abc' is neither a move nor a command/],
    ['a command', ['quit'], /\(Enter: go on\)[^>]+> quit\nSave the game/],
    ['the end of the input', [null], /\(Enter: go on\)[^>]+> \nSave the game/],
  ])('takes %s, typed at a pause before it, as its answer', async (_, lines, end) => {
    const left: (string | null)[] = [...lines];
    const terminal = fakeTerminal(() => left.shift() ?? null, { ...SCREEN, rows: 13 });
    await playAt({ id: 'blueprints', names: ALONE, terminal });
    expect(terminal.screens()[0]).toMatch(/\n\(Enter: go on\)$/);
    expect(terminal.shown()).toMatch(end);
  });

  test('takes what is typed as the terminal changes hands as the answer of the next person', async () => {
    const terminal = fakeTerminal(answering(['', '1', '1', 'score', 'quit', '']));
    await playAt({ id: 'blueprints', names: ['Ann', 'Ben'], terminal });
    expect(terminal.shown()).toMatch(
      /Press Enter\. (.*\n)+> score\nIf the game ended now:\nPoints +Ann {2}Ben\n(.*\n)+> Save the game in/,
    );
  });

  test('names a line that no decision took', async () => {
    const lines = answering(['W5a', ...Array<string>(100).fill('1')]);
    let asked = 0;
    const terminal = fakeTerminal((screen) => (screen.endsWith('go on)') && asked++ === 0 ? lines() : '1'), SCREEN);
    await playAt({ id: 'blueprints', names: ALONE, terminal });
    expect(terminal.shown()).toMatch(/came too late/);
  });

  test('is shown again after an empty line', async () => {
    expect((await seen('blueprints', ['', ''])).match(/Which die do you choose/g)).toHaveLength(3);
  });

  test('tells the next person at the terminal what happened', async () => {
    const terminal = fakeTerminal(answering(['', '1', '1', '']));
    await playAt({ id: 'blueprints', names: ['Ann', 'Ben'], terminal });
    const [, , , handed, shown] = terminal.screens();
    expect(handed).toBe("\nAnn's turn. Press Enter. ");
    expect(shown).toMatch(/^ {2}Ben places wood \d behind the screen\.\n {2}Ben removes /);
  });

  test('names who made a move whose events name nobody', async () => {
    expect(await seen('frostpunk', ['1'])).toMatch(/^> {3}Ann: Burn 1 coal\n {2}Lost: 1 coal\.$/m);
  });
});

test('players of one name at a real table are numbered', async () => {
  const shown = await evening({ game: gameOf('blueprints')!, names: ['Ann', 'Ben', 'Ann'], lines: ['quit'] });
  expect(shown).toMatch(/^Blueprints: Ann 1, Ben, Ann 2\./);
});

describe('choices', () => {
  test('come in the order of the board', () => {
    const { game, table } = tableOf('nunatak', ALONE);
    const state = stateAt(game, table.match)! as BaseState & { readonly line: readonly number[] };
    const moves = game.legalMoves(state) as readonly { readonly kind: string; readonly card?: number }[];
    const taken = sortByBoard(game, state, moves).map(({ card }) => card);
    expect(taken).not.toEqual(moves.map(({ card }) => card));
    expect(taken).toEqual(state.line.filter((card) => taken.includes(card)));
  });
});

describe('quit', () => {
  test('asks for a file until the game is saved', async () => {
    const [old, file] = [join(folder, 'old.json'), join(folder, 'new.json')];
    writeFileSync(old, 'old');
    const out = await seen('blueprints', ['1', 'quit', old, '/no/where.json', file]);
    expect(out.match(/Save the game in which file\?/g)).toHaveLength(3);
    expect(out).toMatch(/old\.json exists already: name another file\./);
    expect(out).toMatch(/The game was not saved: \/no\/where\.json cannot be written/);
    expect(out).toMatch(/Saved to .*new\.json\.\n$/);
    expect(readFileSync(old, 'utf8')).toBe('old');
    expect(JSON.parse(readFileSync(file, 'utf8')).record.moves.length).toBeGreaterThan(0);
  });

  test.each([
    ['an empty answer', ['1', 'quit', '']],
    ['the end of the input', ['1']],
  ])('saves nothing after %s, and says so', async (_, lines) => {
    expect(await seen('blueprints', lines)).toMatch(/The game was not saved\.\n$/);
  });

  test('asks nothing if the game is saved, after every move from save on', async () => {
    const file = join(folder, 'saved.json');
    const out = await seen('blueprints', [`save ${file}`, '1', 'quit']);
    expect(out).not.toMatch(/which file/);
    expect(out).toMatch(/Saved to .*saved\.json\.\n$/);
    expect(JSON.parse(readFileSync(file, 'utf8')).record.moves).toContainEqual(expect.stringMatching(/^W\da$/));
  });

  test('asks nothing before the first move', async () => {
    const terminal = fakeTerminal(answering(['quit']));
    await playAt({ id: 'nunatak', names: ['Ann', 'Ben', 'Cleo'], terminal });
    expect(terminal.shown()).toMatch(/Press Enter\. $/);
  });
});

describe('what', () => {
  test.each([
    ['a title', 'what thin SOUP', /> Thin Soup\n {2}\S/],
    ['a kind and a number', 'what tile 3', /> .+\n {2}\S/],
    ['an id', 'what coal', /> Coal\n {2}\S/],
    ['a place', 'what g0', /> Tent\n {2}\S/],
    ['a part of one title', 'what thin s', /> (Thin Soup|Consequence)/],
    ['a part of many titles', 'what soup', /> Thin Soup\nConsequence of/],
    ['nothing', 'what', /> Tent\nRow House\n(.*\n)+Unrest|> Tent\nRow House\n/],
    ['no thing', 'what xyz', /> There is nothing called 'xyz'\. Type what for a list\.\n/],
  ])('describes or lists %s', async (_, line, shown) => {
    expect(await seen('frostpunk', [line])).toMatch(shown);
  });

  test.each([
    ['en', 'Which floe do you melt?', 'what floe', 'Floe'],
    ['fr', 'Quelle tuile faites-vous fondre\u00a0?', 'what tuile', 'Tuile banquise'],
    ['de', 'Welche Scholle lässt du schmelzen?', 'what scholle', 'Scholle'],
  ] as const)('describes the thing that a question of Igloo Igloo names: %s', async (language, asked, line, title) => {
    const shown = await seen('igloo-igloo', [...Array<string>(5).fill('1'), line], { language });
    expect(shown).toContain(asked);
    expect(shown).toContain(`> ${title}\n  `);
  });

  test('needs no accents', async () => {
    expect(await seen('nunatak', ["what main-d'oeuvre"], { language: 'fr' })).toMatch(/> Main-d’œuvre\n {2}\S/);
  });
});

describe('the table of points', () => {
  const outcome = 'Ann wins.';
  const lines = async (id: string, points: readonly number[], over = true): Promise<readonly string[]> => {
    const { game, table } = tableOf(id, ALONE);
    const state = stateAt(game, table.match)!;
    const score = game.score(state);
    const players = score.players.map((each, i) => ({ ...each, total: points[i]! }));
    const scored: AnyGame = { ...game, score: () => ({ ...score, players, over }) };
    const gameText = { ...createGameText(await loadTranslation(id, 'en'), game, ALONE), outcome: () => outcome };
    const names = ['Ann of the very long name that never ends at all', 'Ben'];
    return formatScore({ game: scored, gameText, texts: TEXTS.en }, state, (player) => names[player]!);
  };

  test('has a column per opponent, within 80 columns', async () => {
    const shown = await lines('blueprints', [12, -3]);
    expect(shown[0]).toMatch(/^Points +Ann of .*… +Ben$/);
    expect(shown.slice(-3)).toEqual([expect.stringMatching(/^ {2}total +12 +−3$/), '', outcome]);
    expect(shown.filter(({ length }) => length > 80)).toEqual([]);
    expect(shown.join('\n')).not.toMatch(/tie break/);
  });

  test('has one column for a team', async () => {
    const shown = await lines('frostpunk', [12, 12]);
    expect(shown[0]).toBe('Points');
    expect(shown).toContainEqual(expect.stringMatching(/^ {2}total +12$/));
  });

  test('shows what breaks ties at the end', async () => {
    expect(await lines('blueprints', [12, 12])).toContainEqual(
      expect.stringMatching(/^ {2}tie break: prizes won +0 +0$/),
    );
    const open = await lines('blueprints', [12, 12], false);
    expect(open[0]).toBe('If the game ended now:');
    expect(open.join('\n')).not.toMatch(/tie break|wins/);
  });
});

describe('the texts of the command', () => {
  test.each(LANGUAGES)('in %s fit a terminal and are spaced as its language demands', (language) => {
    const texts = Object.values({ ...TEXTS[language], ...REAL_TEXTS[language] }).map((text) =>
      typeof text === 'function' ? (text as (...given: readonly unknown[]) => string)('Ann', 'Ben') : text,
    );
    const lines = texts.flatMap((text) => text.split('\n'));
    expect(lines.filter(({ length }) => length > 80)).toEqual([]);
    expect(lines.filter((line) => isSpacedOtherwise(language, line.replace(/^ +\?/, '')))).toEqual([]);
  });
});
