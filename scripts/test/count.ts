/** The numbers of passed and failed tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The report of vitest's JSON reporter: the files, and the tests in them. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Counts the tests of a run, and reports failures that are not failed tests. A test that did not run counts as failed;
 * so do a file that could not be read, a run without a test, and a run that failed though no test did.
 */
export const countTests = ({ testResults }: Report, isSuccess: boolean, report: (error: string) => void): Count => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (status: string): number => tests.filter((test) => test.status === status).length;
  const passed = withStatus('passed');
  const errors = [
    ...tests.filter(wasNotRun).map(({ status, fullName }) => `not run (${status}): ${fullName}`),
    ...testResults
      .filter(({ status, assertionResults: inFile }) => status !== 'passed' && inFile.every(isPassed))
      .map(({ name, message }) => `${name} failed as a whole: ${message}`),
  ];
  if (tests.length === 0) errors.push('there is no test');
  if (!isSuccess && passed === tests.length && errors.length === 0) errors.push('the run failed, though no test did');
  for (const error of errors) report(error);
  return { passed, failed: withStatus('failed') + errors.length };
};

interface Test {
  readonly status: string;
}

const isPassed = ({ status }: Test): boolean => status === 'passed';

const wasNotRun = ({ status }: Test): boolean => status !== 'passed' && status !== 'failed';

/**
 * Counts the tests of a run from the last output of `node --test`. A test that did not run counts as failed; so does a
 * run that failed though no test did, or that had no tests.
 */
export const countNodeTests = ({ isSuccess, output }: Run): Count => {
  const sumOf = (what: string): number =>
    [...output.matchAll(new RegExp(`^(?:#|ℹ) ${what} (\\d+)$`, 'gm'))].reduce(
      (sum, [, number]) => sum + Number(number),
      0,
    );
  const passed = sumOf('pass');
  const failed = ['fail', 'cancelled', 'skipped', 'todo'].map(sumOf).reduce((a, b) => a + b);
  return { passed, failed: failed === 0 && (!isSuccess || passed === 0) ? 1 : failed };
};

/**
 * Counts the tests of a run of Python's unittest from its output. A test that did not run counts as failed; so does a
 * run that failed though no test did, or that had no tests.
 */
export const countUnittestTests = ({ isSuccess, output }: Run): Count => {
  const ran = Number(/^Ran (\d+) tests? in /m.exec(output)?.[1] ?? 0);
  const errors = [...(/^(?:OK|FAILED) \((.*)\)$/m.exec(output)?.[1] ?? '').matchAll(/=(\d+)/g)];
  const failed = errors.reduce((sum, [, count]) => sum + Number(count), 0);
  const passed = Math.max(0, ran - failed);
  return { passed, failed: failed === 0 && (!isSuccess || ran === 0) ? 1 : failed };
};

interface Run {
  readonly isSuccess: boolean;
  readonly output: string;
}
