import { sum } from '../../../core/data/list.js';
import {
  count,
  flag,
  listOf,
  naming,
  orNull,
  perSeat,
  recordOf,
  seat,
  seatsOf,
  secret,
  thing,
  variantsOf,
  word,
} from '../../../core/fields/fields.js';
import { ANIMALS, type Box, type Components, ENDURANCES, KEPT, SIZES, THAW, TILES } from '../components.js';
import { CELLS, DIRECTIONS } from '../grid.js';
import { GROUNDS, VARIANTS } from './index.js';

const cell = thing(CELLS);

/** Returns the codecs of the fields of a state. */
export const fields = ({ components, tiles }: Box, players: number) => {
  const player = seat(players);
  const inuits = count(components.inuits[players as keyof Components['inuits']]);
  const fish = count(Math.max(...components.fish));
  const foxes = count(Math.max(...components.foxes));
  const animals = count(Math.max(...components.fish, ...components.foxes, components.bears));
  const ofKind = count(Math.max(...tiles));
  return {
    variant: word(...VARIANTS),
    phase: variantsOf('a phase', {
      place: {},
      melt: {},
      drift: {},
      displace: { cell, dir: word(...DIRECTIONS), gap: cell },
      animals: {},
      attack: { cell },
      flee: { cell, next: player, waiting: perSeat(inuits, players) },
      act: {},
      kayak: { from: cell },
      over: {},
    }),
    turn: player,
    player,
    melted: flag,
    points: count(components.points + ENDURANCES),
    steps: count(components.steps),
    used: recordOf('the types of tiles used', { thaw: flag, harpoon: flag, animals: flag, endurance: flag }),
    ground: listOf(word(...GROUNDS), CELLS),
    faces: listOf(orNull(secret(thing(TILES.length))), CELLS),
    fish: listOf(fish, SIZES * CELLS),
    foxes: listOf(foxes, SIZES * CELLS),
    bears: listOf(count(1), CELLS),
    inuits: naming(listOf(inuits, players * CELLS), seatsOf(players, CELLS)),
    igloos: listOf(orNull(player), CELLS),
    inuitsLeft: perSeat(inuits, players),
    igloosLeft: perSeat(count(components.igloos), players),
    fishSupply: listOf(fish, SIZES),
    foxSupply: listOf(foxes, SIZES),
    bearSupply: count(components.bears),
    hands: perSeat(secret(listOf(ofKind, KEPT)), players),
    handSizes: perSeat(count(sum(tiles.slice(THAW))), players),
    trophies: naming(listOf(animals, players * ANIMALS.length), seatsOf(players, ANIMALS.length)),
    gone: listOf(animals, ANIMALS.length),
    spent: listOf(ofKind, TILES.length),
    lost: secret(listOf(ofKind, TILES.length)),
    lostSize: count(sum(tiles)),
  };
};
