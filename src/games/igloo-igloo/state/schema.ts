import { sum } from '../../../core/data/list.js';
import {
  countUpTo,
  enumOf,
  flag,
  hideable,
  idBelow,
  idsOfSeats,
  listOf,
  listPerPlayer,
  objectOf,
  orNull,
  playerBelow,
  unionOf,
  withIdRange,
} from '../../../core/fields/fields.js';
import {
  ANIMALS,
  type Box,
  type Components,
  ENDURANCE_KIND_COUNT,
  KEPT_KIND_COUNT,
  THAW_TILE,
  TILES,
  VALUES_PER_ANIMAL,
} from '../components.js';
import { CELL_COUNT, DIRECTIONS } from '../grid.js';
import { GROUNDS, VARIANTS } from './index.js';

const cell = idBelow(CELL_COUNT);

/** Returns the codecs of the fields of a state. */
export const stateSchema = ({ components, tileCounts }: Box, players: number) => {
  const turnPlayer = playerBelow(players);
  const inuits = countUpTo(components.inuits[players as keyof Components['inuits']]);
  const fish = countUpTo(Math.max(...components.fish));
  const foxes = countUpTo(Math.max(...components.foxes));
  const animals = countUpTo(Math.max(...components.fish, ...components.foxes, components.bears));
  const tilesOfKind = countUpTo(Math.max(...tileCounts));
  return {
    variant: enumOf(...VARIANTS),
    phase: unionOf('a phase', {
      placeInuit: {},
      melt: {},
      drift: {},
      displace: { cell, dir: enumOf(...DIRECTIONS), gap: cell },
      stepAnimal: {},
      attack: { cell },
      flee: { cell, fleeingPlayer: turnPlayer, fleeingInuits: listPerPlayer(inuits, players) },
      act: {},
      kayak: { from: cell },
      over: {},
    }),
    turnPlayer,
    decider: turnPlayer,
    hasMelted: flag,
    actionPointsLeft: countUpTo(components.actionPoints + ENDURANCE_KIND_COUNT),
    animalStepsLeft: countUpTo(components.animalSteps),
    usedThisTurn: objectOf('the types of tiles used', { thaw: flag, harpoon: flag, animals: flag, endurance: flag }),
    ground: listOf(enumOf(...GROUNDS), CELL_COUNT),
    faceDownTiles: listOf(orNull(hideable(idBelow(TILES.length))), CELL_COUNT),
    fish: listOf(fish, VALUES_PER_ANIMAL * CELL_COUNT),
    foxes: listOf(foxes, VALUES_PER_ANIMAL * CELL_COUNT),
    bears: listOf(countUpTo(1), CELL_COUNT),
    inuits: withIdRange(listOf(inuits, players * CELL_COUNT), idsOfSeats(players, CELL_COUNT)),
    igloos: listOf(orNull(turnPlayer), CELL_COUNT),
    freeInuits: listPerPlayer(inuits, players),
    freeIgloos: listPerPlayer(countUpTo(components.igloos), players),
    fishSupply: listOf(fish, VALUES_PER_ANIMAL),
    foxSupply: listOf(foxes, VALUES_PER_ANIMAL),
    bearSupply: countUpTo(components.bears),
    hands: listPerPlayer(hideable(listOf(tilesOfKind, KEPT_KIND_COUNT)), players),
    handSizes: listPerPlayer(countUpTo(sum(tileCounts.slice(THAW_TILE))), players),
    trophies: withIdRange(listOf(animals, players * ANIMALS.length), idsOfSeats(players, ANIMALS.length)),
    removedAnimals: listOf(animals, ANIMALS.length),
    discardedTiles: listOf(tilesOfKind, TILES.length),
    thawedTiles: hideable(listOf(tilesOfKind, TILES.length)),
    thawedTileCount: countUpTo(sum(tileCounts)),
  };
};
