import { draw, shuffle } from '../../core/chance/random.js';
import type { Head } from '../../core/contract/kernel.js';
import { ask } from '../../core/contract/run.js';
import { repeated } from '../../core/data/list.js';
import { placeFish } from './apply/melt.js';
import { PLACE, UNUSED } from './apply/turn.js';
import { ANIMALS, type Box, KEPT, SIZES, TILES, type TileKind } from './components.js';
import { type ByCell, CELLS, CENTRE, isCorner, SPACES } from './grid.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Ground, Settings } from './state/index.js';

/** Returns the cells that carry a tile at the start, ascending. */
const LAID = SPACES.filter((cell) => !CENTRE.includes(cell));

/** The ground of each cell at the start. */
export const GROUND_AT_START: ByCell<Ground> = repeated(0, CELLS).map((_, cell) =>
  isCorner(cell) ? 'land' : CENTRE.includes(cell) ? 'water' : 'ice',
);

/** Zeros, as many as the longest list of counts has. */
const ZEROS: readonly number[] = repeated(0, 4 * CELLS);
const zeros = (length: number): number[] => ZEROS.slice(0, length);

const NOTHING: ByCell<null> = repeated(null, CELLS);

/**
 * Creates a state with all tiles, animals and pieces in the box. The head is spelt out, since V8 turns so many fields
 * after a spread into a dictionary; frozen lists are copied by spreading, since V8 slices them slowly.
 */
export const unpack = ({ players, variant }: Settings, box: Box, head: Head<Draft>): Draft => ({
  game: head.game,
  rules: head.rules,
  components: head.components,
  players: head.players,
  random: head.random,
  variant,
  phase: PLACE,
  turn: 0,
  player: 0,
  melted: false,
  points: 0,
  steps: 0,
  used: UNUSED,
  ground: GROUND_AT_START.slice(),
  faces: [],
  fish: zeros(SIZES * CELLS),
  foxes: zeros(SIZES * CELLS),
  bears: zeros(CELLS),
  inuits: zeros(players * CELLS),
  igloos: NOTHING.slice(),
  inuitsLeft: zeros(players).fill(box.components.inuits[players]),
  igloosLeft: zeros(players).fill(box.components.igloos),
  fishSupply: [...box.components.fish],
  foxSupply: [...box.components.foxes],
  bearSupply: box.components.bears,
  hands: Array.from({ length: players }, () => zeros(KEPT)),
  handSizes: zeros(players),
  trophies: zeros(players * ANIMALS.length),
  gone: zeros(ANIMALS.length),
  spent: zeros(TILES.length),
  lost: zeros(TILES.length),
  lostSize: 0,
});

/**
 * Lays the tiles, puts fish into the centre, and draws a first player.
 * @rule IG-SETUP-2 IG-SETUP-3 IG-SETUP-4
 */
export const deal = (run: Run): void => {
  const { draft, emit } = run;
  draft.faces = layTiles(run);
  for (const cell of CENTRE) placeFish(run, cell, 1);
  draft.turn = draw(draft.random, draft.players);
  draft.player = draft.turn;
  emit?.({ kind: 'firstPlayerDrawn', player: draft.turn });
  ask(run, PLACE);
};

/** @rule IG-SETUP-1 */
const layTiles = ({ draft, box }: Run): ByCell<TileKind | null> => {
  const pile = shuffle(draft.random, [...box.pile]);
  const faces: (TileKind | null)[] = NOTHING.slice();
  for (let i = 0; i < LAID.length; i++) faces[LAID[i]!] = pile[i]!;
  return faces;
};
