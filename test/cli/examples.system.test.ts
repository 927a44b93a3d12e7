import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { root } from '../../scripts/entries.js';
import { loadCommands } from '../../src/cli/commands/index.js';
import { gameOf } from '../../src/games/index.js';
import { textOf } from '../archive/samples.js';
import { redisServer } from '../arena-node/redis-server.js';
import { commandUnderTest, endOf } from './command.js';

const COMMANDS = await loadCommands();

const { run, start, shell, folder, program } = commandUnderTest();

const records = [...randomRecords(20)].map((record, i) => ({
  ...record,
  id: i === 6 ? 'A7' : record.id,
  envelope: { date: `2026-0${1 + (i % 9)}-01`, players: record.result!.totals.map(() => ({ name: 'Ann' })) },
}));
const games = records.map((record) => `${JSON.stringify(record)}\n`).join('');

const { version: rules, componentsId: components } = gameOf('blueprints')!;
const HELLO = { type: 'hello', protocol: 1, game: 'blueprints', rules, components, options: { players: 2 }, player: 0 };

const ownGame = await build({
  entryPoints: [join(root, 'docs/examples/new-game/game.js')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  alias: { 'sastrugi/author': join(root, 'src/author/index.ts') },
  write: false,
});

/** The files that the examples name. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'games.jsonl': games,
  'games.jsonl.gz': gzipSync(games),
  'spring.jsonl': games,
  'summer.jsonl': games.slice(0, games.indexOf('\n') + 1),
  'old.jsonl': games,
  'questions.jsonl': `${JSON.stringify(HELLO)}\n`,
  'many.jsonl': games.repeat(36),
  'my-game.mjs': ownGame.outputFiles[0]!.contents,
  'mine.json': JSON.stringify(gameOf('blueprints')!.components),
  mybot: '#!/bin/sh\nexec python3 random_bot.py\n',
  'random_bot.py': readFileSync(join(root, 'docs/examples/engine/random_bot.py')),
  'club/one.jsonl.gz': gzipSync(games),
  'clubs/one.jsonl.gz': gzipSync(games),
  'archive/one.jsonl.gz': gzipSync(games),
  'game.txt': textOf(records.find(({ game }) => game === 'blueprints')!),
  'bots.mjs': `${readFileSync(join(root, 'test/arena-node/bots/odd.mjs'), 'utf8')}\nexport const mine = tidy;\n`,
  '.config/fish/completions/empty': '',
  'node_modules/sastrugi-0.1/package.json': '{ "name": "sastrugi-0.1", "exports": "./index.mjs" }',
  'node_modules/sastrugi-0.1/index.mjs': `export { gameIds, loadGame } from '${join(dirname(program), '../public/index.js')}';`,
};

/** The files that the examples name and the command writes. */
const MADE: readonly string[] = [
  'sastrugi convert --to records many.jsonl -o games.jsonl.zst',
  'mkdir archive/deep && sastrugi convert --to records games.jsonl -o archive/deep/two.jsonl.zst',
  'sastrugi play blueprints Ann Ben --save game.json',
];

/** Makes a folder with the files of the examples. */
const place = async (): Promise<string> => {
  const cwd = mkdtempSync(join(folder, 'examples-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content, { mode: 0o755 });
  }
  for (const line of MADE) expect(await shell(line, { cwd })).toMatchObject({ exit: 0 });
  return cwd;
};
const cwd = await place();

const EXAMPLES = COMMANDS.flatMap(({ name, options, examples }) => {
  const isLong = options.some(({ flags }) => flags.startsWith('--deals '));
  const brief = isLong ? ' --deals 1 --threads 1 --quiet' : '';
  return examples.map(([line]) => (line.startsWith(`sastrugi ${name} `) ? `${line}${brief}` : line));
});
/** Returns the commands of a guide, with few games and quick searches. */
const commandsOf = (guide: string): readonly string[] =>
  [...readFileSync(join(root, 'docs/guides', guide), 'utf8').matchAll(/^ *npx (sastrugi .*)$/gm)].map(([, line]) => {
    const brief = / (?:tournament|simulate) /.test(line!) ? ' --deals 1 --threads 1 --quiet' : '';
    return `${line!.replace(/ (club|expert)\b/g, ' $1:iterations=20')}${brief}`;
  });

const isDistant = (line: string): boolean => line.includes('redis://');

/** Stands in for npm, which would ask a registry for a package that is there already, and for a function of zsh. */
const STAND_INS = 'npm() { test "$1" = install && echo "$2"; }; compdef() { test "$#" = 2; }\n';

/** Returns the text of the file that a line writes; empty if it prints. */
const writtenBy = (line: string): string => {
  const [, name] = /(?:-o|>) (?:~\/)?(\S+)/.exec(line) ?? [];
  return name === undefined ? '' : readFileSync(join(cwd, name), 'latin1');
};

describe('the examples of the help', () => {
  test('are of every command', () =>
    expect(COMMANDS.filter(({ examples }) => examples.length === 0).map(({ name }) => name)).toEqual([]));

  test.each(EXAMPLES.filter((line) => !isDistant(line)))('run: %s', async (line) => {
    const { exit, out, err } = await shell(`${STAND_INS}${line}`, { cwd });
    expect({ exit, err }).toEqual({ exit: 0, err: expect.not.stringMatching(/^sastrugi/m) });
    if (!line.startsWith('source ')) expect(out + err + writtenBy(line)).not.toBe('');
    if (/ (?:tournament|simulate) /.test(line)) expect(out).toMatch(/: (\d+) of \1 games count/);
  });

  test.each(['engines.md', 'scale-out.md'].flatMap(commandsOf).filter((line) => !isDistant(line)))(
    'run, as do those of the guides: %s',
    async (line) => {
      const { exit, out, err } = await shell(line, { cwd, input: line.includes(' play ') ? 'quit\n' : '' });
      const seeds = / --archive /.test(line) ? /^If it is stopped, this run goes on with .*\n$/ : /^$/;
      expect({ exit, err }).toEqual({ exit: 0, err: expect.stringMatching(seeds) });
      if (!line.includes(' engine ')) expect(out).not.toBe('');
    },
  );

  test('run together: the ones that use Redis', async () => {
    const { url } = await redisServer();
    const [serving, holding, ...others] = ['serve', 'tournament'].flatMap((name) =>
      EXAMPLES.filter((line) => isDistant(line) && line.startsWith(`sastrugi ${name} `)),
    );
    expect(others).toEqual([]);
    expect(EXAMPLES.filter(isDistant)).toHaveLength(2);
    const here = (line: string): readonly string[] =>
      line
        .replace(/redis:\S+/, url)
        .split(' ')
        .slice(1);
    const server = start([...here(serving!), '--threads', '1']);
    const end = endOf(server);
    const held = await run(here(holding!));
    server.kill('SIGTERM');
    expect((await end).exit).toBe(0);
    expect(held).toMatchObject({ exit: 0, err: '', out: expect.stringMatching(/: 2 of 2 games count/) });
  });
});
