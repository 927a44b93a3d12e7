import { createCodec } from '../codec/index.js';
import { defineReader, fail, failAt, NO_CONTEXT, type Reader } from '../codec/reader.js';
import type { Game, Rules } from '../contract/game.js';
import type { Kernel, MoveKind } from '../contract/kernel.js';
import { deepCopy, deepFreeze } from '../data/copy.js';
import { invalidDocument, left, right, truncate } from '../errors/errors.js';
import type { BaseMove, Types } from '../types/base-types.js';

/**
 * The action space of a game with some components: all moves as numbers and texts. An app that only reads and writes
 * moves needs nothing else of the rules.
 */
export interface ActionSpace<G extends Types>
  extends Pick<Rules<G>, 'components' | 'catalogue' | 'actionOf' | 'moveOf' | 'formatMove' | 'parseMove'> {
  /** The tables that the rules read; only the kernel may change them. */
  readonly box: G['Box'];
  readonly moveIndex: MoveIndex<G['Move']>;
}

/** The part of a kernel from which its moves are listed, with the moves of all kinds or the kinds themselves. */
export type MoveSource<G extends Types> = Pick<Kernel<G>, 'prepare' | 'format'> &
  (
    | Pick<Kernel<G>, 'kinds'>
    | {
        /** Lists all moves, in the order of their kinds. */
        allMoves(box: G['Box']): readonly G['Move'][];
      }
  );

/**
 * Builds the action space of a kernel, or of a part of one, with some components; states name the components by `id`, a
 * digest of their data. Freezes the components. Loads no SHA-256: apps that only read and write moves do without it.
 */
export const createActionSpace = <G extends Types>(
  source: MoveSource<G>,
  componentData: G['Components'],
  id: string,
): ActionSpace<G> => {
  const components = deepFreeze(componentData);
  // From a copy of the components: tables of frozen ones would make playouts half as slow again.
  const box = source.prepare(deepCopy(components), id);
  const formatMove = (move: G['SeenMove']): string => source.format(move, box);
  const moveIndex = createMoveIndex<G['Move']>(allMovesOf(source, box), formatMove);
  return {
    components,
    box,
    moveIndex,
    catalogue: moveIndex.moves,
    actionOf: moveIndex.indexOf,
    moveOf: (action) => moveIndex.moves[action],
    formatMove,
    parseMove: (text) => {
      const move = moveIndex.parse(text);
      if (move !== undefined) return right(move);
      return left(invalidDocument('InvalidMove')('', `'${truncate(text)}' is not a move of this game.`));
    },
  };
};

const allMovesOf = <G extends Types>(source: MoveSource<G>, box: G['Box']): readonly G['Move'][] =>
  'kinds' in source
    ? Object.values<MoveKind<G>>(source.kinds).flatMap((kind) => kind.allMoves(box))
    : source.allMoves(box);

/** Builds the codec of the moves of an action space. */
export const moveCodec = <G extends Types>({ moveIndex }: Pick<ActionSpace<G>, 'moveIndex'>): Game<G>['Move'] =>
  createCodec(createMoveReader(moveIndex), invalidDocument('InvalidMove'));

/** The action space of a game: all moves, each with a number. */
export interface MoveIndex<Move> {
  readonly moves: readonly Move[];
  /** Returns the number of an entry, or of a fresh object with the same fields; -1 for anything else. */
  indexOf(move: unknown): number;
  /** Returns the entry with this notation. */
  parse(text: unknown): Move | undefined;
  /** Explains why a value is not an entry: the path of the wrong field, or `''`, and what was expected. */
  explainUnknown(move: unknown): readonly [path: string, message: string];
}

/** An index of the entries of one kind: a map for each field, the last one leading to the number. */
interface KindIndex {
  readonly fields: readonly string[];
  readonly root: IndexNode;
}
type IndexNode = Map<unknown, IndexNode> | number;

/** Builds the catalogue of some moves and freezes them. Moves of one kind must have the same fields. */
export const createMoveIndex = <Move extends BaseMove>(
  moves: readonly Move[],
  format: (move: Move) => string,
): MoveIndex<Move> => {
  const actions = new Map<unknown, number>();
  const texts = new Map<unknown, Move>();
  const kindIndexes = new Map<unknown, KindIndex>();
  for (const move of moves) {
    const action = actions.size;
    actions.set(Object.freeze(move), action);
    texts.set(format(move), move);
    const fields = Object.keys(move).filter((key) => key !== 'kind');
    const kindIndex = kindIndexes.get(move.kind) ?? { fields, root: fields.length === 0 ? action : new Map() };
    kindIndexes.set(move.kind, kindIndex);
    addToIndex(kindIndex, move, action);
  }
  return {
    moves: Object.freeze(moves.slice()),
    indexOf: (move) => {
      const action = actions.get(move) ?? findAction(kindIndexes, move);
      return typeof action === 'number' ? action : -1;
    },
    parse: (text) => texts.get(text),
    explainUnknown: (move) => {
      const found = findAction(kindIndexes, move);
      return typeof found === 'number' ? ['', 'is a move'] : found;
    },
  };
};

const addToIndex = ({ fields, root }: KindIndex, move: BaseMove, action: number): void => {
  let node = root;
  fields.forEach((field, depth) => {
    if (typeof node === 'number') return;
    const value = move[field as keyof BaseMove];
    const next = node.get(value) ?? (depth === fields.length - 1 ? action : new Map());
    node.set(value, next as Map<unknown, IndexNode>);
    node = next;
  });
};

type MoveError = readonly [path: string, message: string];

const NOT_A_MOVE: MoveError = ['', 'is not a move'];

/** Returns the number of the entry with the same fields, or the first error. */
const findAction = (kindIndexes: ReadonlyMap<unknown, KindIndex>, move: unknown): number | MoveError => {
  try {
    if (typeof move !== 'object' || move === null || Array.isArray(move)) return NOT_A_MOVE;
    const object = move as Readonly<Record<string, unknown>>;
    const kindIndex = Object.hasOwn(object, 'kind') ? kindIndexes.get(object['kind']) : undefined;
    return kindIndex === undefined ? ['kind', 'is not a kind of move'] : findInKind(kindIndex, object);
  } catch {
    return ['', 'cannot be read']; // a getter or a proxy that throws
  }
};

const findInKind = ({ fields, root }: KindIndex, object: Readonly<Record<string, unknown>>): number | MoveError => {
  let node: IndexNode | undefined = root;
  for (const field of fields) {
    if (!Object.hasOwn(object, field)) return [field, 'is missing'];
    node = typeof node === 'object' ? node.get(object[field]) : undefined;
    if (node === undefined) return [field, 'is not one of the values that are possible here'];
  }
  const keys = Reflect.ownKeys(object);
  if (keys.length > fields.length + 1) {
    const unknownField = keys.find((key) => key !== 'kind' && !fields.includes(String(key)));
    return [String(unknownField).slice(0, 40), 'is not a field of this move'];
  }
  return typeof node === 'number' ? node : NOT_A_MOVE;
};

/** Reads moves and returns the entries of the catalogue that are equal to them. */
export const createMoveReader = <Move>({
  moves,
  indexOf,
  explainUnknown,
}: Pick<MoveIndex<Move>, 'moves' | 'indexOf' | 'explainUnknown'>): Reader<Move> =>
  defineReader('a move of the catalogue', (value) => {
    const action = indexOf(value);
    if (action >= 0) return right(moves[action] as Move);
    const [path, message] = explainUnknown(value);
    return path === '' ? fail(value, message) : failAt(path, [{ value, context: NO_CONTEXT, message }]);
  });
