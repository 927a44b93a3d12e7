import { draw, type RandomState, shuffle } from '../../core/chance/random.js';
import type { Head } from '../../core/contract/kernel.js';
import type { Mutable } from '../../core/data/copy.js';
import { fill, LINE, NO_PEEK } from './apply/line.js';
import { beginTurn } from './apply/turn.js';
import { type Box, type ByPile, SLOTS } from './components/index.js';
import { laidTile, openedFavour } from './copies.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Lot, Options, Phase } from './state/index.js';
import { type ByCell, CELLS, GROUND } from './temple.js';

const TAKE: Phase = Object.freeze({ kind: 'take', any: false });

const EMPTY: readonly never[] = Object.freeze([]);

// Pushed one by one: V8 treats a list from `new Array` as one with holes, which makes play-outs 7 % slower.
const seats = <A>(count: number, value: A): A[] => {
  const list: A[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
};

const BARE: ByCell<number> = seats(CELLS, -1);

/**
 * Creates a state with all cards, tiles, favours and blocks in the box.
 * @rule NU-SETUP-6 NU-SETUP-7 NU-SETUP-10 NU-SETUP-12 NU-SETUP-13
 */
export const unpack = ({ players }: Options, box: Box, head: Head<Draft>): Draft => {
  const { blocks, turns, aside, notInPlay } = box.modes[players]!;
  // The head is written out, since set-up takes fifteen times as long with a spread; lists of the box are spread, since
  // V8 takes ten times as long to slice a frozen list.
  return {
    game: head.game,
    rules: head.rules,
    components: head.components,
    players: head.players,
    random: head.random,
    tiles: BARE.slice(),
    blocks: BARE.slice(),
    stack: EMPTY,
    deck: EMPTY,
    backs: [...box.order],
    line: seats(SLOTS, -1),
    areas: seats(blocks.length, EMPTY),
    discard: EMPTY,
    favourDeck: EMPTY,
    favourLine: EMPTY,
    favours: seats(players, EMPTY),
    spent: seats(players, EMPTY),
    gone: notInPlay,
    fresh: -1,
    track: seats(players, 0),
    support: seats(players, 0),
    squares: seats(players, 0),
    favourPoints: seats(players, 0),
    left: [...turns],
    lots: players === 2 ? lotsFor(players, box) : [],
    aside: [...aside],
    completion: -1,
    extra: EMPTY,
    turn: 1,
    active: 0,
    first: 0,
    cubes: players === 1 ? box.components.cubes : EMPTY,
    reservation: null,
    abundance: null,
    peek: NO_PEEK,
    known: null,
    phase: TAKE,
  };
};

/** @rule NU-SETUP-11 */
const lotsFor = (players: number, { components: { lots } }: Box): Lot[] =>
  seats(players, { own: lots.own, siku: lots.siku, spare: lots.count - 1 });

/**
 * Shuffles the piles, begins the temple, lays out the lines; player 0 begins.
 * @rule NU-SETUP-3 NU-SETUP-4
 */
export const deal = (run: Run): void => {
  const { draft, box } = run;
  layGround(run);
  draft.deck = shuffled(box.cardPiles, draft.random);
  revealFavours(run);
  if (draft.players === 4) revealCompletion(run);
  fill(run, LINE);
  beginTurn(run);
};

/** @rule NU-SETUP-1 NU-SETUP-2 */
const layGround = ({ draft, box, emit }: Run): void => {
  const tiles = shuffled(box.tilePiles, draft.random);
  for (let cell = 0; cell < GROUND; cell++) {
    const tile = laidTile(draft, box, tiles[cell]!);
    draft.tiles[cell] = tile;
    emit?.({ kind: 'tileLaid', cell, tile });
  }
  draft.stack = tiles.slice(GROUND);
};

/** Returns the kinds of all piles, each shuffled separately, the first on top. */
const shuffled = (piles: ByPile<readonly number[]>, random: Mutable<RandomState>): number[] => {
  const numbers: number[] = [];
  for (let i = 0; i < piles.length; i++) {
    const pile = shuffle(random, [...piles[i]!]);
    for (let k = 0; k < pile.length; k++) numbers.push(pile[k]!);
  }
  return numbers;
};

/** @rule NU-SETUP-5 */
const revealFavours = ({ draft, box, emit }: Run): void => {
  const favours = shuffle(draft.random, [...box.modes[draft.players]!.inPlay]);
  const open = box.components.favourLine;
  draft.favourDeck = favours.slice(open);
  for (let i = 0; i < open; i++) {
    const favour = openedFavour(draft, box, favours[i]!);
    draft.favourLine = [favour, ...draft.favourLine];
    emit?.({ kind: 'favourRevealed', favour });
  }
};

/** @rule NU-SETUP-10 */
const revealCompletion = ({ draft, box, emit }: Run): void => {
  draft.completion = draw(draft.random, box.components.completion.length);
  emit?.({ kind: 'completionRevealed', completion: draft.completion });
};
