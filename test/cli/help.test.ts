import { describe, expect, test } from 'vitest';
import { flagsOf } from '../../src/cli/command.js';
import { SHELLS } from '../../src/cli/commands/completion.js';
import { loadCommands } from '../../src/cli/commands/index.js';
import { formatManual } from '../../src/cli/commands/man.js';
import { loadedWith } from '../support/imports.js';
import { commandHere } from './command.js';

const COMMANDS = await loadCommands();

const { run } = commandHere();

const LONG = COMMANDS.flatMap(({ options }) => options.map((option) => flagsOf(option).long));

describe('completions', () => {
  test.each(Object.keys(SHELLS))('of %s have all commands and options', async (shell) => {
    const { exit, out } = await run(['completion', shell]);
    expect({ exit, out }).toEqual({ exit: 0, out: SHELLS[shell]!(COMMANDS) });
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`\\b${name}\\b`));
    for (const long of LONG) expect(out).toContain(shell === 'fish' ? `-l ${long} ` : `--${long}`);
  });

  test('of fish offer files only after commands that take them', () => {
    const first = SHELLS['fish']!(COMMANDS).match(/__fish_seen_subcommand_from \w+'( -f)? -a /g)!;
    const named = (end: string) =>
      first.filter((line) => line.endsWith(end)).map((line) => /_from (\w+)/.exec(line)![1]);
    expect(named("' -a ")).toEqual(['record', 'simulate', 'tournament']);
    expect(named("' -f -a ")).toEqual(['rules', 'schema', 'engine', 'env', 'play', 'completion']);
  });

  test('of other shells are refused', async () => {
    expect(await run(['completion', 'csh'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('there are bash, zsh, fish'),
    });
  });
});

describe('the manual page', () => {
  test('has every command, option and example', async () => {
    const { exit, out } = await run(['man']);
    expect(exit).toBe(0);
    const text = out.replaceAll('\\-', '-').replaceAll('\\e', '\\');
    for (const { name, options, examples } of COMMANDS) {
      expect(text).toMatch(new RegExp(`\n\\.SS ${name}\\b.*\n[A-Z].*\\.\n`));
      for (const { flags } of options) expect(text).toContain(`\n.B ${flags}\n`);
      for (const [line] of examples) expect(text).toContain(line);
    }
    expect(text).toContain('Exit status: 0 if every record is valid');
  });

  test('has no line that troff would take as a request by mistake', () => {
    const requests = formatManual(COMMANDS, [".a line that begins with a dot, and 'another"]).match(/^[.'].*/gm)!;
    expect(requests.filter((line) => !/^\.(TH|SH|SS|TP|B|I|PP|nf|fi)\b/.test(line))).toEqual([]);
  });
});

test.each(['main', 'commands/validate', 'commands/convert', 'commands/dedup', 'commands/stats', 'commands/rules'])(
  'starting with %s loads no rules of a game',
  (name) => {
    const loaded = [...loadedWith(`cli/${name}.ts`)];
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((file) => file.startsWith('games/'))).toEqual([]);
  },
);
