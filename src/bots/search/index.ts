import type { Player, Types } from '../../core/game.js';
import { seeded } from '../../core/random.js';
import type { Candidate, Question, QuickBot, QuickMind, Seat, Thought } from '../bot.js';
import { type Now, systemClock } from '../clock.js';
import type { Weight } from '../simple.js';
import { type Engine, type Manner, scratchOf } from './engine.js';
import { iterate } from './iteration.js';
import { judgeOf } from './judge.js';
import { type Keys, keysOf } from './keys.js';
import { childBy, type Forest, favourite, forestOf, plant, transplanted } from './tree.js';

/** How long a search may think: so many iterations, which seed and view decide, or so many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** How a search thinks. What is left out is as its comment says. */
export interface SearchOptions<G extends Types> {
  readonly budget: Budget;
  /** Tells it from others in tables; made of the budget. */
  readonly name?: string;
  /** Whether there is one tree, of who searches, or one for each player, by what each can see; `'one'`. */
  readonly observers?: 'one' | 'all';
  /** The constant of UCB: how much what was tried seldom is worth trying; 0.7. */
  readonly explore?: number;
  /** Whether all moves of a position that is new to the tree are judged at once, by how one stands after each; not. */
  readonly foresee?: boolean;
  /** What a move counts that was not tried yet; without it, each is tried before one is tried again. */
  readonly urgency?: number;
  /** How many moves deep the tree may grow; without end. */
  readonly depth?: number;
  /** After how many moves a play-out is cut short, and judged by how well one stands; never. */
  readonly plies?: number;
  /** How many moves of a play-out, the first ones, are made by what is best at once; none. */
  readonly greed?: number;
  /** How gladly a move is made in play-outs and tried in the tree; all alike. */
  readonly weight?: Weight<G>;
  /** How well a state stands for a player, on any scale; by `progress`. */
  readonly worth?: (state: G['State'], player: Player) => number;
  /** How much of the worth of an end is how well one stands there, from 0 to 1; 0.2. */
  readonly margin?: number;
  /** How many nodes the trees may have together, which bounds the memory; 100,000. */
  readonly nodes?: number;
  /** Whether the tree is kept from one decision to the next; it is. */
  readonly keep?: boolean;
  /** The clock by which milliseconds are counted; that of the browser or of Node. */
  readonly now?: Now;
}

/**
 * Information-set Monte Carlo tree search: imagines states behind its view, and plays them on along trees of moves that
 * grow where they promise most.
 */
export const search = <G extends Types>(options: SearchOptions<G>): QuickBot<G> => ({
  name: options.name ?? `search ${told(options.budget)}`,
  begin: (seat) => searchingMind(seat, options),
});

/** Flat Monte Carlo: plays every move on to the end at random, those more often that promise more. */
export const flat = <G extends Types>(options: SearchOptions<G>): QuickBot<G> =>
  search({ ...options, name: options.name ?? `flat ${told(options.budget)}`, depth: 1 });

const told = (budget: Budget): string =>
  'iterations' in budget ? `${budget.iterations}` : `${budget.milliseconds} ms`;

/** What is kept from one decision to the next. */
interface Memory {
  readonly forest: Forest;
  readonly roots: readonly number[];
}

const searchingMind = <G extends Types>(seat: Seat<G>, options: SearchOptions<G>): QuickMind<G> => {
  let memory: Memory | undefined;
  const start = (question: Question<G>): Search<G> => {
    const found = begun(seat, options, question, memory);
    memory = options.keep === false ? undefined : found.engine;
    return found;
  };
  return {
    answer: (question) => {
      const { engine, goesOn } = start(question);
      while (goesOn()) iterate(engine);
      return thoughtOf(engine, question.moves, seat.player);
    },
    ponder: function* (question) {
      const { engine, goesOn } = start(question);
      for (let done = 1; goesOn(); done++) {
        iterate(engine);
        if (done % SLICE === 0) yield thoughtOf(engine, question.moves, seat.player);
      }
      yield thoughtOf(engine, question.moves, seat.player);
    },
  };
};

/** How many iterations a slice has. */
const SLICE = 16;

interface Search<G extends Types> {
  readonly engine: Engine<G>;
  /** Whether there is budget for one more iteration. */
  goesOn(): boolean;
}

