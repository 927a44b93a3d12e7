import type { Mutable } from '../../../core/data/copy.js';
import { type Box, type ByOwner, OWNERS } from '../components/index.js';
import { type Owner, SIKU, type State } from '../state/index.js';
import { BASES, type SquareName } from '../temple.js';

/** Counts the blocks in a square by owner. */
export const countsIn = ({ blocks }: State, cell: SquareName): Mutable<ByOwner<number>> => {
  const counts = [0, 0, 0, 0]; // by owner
  const base = BASES[cell]!;
  for (let i = 0; i < base.length; i++) {
    const owner = blocks[base[i]!]!;
    if (owner !== -1) counts[owner]!++;
  }
  return counts;
};

/**
 * Returns, by owner, the points of a square that the active owner completes.
 * @rule NU-SQUARE-2 NU-SIKU-6
 */
export const sharesOf = (state: State, box: Box, counts: ByOwner<number>, rivalry: boolean): ByOwner<number> => {
  const { active } = state;
  const shares = sharesAmong(state, box, counts);
  if (!rivalry) return shares;
  return shares.map((share, owner) => (owner === active ? aloneShare(share, box) : 0));
};

/** @rule NU-FX-13 */
const aloneShare = (share: number, { components: { square, effects } }: Box): number =>
  share === square[0] ? share + effects.rivalry : share;

const sharesAmong = ({ active }: State, { components }: Box, counts: ByOwner<number>): ByOwner<number> => {
  const [most, second, shared] = components.square;
  const shares = [0, 0, 0, 0];
  const first = firstOf(active, counts);
  shares[first] = most;
  const seconds = secondsOf(active, counts, first);
  if (seconds.length > 2) return shares;
  for (let i = 0; i < seconds.length; i++) shares[seconds[i]!] = seconds.length === 1 ? second : shared;
  return shares;
};

/**
 * Returns the owner with the most blocks: the active owner in a tie, or else Siku, who can be tied with the other human
 * only.
 * @rule NU-SQUARE-3 NU-SIKU-7
 */
const firstOf = (active: Owner, counts: ByOwner<number>): Owner => {
  let first = active;
  for (let owner = 0; owner < OWNERS; owner++) {
    const isMore = counts[owner]! > counts[first]!;
    if (isMore || (owner === SIKU && first !== active && counts[owner] === counts[first])) first = owner;
  }
  return first;
};

/**
 * Returns the owners with the second most blocks: one owner, or two who share; three get nothing.
 * @rule NU-SQUARE-3 NU-SQUARE-4 NU-SQUARE-5
 */
const secondsOf = (active: Owner, counts: ByOwner<number>, first: Owner): readonly Owner[] => {
  let most = 1;
  let seconds: Owner[] = [];
  for (let owner = 0; owner < OWNERS; owner++) {
    if (owner === first || counts[owner]! < most) continue;
    if (counts[owner]! > most) seconds = [];
    most = counts[owner]!;
    seconds.push(owner);
  }
  return seconds.includes(active) ? [active] : seconds;
};
