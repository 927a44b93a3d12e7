import * as fc from 'fast-check';
import type { Game, Types } from '../../core/contract/game.js';
import { fingerprint } from '../../core/data/fingerprint.js';
import { messageOf } from '../../core/errors/message-of.js';
import { orThrow } from '../../core/errors/verdict.js';
import { recordOf } from '../../core/records/record-of.js';
import { accountOf } from '../account.js';
import { type Entrance, entrancesOf } from '../entrances.js';
import { demand, isObject } from '../expect.js';
import { hostileValues } from '../hostile-values.js';
import { type Path, pathsOf, replaced, written } from '../parts.js';
import type { Suite } from '../suite.js';
import { forAll, forAllGames } from '../trial.js';
import { bentDocumentsBounce } from './documents.js';

/** Checks that outside values do not make a game throw, hang or change. */
export const standsFirm = <G extends Types>(suite: Suite<G>): void => {
  const { game } = suite;
  const options = Object.assign({}, suite.options[0], { seed: 'hostile' }) as unknown as G['Options'];
  const state = orThrow(game.setup(options));
  const before = printOf(game, state);
  const entrances = entrancesOf(game, state);
  const documents = documentsOf(game, options, state);
  const keys = Array.from(new Set(documents.flatMap(([, document]) => Object.keys(document))));
  const readers = entrancesOf(game, {} as G['State']).filter(({ name }) => READERS.has(name));
  for (const [number, [name, value]] of hostileValues(keys).entries()) {
    for (const entrance of entrances) bounces(entrance, value, () => name);
    for (const [kind, document, paths] of documents) {
      for (const path of shareOf(paths, suite.share, number)) {
        const spoilt = replaced(document, path, value);
        for (const reader of readers) bounces(reader, spoilt, () => `${name} at ${written(path)} of ${kind}`);
      }
    }
  }
  forAll(suite, anything, (value) => anythingBounces(entrances, value), 10);
  forAllGames(suite, (play) => bentDocumentsBounce(suite, play));
  demand(Reflect.ownKeys(Object.prototype).every(isBuiltIn), 'Object.prototype was changed');
  demand(printOf(game, state) === before, 'the game answers differently afterwards');
};

const printOf = <G extends Types>(game: Game<G>, state: G['State']): string =>
  fingerprint(accountOf(game, state, 'hostile'));

const BUILT_IN = new Set(Reflect.ownKeys(Object.prototype));
const isBuiltIn = (key: PropertyKey): boolean => BUILT_IN.has(key as string);

const LONGEST = 5000;

const bounces = ({ name, enter }: Entrance, value: unknown, what: () => string): void => {
  const start = Date.now();
  try {
    enter(value);
  } catch (error) {
    throw new Error(`${name}, given ${what()}: ${messageOf(error)}`, { cause: error });
  }
  const milliseconds = Date.now() - start;
  demand(milliseconds < LONGEST, () => `${name}, given ${what()}, takes ${milliseconds} milliseconds`);
};

/** A valid document, and the paths of its fields and of the first item of each of its lists. */
type Document = readonly [kind: string, document: object, paths: readonly Path[]];

/** Lists valid documents of every kind. */
const documentsOf = <G extends Types>(game: Game<G>, options: G['Options'], state: G['State']): readonly Document[] => {
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
const shareOf = (paths: readonly Path[], share: number, number: number): readonly Path[] =>
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

const anything = fc.anything({
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

const anythingBounces = (entrances: readonly Entrance[], value: unknown): void => {
  const before = fc.stringify(value);
  for (const entrance of entrances) bounces(entrance, value, () => 'this value');
  demand(!isObject(value) || fc.stringify(value) === before, 'the value was changed');
};
