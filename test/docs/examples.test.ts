import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { run } from '../../scripts/shell.js';
import { allExamples, type Example, examplesIn, examplesOfComments } from './examples.js';
import { linesOf, programsOf } from './programs.js';
import type { Ran } from './run-programs.js';

const examples = allExamples();
const { folder, files, config } = programsOf(examples);

describe('the examples of the docs', () => {
  let ran: readonly Ran[] = [];

  beforeAll(async () => {
    const outdir = join(folder, 'built');
    await build({
      entryPoints: [...files, join(root, 'test/docs/run-programs.ts')],
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      outdir,
      tsconfig: config,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    const built = files.map((_, i) => join(outdir, `example-${i}.mjs`));
    ran = JSON.parse(run(process.execPath, [join(outdir, 'run-programs.mjs'), ...built], folder)) as readonly Ran[];
  });

  test.each(examples.map((example, i): [string, Example, number] => [example.place, example, i]))(
    '%s prints what its comments say',
    (_, { prints }, i) => {
      expect(ran[i]!.error).toBeNull();
      expect(linesOf(ran[i]!.printed)).toEqual(linesOf(prints));
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

  test('reads the marked fences of a page, with their expected output', () => {
    const page = `# A page\n\n${fence}\n\`\`\`ts\nconst other = 1;\n\`\`\`\n`;
    expect(examplesIn('page.md', page)).toEqual([
      {
        place: 'page.md:4',
        program: 'const a = 1;\nconsole.log(a); // => 1\nconsole.log("b"); // => b\n',
        prints: '1\nb',
      },
    ]);
  });

  test('reads those of doc comments', () => {
    const module = `const x = 1;\n/**\n * A.\n *\n * @example\n${fence.replace(/^(?=.)/gm, ' * ')} */\nexport const y = 1;\n`;
    expect(examplesOfComments('module.ts', module)).toEqual([{ ...examplesIn('', fence)[0], place: 'module.ts:7' }]);
  });
});
