import type { Mutable } from '../../../core/data/copy.js';
import { type Box, type ByOwner, MAX_OWNERS } from '../components/index.js';
import type { Owner, State } from '../state/index.js';
import { SQUARE_CELLS, type SquareName } from '../temple.js';

/** Counts the blocks in a square by owner. */
export const countBlocksInSquare = ({ blocks }: State, square: SquareName): Mutable<ByOwner<number>> => {
  const counts = [0, 0, 0, 0]; // by owner
  const base = SQUARE_CELLS[square]!;
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
export const computeShares = (state: State, box: Box, counts: ByOwner<number>, byRivalry: boolean): ByOwner<number> => {
  const { turnOwner } = state;
  const shares = normalShares(state, box, counts);
  if (!byRivalry) return shares;
  return shares.map((share, owner) => (owner === turnOwner ? rivalryShare(share, box) : 0));
};

/** @rule NU-FX-13 */
const rivalryShare = (share: number, { components: { squareShares, effects } }: Box): number =>
  share === squareShares[0] ? share + effects.rivalry : share;

/**
 * Returns the shares without rivalry: of the owners with the second most blocks, one gets a share, two share, and three
 * get nothing.
 * @rule NU-SQUARE-4 NU-SQUARE-5
 */
const normalShares = ({ turnOwner }: State, { components }: Box, counts: ByOwner<number>): ByOwner<number> => {
  const [most, second, shared] = components.squareShares;
  const shares = [0, 0, 0, 0];
  const first = ownersWithMost(counts, turnOwner).at(-1)!;
  shares[first] = most;
  const seconds = ownersWithMost(counts, turnOwner, first);
  if (seconds.length > 2) return shares;
  for (let i = 0; i < seconds.length; i++) shares[seconds[i]!] = seconds.length === 1 ? second : shared;
  return shares;
};

/**
 * Lists the owners who have the most blocks, without one of them if that is wanted; the active owner alone if tied. No
 * others are tied for the first place, except the other human with Siku, who then wins and comes last.
 * @rule NU-SQUARE-3 NU-SIKU-7
 */
const ownersWithMost = (counts: ByOwner<number>, active: Owner, except: Owner = -1): readonly Owner[] => {
  let maxCount = 0;
  let owners: Owner[] = [];
  for (let owner = 0; owner < MAX_OWNERS; owner++) {
    const count = counts[owner]!;
    if (count === 0 || count < maxCount || owner === except) continue;
    if (count > maxCount) owners = [];
    maxCount = count;
    owners.push(owner);
  }
  return owners.includes(active) ? [active] : owners;
};
