import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { messageOf } from '../src/core/data/text.js';
import { documentDeclarations } from './build/documented.js';
import { findCommandErrors } from './package/command.js';
import { findConflicts } from './package/conflicts.js';
import { type Consumer, withConsumer } from './package/consumer.js';
import { findCryptoImports } from './package/crypto.js';
import { findDependencyErrors } from './package/dependencies.js';
import { findUnusedCode } from './package/entry-size.js';
import { findImportableInternals } from './package/inside.js';
import { findIoTsErrors } from './package/io-ts.js';
import { runJest } from './package/jest.js';
import { findNameErrors } from './package/names.js';
import { findNoticeErrors, readBundledPackages } from './package/notices.js';
import { findPlayErrors } from './package/play.js';
import { findDynamicImports } from './package/require.js';
import { findSizeErrors } from './package/size.js';
import { findThreadErrors } from './package/threads.js';
import { checkTypes } from './package/types.js';
import { runTool } from './shell.js';

/** A check; the problems that it finds are thrown or returned. */
type Check = (consumer: Consumer) => unknown;

/** Runs attw on the subpaths, which are the exports but for JSON files. */
const runAttw = ({ tarball, subpaths }: Consumer): void =>
  void runTool('attw', [
    ...[tarball, '--profile', 'node16', '--format', 'ascii'],
    ...['--entrypoints', ...subpaths.map((subpath) => subpath.replace(/^sastrugi/, '.'))],
  ]);

const CHECKS: Readonly<Record<string, Check>> = {
  'the tarball has what it should': (consumer) => findFileErrors(consumer),
  'publint finds nothing': (consumer) => runPublint(consumer),
  'attw finds nothing': runAttw,
  'what is inside cannot be imported': findImportableInternals,
  'nothing but the command and arena-node needs crypto': findCryptoImports,
  'CommonJS files import nothing dynamically that has a name': findDynamicImports,
  'ES modules, CommonJS and browser play the same games': findPlayErrors,
  'the command runs, with all that it needs inside': findCommandErrors,
  'threads play games': findThreadErrors,
  'the declarations name the values that are there, and no others': findNameErrors,
  'a user compiles against the declarations': checkTypes,
  'asType is a part of codecs of another io-ts, installed by pnpm': findIoTsErrors,
  'Jest runs it': runJest,
  'it installs beside other versions of the packages that it uses, and works with them': findConflicts,
  'a subpath that is imported for nothing leaves nothing in a bundle': findUnusedCode,
  'nothing weighs more than it may': findSizeErrors,
};

const main = async (): Promise<void> => {
  console.log('building and packing');
  runTool('tsup', ['--silent', '--metafile']);
  documentDeclarations();
  const bundledPackages = readBundledPackages();
  report('NOTICES.md names the packages that are built in, and no others', findNoticeErrors(bundledPackages));
  await withConsumer(async (consumer) => {
    const inside = new Set([...bundledPackages.library, ...bundledPackages.command]);
    report('package.json names the packages that are imported, and no others', findDependencyErrors(consumer, inside));
    for (const [title, check] of Object.entries(CHECKS)) report(title, await runCheck(check, consumer));
  });
};

const report = (title: string, errors: readonly string[]): void => {
  console.log(`${errors.length === 0 ? 'ok    ' : 'ERROR '} ${title}`);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
};

const runCheck = async (check: Check, consumer: Consumer): Promise<readonly string[]> => {
  try {
    return ((await check(consumer)) ?? []) as readonly string[];
  } catch (error) {
    return [messageOf(error)];
  }
};

const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'NOTICES.md', 'package.json'];

/** The pages that the README leads to, with their drawings; `test/docs/pages.test.ts` follows their links. */
const isPage = (file: string): boolean =>
  /^docs\/(sizes|examples\/(python|table)\/README|(games|guides|rules|strength)\/[\w-]+)\.md$|^docs\/(house\.svg|drawings\/[\w-]+-1\.svg|guides\/games\/[\w-]+\.txt|examples\/engine\/\w+\.py)$/.test(
    file,
  );

/** Checks whether a file is an example game, or one of the files with which a new game starts. */
const isExampleGame = (file: string): boolean =>
  /^docs\/examples\/(games\/[\w-]+\.ts|new-game\/[\w.-]+\.js)$/.test(file);

/** Checks whether a file is part of the client in Python, without its tests. */
const isPython = (file: string): boolean =>
  /^docs\/examples\/python\/(learn\.py|pyproject\.toml|sastrugi_env\/\w+\.py)$/.test(file);

const findFileErrors = ({ files, folder }: Consumer): readonly string[] => [
  ...DOCUMENTS.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ...files
    .filter(
      (file) =>
        !/^dist\/(public\/([\w-]+\/){0,2})?[\w-]+\.(js|cjs|d\.ts|d\.cts)$|^dist\/shared\/([\w-]+\/)+[\w-]+\.js$|^dist\/cli\/([\w-]+\.js|LICENSE-[\w-]+)$|^schema\/([\w-]+\/)?[\w-]+\.json$/.test(
          file,
        ),
    )
    .filter((file) => !DOCUMENTS.includes(file) && !isPage(file) && !isExampleGame(file) && !isPython(file))
    .map((file) => `${file} should not be there`),
  ...readdirSync(join(folder, 'node_modules'))
    .filter((name) => !/^(\.|(fp-ts|io-ts|sastrugi)$)/.test(name))
    .map((name) => `${name} is installed with the library`),
];

const runPublint = async ({ folder }: Consumer): Promise<readonly string[]> => {
  const pkgDir = join(folder, 'node_modules/sastrugi');
  const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
};

await main();
