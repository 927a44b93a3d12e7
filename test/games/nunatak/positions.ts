import { orThrow } from '../../../src/core/errors/errors.js';
import { type Event, type FiledCard, game, type Phase, type State } from '../../../src/games/nunatak/index.js';
import { cell } from './cells.js';
import { cardsOf, favoursOf } from './hands.js';
import { pilesOfKinds } from './kinds.js';
import { blocksOf, stackOf, supportOf, tilesOf } from './temples.js';
import type { Game, Wish } from './wish.js';

export { cell, floors, nameOf } from './cells.js';
export { held } from './hands.js';
export type { Game, Wish } from './wish.js';

/** Returns a state with these features; throws if there is none. */
export const position = (wish: Wish, of: Game = game): State => {
  const { players = 3, turnNumber = 1, phase = { kind: 'take', anyCardAnyTile: false } } = wish;
  const start = orThrow(of.setup({ players, seed: 'position' }));
  const isOver = ['endFavour', 'transform', 'chooseNewType', 'over'].includes(phase.kind);
  const isPlaced = isOver || ['pickFavour', 'immediateFavour', 'braceBlock', 'scoreSquare'].includes(phase.kind);
  const mover = moverOf(players, turnNumber);
  const counts = countsOf(wish, players, isPlaced ? turnNumber : turnNumber - 1);
  const blocks = blocksOf(wish, counts, phase);
  const tiles = tilesOf(of, wish, blocks, phase);
  const turnOwner = phase.kind === 'window' ? moverOf(players, turnNumber - 1) : (wish.also?.turnOwner ?? mover);
  const cards = cardsOf(of, wish, { players, turnNumber, phase, turnOwner, counts, isOver });
  const removed = cards.discardedCards.filter((card) => of.components.cards[card]!.symbols[0] === 'elder').length;
  const favours = favoursOf(of, wish, cards.filedCards.slice(0, players), phase, turnOwner, start, removed);
  const built = (asked: Phase): ReturnType<Game['State']['decode']> =>
    of.State.decode({
      ...start,
      tiles,
      blocks,
      ...cards,
      ...favours,
      ...pilesOfKinds(of, { ...cards, ...favours, tileStack: stackOf(of, tiles) }),
      ...countersOf(wish, players, isPlaced ? turnNumber : turnNumber - 1),
      supportPoints: supportOf(blocks, players, 'cell' in phase ? phase.cell : -1),
      turnNumber,
      turnOwner,
      ...(players === 1 ? roundOf(isOver ? 55 : turnNumber) : {}),
      phase: asked,
      ...wish.also,
    });
  const found = built(phase);
  // Late in the game it may be that no card fits, so that any card can be taken.
  return orThrow(
    found._tag === 'Left' && wish.phase === undefined ? built({ kind: 'take', anyCardAnyTile: true }) : found,
  );
};

const roundOf = (turnNumber: number): Partial<State> => {
  const round = Math.floor((turnNumber - 1) / 3);
  return { startTokenOwner: round % 3, dummySlots: [round % 4, (round + 2) % 4] };
};

const moverOf = (players: number, turnNumber: number): number => {
  if (players === 1) return (Math.floor((turnNumber - 1) / 3) + ((turnNumber - 1) % 3)) % 3;
  return (turnNumber - 1) % players;
};

/** Counts the past turns of each mover, or with two players the lots. */
const turnsOf = (players: number, made: number): readonly number[] => {
  const turns = players === 4 ? [0, 0, 0, 0] : players === 2 ? [0, 0] : [0, 0, 0];
  for (let turn = 1; turn <= made; turn++) turns[moverOf(players, turn)]!++;
  return turns;
};

const lotsOf = (wish: Wish, turns: readonly number[]): State['lots'] =>
  wish.also?.lots ??
  turns.map((made) => {
    const inLot = made % 3;
    const unopenedLots = 9 - Math.floor(made / 3) - 1;
    if (unopenedLots < 0) return { ownBlocks: 0, sikuBlocks: 0, unopenedLots: 0 };
    return { ownBlocks: Math.max(0, 2 - inLot), sikuBlocks: 1, unopenedLots };
  });

/** Counts the placed blocks of each owner. */
const countsOf = (wish: Wish, players: number, made: number): readonly number[] => {
  const turns = turnsOf(players, made);
  if (players !== 2) return turns;
  const lots = lotsOf(wish, turns);
  const humans = lots.map(({ ownBlocks, unopenedLots }) => 18 - ownBlocks - 2 * unopenedLots);
  return [...humans, 18 - lots.reduce((sum, { sikuBlocks, unopenedLots }) => sum + sikuBlocks + unopenedLots, 0)];
};

const countersOf = (wish: Wish, players: number, made: number): Partial<State> => {
  const all = players === 2 ? 27 : players === 4 ? 13 : 18;
  const turns = turnsOf(players, made);
  return {
    turnsLeft: turns.map((each) => all - each),
    ...(players === 2 ? { lots: lotsOf(wish, turns) } : {}),
  };
};

/** Returns the state after these moves in notation, separated by blanks; throws at an illegal one. */
export const play = (state: State, moves: string, of: Game = game): State => {
  let next = state;
  for (const text of moves.split(' ')) {
    next = orThrow(of.applyMove(next, orThrow(of.parseMove(text))));
    orThrow(of.State.decode(next));
  }
  return next;
};

/** Returns the events of a move. */
export const events = (state: State, move: string): readonly Event[] =>
  orThrow(game.step(state, orThrow(game.parseMove(move)))).events;

/** Returns the legal moves in notation; `kind` picks those that begin with some letters. */
export const legal = (state: State, kind = ''): string =>
  game
    .legalMoves(state)
    .map(game.formatMove)
    .filter((text) => text.startsWith(kind))
    .join(' ');

/** Returns the clause that forbids a move; undefined if it is legal. */
export const refusal = (state: State, move: string): string | undefined => {
  const why = game.whyIllegal(state, orThrow(game.parseMove(move)));
  return why?._tag === 'RuleBroken' ? why.clause : why?._tag;
};

/** Returns the phase in which a card has been filed and its block is to be placed. */
export const placing = (
  card: number,
  countsAs: FiledCard['countsAs'],
  blockOwner: 'self' | 'siku' = 'self',
): Phase => ({
  kind: 'place',
  card,
  countsAs,
  blockOwner,
  anyTile: false,
  byLiberty: false,
});

/** Plays on to the end of the turn, always with the first legal move that uses no favour. */
export const finishTurn = (state: State): State => {
  let next = state;
  while (next.turnNumber === state.turnNumber && next.phase.kind !== 'over') next = playOn(next);
  while (next.phase.kind === 'window') next = play(next, '-');
  return next;
};

/** Plays the first legal move that uses no favour. */
export const playOn = (state: State): State => {
  const moves = game.legalMoves(state).filter(({ kind }) => kind !== 'useFavour');
  return play(state, game.formatMove(moves.at(0)!));
};

/** Braces are to be chosen. */
export const bracing = play(
  position({
    turnNumber: 13,
    phase: { kind: 'pickFavour', cell: cell('1e5') },
    blocks: { 0: '1a1 1b1 1a2 2a1 1e5', 1: '1b2 1e1 1e2 1d1', 2: '1a5 1b5 1a4 1c5' },
    filedCards: { 0: '22E' },
    favourLine: [4, 9],
  }),
  'f4 u4',
);
