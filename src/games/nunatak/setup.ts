import { drawInt, type RandomState, shuffle } from '../../core/chance/random.js';
import type { StateHeader } from '../../core/contract/kernel.js';
import type { Mutable } from '../../core/data/copy.js';
import type { OptionTable } from '../../core/fields/options.js';
import { ALL_SLOTS, NO_PEEK, refillSlots } from './apply/line.js';
import { beginTurn } from './apply/turn.js';
import { type Box, type ByPile, SLOT_COUNT } from './components/index.js';
import { laidTile, openedFavour } from './copies.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Lot, Options, Phase } from './state/index.js';
import { type ByCell, CELL_COUNT, GROUND_CELL_COUNT } from './temple.js';

/** The options of a game. */
export const options = (): OptionTable<Options> => ({ players: { values: [1, 2, 3, 4] } });

const TAKE_PHASE: Phase = Object.freeze({ kind: 'take', anyCardAnyTile: false });

const EMPTY_LIST: readonly never[] = Object.freeze([]);

// Pushed one by one: V8 treats a list from `new Array` as one with holes, which makes play-outs 7 % slower.
const repeat = <A>(count: number, value: A): A[] => {
  const list: A[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
};

const EMPTY_CELLS: ByCell<number> = repeat(CELL_COUNT, -1);

/**
 * Creates a state with all cards, tiles, favours and blocks in the box.
 * @rule NU-SETUP-6 NU-SETUP-7 NU-SETUP-10 NU-SETUP-12 NU-SETUP-13
 */
export const stateBeforeDeal = ({ players }: Options, box: Box, head: StateHeader<Draft>): Draft => {
  const { blocks, turns, blocksAside, favoursNotInPlay } = box.modes[players]!;
  // The head is written out, since set-up takes fifteen times as long with a spread; lists of the box are spread, since
  // V8 takes ten times as long to slice a frozen list.
  return {
    game: head.game,
    rules: head.rules,
    components: head.components,
    players: head.players,
    random: head.random,
    tiles: EMPTY_CELLS.slice(),
    blocks: EMPTY_CELLS.slice(),
    tileStack: EMPTY_LIST,
    deck: EMPTY_LIST,
    deckBacks: [...box.fullDeckBacks],
    line: repeat(SLOT_COUNT, -1),
    filedCards: repeat(blocks.length, EMPTY_LIST),
    discardedCards: EMPTY_LIST,
    favourDeck: EMPTY_LIST,
    favourLine: EMPTY_LIST,
    favours: repeat(players, EMPTY_LIST),
    usedFavours: repeat(players, EMPTY_LIST),
    removedFavours: favoursNotInPlay,
    favourPickedThisTurn: -1,
    engineeringSteps: repeat(players, 0),
    supportPoints: repeat(players, 0),
    squarePoints: repeat(players, 0),
    favourPoints: repeat(players, 0),
    turnsLeft: [...turns],
    lots: players === 2 ? createLots(players, box) : [],
    blocksAside: [...blocksAside],
    completionCard: -1,
    extraTurnOrder: EMPTY_LIST,
    turnNumber: 1,
    turnOwner: 0,
    startTokenOwner: 0,
    dummySlots: players === 1 ? box.components.dummySlots : EMPTY_LIST,
    reservation: null,
    abundance: null,
    peek: NO_PEEK,
    locatedCard: null,
    phase: TAKE_PHASE,
  };
};

/** @rule NU-SETUP-11 */
const createLots = (players: number, { components: { lots } }: Box): Lot[] =>
  repeat(players, { ownBlocks: lots.own, sikuBlocks: lots.siku, unopenedLots: lots.count - 1 });

/**
 * Shuffles the piles, begins the temple, lays out the lines; player 0 begins.
 * @rule NU-SETUP-3 NU-SETUP-4
 */
export const deal = (run: Run): void => {
  const { draft, box } = run;
  layGroundFloor(run);
  draft.deck = shufflePiles(box.cardKindsByPile, draft.random);
  revealFavours(run);
  if (draft.players === 4) revealCompletion(run);
  refillSlots(run, ALL_SLOTS);
  beginTurn(run);
};

/** @rule NU-SETUP-1 NU-SETUP-2 */
const layGroundFloor = ({ draft, box, emit }: Run): void => {
  const tiles = shufflePiles(box.tileKindsByPile, draft.random);
  for (let cell = 0; cell < GROUND_CELL_COUNT; cell++) {
    const tile = laidTile(draft, box, tiles[cell]!);
    draft.tiles[cell] = tile;
    emit?.({ kind: 'tileLaid', cell, tile });
  }
  draft.tileStack = tiles.slice(GROUND_CELL_COUNT);
};

/** Returns the kinds of all piles, each shuffled separately, the first on top. */
const shufflePiles = (piles: ByPile<readonly number[]>, random: Mutable<RandomState>): number[] => {
  const kinds: number[] = [];
  for (let i = 0; i < piles.length; i++) {
    const pile = shuffle(random, [...piles[i]!]);
    for (let k = 0; k < pile.length; k++) kinds.push(pile[k]!);
  }
  return kinds;
};

/** @rule NU-SETUP-5 */
const revealFavours = ({ draft, box, emit }: Run): void => {
  const favours = shuffle(draft.random, [...box.modes[draft.players]!.favoursInPlay]);
  const count = box.components.favourLineSize;
  draft.favourDeck = favours.slice(count);
  for (let i = 0; i < count; i++) {
    const favour = openedFavour(draft, box, favours[i]!);
    draft.favourLine = [favour, ...draft.favourLine];
    emit?.({ kind: 'favourRevealed', favour });
  }
};

/** @rule NU-SETUP-10 */
const revealCompletion = ({ draft, box, emit }: Run): void => {
  draft.completionCard = drawInt(draft.random, box.components.completionCards.length);
  emit?.({ kind: 'completionRevealed', completionCard: draft.completionCard });
};
