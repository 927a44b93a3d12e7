import { quickSeeded } from '../../../src/core/chance/random.js';
import { sum } from '../../../src/core/data/list.js';
import type { Facts } from '../../../src/core/errors/reasons.js';
import { orThrow } from '../../../src/core/errors/verdict.js';
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
  type Used,
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

/** The features of a position. Everything left out is filled in so that the pieces add up. */
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
  readonly turn?: number;
  readonly player?: number;
  readonly melted?: boolean;
  readonly points?: number;
  readonly steps?: number;
  readonly used?: Partial<Used>;
  /** The inuits not yet placed, by player. */
  readonly left?: readonly number[];
  readonly seed?: string;
}

const TILES = components.tiles.map(({ kind }) => kind);
const ANIMALS = ['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'];
const GROUND: Readonly<Record<string, Ground>> = { '#': 'land', '.': 'water', o: 'ice', P: 'pack' };

/** Returns the number of a cell: `'d4'` is 27. */
export const cell = (name: string): number => {
  const number = 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.slice(1)) - 1);
  if (!/^[a-h][1-8]$/.test(name)) throw new Error(`'${name}' is no cell`);
  return number;
};

/** Returns the number of a kind of tile: `'fish2'` is 0. */
export const tile = (name: string): number => numberIn(TILES, name);

const numberIn = (names: readonly string[], name: string): number => {
  const number = names.indexOf(name);
  if (number < 0) throw new Error(`there is no ${name}`);
  return number;
};

const words = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '));
const zeros = (length: number): number[] => new Array<number>(length).fill(0);
/** Returns the state of a drawing; throws if it does not decode. */
export const position = (drawing: Drawing): State => orThrow(game.State.decode(unchecked(drawing)));

/** Returns the state of a drawing, even of one to which no game can lead. */
export const unchecked = (drawing: Drawing): State => {
  const { players = 2, phase = { kind: 'act' }, turn = 0, used = {} } = drawing;
  const rows: readonly string[] = typeof drawing.board === 'string' ? BOARDS[drawing.board] : drawing.board;
  const ground = Array.from(rows.join(''), (letter) => GROUND[letter]!);
  const melted = drawing.melted ?? !['place', 'melt', 'drift', 'displace', 'over'].includes(phase.kind);
  const animals = animalsOf(drawing, players);
  return {
    game: 'igloo-igloo',
    rules: game.version,
    components: game.componentsId,
    players,
    random: quickSeeded(drawing.seed ?? 'position'),
    variant: drawing.variant ?? 'standard',
    phase,
    turn,
    player: drawing.player ?? turn,
    melted,
    points: drawing.points ?? (melted && phase.kind !== 'kayak' ? 3 : 0),
    steps: drawing.steps ?? (phase.kind === 'animals' ? 3 : 0),
    used: { thaw: false, harpoon: false, animals: false, endurance: false, ...used },
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
  const faces = new Array<number | null>(64).fill(null);
  for (const each of ground) if (each === 'pack') takeOne(tile('pack'));
  for (const word of words(named)) faces[cell(word.slice(0, 2))] = takeOne(tile(word.slice(3)));
  ground.forEach((each, at) => {
    if (each === 'ice' && faces[at] === null) faces[at] = takeOne(left.findIndex((count) => count > 0));
  });
  // Pack leaves the board only unseen.
  const lost = left.map((count, kind) => (kind === tile('pack') ? count : 0));
  const spent = left.map((count, kind) => count - lost[kind]!);
  return { faces, hands: held, handSizes: held.map(sum), spent, lost, lostSize: sum(lost) };
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
    for (const name of words(names)) put(trophies, 7 * player + numberIn(ANIMALS, name), numberIn(ANIMALS, name));
  });
  return {
    fish,
    foxes,
    bears,
    trophies,
    gone: zeros(7),
    fishSupply: supply.slice(0, 3),
    foxSupply: supply.slice(3, 6),
    bearSupply: supply[6]!,
  };
};

const tribesOf = ({ inuits: placed = [], igloos: built = [], left, phase }: Drawing, players: 2 | 3 | 4) => {
  const inuits = zeros(64 * players);
  const igloos = new Array<number | null>(64).fill(null);
  const igloosLeft = zeros(players).fill(2);
  for (let player = 0; player < players; player++) {
    const cells = words(placed[player]).map(cell);
    const waiting = phase?.kind === 'flee' ? phase.waiting[player]! : 0;
    for (const at of cells) inuits[64 * player + at]!++;
    inuits[64 * player + 63]! += components.inuits[players] - cells.length - waiting - (left?.[player] ?? 0);
    for (const at of words(built[player]).map(cell)) {
      igloos[at] = player;
      igloosLeft[player]!--;
    }
  }
  return { inuits, igloos, igloosLeft, inuitsLeft: left?.slice() ?? zeros(players) };
};

/** Returns the move of a notation. */
export const move = (text: string): Move => orThrow(parseMove(text));

/** Returns the state after some moves, each of which must be legal. */
export const played = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((before, text) => orThrow(step(before, move(text))).state, state);

/** Returns the events of a move. */
export const told = (state: State, text: string): readonly Event[] => orThrow(step(state, move(text))).events;

/** Returns the legal moves as texts; with letters only those that begin with one of them. */
export const texts = (state: State, letters = ''): readonly string[] =>
  legalMoves(state)
    .map(formatMove)
    .filter((text) => letters === '' || letters.includes(text.charAt(0)));

/** Returns the reason, the facts and the sentence of a refused move. */
export const refusal = (state: State, text: string): readonly [reason: string, facts: Facts, message: string] => {
  const why = game.whyIllegal(state, move(text));
  if (why?._tag !== 'RuleBroken') throw new Error(`${text} is not against a rule: ${why?._tag}`);
  if (why.clause !== reasons[why.reason].clause) throw new Error(`${why.reason} is of another clause`);
  return [why.reason, why.facts, why.message];
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

/** Counts the seen tiles of a kind that are out of the game. */
export const spentOf = ({ spent }: State, name: string): number => spent[tile(name)]!;

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
