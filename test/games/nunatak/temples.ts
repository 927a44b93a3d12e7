import type { Phase } from '../../../src/games/nunatak/index.js';
import { base, cell, cells, UPPER } from './cells.js';
import type { Game, Wish } from './wish.js';

export const blocksOf = (wish: Wish, counts: readonly number[], phase: Phase): number[] => {
  const blocks = new Array<number>(54).fill(-1);
  for (const [owner, names] of Object.entries(wish.blocks ?? {}))
    for (const at of cells(names)) blocks[at] = Number(owner);
  const order =
    wish.filler === undefined ? Array.from({ length: 54 }, (_, i) => (i < 25 ? 24 - i : i)) : cells(wish.filler);
  const free = order.filter((at) => blocks[at] === -1);
  counts.forEach((count, owner) => {
    let lacking = count - blocks.filter((block) => block === owner).length;
    if (lacking < 0) throw new Error(`owner ${owner} has ${-lacking} blocks too many for turn`);
    while (lacking-- > 0) {
      const at = free.shift();
      if (at === undefined) throw new Error(`no cell is left for owner ${owner} in ${phase.kind}`);
      blocks[at] = owner;
    }
  });
  return blocks;
};

const pendingOf = (blocks: readonly number[], phase: Phase): readonly number[] => {
  if (phase.kind === 'scoreSquare') return phase.squares;
  if (phase.kind !== 'pickFavour' && phase.kind !== 'immediateFavour' && phase.kind !== 'braceBlock') return [];
  return UPPER.filter((square) => base(square).includes(phase.cell) && isCovered(blocks, square));
};

const isCovered = (blocks: readonly number[], square: number): boolean => base(square).every((at) => blocks[at] !== -1);

export const tilesOf = (of: Game, wish: Wish, blocks: readonly number[], phase: Phase): number[] => {
  const tiles = new Array<number>(54).fill(-1);
  const pending = pendingOf(blocks, phase);
  const laid = [
    ...Array.from({ length: 25 }, (_, i) => i),
    ...UPPER.filter((square) => isCovered(blocks, square) && !pending.includes(square)),
  ];
  const pool = laidTiles(of, laid.length, Object.values(wish.tiles ?? {}));
  for (const [name, tile] of Object.entries(wish.tiles ?? {})) {
    const at = pool.indexOf(tile);
    if (at < 0 || !laid.includes(cell(name))) throw new Error(`tile ${tile} cannot lie in ${name} yet`);
    pool.splice(at, 1);
    tiles[cell(name)] = tile;
  }
  for (const at of laid) if (tiles[at] === -1) tiles[at] = pool.shift()!;
  return tiles;
};

/** Returns the tiles that lie after a number of them were laid: those of the first piles, wanted ones first. */
const laidTiles = (of: Game, count: number, wanted: readonly number[] = []): number[] =>
  of.components.tiles
    .map(({ pile }, tile) => ({ pile, tile, rank: wanted.includes(tile) ? 0 : 1 }))
    .sort((a, b) => a.pile - b.pile || a.rank - b.rank || a.tile - b.tile)
    .slice(0, count)
    .map(({ tile }) => tile)
    .sort((a, b) => a - b);

export const stackOf = (of: Game, tiles: readonly number[]): readonly number[] =>
  laidTiles(of, 54).filter((tile) => !tiles.includes(tile));

export const supportOf = (blocks: readonly number[], players: number, fresh: number): readonly number[] =>
  Array.from({ length: players }, (_, player) =>
    UPPER.filter((at) => at !== fresh && blocks[at] === player)
      .map((at) => base(at).filter((below) => blocks[below] === player).length)
      .reduce((a, b) => a + b, 0),
  );
