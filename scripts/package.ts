import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { commandFaults } from './package/command.js';
import { type Consumer, installPeer, needsPeer, withConsumer } from './package/consumer.js';
import { cryptoFaults } from './package/crypto.js';
import { insideFaults } from './package/inside.js';
import { ioTsFaults } from './package/io-ts.js';
import { nameFaults } from './package/names.js';
import { builtIn, noticeFaults } from './package/notices.js';
import { playFaults } from './package/play.js';
import { sizeFaults } from './package/size.js';
import { threadFaults } from './package/threads.js';
import { checkTypes } from './package/types.js';
import { runTool } from './shell.js';

/** A check; the problems that it finds are thrown or returned. */
type Check = (consumer: Consumer) => unknown;

/** Runs attw, which does not expand patterns of exports and so gets the list of subpaths. */
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
  'without the optional peers: ES modules, CommonJS and browser play the same games': (consumer) =>
    playFaults(
      consumer,
      consumer.subpaths.filter((subpath) => !needsPeer(subpath)),
    ),
  'with optional peers: the same, with every subpath': (consumer) => {
    installPeer(consumer);
    return playFaults(consumer, consumer.subpaths);
  },
  'the command runs, with all that it needs inside': commandFaults,
  'threads play games': threadFaults,
  'the declarations name the values that are there, and no others': nameFaults,
  'a user compiles against the declarations': checkTypes,
  'asType is a part of codecs of another io-ts, installed by pnpm': ioTsFaults,
  'no game weighs more than it may': sizeFaults,
};

const main = async (): Promise<void> => {
  console.log('building and packing');
  runTool('tsup', ['--silent', '--metafile']);
  report('NOTICES.md names the packages that are built in, and no others', noticeFaults(builtIn()));
  await withConsumer(async (consumer) => {
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
    return [error instanceof Error ? error.message : String(error)];
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
  ...(existsSync(join(folder, 'node_modules/fast-check')) ? ['the optional peer is installed with the library'] : []),
];

const publintFaults = async ({ folder }: Consumer): Promise<readonly string[]> => {
  const pkgDir = join(folder, 'node_modules/sastrugi');
  const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
};

await main();
