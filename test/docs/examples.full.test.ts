import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { resolveTool } from '../../scripts/shell.js';
import { allExamples, type Example } from './examples.js';
import { linesOf, programsOf } from './programs.js';

const execute = promisify(execFile);
const examples = allExamples();
const { folder, files, config } = programsOf(examples);

test('the examples of the docs compile by TypeScript 5', async () => {
  await expect(execute(...resolveTool('typescript/bin/tsc', ['-p', config]))).resolves.toBeDefined();
});

test.concurrent.each(examples.map((example, i): [string, Example, string] => [example.place, example, files[i]!]))(
  '%s prints what its comments say, in its own process',
  async (_, { prints }, program) => {
    const { stdout } = await execute(...resolveTool('tsx', ['--tsconfig', config, program]), { cwd: folder });
    expect(linesOf(stdout)).toEqual(linesOf(prints));
  },
);
