/** Runs the steps that are part of all runs that are named: `test.ts full system` the system's part of `full`. */
import { type Result, runStep } from './test/result.js';
import { type Step, selectStages } from './test/steps.js';

const main = async (stages: readonly (readonly Step[])[]): Promise<void> => {
  const results: (Omit<Result, 'output'> & { readonly step: string })[] = [];
  for (const stage of stages) {
    for await (const [{ title: step }, { output, ...result }] of stage.length === 1
      ? runAlone(stage[0]!)
      : runSideBySide(stage)) {
      process.stdout.write(output);
      results.push({ step, ...result });
    }
  }
  printHeading('summary');
  console.table(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
};

type Done = readonly [Step, Result];

/** Runs a step with its output shown. */
async function* runAlone(step: Step): AsyncGenerator<Done> {
  printHeading(step.title);
  yield [step, await runStep(step, false)];
}

/** Runs steps side by side; the output of each is printed when it and those before it are over. */
async function* runSideBySide(steps: readonly Step[]): AsyncGenerator<Done> {
  console.log(`side by side: ${steps.map(({ title }) => title).join('; ')}`);
  const underWay = steps.map((step) => [step, runStep(step, true)] as const);
  for (const [step, result] of underWay) {
    const done = await result;
    printHeading(step.title);
    yield [step, done];
  }
}

const printHeading = (title: string): void => console.log(`\n== ${title} ==`);

const runs = process.argv.slice(2);
const stages = selectStages(runs);
if (runs.length > 0 && stages.length > 0) await main(stages);
else {
  console.error(
    `no step is part of ${runs.join(' and ') || 'no run'}; scripts/test/steps.ts has the table of all steps.`,
  );
  process.exitCode = 2;
}
