import { createCodec } from '../codec/index.js';
import type { Game, Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { MoveKind } from '../contract/move-kinds.js';
import { deepCopy } from '../data/copy.js';
import { deepFreeze } from '../data/deep-freeze.js';
import { truncate } from '../engine/check-origin.js';
import { createMoveIndex, type MoveIndex } from '../engine/move-index.js';
import { createMoveReader } from '../engine/move-reader.js';
import { invalidDocument, left, right } from '../errors/errors.js';
import type { Types } from '../types/base-types.js';

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
