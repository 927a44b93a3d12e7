import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { messageOf } from '../src/core/errors/message-of.js';
import { besideFaults } from './package/beside.js';
import { commandFaults } from './package/command.js';
import { type Consumer, withConsumer } from './package/consumer.js';
import { cryptoFaults } from './package/crypto.js';
import { dependencyFaults } from './package/dependencies.js';
import { unusedFaults } from './package/entry-size.js';
import { insideFaults } from './package/inside.js';
import { ioTsFaults } from './package/io-ts.js';
import { jestFaults } from './package/jest.js';
import { nameFaults } from './package/names.js';
import { builtIn, noticeFaults } from './package/notices.js';
import { playFaults } from './package/play.js';
import { requireFaults } from './package/require.js';
import { sizeFaults } from './package/size.js';
import { threadFaults } from './package/threads.js';
import { checkTypes } from './package/types.js';
import { runTool } from './shell.js';

/** A check; the problems that it finds are thrown or returned. */
type Check = (consumer: Consumer) => unknown;

/** Runs attw on the subpaths, which are the exports but for JSON files. */
const attw = ({ tarball, subpaths }: Consumer): void =>
  void runTool('attw', [
    ...[tarball, '--profile', 'node16', '--format', 'ascii'],
    ...['--entrypoints', ...subpaths.map((subpath) => subpath.replace(/^sastrugi/, '.'))],
  ]);

const CHECKS: Readonly<Record<string, Check>> = {
  'the tarball has what it should': (consumer) => fileFaults(consumer),
  'publint finds nothing': (consumer) => publintFaults(consumer),
  'attw finds nothing': attw,
  'what is inside cannot be imported': insideFaults,
  'nothing but the command and arena-node needs crypto': cryptoFaults,
  'CommonJS files import nothing dynamically that has a name': requireFaults,
  'ES modules, CommonJS and browser play the same games': playFaults,
  'the command runs, with all that it needs inside': commandFaults,
  'threads play games': threadFaults,
  'the declarations name the values that are there, and no others': nameFaults,
  'a user compiles against the declarations': checkTypes,
  'asType is a part of codecs of another io-ts, installed by pnpm': ioTsFaults,
  'Jest runs it': jestFaults,
  'it installs beside other versions of the packages that it uses, and works with them': besideFaults,
  'a subpath that is imported for nothing leaves nothing in a bundle': unusedFaults,
  'nothing weighs more than it may': sizeFaults,
};

const main = async (): Promise<void> => {
  console.log('building and packing');
  runTool('tsup', ['--silent', '--metafile']);
  const built = builtIn();
  report('NOTICES.md names the packages that are built in, and no others', noticeFaults(built));
  await withConsumer(async (consumer) => {
    const inside = new Set([...built.library, ...built.command]);
    report('package.json names the packages that are imported, and no others', dependencyFaults(consumer, inside));
    for (const [title, check] of Object.entries(CHECKS)) report(title, await faultsOf(check, consumer));
  });
};

const report = (title: string, faults: readonly string[]): void => {
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAULT '} ${title}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
};

const faultsOf = async (check: Check, consumer: Consumer): Promise<readonly string[]> => {
  try {
    return ((await check(consumer)) ?? []) as readonly string[];
  } catch (error) {
    return [messageOf(error)];
  }
};

const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'NOTICES.md', 'package.json'];

/** The pages that the README leads to, with their drawings; `test/docs/pages.test.ts` follows their links. */
const isPage = (file: string): boolean =>
  /^docs\/(sizes|examples\/(python|table)\/README|(games|guides|rules|strength)\/[\w-]+)\.md$|^docs\/(drawings\/[\w-]+-1\.svg|guides\/games\/[\w-]+\.txt|examples\/engine\/\w+\.py)$/.test(
    file,
  );

/** Checks whether a file is part of the client in Python, without its tests. */
const isPython = (file: string): boolean =>
  /^docs\/examples\/python\/(learn\.py|pyproject\.toml|sastrugi_env\/\w+\.py)$/.test(file);

const fileFaults = ({ files, folder }: Consumer): readonly string[] => [
  ...DOCUMENTS.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ...files
    .filter(
      (file) =>
        !/^dist\/(public\/([\w-]+\/){0,2})?[\w-]+\.(js|cjs|d\.ts|d\.cts)$|^dist\/shared\/([\w-]+\/)+[\w-]+\.js$|^dist\/cli\/([\w-]+\.js|LICENSE-[\w-]+)$|^schema\/([\w-]+\/)?[\w-]+\.json$/.test(
          file,
        ),
    )
    .filter((file) => !DOCUMENTS.includes(file) && !isPage(file) && !isPython(file))
    .map((file) => `${file} should not be there`),
  ...readdirSync(join(folder, 'node_modules'))
    .filter((name) => !/^(\.|(fp-ts|io-ts|sastrugi)$)/.test(name))
    .map((name) => `${name} is installed with the library`),
];

const publintFaults = async ({ folder }: Consumer): Promise<readonly string[]> => {
  const pkgDir = join(folder, 'node_modules/sastrugi');
  const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
};

await main();
