import type { Given, RunCommand } from '../command.js';
import { wrongUse } from '../exit.js';
import { FORMS, type Formed, type GameForm, writerOf } from '../forms.js';
import { outputTo } from '../output/output.js';
import { finished, scan } from '../scan.js';

/** Writes valid games in another form; errors are reported and their records left out. */
export const run: RunCommand = async (files, given) => {
  const form = formOf(given);
  const output = await outputTo(given.output);
  const tally = await scan<Formed>(files, given, {
    query: { kind: FORMS[form], told: given.told === true },
    faults: 'stderr',
    take: writerOf(form, output),
  });
  return finished(tally, output);
};

const formOf = ({ told, to = told === true ? 'records' : undefined }: Given): GameForm => {
  if (to === undefined) throw wrongUse(`The form is missing: write --to ${Object.keys(FORMS).join(' or --to ')}.`);
  return to as GameForm;
};
