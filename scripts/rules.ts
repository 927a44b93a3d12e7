import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { BaseComponents } from '../src/core/contract/game.js';
import type { Clauses } from '../src/core/types/clauses.js';
import { listGames, root } from './entries.js';
import { findCitations, prefixOf } from './rules/citations.js';
import { formatPage } from './rules/page.js';
import { type CollectedTest, findRulebookErrors, type Rulebook, type Source } from './rules/rulebook.js';

const main = async (isCheck: boolean): Promise<void> => {
  const problems: string[] = [];
  const tests = await collectTests(problems);
  for (const game of listGames()) {
    const book = await loadRulebook(game, tests);
    const found = [...findRulebookErrors(book), ...(isCheck ? findStalePage(book) : [])];
    problems.push(...found.map((problem) => `${game}: ${problem}`));
    if (!isCheck && found.length === 0) write(book);
    console.log(formatSummary(book));
  }
  for (const problem of problems) console.error(`ERROR ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

/** Collects the tests of all games, with the cases of tables spelt out; errors are added to `problems`. */
const collectTests = async (problems: string[]): Promise<readonly CollectedTest[]> => {
  const config = 'test/vitest.config.ts';
  const vitest = await createVitest('test', {
    config,
    root,
    isolate: false,
    watch: false,
    allowOnly: true,
    reporters: [],
  });
  const { testModules, unhandledErrors } = await vitest.collect(['test/games/']);
  const tests = testModules.flatMap(({ relativeModuleId: file, children }) =>
    [...children.allTests()].map(({ name: title, options: { mode } }) => ({ file, title, mode })),
  );
  const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
  for (const error of errors) problems.push(`tests cannot be collected: ${(error as Error).message}`);
  await vitest.close();
  return tests.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
};

/** The exports of a game that concern the rulebook. */
interface RulebookExports {
  readonly clauses: Clauses<string>;
  readonly components: BaseComponents;
}

const loadRulebook = async (game: string, tests: readonly CollectedTest[]): Promise<Rulebook> => {
  const { clauses, components } = (await import(`../src/games/${game}/index.ts`)) as RulebookExports;
  const prefix = prefixOf(Object.keys(clauses)[0] ?? '');
  const modules = listModules(game);
  return {
    game,
    clauses,
    provenance: components.provenance,
    modules,
    citations: modules.flatMap(({ file, text }) => findCitations(file, text, prefix)),
    tests: tests.filter(({ file }) => file.startsWith(`test/games/${game}/`)),
  };
};

/** Lists the modules that carry out clauses: not the table of clauses, nor the detectors of their effects. */
const listModules = (game: string): readonly Source[] => {
  const folder = `src/games/${game}`;
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(clauses|clause-effects)\//.test(file))
    .sort()
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') }));
};

const pathOf = (game: string): string => join(root, 'docs/rules', `${game}.md`);

const findStalePage = (book: Rulebook): readonly string[] => {
  const path = pathOf(book.game);
  if (existsSync(path) && readFileSync(path, 'utf8') === formatPage(book)) return [];
  return [`docs/rules/${book.game}.md is not what the code says: run npm run rules`];
};

const write = (book: Rulebook): void => {
  mkdirSync(join(root, 'docs/rules'), { recursive: true });
  writeFileSync(pathOf(book.game), formatPage(book));
};

const formatSummary = ({ game, clauses, citations, tests }: Rulebook): string =>
  `${game}: ${Object.keys(clauses).length} clauses, ${citations.length} citations, ${tests.length} tests`;

await main(process.argv.includes('--check'));
