import { insecureRandomStateOf } from '../../../src/core/chance/random.js';
import { sum } from '../../../src/core/data/list.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import type { RefusalParameters } from '../../../src/core/errors/reasons.js';
import {
  type Clause,
  components,
  type Event,
  formatMove,
  type Ground,
  game,
  legalMoves,
  type Move,
  type Phase,
  parseMove,
  reasons,
  type State,
  step,
  type UsedTileTypes,
  type Variant,
} from '../../../src/games/igloo-igloo/index.js';

/** Boards by name, top row first: `#` corner, `.` water, `o` ice, `P` pack. */
export const BOARDS = {
  START: ['#oooooo#', 'oooooooo', 'oooooooo', 'ooo..ooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'],
  DRIFT: ['#oooooo#', 'o...oooo', 'oooooooo', 'oooooooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'],
  PONDS: ['#oooooo#', 'oooooooo', 'oo...ooo', 'oooooooo', 'oooooooo', 'oooooo.o', 'oooooo.o', '#oooooo#'],
  PLUS: ['#......#', '..o.....', '.ooo....', '..o.....', '........', '........', '........', '#......#'],
  NOOK: ['#oo....#', 'oo......', '........', '........', '........', '........', '........', '#......#'],
  ISLE: ['#o.....#', 'o.......', 'oo......', 'oo......', 'o.......', '........', '........', '#......#'],
  BEAR: ['#......#', '........', '..oo....', '..o.....', '........', '........', '........', '#......#'],
  WELLS: ['#oooooo#', 'oooooooo', 'oo.oo.oo', 'ooooooo.', 'oooooooo', 'oo.oo.oo', 'oooooooo', '#oooooo#'],
  SEA: ['#......#', '........', '........', '........', '........', '........', '........', '#......#'],
} as const;

/** The features of a state. Everything left out is filled in so that the pieces add up. */
export interface Drawing {
  readonly board: keyof typeof BOARDS | readonly string[];
  readonly players?: 2 | 3 | 4;
  readonly variant?: Variant;
  /** By player: `'c2 b3'`; the other inuits stand on h8. */
  readonly inuits?: readonly string[];
  /** By player, the cells of their igloos. */
  readonly igloos?: readonly string[];
  /** `'f3:2 d2:1'`, a fish of value 2 on f3 and one of value 1 on d2. */
  readonly fish?: string;
  readonly foxes?: string;
  readonly bears?: string;
  /** By player, kept tiles: `'thaw endurance1'`. */
  readonly hands?: readonly string[];
  /** The face-down tiles on some cells: `'d3:fish3'`. */
  readonly faces?: string;
  /** By player: `'fish1 fish3 bear'`. */
  readonly trophies?: readonly string[];
  readonly phase?: Phase;
  readonly turnPlayer?: number;
  readonly player?: number;
  readonly melted?: boolean;
  readonly points?: number;
  readonly steps?: number;
  readonly used?: Partial<UsedTileTypes>;
  /** The inuits not yet placed, by player. */
  readonly freeInuits?: readonly number[];
  readonly seed?: string;
}

const TILES = components.tiles.map(({ kind }) => kind);
const ANIMALS = ['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'];
const GROUND: Readonly<Record<string, Ground>> = { '#': 'land', '.': 'water', o: 'ice', P: 'pack' };

/** Returns the index of a cell: `'d4'` is 27. */
export const cell = (name: string): number => {
  const index = 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.slice(1)) - 1);
  if (!/^[a-h][1-8]$/.test(name)) throw new Error(`'${name}' is no cell`);
  return index;
};

/** Returns the index of a kind of tile: `'fish2'` is 0. */
export const tile = (name: string): number => indexIn(TILES, name);

const indexIn = (names: readonly string[], name: string): number => {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`there is no ${name}`);
  return index;
};

const words = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '));
const zeros = (length: number): number[] => new Array<number>(length).fill(0);
/** Returns the state of a drawing; throws if it does not decode. */
export const position = (drawing: Drawing): State => orThrow(game.State.decode(unchecked(drawing)));

