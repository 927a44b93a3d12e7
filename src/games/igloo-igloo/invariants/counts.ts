import { sum } from '../../../core/data/list.js';
import { ANIMALS, type Box, FOX, PACK, SIZES, THAW, TILES } from '../components.js';
import { CELLS } from '../grid.js';
import type { State } from '../state/index.js';

/** Checks that each tile, animal, inuit and igloo is in one place. */
export const brokenCounts = (state: State, box: Box): string | null =>
  brokenHands(state) ?? brokenTiles(state, box) ?? brokenAnimals(state, box) ?? brokenTribes(state, box);

const brokenHands = ({ hands, handSizes, lost, lostSize }: State): string | null => {
  const wrong = hands.findIndex((hand, player) => sum(hand) !== handSizes[player]);
  if (wrong >= 0) return `handSizes[${wrong}]`;
  return sum(lost) === lostSize ? null : 'lostSize';
};

const brokenTiles = ({ ground, faces, hands, spent, lost }: State, { tiles }: Box): string | null => {
  const found = TILES.map((_, kind) => spent[kind]! + lost[kind]!);
  for (const face of faces) if (face !== null) found[face]!++;
  for (const each of ground) if (each === 'pack') found[PACK]!++;
  for (const hand of hands) add(found, THAW, hand);
  const wrong = found.findIndex((count, kind) => count !== tiles[kind]);
  return wrong >= 0 ? `spent[${wrong}]` : null;
};

const brokenAnimals = (state: State, { components }: Box): string | null => {
  const { fish, foxes, bears, fishSupply, foxSupply, bearSupply, trophies, gone } = state;
  const found = gone.slice();
  for (let i = 0; i < trophies.length; i += ANIMALS.length) add(found, 0, trophies.slice(i, i + ANIMALS.length));
  for (let i = 0; i < fish.length; i += SIZES) {
    add(found, 0, fish.slice(i, i + SIZES));
    add(found, FOX, foxes.slice(i, i + SIZES));
  }
  add(found, 0, [...fishSupply, ...foxSupply, bearSupply + sum(bears)]);
  const printed = [...components.fish, ...components.foxes, components.bears];
  const wrong = found.findIndex((count, animal) => count !== printed[animal]);
  return wrong >= 0 ? `gone[${wrong}]` : null;
};

/** Adds counts to those found, from number `first` on. */
const add = (found: number[], first: number, counts: readonly number[]): void => {
  for (let i = 0; i < counts.length; i++) found[first + i]! += counts[i]!;
};

const brokenTribes = (state: State, { components }: Box): string | null => {
  const { players, phase, inuits, inuitsLeft, igloos, igloosLeft } = state;
  for (let player = 0; player < players; player++) {
    const placed = sum(inuits.slice(CELLS * player, CELLS * player + CELLS));
    const waiting = phase.kind === 'flee' ? phase.waiting[player]! : 0;
    if (placed + waiting + inuitsLeft[player]! !== components.inuits[players]) return `inuitsLeft[${player}]`;
    const built = igloos.filter((owner) => owner === player).length;
    if (built + igloosLeft[player]! !== components.igloos) return `igloosLeft[${player}]`;
  }
  return null;
};
