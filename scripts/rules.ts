import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseComponents } from '../src/core/contract/game.js';
import type { Clauses } from '../src/core/types/clauses.js';
import { listGames, root } from './entries.js';
import { findCitations, findTitles, prefixOf } from './rules/citations.js';
import { formatPage } from './rules/page.js';
import { findRulebookErrors, type Rulebook, type Source } from './rules/rulebook.js';

const main = async (isCheck: boolean): Promise<void> => {
  const problems: string[] = [];
  for (const game of listGames()) {
    const book = await loadRulebook(game);
    const found = [...findRulebookErrors(book), ...(isCheck ? findStalePage(book) : [])];
    problems.push(...found.map((problem) => `${game}: ${problem}`));
    if (!isCheck && found.length === 0) write(book);
    console.log(formatSummary(book));
  }
  for (const problem of problems) console.error(`ERROR ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

/** The exports of a game that concern the rulebook. */
interface RulebookExports {
  readonly clauses: Clauses<string>;
  readonly components: BaseComponents;
}

const loadRulebook = async (game: string): Promise<Rulebook> => {
  const { clauses, components } = (await import(`../src/games/${game}/index.ts`)) as RulebookExports;
  const prefix = prefixOf(Object.keys(clauses)[0] ?? '');
  const modules = listModules(`src/games/${game}`, isRuleModule);
  const testFiles = listModules(`test/games/${game}`, (file) => file.endsWith('.test.ts'));
  return {
    game,
    clauses,
    provenance: components.provenance,
    modules,
    citations: modules.flatMap(({ file, text }) => findCitations(file, text, prefix)),
    tests: testFiles.flatMap(({ file, text }) => findTitles(text).map((title) => ({ file, title }))),
  };
};

/** Checks whether a module carries out clauses: texts and the detectors of their effects do not. */
const isRuleModule = (file: string): boolean => file.endsWith('.ts') && !/^(clauses|clause-effects|words)\//.test(file);

const listModules = (folder: string, isWanted: (file: string) => boolean): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .sort()
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') }));

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