/** Returns the state of a drawing, even of one to which no game can lead. */
export const unchecked = (drawing: Drawing): State => {
  const { players = 2, phase = { kind: 'act' }, turnPlayer = 0, used = {} } = drawing;
  const rows: readonly string[] = typeof drawing.board === 'string' ? BOARDS[drawing.board] : drawing.board;
  const ground = Array.from(rows.join(''), (letter) => GROUND[letter]!);
  const hasMelted = drawing.melted ?? !['placeInuit', 'melt', 'drift', 'displace', 'over'].includes(phase.kind);
  const animals = animalsOf(drawing, players);
  return {
    game: 'igloo-igloo',
    rules: game.version,
    components: game.componentsId,
    players,
    random: insecureRandomStateOf(drawing.seed ?? 'position'),
    variant: drawing.variant ?? 'standard',
    phase,
    turnPlayer,
    decider: drawing.player ?? turnPlayer,
    hasMelted,
    actionPointsLeft: drawing.points ?? (hasMelted && phase.kind !== 'kayak' ? 3 : 0),
    animalStepsLeft: drawing.steps ?? (phase.kind === 'stepAnimal' ? 3 : 0),
    usedThisTurn: { thaw: false, harpoon: false, animals: false, endurance: false, ...used },
    ground,
    ...tilesOf(drawing, ground, players),
    ...animals,
    ...tribesOf(drawing, players),
  };
};

const tilesOf = ({ hands = [], faces: named = '' }: Drawing, ground: readonly Ground[], players: number) => {
  const left = components.tiles.map(({ count }) => count);
  const takeOne = (kind: number): number => {
    if (left[kind]!-- === 0) throw new Error(`too many tiles ${TILES[kind]} are drawn`);
    return kind;
  };
  const held = Array.from({ length: players }, (_, player) => {
    const hand = zeros(6);
    for (const name of words(hands[player])) hand[takeOne(tile(name)) - 5]!++;
    return hand;
  });
  const faceDownTiles = new Array<number | null>(64).fill(null);
  for (const each of ground) if (each === 'pack') takeOne(tile('pack'));
  for (const word of words(named)) faceDownTiles[cell(word.slice(0, 2))] = takeOne(tile(word.slice(3)));
  ground.forEach((each, at) => {
    if (each === 'ice' && faceDownTiles[at] === null) faceDownTiles[at] = takeOne(left.findIndex((count) => count > 0));
  });
  // Pack leaves the board only unseen.
  const thawedTiles = left.map((count, kind) => (kind === tile('pack') ? count : 0));
  const discardedTiles = left.map((count, kind) => count - thawedTiles[kind]!);
  return {
    faceDownTiles,
    hands: held,
    handSizes: held.map(sum),
    discardedTiles,
    thawedTiles,
    thawedTileCount: sum(thawedTiles),
  };
};

const animalsOf = ({ fish: swimming, foxes: running, bears: seen, trophies: taken = [] }: Drawing, players: number) => {
  const supply = [...components.fish, ...components.foxes, components.bears];
  const fish = zeros(192);
  const foxes = zeros(192);
  const bears = zeros(64);
  const trophies = zeros(7 * players);
  const put = (list: number[], at: number, animal: number): void => {
    list[at]!++;
    supply[animal]!--;
  };
  const value = (word: string): number => Number(word.slice(3)) - 1;
  for (const word of words(swimming)) put(fish, 3 * cell(word.slice(0, 2)) + value(word), value(word));
  for (const word of words(running)) put(foxes, 3 * cell(word.slice(0, 2)) + value(word), 3 + value(word));
  for (const word of words(seen)) put(bears, cell(word), 6);
  taken.forEach((names, player) => {
    for (const name of words(names)) put(trophies, 7 * player + indexIn(ANIMALS, name), indexIn(ANIMALS, name));
  });
  return {
    fish,
    foxes,
    bears,
    trophies,
    removedAnimals: zeros(7),
    fishSupply: supply.slice(0, 3),
    foxSupply: supply.slice(3, 6),
    bearSupply: supply[6]!,
  };
};

