import type { Box } from '../components.js';
import { type Owner, SIKU, type State } from '../state/index.js';
import { BASES } from '../temple.js';

const OWNERS = 4;

type Square = Pick<State, 'blocks' | 'players' | 'active'>;

/**
 * By owner, the points that a completed square gives when the active owner completes it.
 * @rule NU-SQUARE-2 NU-SIKU-6
 */
export const sharesOf = (state: Square, box: Box, cell: number, rivalry: boolean): readonly number[] => {
  const { active } = state;
  const shares = sharesAmong(state, box, countsIn(state, cell));
  if (!rivalry) return shares;
  return shares.map((share, owner) => (owner === active ? aloneShare(share, box) : 0));
};

const countsIn = ({ blocks }: Square, cell: number): readonly number[] => {
  const counts = new Array<number>(OWNERS).fill(0);
  for (const below of BASES[cell]!) counts[blocks[below]!]!++;
  return counts;
};

/** @rule NU-FX-13 */
const aloneShare = (share: number, { parts: { square } }: Box): number => (share === square[0] ? share + 2 : share);

const sharesAmong = (state: Square, { parts: { square } }: Box, counts: readonly number[]): readonly number[] => {
  const shares = new Array<number>(OWNERS).fill(0);
  const first = firstOf(state, counts);
  shares[first] = square[0];
  const seconds = secondsOf(state, counts, first);
  if (seconds.length === 1) shares[seconds[0]!] = square[1];
  if (seconds.length === 2) for (const owner of seconds) shares[owner] = square[2];
  return shares;
};

/**
 * Who has the most: the active owner in a tie, or else Siku, who can be tied with the other human alone.
 * @rule NU-SQUARE-3 NU-SIKU-7
 */
const firstOf = ({ active }: Square, counts: readonly number[]): Owner => {
  const most = Math.max(...counts);
  if (counts[active] === most) return active;
  return counts[SIKU] === most ? SIKU : counts.indexOf(most);
};

/**
 * Who has the second most: one owner, or two who share; three get nothing.
 * @rule NU-SQUARE-3 NU-SQUARE-4 NU-SQUARE-5
 */
const secondsOf = ({ active }: Square, counts: readonly number[], first: Owner): readonly Owner[] => {
  const others = counts.map((count, owner) => (owner === first ? 0 : count));
  const most = Math.max(...others);
  if (most === 0) return [];
  if (others[active] === most) return [active];
  return others.flatMap((count, owner) => (count === most ? [owner] : []));
};
