import { expect, test } from 'vitest';
import { countNodeTests, countTests, countUnittestTests, type Report } from '../../scripts/test/count.js';

const FILE = 'a.test.ts';

const file = (status: string, ...tests: readonly string[]): Report['testResults'][number] => ({
  name: FILE,
  status,
  message: status === 'failed' ? 'cannot be read' : '',
  assertionResults: tests.map((each, i) => ({ status: each, fullName: `test ${i}` })),
});

test.each<[string, Report['testResults'], boolean, number, number, readonly string[]]>([
  ['tests that passed', [file('passed', 'passed', 'passed')], true, 2, 0, []],
  ['a test that failed', [file('failed', 'passed', 'failed')], false, 1, 1, []],
  ['a skipped test as failed', [file('passed', 'passed', 'skipped')], true, 1, 1, ['not run (skipped): test 1']],
  ['a test to do as failed', [file('passed', 'todo')], true, 0, 1, ['not run (todo): test 0']],
  [
    'a file that cannot be read as failed',
    [file('passed', 'passed'), file('failed')],
    false,
    1,
    1,
    [`${FILE} failed as a whole: cannot be read`],
  ],
  ['tests that a hook held back as failed', [file('failed', 'skipped')], false, 0, 1, ['not run (skipped): test 0']],
  [
    'an error outside of the tests as failed',
    [file('passed', 'passed')],
    false,
    1,
    1,
    ['the run failed, though no test did'],
  ],
  ['no test at all as failed', [], true, 0, 1, ['there is no test']],
])('counts %s', (_, testResults, isSuccess, passed, failed, faults) => {
  const said: unknown[][] = [];
  expect(countTests({ testResults }, isSuccess, (...fault) => said.push(fault))).toEqual({ passed, failed });
  expect(said).toEqual(faults.map((fault) => [fault]));
});

test.each<[string, boolean, string, number, number]>([
  ['tests that passed', true, '# tests 3\n# pass 3\n# fail 0\n# skipped 0\n', 3, 0],
  ['tests as people read them', true, 'ℹ pass 2\nℹ fail 0\n', 2, 0],
  ['tests that failed', false, '# pass 3\n# fail 1\n# cancelled 1\n', 3, 2],
  ['tests that did not run as failed', true, '# pass 3\n# fail 0\n# skipped 2\n# todo 1\n', 3, 3],
  ['a run that failed though no test did as failed', false, '# pass 3\n# fail 0\n', 3, 1],
  ['no test at all as failed', true, '# pass 0\n# fail 0\n', 0, 1],
])('counts by what Node prints: %s', (_, isSuccess, output, passed, failed) => {
  expect(countNodeTests({ isSuccess, output })).toEqual({ passed, failed });
});

test.each<[string, boolean, string, number, number]>([
  ['tests that passed', true, '...\nRan 3 tests in 0.1s\n\nOK\n', 3, 0],
  ['a single test', true, 'Ran 1 test in 0.1s\n\nOK\n', 1, 0],
  ['tests that failed', false, 'Ran 5 tests in 0.1s\n\nFAILED (failures=1, errors=2)\n', 2, 3],
  ['tests that did not run as failed', true, 'Ran 3 tests in 0.1s\n\nOK (skipped=1)\n', 2, 1],
  ['a run that failed though no test did as failed', false, 'Ran 3 tests in 0.1s\n\nOK\n', 3, 1],
  ['a run that broke off as failed', false, 'Traceback\n', 0, 1],
  ['no test at all as failed', true, 'Ran 0 tests in 0.0s\n\nNO TESTS RAN\n', 0, 1],
])('counts by what unittest prints: %s', (_, isSuccess, output, passed, failed) => {
  expect(countUnittestTests({ isSuccess, output })).toEqual({ passed, failed });
});
