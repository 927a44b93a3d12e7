import { type Sign, signWords } from '../../../signs/sign.js';
import { meritsOf } from '../apply/dummy.js';
import { bears, isAvailable, isHuman } from '../available.js';
import { ROUND } from '../components/index.js';
import type { CardTaken } from '../events/index.js';
import { isDouble } from '../legal/take.js';
import type { Owner, State } from '../state/index.js';
import { CELLS } from '../temple.js';
import type { Nunatak } from '../types.js';
import { losesShare, othersCount } from './modes.js';
import { boxOf, type PartSigns, type Step } from './moments.js';

const { onEvent, onMove } = signWords<Nunatak>();

const isSolo = ({ players }: State): boolean => players === 1;
const isDummy = (state: State, owner: Owner): boolean => isSolo(state) && !isHuman(state, owner);

/** Returns the merits of all places among which a dummy that takes a card can choose, compared entry by entry. */
const meritsFor = ({ card }: CardTaken, made: Step): readonly (readonly number[])[] => {
  const { after, events } = made;
  const box = boxOf(made);
  const bits = events.some(({ kind }) => kind === 'anyCardAnyTile') ? -1 : box.cardBits[card]!;
  return after.tiles.flatMap((_, cell) =>
    isAvailable(after, cell) && bears(after, box, cell, bits) ? [meritsOf(after, box, card, cell)] : [],
  );
};

/** Returns a sign that some entries of the merits leave fewer places, the entries before being equal. */
const decides = (first: number, last = first): Sign<Nunatak> =>
  onEvent('cardTaken', (event, made) => {
    if (!isDummy(made.after, event.owner)) return false;
    const merits = meritsFor(event, made);
    return bestBy(merits, last + 1).length < bestBy(merits, first).length;
  });

/** Returns the best merits by their first `entries` entries. */
const bestBy = (merits: readonly (readonly number[])[], entries: number): readonly (readonly number[])[] => {
  let best = merits;
  for (let entry = 0; entry < entries; entry++) {
    const most = Math.max(...best.map((merit) => merit[entry]!));
    best = best.filter((merit) => merit[entry] === most);
  }
  return best;
};

const choosesOrder = (_: unknown, { before }: Step): boolean => {
  const isOfDummy = before !== null && isDummy(before, before.active);
  return isOfDummy && before.phase.kind === 'squares' && before.phase.cells.length > 1;
};

/** The signs that the clauses about one player with two dummies took effect. */
export const solo: PartSigns = {
  'NU-SOLO-1': onEvent('roundEnded', ({ round }) => round * ROUND === CELLS),
  'NU-SOLO-2': onEvent('roundEnded'),
  'NU-SOLO-3': onEvent('turnStarted', ({ turn }, { after }) => isSolo(after) && turn % ROUND !== 1),
  'NU-SOLO-4': onEvent('roundEnded'),
  'NU-SOLO-5': onEvent('reshuffled', ({ reason }, { after }) => isSolo(after) && reason === 'nothingFits'),
  'NU-SOLO-6': onEvent('cardTaken', ({ owner }, { after }) => isDummy(after, owner)),
  'NU-SOLO-7': decides(0),
  'NU-SOLO-8': decides(1, 3),
  'NU-SOLO-9': decides(4),
  'NU-SOLO-10': decides(5),
  'NU-SOLO-12': onEvent(
    'cardFiled',
    ({ owner, card }, made) => isDummy(made.after, owner) && isDouble(boxOf(made).cardBits[card]!),
  ),
  'NU-SOLO-13': onEvent('cardFiled', ({ owner }, { after }) => isDummy(after, owner)),
  'NU-SOLO-14': onEvent('squareCompleted', losesShare(1)),
  'NU-SOLO-15': onMove('square', choosesOrder),
  'NU-SOLO-16': onEvent('favourRemoved'),
  'NU-SOLO-17': onMove(
    'favour',
    (_, { before }) => before.phase.kind === 'window' && isDummy(before, before.phase.next),
  ),
  'NU-SOLO-18': othersCount(1),
  'NU-SOLO-19': onEvent('gameOver', (_, { after }) => isSolo(after)),
};
