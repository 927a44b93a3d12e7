import { count, flag, listOf, orNull, recordOf, secret, variantsOf, word } from '../../../core/fields.js';
import { CELLS, DIRECTIONS } from '../board.js';
import { ANIMALS, type Box, KEPT, SIZES, TILES } from '../components.js';
import { GROUNDS, VARIANTS } from './index.js';

const cell = count(CELLS - 1);
const inuits = count(5);
/** More than there can be of anything. */
const many = count(99);

/** What the fields of a state hold. */
export const fields = ({ components }: Box, players: number) => {
  const player = count(players - 1);
  return {
    variant: word(...VARIANTS),
    phase: variantsOf('a phase', {
      place: {},
      melt: {},
      drift: {},
      displace: { cell, dir: word(...DIRECTIONS) },
      animals: {},
      attack: { cell },
      flee: { waiting: listOf(inuits, players) },
      act: {},
      kayak: { from: cell },
      over: {},
    }),
    turn: player,
    player,
    melted: flag,
    points: count(components.points + SIZES),
    steps: count(components.steps),
    used: recordOf('the types of tiles used', { thaw: flag, harpoon: flag, animals: flag, endurance: flag }),
    ground: listOf(word(...GROUNDS), CELLS),
    faces: listOf(orNull(secret(count(TILES.length - 1))), CELLS),
    fish: listOf(many, SIZES * CELLS),
    foxes: listOf(many, SIZES * CELLS),
    bears: listOf(count(1), CELLS),
    inuits: listOf(inuits, players * CELLS),
    igloos: listOf(orNull(player), CELLS),
    inuitsLeft: listOf(inuits, players),
    igloosLeft: listOf(count(components.igloos), players),
    fishSupply: listOf(many, SIZES),
    foxSupply: listOf(many, SIZES),
    bearSupply: many,
    hands: listOf(secret(listOf(many, KEPT)), players),
    handSizes: listOf(many, players),
    trophies: listOf(many, players * ANIMALS.length),
    gone: listOf(many, ANIMALS.length),
    spent: listOf(many, TILES.length),
    lost: secret(listOf(many, TILES.length)),
    lostSize: many,
  };
};
