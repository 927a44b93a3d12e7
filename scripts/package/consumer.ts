import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listEntries, root } from '../entries.js';
import { run } from '../shell.js';

/** A project in its own folder in which the packed library is installed. */
export interface Consumer {
  readonly folder: string;
  readonly tarball: string;
  /** The files of the tarball. */
  readonly files: readonly string[];
  /** The names from which the library can be imported. */
  readonly subpaths: readonly string[];
}

/** Packs the build, installs the tarball, and calls `use`; removes the folder afterwards. */
export const withConsumer = async (use: (consumer: Consumer) => Promise<void>): Promise<void> => {
  const tempFolder = mkdtempSync(join(tmpdir(), 'sastrugi-package-'));
  const folder = join(tempFolder, 'consumer');
  try {
    const { tarball, files } = pack(tempFolder);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    install(folder, [tarball, ...listDependencies().map(installedPath)]);
    await use({ folder, tarball, files, subpaths });
  } finally {
    rmSync(tempFolder, { recursive: true, force: true });
  }
};

const pack = (tempFolder: string): { readonly tarball: string; readonly files: readonly string[] } => {
  const report = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', tempFolder]);
  const [packed] = JSON.parse(report) as [{ filename: string; files: readonly { path: string }[] }];
  return { tarball: join(tempFolder, packed.filename), files: packed.files.map(({ path }) => path) };
};

/** Installs packages from the project's own installation, so that no network is needed. */
const install = (folder: string, packages: readonly string[]): void => {
  const quietly = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quietly, ...packages], folder);
};

const installedPath = (name: string): string => join(root, 'node_modules', name);

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;

const listDependencies = (): readonly string[] => Object.keys(readManifest(root)['dependencies'] as object);

const subpaths = Object.keys(listEntries()).map((name) => (name === 'index' ? 'sastrugi' : `sastrugi/${name}`));

/** Writes a file into the folder of the consumer. */
export const writeFile = ({ folder }: Consumer, file: string, text: string): string => {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};
