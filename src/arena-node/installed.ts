import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Either } from 'fp-ts/lib/Either.js';
import type { PackageMissing } from '../arena/index.js';
import { left, right } from '../core/errors/errors.js';
import { errorLine } from './bots-module.js';

/** The packages that an app installs to use a queue, with the major versions that are tested. */
const TESTED_VERSIONS = { bullmq: [5, 6], ioredis: [5, 6] } as const;

/** A package that an app installs. */
type PackageName = keyof typeof TESTED_VERSIONS;

/**
 * Loads a package that only some apps need, from beside this package, or else as the app in the current folder does;
 * `exports` names the classes that it must have.
 */
export const requirePackage = <A extends object>(
  name: PackageName,
  exports: readonly (keyof A & string)[],
): Either<PackageMissing, A> => {
  const here = typeof __filename === 'undefined' ? import.meta.url : __filename;
  let reason: string = '';
  for (const place of [here, join(process.cwd(), 'package.json')]) {
    try {
      const found = createRequire(place)(name) as A;
      const missingExport = exports.find((key) => typeof found[key] !== 'function');
      if (missingExport === undefined) return right(found);
      reason = `the one that is installed has no ${missingExport}`;
    } catch (error) {
      reason ||= errorLine(error);
    }
  }
  return left(packageMissing(name, reason));
};

const packageMissing = (name: PackageName, reason: string): PackageMissing => {
  const testedVersions = TESTED_VERSIONS[name];
  const versions = testedVersions.join(' and ');
  return {
    _tag: 'PackageMissing',
    package: name,
    testedVersions,
    message: `A queue needs the package ${name}, of which versions ${versions} were tried: ${reason}. Install it: npm install ${name}@${testedVersions.at(-1)}.`,
  };
};
