import type { RunCommand } from '../command.js';
import { conditionsIn } from '../conditions.js';
import { EXIT, wrongUse } from '../exit.js';
import { splitAt } from '../games.js';
import { jsonOr } from '../options.js';
import { outputTo } from '../output/output.js';
import { tell, tellInTurn } from '../output/print.js';
import type { Change, Edited } from '../queries/editing.js';
import { finished, scan } from '../scan.js';

/** Changes what records say about a game besides its moves. */
export const run: RunCommand = async (files, given) => {
  const changes = (given.set ?? []).map(changeOf);
  if (changes.length === 0) throw wrongUse('No change is given: write one, such as --set event="Spring cup".');
  const wanted = await conditionsIn(given);
  const output = await outputTo(given.output);
  const counts = { changed: 0, kept: 0, refused: 0, unread: 0 };
  let isWhole = true;
  const tally = await scan<Edited>(files, given, {
    query: { kind: 'editing', wanted, changes },
    faults: 'stderr',
    take: async ({ place, outcome, line, why }) => {
      counts[outcome]++;
      if (why !== null)
        await tellInTurn(
          given.json
            ? JSON.stringify({ kind: 'refused', ...place, why })
            : `${place.file}:${place.line}: not changed: ${why}`,
        );
      if (line === null) isWhole = false;
      else await output.write(line);
    },
  });
  tell(given.json ? JSON.stringify({ kind: 'summary', ...counts }) : summaryOf(counts));
  const exit = await finished(tally, output, isWhole ? null : 'a line of the input is longer than --longest allows');
  return exit === EXIT.valid && counts.refused > 0 ? EXIT.faults : exit;
};

const summaryOf = ({ changed, kept, refused, unread }: Readonly<Record<Edited['outcome'], number>>): string =>
  `${changed} changed, ${kept} stay as they are, ${refused} cannot be changed like this, ${unread} could not be read and stay as they are`;

/** The fields that can be changed, by pattern: the path of each, and its value for a text. */
const FIELDS: readonly (readonly [name: RegExp, change: (parts: readonly string[], text: string) => Change])[] = [
  [/^id$/, (_, value) => ({ keys: ['id'], value })],
  [/^(event|date)$/, ([key], value) => ({ keys: ['envelope', key!], value })],
  [/^termination$/, (_, kind) => ({ keys: ['envelope', 'termination'], value: { kind } })],
  [/^player([1-9]\d?)$/, ([seat], value) => ({ keys: seatKeys(seat!, 'name'), value })],
  [/^player([1-9]\d?)\.(id)$/, ([seat, key], value) => ({ keys: seatKeys(seat!, key!), value })],
  [/^player([1-9]\d?)\.(rating)$/, ([seat, key], text) => ({ keys: seatKeys(seat!, key!), value: Number(text) })],
  [/^meta\.(.+)$/, ([key], text) => ({ keys: ['envelope', 'meta', key!], value: jsonOr(text) })],
];

const seatKeys = (seat: string, key: string): Change['keys'] => ['envelope', 'players', Number(seat) - 1, key];

/** Reads FIELD=VALUE; an empty value removes the field. */
const changeOf = (text: string): Change => {
  const [name, value] = splitAt(text, '=');
  for (const [pattern, change] of FIELDS) {
    const parts = pattern.exec(name)?.slice(1);
    if (parts === undefined || !text.includes('=')) continue;
    const { keys, value: given } = change(parts, value);
    return value === '' ? { keys } : { keys, value: given };
  }
  throw wrongUse(
    `'${text}' is not a change: write id, event, date, player1, player1.id, player1.rating, termination or meta.KEY, then = and the value.`,
  );
};
