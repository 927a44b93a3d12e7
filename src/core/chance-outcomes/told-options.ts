import type { Either } from 'fp-ts/lib/Either.js';
import type { Rules, ToldOptions } from '../contract/game.js';
import { type InvalidOptions, invalidDocument, left, right } from '../errors/errors.js';
import { HIDDEN, type Types } from '../types/base-types.js';

/** Reads the options of a told game, which have no seed, and fills in defaults. */
export const decodeToldOptions = <G extends Types>(
  { Options }: Pick<Rules<G>, 'Options'>,
  options: unknown,
): Either<InvalidOptions, ToldOptions<G['Settings']>> => {
  try {
    const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
    if (isObject && 'seed' in options)
      return left(invalidDocument('InvalidOptions')('seed', 'a told game has no seed'));
    const settings = Options.decode(isObject ? { ...options, seed: HIDDEN } : options);
    if (settings._tag === 'Left') return settings;
    const { seed: _, ...settingsWithoutSeed } = settings.right;
    return right(settingsWithoutSeed);
  } catch {
    return left(invalidDocument('InvalidOptions')('', 'cannot be read')); // a getter or a proxy that throws
  }
};
