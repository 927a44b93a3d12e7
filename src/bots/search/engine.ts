import type { Mutable } from '../../core/draft.js';
import type { Game, Player, Types, Walk } from '../../core/game.js';
import { draw, pickWeighted, type RandomState } from '../../core/random.js';
import type { Weight } from '../simple.js';
import type { Judge } from './judge.js';
import type { Keys } from './keys.js';
import { addChild, childBy, type Forest, hasRoom } from './tree.js';

/** How a search goes about it. */
export interface Manner<G extends Types> {
  /** Whether all moves of a new position are judged at once, as tried once: by how one stands after each. */
  readonly foresee: boolean;
  /** How much what was tried seldom is worth trying: the constant of UCB. */
  readonly explore: number;
  /** What a move counts that was not tried yet; above 1, each is tried before one is tried again. */
  readonly urgency: number;
  /** How many moves deep the tree may grow. */
  readonly depth: number;
  /** How many moves a play-out goes on from the tree before it is judged. */
  readonly plies: number;
  /** How many of these moves, the first ones, are what is best at once for who makes them. */
  readonly greed: number;
  /** How gladly a move is made in play-outs, and tried in the tree; all alike when left out. */
  readonly weight: Weight<G> | undefined;
}

/** A search under way. */
export interface Engine<G extends Types> {
  readonly game: Game<G>;
  readonly keys: Keys<G>;
  readonly manner: Manner<G>;
  readonly judge: Judge<G>;
  readonly random: Mutable<RandomState>;
  /** A state that could be the one behind the view. */
  sample(): G['State'];
  readonly forest: Forest;
  /** By tree, its root: one tree, or one for each player. */
  readonly roots: readonly number[];
  /** By tree, who looks at it. */
  readonly viewers: readonly Player[];
  readonly scratch: Scratch;
}

/** Lists that are used again and again. */
export interface Scratch {
  /** By number of a move, the child of the node looked at. */
  readonly slots: Int32Array;
  /** By player, what the play-out was worth. */
  readonly worths: Float64Array;
  /** By tree, where the descent is. */
  readonly at: Int32Array;
  /** The nodes gone through, and who made the move to each. */
  readonly path: number[];
  readonly movers: Player[];
}

/** Lists for a search with so many moves, players and trees. */
export const scratchOf = (moves: number, players: number, trees: number): Scratch => ({
  slots: new Int32Array(moves),
  worths: new Float64Array(players),
  at: new Int32Array(trees),
  path: [],
  movers: [],
});

/** One iteration: a state is imagined, gone through along the trees, played on, judged, and the judgement remembered. */
export const iterate = <G extends Types>(engine: Engine<G>): void => {
  const { game, roots, judge, scratch, forest } = engine;
  const { at, path, movers, worths } = scratch;
  const walk = game.walk(engine.sample());
  for (let tree = 0; tree < roots.length; tree++) at[tree] = roots[tree]!;
  path.length = 0;
  movers.length = 0;
  descend(engine, walk);
  const isOver = playOn(engine, walk);
  judge.judge(walk.state, isOver, worths);
  for (let i = 0; i < path.length; i++) {
    const node = path[i]!;
    forest.visits[node]!++;
    forest.value[node]! += worths[movers[i]!]!;
  }
};

/** Goes down the trees to the first position that none of them knows, which they then do. */
const descend = <G extends Types>(engine: Engine<G>, walk: Walk<G>): void => {
  const { game, viewers, forest, manner, scratch } = engine;
  for (let depth = 0; depth < manner.depth; depth++) {
    const moves = wanted(game.legalMoves(walk.state), walk.state, manner);
    if (moves.length === 0) return;
    const mover = game.toAct(walk.state)!;
    const tree = viewers.length === 1 ? 0 : mover;
    const isOwn = viewers[tree] === mover;
    const node = scratch.at[tree]!;
    if (manner.foresee && moves.length > 1) foresee(engine, node, moves, { isOwn, state: walk.state, mover });
    const chosen = moves.length === 1 ? moves[0]! : select(engine, node, moves, { isOwn, state: walk.state, mover });
    const isRoom = follow(engine, chosen, mover);
    walk.play(chosen);
    if (!isRoom || (moves.length > 1 && forest.visits[scratch.at[tree]!]! <= (manner.foresee ? 1 : 0))) return;
  }
};

/** The moves that weigh something; all of them when none does. */
const wanted = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: Manner<G>,
): readonly G['Move'][] => {
  if (weight === undefined || moves.length < 2) return moves;
  const some = moves.filter((move) => weight(move, state) > 0);
  return some.length > 0 ? some : moves;
};

/** Where a move is chosen: whether by who looks at the tree. */
interface Choice<G extends Types> {
  readonly isOwn: boolean;
  readonly mover: Player;
  readonly state: G['State'];
}

