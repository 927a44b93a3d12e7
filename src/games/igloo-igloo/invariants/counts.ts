import { sum } from '../../../core/data/list.js';
import { ANIMALS, type Box, FIRST_FOX, PACK_TILE, THAW_TILE, TILES, VALUES_PER_ANIMAL } from '../components.js';
import { CELL_COUNT } from '../grid.js';
import type { State } from '../state/index.js';

/** Checks that each tile, animal, inuit and igloo is in one place. */
export const countsContradiction = (state: State, box: Box): string | null =>
  handsContradiction(state) ??
  tilesContradiction(state, box) ??
  animalsContradiction(state, box) ??
  tribesContradiction(state, box);

const handsContradiction = ({ hands, handSizes, thawedTiles, thawedTileCount }: State): string | null => {
  const wrong = hands.findIndex((hand, player) => sum(hand) !== handSizes[player]);
  if (wrong >= 0) return `handSizes[${wrong}]`;
  return sum(thawedTiles) === thawedTileCount ? null : 'thawedTileCount';
};

const tilesContradiction = (
  { ground, faceDownTiles, hands, discardedTiles, thawedTiles }: State,
  { tileCounts }: Box,
): string | null => {
  const found = TILES.map((_, kind) => discardedTiles[kind]! + thawedTiles[kind]!);
  for (const face of faceDownTiles) if (face !== null) found[face]!++;
  for (const each of ground) if (each === 'pack') found[PACK_TILE]!++;
  for (const hand of hands) addCounts(found, THAW_TILE, hand);
  const wrong = found.findIndex((count, kind) => count !== tileCounts[kind]);
  return wrong >= 0 ? `discardedTiles[${wrong}]` : null;
};

const animalsContradiction = (state: State, { components }: Box): string | null => {
  const { fish, foxes, bears, fishSupply, foxSupply, bearSupply, trophies, removedAnimals } = state;
  const found = removedAnimals.slice();
  for (let i = 0; i < trophies.length; i += ANIMALS.length) addCounts(found, 0, trophies.slice(i, i + ANIMALS.length));
  for (let i = 0; i < fish.length; i += VALUES_PER_ANIMAL) {
    addCounts(found, 0, fish.slice(i, i + VALUES_PER_ANIMAL));
    addCounts(found, FIRST_FOX, foxes.slice(i, i + VALUES_PER_ANIMAL));
  }
  addCounts(found, 0, [...fishSupply, ...foxSupply, bearSupply + sum(bears)]);
  const printed = [...components.fish, ...components.foxes, components.bears];
  const wrong = found.findIndex((count, animal) => count !== printed[animal]);
  return wrong >= 0 ? `removedAnimals[${wrong}]` : null;
};

/** Adds counts to those found, from index `first` on. */
const addCounts = (found: number[], first: number, counts: readonly number[]): void => {
  for (let i = 0; i < counts.length; i++) found[first + i]! += counts[i]!;
};

const tribesContradiction = (state: State, { components }: Box): string | null => {
  const { players, phase, inuits, freeInuits, igloos, freeIgloos } = state;
  for (let player = 0; player < players; player++) {
    const placed = sum(inuits.slice(CELL_COUNT * player, CELL_COUNT * player + CELL_COUNT));
    const fleeingInuits = phase.kind === 'flee' ? phase.fleeingInuits[player]! : 0;
    if (placed + fleeingInuits + freeInuits[player]! !== components.inuits[players]) return `freeInuits[${player}]`;
    const built = igloos.filter((owner) => owner === player).length;
    if (built + freeIgloos[player]! !== components.igloos) return `freeIgloos[${player}]`;
  }
  return null;
};
