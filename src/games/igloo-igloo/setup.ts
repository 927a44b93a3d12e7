import { drawInt, shuffle } from '../../core/chance/random.js';
import type { StateHeader } from '../../core/contract/kernel.js';
import { repeatItem } from '../../core/data/list.js';
import { ask } from '../../core/engine/play.js';
import type { OptionTable } from '../../core/fields/options.js';
import { placeFish } from './apply/melt.js';
import { NOTHING_USED, PLACE_PHASE } from './apply/turn.js';
import { ANIMALS, type Box, KEPT_KIND_COUNT, TILES, type TileKind, VALUES_PER_ANIMAL } from './components.js';
import { type ByCell, CELL_COUNT, CENTRE, isCorner, SPACES } from './grid.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import { type Ground, type Settings, VARIANTS } from './state/index.js';

/** The options of a game. */
export const options = (): OptionTable<Settings> => ({
  players: { values: [2, 3, 4] },
  variant: { values: VARIANTS, default: 'standard' },
});

/** The cells that carry a tile at the start, ascending. */
const TILE_CELLS = SPACES.filter((cell) => !CENTRE.includes(cell));

/** The ground of each cell at the start. */
export const START_GROUND: ByCell<Ground> = repeatItem(0, CELL_COUNT).map((_, cell) =>
  isCorner(cell) ? 'land' : CENTRE.includes(cell) ? 'water' : 'ice',
);

/** Zeros, as many as the longest list of counts has. */
const ZEROS: readonly number[] = repeatItem(0, 4 * CELL_COUNT);
const zeros = (length: number): number[] => ZEROS.slice(0, length);

const NULL_BY_CELL: ByCell<null> = repeatItem(null, CELL_COUNT);

/** Creates a state with all tiles, animals and pieces in the box. */
export const stateBeforeDeal = ({ players, variant }: Settings, box: Box, head: StateHeader<Draft>): Draft => ({
  // The head is written out, since V8 turns so many fields after a spread into a dictionary; frozen lists are copied by
  // spreading, since V8 slices them slowly.
  game: head.game,
  rules: head.rules,
  components: head.components,
  players: head.players,
  random: head.random,
  variant,
  phase: PLACE_PHASE,
  turnPlayer: 0,
  decider: 0,
  hasMelted: false,
  actionPointsLeft: 0,
  animalStepsLeft: 0,
  usedThisTurn: NOTHING_USED,
  ground: START_GROUND.slice(),
  faceDownTiles: [],
  fish: zeros(VALUES_PER_ANIMAL * CELL_COUNT),
  foxes: zeros(VALUES_PER_ANIMAL * CELL_COUNT),
  bears: zeros(CELL_COUNT),
  inuits: zeros(players * CELL_COUNT),
  igloos: NULL_BY_CELL.slice(),
  freeInuits: zeros(players).fill(box.components.inuits[players]),
  freeIgloos: zeros(players).fill(box.components.igloos),
  fishSupply: [...box.components.fish],
  foxSupply: [...box.components.foxes],
  bearSupply: box.components.bears,
  hands: Array.from({ length: players }, () => zeros(KEPT_KIND_COUNT)),
  handSizes: zeros(players),
  trophies: zeros(players * ANIMALS.length),
  removedAnimals: zeros(ANIMALS.length),
  discardedTiles: zeros(TILES.length),
  thawedTiles: zeros(TILES.length),
  thawedTileCount: 0,
});

/**
 * Lays the tiles, puts fish into the centre, and draws a first player.
 * @rule IG-SETUP-2 IG-SETUP-3 IG-SETUP-4
 */
export const deal = (run: Run): void => {
  const { draft, emit } = run;
  draft.faceDownTiles = layTiles(run);
  for (const cell of CENTRE) placeFish(run, cell, 1);
  draft.turnPlayer = drawInt(draft.random, draft.players);
  draft.decider = draft.turnPlayer;
  emit?.({ kind: 'startPlayerDrawn', player: draft.turnPlayer });
  ask(run, PLACE_PHASE);
};

/** @rule IG-SETUP-1 */
const layTiles = ({ draft, box }: Run): ByCell<TileKind | null> => {
  const pile = shuffle(draft.random, [...box.allTiles]);
  const faces: (TileKind | null)[] = NULL_BY_CELL.slice();
  for (let i = 0; i < TILE_CELLS.length; i++) faces[TILE_CELLS[i]!] = pile[i]!;
  return faces;
};
