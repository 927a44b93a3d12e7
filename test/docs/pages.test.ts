import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { listGames, root } from '../../scripts/entries.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The text of a page without its programs. */
const proseOf = (text: string): string => text.replace(/^ *```.*?^ *```$/gms, '');

/** The anchors of a page, as GitHub makes them from headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...proseOf(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The targets of links and pictures that are relative. */
const linksOf = (text: string): readonly string[] =>
  [
    ...proseOf(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"|^\[[^\]]+\]: (\S+)$/gm),
  ]
    .map(([, link, source, named]) => (link ?? source ?? named)!)
    .filter((link) => !/^[a-z]+:/.test(link));

/** Links that the package does not serve: the rules' sources and tests, and the pictures of the app. */
const isExempt = (page: string, file: string): boolean =>
  (page.startsWith('docs/rules/') && /^(src|test)\//.test(file)) || file.startsWith('docs/examples/table/pictures/');

/** The links of a page that lead nowhere among these files. */
const brokenLinks = (page: string, text: string, files: ReadonlySet<string>): readonly string[] =>
  linksOf(text).filter((link) => {
    const [path, anchor] = link.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), path!));
    if (isExempt(page, file)) return !existsSync(join(root, file));
    return !files.has(file) || (anchor !== undefined && !anchorsOf(file === page ? text : read(file)).includes(anchor));
  });

const listed: unknown = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }),
);
const packed = new Set((listed as readonly [{ files: readonly { path: string }[] }])[0].files.map(({ path }) => path));
const pages = [...packed].filter((file) => file.endsWith('.md'));

/** Pages whose lines are as long as they come. */
const UNWRAPPED = /^(NOTICES|docs\/strength\/.*)\.md$/;

describe('the pages of the package', () => {
  test('are the README, CONTRIBUTING, the guides, and a page of rules, play and strength for each game', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/examples/table/README.md']));
    expect(pages.filter((page) => page.startsWith('docs/guides/')).length).toBeGreaterThan(9);
    const ofGames = listGames().flatMap((game) =>
      ['games', 'rules', 'strength'].map((part) => `docs/${part}/${game}.md`),
    );
    expect(pages).toEqual(expect.arrayContaining(ofGames));
  });

  test.each(pages)('%s has no broken links', (page) => expect(brokenLinks(page, read(page), packed)).toEqual([]));

  test.each(pages.filter((page) => page.startsWith('docs/guides/')))(
    '%s shows an example in the first screen',
    (page) => {
      expect(read(page).split('\n').slice(0, 20).join('\n')).toMatch(/^```(ts run|sh run|sh)$/m);
    },
  );

  test.each(pages.filter((page) => !UNWRAPPED.test(page)))('%s has lines of at most 120 columns', (page) => {
    const lines = proseOf(read(page)).split('\n');
    expect(lines.filter((line) => !/^[|<]/.test(line) && [...line].length > 120)).toEqual([]);
  });
});

describe('the reader of links', () => {
  const page = '# A page\n\n[a](#a-page) [b](#b) [c](docs/c.md) `[d](d.md)` <img src="e.svg"> [f](https://f.example)\n';

  test('finds those that lead nowhere', () => {
    expect(brokenLinks('README.md', page, new Set(['README.md']))).toEqual(['#b', 'docs/c.md', 'e.svg']);
  });
});

const contributing = read('CONTRIBUTING.md');
const sources = globSync('**', { cwd: root, dot: true, ignore: ['**/node_modules/**', '.git', '**/dist/**'] });

/** Lists the code in a page that looks like a file or folder of the project. */
const filesNamedIn = (text: string): readonly string[] =>
  [...proseOf(text).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code!.split(' '))
    .filter(
      (word) =>
        /^[\w./-]+$/.test(word) && /\/|\.(ts|json|md)$/.test(word) && !/^(sastrugi|dist|docs\/api)(\/|$)/.test(word),
    )
    .map((word) => word.replace('GAME', 'nunatak'));

/** Checks whether some path of the project contains this one, from the beginning of a name. */
const isInProject = (path: string): boolean => sources.some((source) => `/${source}`.includes(`/${path}`));

describe('CONTRIBUTING', () => {
  test('names files that exist', () => {
    const named = filesNamedIn(contributing);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !isInProject(path))).toEqual([]);
  });

  test.each(listGames())('names the files of %s', (game) => {
    const table = /^\| file .*?\n\n/ms.exec(contributing)![0];
    const names = [...table.matchAll(/^\| (`[\w-]+`(?:, `[\w-]+`)*) /gm)].flatMap(([, cell]) =>
      cell!.replaceAll('`', '').split(', '),
    );
    expect(names.length).toBeGreaterThan(20);
    const isThere = (name: string) => ['.ts', '/'].some((end) => isInProject(`src/games/${game}/${name}${end}`));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});
