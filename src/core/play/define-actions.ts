import { codecOf } from '../codec/index.js';
import type { Game, Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { MoveKind } from '../contract/rows.js';
import { copyOf } from '../data/copy.js';
import { frozen } from '../data/frozen.js';
import { accepted, invalid, refused } from '../errors/verdict.js';
import type { Types } from '../types/base-types.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { shortened } from './check-origin.js';
import { entryOf } from './move-reader.js';

/**
 * The action space of a game with some components: all moves as numbers and texts. An app that only reads and writes
 * moves needs nothing else of the rules.
 */
export interface ActionSpace<G extends Types>
  extends Pick<Rules<G>, 'components' | 'catalogue' | 'actionOf' | 'moveOf' | 'formatMove' | 'parseMove'> {
  /** The tables that the rules read; only the kernel may change them. */
  readonly box: G['Box'];
  readonly index: Catalogue<G['Move']>;
}

/** The part of a kernel from which its moves are listed, with the moves of all kinds or the kinds themselves. */
export type MoveSource<G extends Types> = Pick<Kernel<G>, 'prepare' | 'format'> &
  (
    | Pick<Kernel<G>, 'kinds'>
    | {
        /** Lists all moves, in the order of their kinds. */
        entries(box: G['Box']): readonly G['Move'][];
      }
  );

/**
 * Builds the action space of a kernel, or of a part of one, with some components; states name the components by `id`, a
 * digest of their data. Freezes the components.
 */
export const defineActions = <G extends Types>(
  source: MoveSource<G>,
  given: G['Components'],
  id: string,
): ActionSpace<G> => {
  const components = frozen(given);
  // From a copy of the components: tables of frozen ones would make playouts half as slow again.
  const box = source.prepare(copyOf(components), id);
  const formatMove = (move: G['SeenMove']): string => source.format(move, box);
  const index = catalogueOf<G['Move']>(entriesOf(source, box), formatMove);
  return {
    components,
    box,
    index,
    catalogue: index.moves,
    actionOf: index.indexOf,
    moveOf: (action) => index.moves[action],
    formatMove,
    parseMove: (text) => {
      const move = index.parse(text);
      if (move !== undefined) return accepted(move);
      return refused(invalid('InvalidMove')('', `'${shortened(text)}' is not a move of this game.`));
    },
  };
};

const entriesOf = <G extends Types>(source: MoveSource<G>, box: G['Box']): readonly G['Move'][] =>
  'kinds' in source
    ? Object.values<MoveKind<G>>(source.kinds).flatMap((kind) => kind.entries(box))
    : source.entries(box);

/** Builds the codec of the moves of an action space. */
export const moveCodec = <G extends Types>({ index }: Pick<ActionSpace<G>, 'index'>): Game<G>['Move'] =>
  codecOf(entryOf(index), invalid('InvalidMove'));