/** Judges all moves that the tree does not know yet, as if each had been tried once. */
const foresee = <G extends Types>(
  { game, keys, forest, judge }: Engine<G>,
  node: number,
  moves: readonly G['Move'][],
  { isOwn, state, mover }: Choice<G>,
): void => {
  if (!hasRoom(forest, moves.length)) return;
  for (let i = 0; i < moves.length; i++) {
    const action = game.actionOf(moves[i]!);
    const number = isOwn ? action : keys.shared[action]!;
    if (childBy(forest, node, number) !== 0) continue;
    const child = addChild(forest, node, number);
    const next = game.play(state, moves[i]!);
    forest.visits[child] = 1;
    forest.chances[child] = 1;
    forest.value[child] = judge.foreseen(next, game.toAct(next) === null, mover);
  }
};

/** The move to try now: one of those not tried yet as long as they are urgent, then by UCB among those that are legal. */
const select = <G extends Types>(
  { game, keys, forest, manner, scratch, random }: Engine<G>,
  node: number,
  moves: readonly G['Move'][],
  { isOwn, state }: Choice<G>,
): G['Move'] => {
  const { child, next, key, visits, chances, value } = forest;
  const { slots } = scratch;
  for (let each = child[node]!; each !== 0; each = next[each]!) slots[key[each]!] = each;
  const untried: G['Move'][] = [];
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const action = game.actionOf(moves[i]!);
    const number = isOwn ? action : keys.shared[action]!;
    const slot = slots[number]!;
    if (slot === 0) untried.push(moves[i]!);
    if (slot <= 0) continue;
    slots[number] = -1; // looked at: others that look the same are the same
    chances[slot]!++;
    const tries = visits[slot]!;
    const found = value[slot]! / tries + manner.explore * Math.sqrt(Math.log(chances[slot]!) / tries);
    if (found <= most) continue;
    most = found;
    best = number;
  }
  for (let each = child[node]!; each !== 0; each = next[each]!) slots[key[each]!] = 0;
  if (untried.length > 0 && (best < 0 || manner.urgency > most)) return picked(untried, state, manner, random);
  const alike = isOwn ? [game.catalogue[best]!] : moves.filter((move) => keys.shared[game.actionOf(move)] === best);
  return picked(alike, state, manner, random);
};

/** Any of some moves, each as likely as its weight. */
const picked = <G extends Types>(
  moves: readonly G['Move'][],
  state: G['State'],
  { weight }: Manner<G>,
  random: Mutable<RandomState>,
): G['Move'] => {
  if (moves.length === 1) return moves[0]!;
  if (weight === undefined) return moves[draw(random, moves.length)]!;
  const weights: number[] = [];
  for (let i = 0; i < moves.length; i++) weights.push(weight(moves[i]!, state));
  return pickWeighted(moves, weights, (n) => draw(random, n));
};

/** Follows a move in every tree, as who looks at it sees it; false if there is no room for what is new. */
const follow = <G extends Types>(engine: Engine<G>, move: G['Move'], mover: Player): boolean => {
  const { game, keys, forest, viewers, scratch } = engine;
  const { at, path, movers } = scratch;
  const action = game.actionOf(move);
  const room = hasRoom(forest, viewers.length);
  for (let tree = 0; tree < viewers.length; tree++) {
    const number = viewers[tree] === mover ? action : keys.shared[action]!;
    let node = childBy(forest, at[tree]!, number);
    if (node === 0) {
      if (!room) return false;
      node = addChild(forest, at[tree]!, number);
      forest.chances[node] = 1;
    }
    at[tree] = node;
    path.push(node);
    movers.push(mover);
  }
  return true;
};

/** Plays on as far as the search does; answers whether the game is over. */
const playOn = <G extends Types>(engine: Engine<G>, walk: Walk<G>): boolean => {
  const { game, manner, random } = engine;
  let moves = game.legalMoves(walk.state);
  for (let ply = 0; ply < manner.plies && moves.length > 0; ply++) {
    const isGreedy = ply < manner.greed && moves.length > 1;
    walk.play(isGreedy ? bestAtOnce(engine, walk.state, moves) : picked(moves, walk.state, manner, random));
    moves = game.legalMoves(walk.state);
  }
  return moves.length === 0;
};

/** The move after which its player stands best; of those that are level, any. */
const bestAtOnce = <G extends Types>(
  { game, judge, manner, random }: Engine<G>,
  state: G['State'],
  moves: readonly G['Move'][],
): G['Move'] => {
  const mover = game.toAct(state)!;
  let best: G['Move'][] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of wanted(moves, state, manner)) {
    const found = judge.standing(game.play(state, move), mover);
    if (found > most) best = [];
    if (found >= most) best.push(move);
    most = Math.max(most, found);
  }
  return best[draw(random, best.length)]!;
};
