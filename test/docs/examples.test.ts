import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { entries, root } from '../../scripts/entries.js';
import { allExamples, type Example, examplesIn, examplesOfComments } from './examples.js';

const execute = promisify(execFile);
const examples = allExamples();

// Beside the sources, so that the programs find the dependencies as a user's would.
const folder = mkdtempSync(join(root, 'test/docs/.programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = examples.map(({ program }, i) => {
  const file = join(folder, `example-${i}.mts`);
  writeFileSync(file, program);
  return file;
});

const config = join(folder, 'tsconfig.json');
const names = Object.entries(entries()).map(([name, file]) => [
  name === 'index' ? 'sastrugi' : `sastrugi/${name}`,
  [`../../../${file}`],
]);
writeFileSync(
  config,
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { paths: Object.fromEntries(names) },
    files: programs.map((program) => basename(program)),
    include: ['../../../src/**/*.d.ts'],
  }),
);

describe('the examples of the docs', () => {
  test('compile', async () => {
    await expect(execute(tool('tsc'), ['-p', config])).resolves.toBeDefined();
  });

  test.concurrent.each(examples.map((example, i): [string, Example, string] => [example.place, example, programs[i]!]))(
    '%s prints what it says',
    async (_, { prints }, program) => {
      const { stdout } = await execute(tool('tsx'), ['--tsconfig', config, program], { cwd: folder });
      expect(linesOf(stdout)).toEqual(linesOf(prints));
    },
  );

  test('the README begins with a program of fewer than fifteen lines', () => {
    const first = examples.find(({ place }) => place.startsWith('README.md'));
    expect(first).toBeDefined();
    expect(linesOf(first!.program).length).toBeLessThan(15);
  });
});

describe('the reader of examples', () => {
  const fence = '```ts run\nconst a = 1;\nconsole.log(a); // => 1\nconsole.log("b"); // => b\n```\n';

  test('takes the marked fences of a page, with what they print', () => {
    const page = `# A page\n\n${fence}\n\`\`\`ts\nconst other = 1;\n\`\`\`\n`;
    expect(examplesIn('page.md', page)).toEqual([
      {
        place: 'page.md:4',
        program: 'const a = 1;\nconsole.log(a); // => 1\nconsole.log("b"); // => b\n',
        prints: '1\nb',
      },
    ]);
  });

  test('takes those of doc comments', () => {
    const module = `const x = 1;\n/**\n * A.\n *\n * @example\n${fence.replace(/^(?=.)/gm, ' * ')} */\nexport const y = 1;\n`;
    expect(examplesOfComments('module.ts', module)).toEqual([{ ...examplesIn('', fence)[0], place: 'module.ts:7' }]);
  });
});

const tool = (name: string): string => join(root, 'node_modules/.bin', name);

const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
