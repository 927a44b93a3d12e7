import * as fc from 'fast-check';
import type { Game, Types } from '../../core/contract/game.js';
import { fingerprint } from '../../core/data/fingerprint.js';
import { messageOf } from '../../core/data/text.js';
import { orThrow } from '../../core/errors/errors.js';
import { recordOf } from '../../core/records/record-of.js';
import { assert, isObjectOrList } from '../assert.js';
import { type EntryPoint, entryPointsOf } from '../entry-points.js';
import { hostileValues } from '../hostile-values.js';
import { formatPath, type Path, pathsOf, withPartAt } from '../parts.js';
import { resultsOf } from '../results.js';
import type { Suite } from '../suite.js';
import { forAll, forAllGames } from '../trial.js';
import { checkMutatedDocuments } from './mutated-documents.js';

/** Checks that outside values do not make a game throw, hang or change. */
export const badInputIsRefused = <G extends Types>(suite: Suite<G>): void => {
  const { game } = suite;
  const options = Object.assign({}, suite.options[0], { seed: 'hostile' }) as unknown as G['Options'];
  const state = orThrow(game.setup(options));
  const before = fingerprintResults(game, state);
  const entryPoints = entryPointsOf(game, state);
  const documents = createDocuments(game, options, state);
  const keys = Array.from(new Set(documents.flatMap(([, document]) => Object.keys(document))));
  const readers = entryPointsOf(game, {} as G['State']).filter(({ name }) => READERS.has(name));
  for (const [number, [name, value]] of hostileValues(keys).entries()) {
    for (const entryPoint of entryPoints) checkRejects(entryPoint, value, () => name);
    for (const [kind, document, paths] of documents) {
      for (const path of selectPaths(paths, suite.sampleShare, number)) {
        const damaged = withPartAt(document, path, value);
        for (const reader of readers) checkRejects(reader, damaged, () => `${name} at ${formatPath(path)} of ${kind}`);
      }
    }
  }
  forAll(suite, anyValue, (value) => checkRejectsUnchanged(entryPoints, value), 10);
  forAllGames(suite, (play) => checkMutatedDocuments(suite, play));
  assert(Reflect.ownKeys(Object.prototype).every(isBuiltIn), 'Object.prototype was changed');
  assert(fingerprintResults(game, state) === before, 'the game answers differently afterwards');
};

const fingerprintResults = <G extends Types>(game: Game<G>, state: G['State']): string =>
  fingerprint(resultsOf(game, state, 'hostile'));

const BUILT_IN = new Set(Reflect.ownKeys(Object.prototype));
const isBuiltIn = (key: PropertyKey): boolean => BUILT_IN.has(key as string);

const MAX_MS = 5000;

const checkRejects = ({ name, call }: EntryPoint, value: unknown, what: () => string): void => {
  const start = Date.now();
  try {
    call(value);
  } catch (error) {
    throw new Error(`${name}, given ${what()}: ${messageOf(error)}`, { cause: error });
  }
  const milliseconds = Date.now() - start;
  assert(milliseconds < MAX_MS, () => `${name}, given ${what()}, takes ${milliseconds} milliseconds`);
};

/** A valid document, and the paths of its fields and of the first item of each of its lists. */
type Document = readonly [kind: string, document: object, paths: readonly Path[]];

/** Lists valid documents of every kind. */
const createDocuments = <G extends Types>(
  game: Game<G>,
  options: G['Options'],
  state: G['State'],
): readonly Document[] => {
  const documents: readonly (readonly [kind: string, document: object])[] = [
    ['the options', options],
    ['a state', state],
    ['a view', game.view(state, 0)],
    ['a move', game.legalMoves(state)[0]!],
    ['the components', game.components],
    ['a record', orThrow(recordOf(game, { options, moves: game.legalMoves(state).slice(0, 1), end: state }))],
  ];
  const isTried = ({ length, 1: second }: Path): boolean => length < 2 || (length === 2 && second === '0');
  return documents.map(([kind, document]) => [kind, document, pathsOf(document).filter(isTried)]);
};

/** Returns a share of some paths, another one for each number. */
const selectPaths = (paths: readonly Path[], share: number, number: number): readonly Path[] =>
  paths.filter((_, i) => (i + number) % Math.ceil(1 / share) === 0);

const READERS = new Set([
  'Options.decode',
  'State.decode',
  'View.decode',
  'Move.decode',
  'setup',
  'actionOf',
  'withComponents',
  'validateRecord',
]);

const anyValue = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const checkRejectsUnchanged = (entryPoints: readonly EntryPoint[], value: unknown): void => {
  const before = fc.stringify(value);
  for (const entryPoint of entryPoints) checkRejects(entryPoint, value, () => 'this value');
  assert(!isObjectOrList(value) || fc.stringify(value) === before, 'the value was changed');
};
