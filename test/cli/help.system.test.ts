import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SHELLS } from '../../src/cli/commands/completion.js';
import { loadCommands } from '../../src/cli/commands/index.js';
import { commandHere } from './command.js';

const COMMANDS = await loadCommands();

const { put } = commandHere();

test.each([
  ['sastrugi me', ['merge']],
  ['sastrugi rules nu', ['nunatak']],
  ['sastrugi find --pl', ['--player', '--players']],
  ['sastrugi convert --to r', ['records', 'rows']],
  ['sastrugi find --game b', ['blueprints']],
  ['sastrugi completion z', ['zsh']],
  ['sastrugi validate games', []],
  ["sastrugi find --output ''", []],
  ["sastrugi find -o ''", []],
  ["sastrugi sort --by ''", []],
])('the completions of bash complete %j', (line, expected) => {
  const script = put('completion.bash', SHELLS['bash']!(COMMANDS));
  const words = line.split(' ');
  const program = `source ${script}; COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _sastrugi; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const found = execFileSync('bash', ['-c', program]).toString();
  expect(found.split('\n').filter((word) => word !== '')).toEqual(expected);
});