const begun = <G extends Types>(
  { game, player }: Seat<G>,
  options: SearchOptions<G>,
  { view, moves, draw, since }: Question<G>,
  memory: Memory | undefined,
): Search<G> => {
  const sample = game.determinizer(view);
  const random = seeded(`${draw(2 ** 32)}`);
  const keys = keysOf(game, sample('keys'));
  const viewers = options.observers === 'all' ? Array.from({ length: view.players }, (_, each) => each) : [player];
  const { forest, roots } = remembered(memory, keys, since, viewers, player) ?? planted(options, viewers);
  let count = 0;
  const engine: Engine<G> = {
    game,
    keys,
    random,
    forest,
    roots,
    viewers,
    manner: mannerOf(options),
    judge: judgeOf(game, { worth: options.worth, margin: options.margin ?? 0.2 }),
    scratch: scratchOf(keys.count, view.players, viewers.length),
    sample: () => sample(`${random.s0} ${count++}`),
  };
  return { engine, goesOn: moves.length === 1 ? () => false : budgetOf(options) };
};

const mannerOf = <G extends Types>(options: SearchOptions<G>): Manner<G> => ({
  explore: options.explore ?? 0.7,
  urgency: options.urgency ?? Number.POSITIVE_INFINITY,
  depth: options.depth ?? Number.POSITIVE_INFINITY,
  plies: options.plies ?? Number.POSITIVE_INFINITY,
  foresee: options.foresee ?? false,
  greed: options.greed ?? 0,
  weight: options.weight,
});

const budgetOf = <G extends Types>({ budget, now = systemClock }: SearchOptions<G>): (() => boolean) => {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return () => left-- > 0;
  }
  const end = now() + budget.milliseconds;
  let isFirst = true;
  return () => {
    const goesOn = isFirst || now() < end;
    isFirst = false;
    return goesOn;
  };
};

const planted = <G extends Types>({ nodes = 100_000 }: SearchOptions<G>, viewers: readonly Player[]): Memory => {
  const forest = forestOf(Math.max(nodes, viewers.length) + 1);
  return { forest, roots: viewers.map(() => plant(forest)) };
};

/** The trees as they are after the moves that were made since; a tree that does not know them is planted anew. */
const remembered = <G extends Types>(
  memory: Memory | undefined,
  keys: Keys<G>,
  since: readonly G['SeenMove'][] | undefined,
  viewers: readonly Player[],
  player: Player,
): Memory | undefined => {
  if (memory === undefined || since === undefined) return undefined;
  const numbers = since.map(keys.keyOf);
  // What others have seen of their own moves, who searches has not.
  const isKnown = (viewer: Player): boolean => viewer === player || !keys.areSecret;
  const found = memory.roots.map((root, tree) =>
    isKnown(viewers[tree]!)
      ? numbers.reduce((node, key) => (node === 0 ? 0 : childBy(memory.forest, node, key)), root)
      : 0,
  );
  const [forest, roots] = transplanted(memory.forest, found);
  return { forest, roots };
};

const thoughtOf = <G extends Types>(engine: Engine<G>, moves: readonly G['Move'][], player: Player): Thought<G> => {
  const { game, forest, roots, viewers } = engine;
  const root = roots[viewers.indexOf(player)]!;
  const candidates = moves.map((move): Candidate<G> => {
    const node = childBy(forest, root, game.actionOf(move));
    const visits = forest.visits[node]!;
    return { move, visits, value: visits === 0 ? 0 : forest.value[node]! / visits };
  });
  candidates.sort((a, b) => b.visits - a.visits || b.value - a.value);
  const { move } = candidates[0]!;
  const iterations = candidates.reduce((sum, { visits }) => sum + visits, 0);
  return { move, candidates, line: lineOf(engine, root, move), iterations, nodes: forest.size - 1 };
};

/** How the game goes on when everybody makes the move that was tried most. */
const lineOf = <G extends Types>(
  { game, keys, forest }: Engine<G>,
  root: number,
  move: G['Move'],
): readonly G['SeenMove'][] => {
  const line: G['SeenMove'][] = [move];
  let node = favourite(forest, childBy(forest, root, game.actionOf(move)));
  for (; node !== 0; node = favourite(forest, node)) line.push(keys.moveOf(forest.key[node]!));
  return line;
};
