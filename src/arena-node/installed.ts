import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Either } from 'fp-ts/lib/Either.js';
import type { PackageMissing } from '../arena/index.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { errorLine } from './bots-module.js';

/** The packages that an app installs to use a queue, with the major versions that are tested. */
const TRIED = { bullmq: [5, 6], ioredis: [5, 6] } as const;

/** A package that an app installs. */
type Installed = keyof typeof TRIED;

/**
 * Loads a package that only some apps need, from beside this package, or else as the app in the current folder does;
 * `exports` names the classes that it must have.
 */
export const installed = <A extends object>(
  name: Installed,
  exports: readonly (keyof A & string)[],
): Either<PackageMissing, A> => {
  const here = typeof __filename === 'undefined' ? import.meta.url : __filename;
  let why: string = '';
  for (const place of [here, join(process.cwd(), 'package.json')]) {
    try {
      const found = createRequire(place)(name) as A;
      const lacks = exports.find((key) => typeof found[key] !== 'function');
      if (lacks === undefined) return accepted(found);
      why = `the one that is installed has no ${lacks}`;
    } catch (error) {
      why ||= errorLine(error);
    }
  }
  return refused(packageMissing(name, why));
};

const packageMissing = (name: Installed, why: string): PackageMissing => {
  const tried = TRIED[name];
  const versions = tried.join(' and ');
  return {
    _tag: 'PackageMissing',
    package: name,
    tried,
    message: `A queue needs the package ${name}, of which versions ${versions} were tried: ${why}. Install it: npm install ${name}@${tried.at(-1)}.`,
  };
};