const tribesOf = ({ inuits: placed = [], igloos: built = [], freeInuits, phase }: Drawing, players: 2 | 3 | 4) => {
  const inuits = zeros(64 * players);
  const igloos = new Array<number | null>(64).fill(null);
  const freeIgloos = zeros(players).fill(2);
  for (let player = 0; player < players; player++) {
    const cells = words(placed[player]).map(cell);
    const waiting = phase?.kind === 'flee' ? phase.fleeingInuits[player]! : 0;
    for (const at of cells) inuits[64 * player + at]!++;
    inuits[64 * player + 63]! += components.inuits[players] - cells.length - waiting - (freeInuits?.[player] ?? 0);
    for (const at of words(built[player]).map(cell)) {
      igloos[at] = player;
      freeIgloos[player]!--;
    }
  }
  return { inuits, igloos, freeIgloos, freeInuits: freeInuits?.slice() ?? zeros(players) };
};

/** Returns the move of a notation. */
export const move = (text: string): Move => orThrow(parseMove(text));

/** Returns the state after some moves, each of which must be legal. */
export const played = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((before, text) => orThrow(step(before, move(text))).state, state);

/** Returns the events of a move. */
export const eventsOf = (state: State, text: string): readonly Event[] => orThrow(step(state, move(text))).events;

/** Returns the legal moves as texts; with letters only those that begin with one of them. */
export const texts = (state: State, letters = ''): readonly string[] =>
  legalMoves(state)
    .map(formatMove)
    .filter((text) => letters === '' || letters.includes(text.charAt(0)));

/** Returns the reason, the parameters and the sentence of a refused move. */
export const refusal = (
  state: State,
  text: string,
): readonly [reason: string, parameters: RefusalParameters, message: string] => {
  const why = game.whyIllegal(state, move(text));
  if (why?._tag !== 'RuleBroken') throw new Error(`${text} is not against a rule: ${why?._tag}`);
  if (why.clause !== reasons[why.reason].clause) throw new Error(`${why.reason} is of another clause`);
  return [why.reason, why.parameters, why.message];
};

/** Returns the clause that forbids a move; `'legal'` if there is none. */
export const verdict = (state: State, text: string): Clause | 'legal' | string => {
  const refusal = game.whyIllegal(state, move(text));
  if (refusal === null) return 'legal';
  return refusal._tag === 'RuleBroken' ? refusal.clause : refusal._tag;
};

/** Counts the inuits of a player on a cell. */
export const inuitsAt = ({ inuits }: State, player: number, name: string): number => inuits[64 * player + cell(name)]!;

/** Returns the animals on a cell, by name. */
export const animalsAt = ({ fish, foxes, bears }: State, name: string): readonly string[] =>
  ANIMALS.flatMap((animal, i) => {
    const counts = i < 3 ? fish : i < 6 ? foxes : bears;
    const at = i < 6 ? 3 * cell(name) + (i % 3) : cell(name);
    return new Array<string>(counts[at]!).fill(animal);
  });

/** Returns the trophies of a player, by name. */
export const trophiesOf = ({ trophies }: State, player: number): readonly string[] =>
  ANIMALS.flatMap((animal, i) => new Array<string>(trophies[7 * player + i]!).fill(animal));

/** Returns the ground of a cell. */
export const groundAt = ({ ground }: State, name: string): Ground => ground[cell(name)]!;

/** Counts the tiles of a kind that a player holds. */
export const heldBy = ({ hands }: State, player: number, name: string): number => hands[player]![tile(name) - 5]!;

/** Counts the discarded tiles of a kind. */
export const discardedCount = ({ discardedTiles }: State, name: string): number => discardedTiles[tile(name)]!;

/** Returns the points by player: hunting, islands. */
export const points = (state: State): readonly (readonly [number, number])[] =>
  game.score(state).players.map(({ categories }) => [categories.hunting, categories.islands]);

/** A bear steps onto a floe with inuits of all, where the second player has an igloo. */
export const attack: Drawing = {
  board: 'BEAR',
  players: 3,
  inuits: ['c3', 'c3 c3', 'c3'],
  igloos: ['', 'c3'],
  foxes: 'c3:2',
  bears: 'c4',
  hands: ['animals harpoon', 'harpoon', 'harpoon'],
};

/** A bear has attacked, and the second player decides. */
export const ATTACKED: Drawing = {
  board: 'BEAR',
  phase: { kind: 'attack', cell: cell('c3') },
  inuits: ['', 'c3'],
  bears: 'c3',
  player: 1,
  hands: ['', 'thaw'],
};
