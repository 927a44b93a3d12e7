import type { Draft } from '../../core/draft.js';
import type { Emit } from '../../core/game.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import { placeFish } from './apply/melt.js';
import { UNUSED } from './apply/turn.js';
import { CELLS, CENTRE, isCorner, SPACES } from './board.js';
import { ANIMALS, type Box, KEPT, SIZES, TILES, type TileKind } from './components.js';
import type { Event } from './events.js';
import type { Ground, Phase, Settings, State } from './state.js';

const PLACE: Draft<Phase> = Object.freeze({ kind: 'place' });

/** The cells that carry a tile at the start, ascending. */
export const LAID = SPACES.filter((cell) => !CENTRE.includes(cell));

/** What the cells are at the start. */
export const groundAtStart = (): Ground[] =>
  Array.from({ length: CELLS }, (_, cell) => (isCorner(cell) ? 'land' : CENTRE.includes(cell) ? 'water' : 'ice'));

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/**
 * The state before the first inuit is placed.
 * @rule IG-SETUP-2 IG-SETUP-3 IG-SETUP-4
 */
export const deal = (settings: Settings, box: Box, random: Draft<RandomState>, emit: Emit<Event>): Draft<State> => {
  const { players } = settings;
  const draft = emptyBoard(settings, box, random);
  draft.faces = layTiles(box, random);
  for (const cell of CENTRE) placeFish(draft, cell, 1, emit);
  draft.turn = draw(random, players);
  draft.player = draft.turn;
  return draft;
};

/** @rule IG-SETUP-1 */
const layTiles = ({ tiles }: Box, random: Draft<RandomState>): (TileKind | null)[] => {
  const pile = shuffle(
    random,
    tiles.flatMap((count, kind) => new Array<TileKind>(count).fill(kind)),
  );
  const faces = new Array<TileKind | null>(CELLS).fill(null);
  LAID.forEach((cell, i) => {
    faces[cell] = pile[i]!;
  });
  return faces;
};

const emptyBoard = ({ players, variant }: Settings, box: Box, random: Draft<RandomState>): Draft<State> => ({
  game: 'igloo-igloo',
  components: box.id,
  players,
  random,
  variant,
  phase: PLACE,
  turn: 0,
  player: 0,
  melted: false,
  points: 0,
  steps: 0,
  used: UNUSED,
  ground: groundAtStart(),
  faces: [],
  fish: zeros(SIZES * CELLS),
  foxes: zeros(SIZES * CELLS),
  bears: zeros(CELLS),
  inuits: zeros(players * CELLS),
  igloos: new Array<null>(CELLS).fill(null),
  inuitsLeft: zeros(players).fill(box.parts.inuits[players]),
  igloosLeft: zeros(players).fill(box.parts.igloos),
  fishSupply: box.parts.fish.slice(),
  foxSupply: box.parts.foxes.slice(),
  bearSupply: box.parts.bears,
  hands: Array.from({ length: players }, () => zeros(KEPT)),
  handSizes: zeros(players),
  trophies: zeros(players * ANIMALS.length),
  gone: zeros(ANIMALS.length),
  spent: zeros(TILES.length),
  lost: zeros(TILES.length),
  lostSize: 0,
});
