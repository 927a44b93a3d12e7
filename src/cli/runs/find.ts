import type { RunCommand } from '../command.js';
import { conditionsIn } from '../conditions.js';
import { wrongUse } from '../exit.js';
import { FORMS, type Formed, type GameForm, writerOf } from '../forms.js';
import { type Output, outputTo } from '../output/output.js';
import { tell } from '../output/print.js';
import { visible } from '../output/visible.js';
import { called, countOf } from '../page.js';
import type { FieldSeen, FoundGame } from '../queries/finding.js';
import { finished, scan } from '../scan.js';

/** Finds games by their players, events, clauses and results. */
export const run: RunCommand = async (files, given) => {
  const wanted = await conditionsIn(given);
  if (Object.keys(wanted).length === 0) {
    throw wrongUse('No condition is given: write one, such as --length 20..40 or --event gameOver.');
  }
  const form = (given.to as GameForm | undefined) ?? null;
  const output = await outputTo(given.output);
  const write = form === null ? lister(output, given.json === true) : writerOf(form, output);
  let count = 0;
  let seen: FieldSeen | null = null;
  const tally = await scan<Formed | FieldSeen>(files, given, {
    query: { kind: 'finding', wanted, form: form === null ? null : FORMS[form] },
    faults: 'stderr',
    take: async (found) => {
      if (isFieldSeen(found)) seen = seen?.others === null ? seen : found;
      else {
        count++;
        await write(found);
      }
    },
  });
  if (count === 0) checkField(seen, given.event);
  const exit = await finished(tally, output);
  if (given.quiet !== true)
    tell(`${new Intl.NumberFormat('en').format(count)} of ${countOf(tally.games, 'valid game')} found`);
  return exit;
};

const isFieldSeen = (found: Formed | FieldSeen): found is FieldSeen =>
  typeof found === 'object' && Object.hasOwn(found, 'others');

/** Refuses a field that no event of the games has. */
const checkField = (seen: FieldSeen | null, event: string | undefined): void => {
  if (seen?.others === null || seen === null) return;
  const [kind] = event!.split(',');
  throw wrongUse(`No event '${kind}' has a field '${seen.path}'; there are ${seen.others.join(', ')}.`);
};

/** Returns a function that lists games, a line each. */
const lister = (output: Output, isJson: boolean): ((found: Formed) => Promise<void>) => {
  const text = isJson ? (found: FoundGame) => JSON.stringify(found) : sentenceOf;
  return (found) => output.write(`${text(found as FoundGame)}\n`);
};

const sentenceOf = ({ file, line, id, game, players, length, totals, winners, over, after, what }: FoundGame): string =>
  visible(
    [
      `${file}:${line}:`,
      ...(game === null
        ? []
        : [
            `${id} ${game}, ${countOf(players!, 'player')}, ${countOf(length!, 'move')}, ${totals.join(':')},`,
            over ? `won by ${winners.map(called).join(' and ') || 'nobody'}` : 'not over',
          ]),
      ...(what === null ? [] : [`[after move ${after}: ${what}]`]),
    ].join(' '),
  );
