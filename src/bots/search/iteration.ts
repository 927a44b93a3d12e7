import type { Player, Types, Walk } from '../../core/contract/game.js';
import { considered, type TreeChoice } from './choice.js';
import type { Engine, SearchBuffers, SearchSettings } from './engine.js';
import { playOn, wanted } from './play-out.js';
import { addChild, childBy, type Forest, hasRoom } from './tree.js';

/** Makes one iteration: imagines a state, descends the trees, plays on, values the end and records the value. */
export const iterate = <G extends Types>(engine: Engine<G>): void => {
  const { game, roots, judge, scratch } = engine;
  const { at, path, movers, worths } = scratch;
  const walk = game.walk(engine.sample());
  for (let tree = 0; tree < roots.length; tree++) at[tree] = roots[tree]!;
  path.length = 0;
  movers.length = 0;
  descend(engine, walk);
  const isOver = playOn(engine, walk);
  judge.judge(walk.state, isOver, worths);
  remember(engine.forest, scratch);
};

/** Adds the value of the play-out to all nodes passed and their moves, each time that of the player who made the move. */
const remember = (
  { visits, value, key }: Forest,
  { path, movers, worths, everywhere }: Pick<SearchBuffers<Types>, 'path' | 'movers' | 'worths' | 'everywhere'>,
): void => {
  for (let i = 0; i < path.length; i++) {
    const node = path[i]!;
    const mover = movers[i]!;
    const worth = worths[mover]!;
    const all = everywhere[mover]!;
    visits[node]!++;
    value[node]! += worth;
    all.visits[key[node]!]!++;
    all.value[key[node]!]! += worth;
  }
};

/** Descends the trees to the first position that is new to them, and adds it. */
const descend = <G extends Types>(engine: Engine<G>, walk: Walk<G>): void => {
  const { game, forest, manner, scratch } = engine;
  const known = manner.foresee ? 1 : 0;
  let { last } = engine;
  for (let depth = 0; depth < manner.depth; depth++) {
    const moves = going(wanted(game.legalMoves(walk.state), walk.state, manner), last, manner);
    if (moves.length === 0) return;
    const choice = choiceIn(engine, walk.state);
    const move = moves.length === 1 ? moves[0]! : considered(engine, moves, choice);
    const isRoom = follow(engine, move, choice.mover);
    walk.play(move);
    last = move;
    const isNew = moves.length > 1 && forest.visits[scratch.at[choice.tree]!]! <= known;
    if (!isRoom || isNew) return;
  }
};

/** Lists the moves that do not take back the one before them; all moves if there is none. */
const going = <G extends Types>(
  moves: readonly G['Move'][],
  last: G['Move'] | undefined,
  { undoes }: SearchSettings<G>,
): readonly G['Move'][] => {
  if (undoes === undefined || last === undefined || moves.length < 2) return moves;
  const some = moves.filter((move) => !undoes(move, last));
  return some.length > 0 ? some : moves;
};

/** Returns the decision at the current nodes. */
const choiceIn = <G extends Types>({ game, viewers, scratch }: Engine<G>, state: G['State']): TreeChoice<G> => {
  const mover = game.toAct(state)!;
  const tree = viewers.length === 1 ? 0 : mover;
  return { tree, mover, state, node: scratch.at[tree]!, isOwn: viewers[tree] === mover };
};

/** Follows a move in every tree, as its viewer sees the move; returns false if there is no room for new nodes. */
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
