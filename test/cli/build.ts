import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/entries.js';
import { runTool } from '../../scripts/shell.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the packed command, built once for all test files. */
    readonly command: string;
  }
}

/** Builds the command inside the project, so that the bundle is an ES module as in the package. */
export const setup = async (project: TestProject): Promise<(() => void) | undefined> => {
  if (!(await isNeeded(project))) return undefined;
  const folder = mkdtempSync(join(root, 'test/cli/.built-'));
  const teardown = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Shaking takes twice as long as all the rest; what is packed is shaken.
    const isQuick = project.getProvidedContext().share < 1;
    runTool('tsup', ['--silent', '--out-dir', folder, ...(isQuick ? ['--no-treeshake'] : [])]);
  } catch (error) {
    teardown();
    throw error;
  }
  project.provide('command', join(folder, 'cli/main.js'));
  return teardown;
};

/** Checks whether a requested test file asks for the packed command; Vitest does not expose the request. */
const isNeeded = async (project: TestProject): Promise<boolean> => {
  const asked: unknown = Reflect.get(project.vitest, 'filenamePattern');
  const { testFiles } = await project.globTestFiles(Array.isArray(asked) ? asked.map(String) : []);
  return testFiles.some((file) => readFileSync(file, 'utf8').includes('commandUnderTest'));
};
