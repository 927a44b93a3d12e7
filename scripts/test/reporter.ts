import type { UserConsoleLog } from 'vitest';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { type Failure, groupByCause } from './causes.js';

/** The number of failures that are named for one cause. */
const MAX_NAMED = 5;

/** The number of causes that are shown with their errors. */
const MAX_SHOWN = 10;

type FailedTest = Failure<SerializedError & { readonly message: string }>;

/** Prints what failed, by cause, when all tests have ended; a run without a failure prints one line. */
export default class implements Reporter {
  #vitest: Vitest | undefined;
  #began = 0;
  #files = 0;
  #ended = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#began = performance.now();
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
  }

  onTestModuleEnd(): void {
    this.#ended++;
    if (process.stdout.isTTY) process.stdout.write(`\r${this.#ended} of ${this.#files} files\r`);
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    process.stdout.write(content);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const { logger } = this.#vitest!;
    const causes = groupByCause(modules.flatMap(failuresIn));
    for (const [first, ...others] of causes.slice(0, MAX_SHOWN)) {
      logger.error(`\nFAILED ${first!.title}`);
      logger.printError(first!.error, { project: this.#vitest!.getRootProject() });
      for (const { title } of others.slice(0, MAX_NAMED - 1)) logger.error(`as did ${title}`);
      if (others.length >= MAX_NAMED) logger.error(`and ${others.length + 1 - MAX_NAMED} more of this cause`);
    }
    for (const [first, ...others] of causes.slice(MAX_SHOWN, MAX_SHOWN * 2)) {
      logger.error(`FAILED ${first!.title}${others.length > 0 ? ` and ${others.length} more of its cause` : ''}`);
    }
    if (causes.length > 2 * MAX_SHOWN) logger.error(`and failures of ${causes.length - 2 * MAX_SHOWN} more causes`);
    for (const { relativeModuleId } of modules.filter((module) => !FINAL_STATES.has(module.state())))
      logger.error(`DID NOT END ${relativeModuleId}`);
    const distinct = [...new Map(unhandled.map((error) => [error.message, error])).values()];
    if (distinct.length > 0) logger.printUnhandledErrors(distinct.slice(0, MAX_NAMED));
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const { children } of modules) for (const test of children.allTests()) counts[test.result().state]++;
    const seconds = Math.round((performance.now() - this.#began) / 100) / 10;
    const { passed, failed, skipped, pending } = counts;
    const idle = skipped + pending;
    const told = [`${passed} passed`, `${failed} failed`, ...(idle > 0 ? [`${idle} not run`] : [])].join(', ');
    const files = this.#ended < this.#files ? `${this.#ended} of ${this.#files}` : this.#files;
    logger.log(`${files} files, ${told}, in ${seconds} s`);
  }
}

const FINAL_STATES = new Set(['passed', 'failed', 'skipped']);

/** Lists the failures of a file: of its tests, and of what is around them. */
const failuresIn = (module: TestModule): readonly FailedTest[] =>
  [module, ...module.children.allSuites(), ...module.children.allTests()].flatMap((part) =>
    errorsOf(part).map((error) => ({ title: titleOf(part), error: error as FailedTest['error'] })),
  );

const errorsOf = (part: TestModule | TestSuite | TestCase): readonly SerializedError[] =>
  part.type === 'test' ? (part.result().errors ?? []) : part.errors();

const titleOf = (part: TestModule | TestSuite | TestCase): string =>
  part.type === 'module' ? part.relativeModuleId : `${part.module.relativeModuleId} > ${part.fullName}`;
