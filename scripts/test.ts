/** Runs the steps that are part of all runs that are named: `test.ts full system` the system's part of `full`. */
import { type Result, resultOf } from './test/result.js';
import { type Step, stagesOf } from './test/steps.js';

const main = async (stages: readonly (readonly Step[])[]): Promise<void> => {
  const results: (Omit<Result, 'said'> & { readonly step: string })[] = [];
  for (const stage of stages) {
    for await (const [{ title: step }, { said, ...result }] of stage.length === 1 ? alone(stage[0]!) : beside(stage)) {
      process.stdout.write(said);
      results.push({ step, ...result });
    }
  }
  heading('summary');
  console.table(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
};

type Done = readonly [Step, Result];

/** Runs a step with its output shown. */
async function* alone(step: Step): AsyncGenerator<Done> {
  heading(step.title);
  yield [step, await resultOf(step, false)];
}

/** Runs steps side by side; the output of each is printed when it and those before it are over. */
async function* beside(steps: readonly Step[]): AsyncGenerator<Done> {
  const underWay = steps.map((step) => [step, resultOf(step, true)] as const);
  for (const [step, result] of underWay) {
    const done = await result;
    heading(step.title);
    yield [step, done];
  }
}

const heading = (title: string): void => console.log(`\n== ${title} ==`);

const runs = process.argv.slice(2);
const stages = stagesOf(runs);
if (runs.length > 0 && stages.length > 0) await main(stages);
else {
  console.error(
    `no step is part of ${runs.join(' and ') || 'no run'}; scripts/test/steps.ts has the table of all steps.`,
  );
  process.exitCode = 2;
}
