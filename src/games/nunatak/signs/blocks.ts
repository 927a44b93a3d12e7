import { type Sign, signWords } from '../../../signs/sign.js';
import { isHuman } from '../available.js';
import type { ByOwner } from '../components/index.js';
import type { TrackMoved } from '../events/index.js';
import { countsIn } from '../score/square.js';
import type { Owner, State } from '../state/index.js';
import { DOME, FLOORS, OFFSETS, ROWS } from '../temple.js';
import type { Nunatak } from '../types.js';
import type { PartSigns, Step } from './moments.js';

const { onMove, onEvent } = signWords<Nunatak>();

/** Returns a sign that a human places a block of their own. */
const ownBlock = (holds: (cell: number, state: State) => boolean): Sign<Nunatak> =>
  onEvent('blockPlaced', ({ owner, cell }, { after }) => {
    return owner === after.active && isHuman(after, owner) && holds(cell, after);
  });

/** Checks whether all tiles of a row are covered, but not all are laid. */
const rowStaysOpen = (cell: number, { tiles, blocks }: State): boolean =>
  ROWS[cell]!.some(
    ({ cells }) =>
      cells.some((each) => tiles[each] === -1) && cells.every((each) => tiles[each] === -1 || blocks[each] !== -1),
  );

const TOP = OFFSETS[3];
/** Checks whether the block has a neighbour on the highest floor, whose rows and diagonals are two cells. */
const linesUpOnTop = (cell: number, { blocks }: State): boolean =>
  FLOORS[cell] === 4 && blocks.some((owner, other) => other >= TOP && other !== cell && owner !== -1);

const stopsShort = ({ from, to, reason, rows }: TrackMoved, { components }: Step): boolean =>
  to - from < (reason === 'craft' ? components.effects.craft : rows.length);

/** Returns a sign that a square is scored; `counts` are the blocks in it, by owner. */
const square = (holds: (counts: ByOwner<number>, active: Owner) => boolean): Sign<Nunatak> =>
  onEvent('squareCompleted', ({ cell }, { after }) => holds(countsIn(after, cell), after.active));

/** Checks whether an owner has as many blocks as another, at least one. */
export const isTied = (counts: ByOwner<number>, owner: Owner): boolean =>
  counts[owner]! > 0 && counts.some((count, other) => other !== owner && count === counts[owner]);

/** The signs that the clauses about the points of a block (support, rows and squares) took effect. */
export const blocks: PartSigns = {
  'NU-SUPPORT-1': onEvent('scored', ({ reason }) => reason === 'support'),

  'NU-ROW-1': onEvent('trackMoved', ({ reason, from, to }) => reason === 'row' && to > from),
  'NU-ROW-2': ownBlock(rowStaysOpen),
  'NU-ROW-3': ownBlock(linesUpOnTop),
  'NU-ROW-4': onEvent('trackMoved', stopsShort),

  'NU-SQUARE-2': onEvent('squareCompleted'),
  'NU-SQUARE-3': square(isTied),
  // Three owners score only if two share the second place.
  'NU-SQUARE-4': onEvent('squareCompleted', ({ shares }) => shares.length === 3),
  'NU-SQUARE-5': square((counts) => counts.every((count) => count === 1)),
  'NU-SQUARE-6': onMove(
    'square',
    (_, { before }) =>
      before.phase.kind === 'squares' && before.phase.cells.length > 1 && isHuman(before, before.active),
  ),
  'NU-SQUARE-7': onEvent('tileLaid', (_, { before }) => before !== null),
  // All tiles of the upper floors are laid in the game.
  'NU-SQUARE-8': onEvent('blockPlaced', ({ cell }) => FLOORS[cell]! > 1),
  'NU-SQUARE-9': onEvent('squareCompleted', ({ cell }) => cell === DOME),
};
