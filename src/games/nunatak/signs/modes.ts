import { type Sign, signWords } from '../../../signs/sign.js';
import type { ByOwner, Quantity, Sym } from '../components/index.js';
import type { BlockPlaced, ExtraTurns, SquareCompleted } from '../events/index.js';
import { columnOf } from '../score/cards.js';
import { borderBlocks } from '../score/majorities.js';
import { countsIn } from '../score/square.js';
import { type Owner, SIKU, type State } from '../state/index.js';
import { areCovered, ROWS, supportOf } from '../temple.js';
import type { Nunatak } from '../types.js';
import { isTied } from './blocks.js';
import type { PartSigns, Step } from './moments.js';

const { onEvent, onMove, anyOf } = signWords<Nunatak>();

/** The column of the cards that a line of a completion card compares; null if it does not compare cards. */
const COLUMNS: Readonly<Record<Quantity, Sym | null>> = {
  oneSymbolBeasts: 'beast',
  twoSymbolBeasts: 'beast',
  labourers: 'labourer',
  engineers: 'engineer',
  sculptors: 'sculptor',
  artisans: 'artisan',
  tools: 'artisan',
  steps: null,
  elders: 'elder',
  favours: null,
};

/** Checks whether a player has a double card with a symbol that is compared. */
const comparesDouble = (_: ExtraTurns, { after, components }: Step): boolean => {
  const compared = components.completion[after.completion]!.map((quantity) => COLUMNS[quantity]);
  const isDoubtful = (card: number): boolean => {
    const { symbols } = components.cards[card]!;
    return symbols.length > 1 && symbols.some((symbol) => compared.includes(symbol));
  };
  return after.areas.some((area) => area.some(({ card }) => isDoubtful(card)));
};

/** Checks whether a block that waits aside is placed; this happens in extra turns only. */
const usesBlockAside = ({ before, after }: Step): boolean =>
  before?.aside.some((block, player) => block > after.aside[player]!) ?? false;

/** Checks whether a block of Siku would have scored if it were a player's. */
const scoresNothing = ({ owner, cell }: BlockPlaced, { after: { players, blocks } }: Step): boolean => {
  if (players !== 2 || owner !== SIKU) return false;
  return supportOf(blocks, cell, SIKU) > 0 || ROWS[cell]!.some(({ cells }) => areCovered(blocks, cells));
};

/** Returns a check whether the points of Siku or a dummy in a square are lost. */
export const losesShare =
  (players: State['players']) =>
  ({ shares }: SquareCompleted, { after }: Step): boolean =>
    after.players === players && shares.some(({ lost }) => lost);

/** Checks whether the other human is tied with Siku for the first place. */
const losesTieToSiku = ({ cell }: SquareCompleted, { after }: Step): boolean => {
  const counts = countsIn(after, cell);
  return after.players === 2 && counts[after.active] === 0 && isTied(counts, SIKU);
};

/** Checks whether a block of Siku completes squares in which the active human wins a tie. */
const winsTieByHers = ({ owner }: BlockPlaced, { after }: Step): boolean => {
  const { players, active, phase } = after;
  if (players !== 2 || owner !== SIKU || phase.kind !== 'squares') return false;
  return phase.cells.some((cell) => isTied(countsIn(after, cell), active));
};

/** Returns a sign that Siku or a dummy ends with at least as many labourers, or border blocks, as each human. */
export const othersCount = (players: State['players']): Sign<Nunatak> =>
  onEvent('gameOver', (_, { after }) => {
    if (after.players !== players) return false;
    const borders = borderBlocks(after).map(([all]) => all!);
    const labourers = after.areas.map((_, owner) => columnOf(after, owner, 'labourer'));
    return isOtherFirst(borders, players) || isOtherFirst(labourers, players);
  });

const isOtherFirst = (counts: ByOwner<number>, players: Owner): boolean => {
  const most = Math.max(...counts);
  return most > 0 && counts.some((count, owner) => owner >= players && count === most);
};

/** The signs that the clauses about four players with their extra turns, and two players with Siku, took effect. */
export const modes: PartSigns = {
  'NU-EXTRA-1': onEvent('extraTurns'),
  'NU-EXTRA-2': onEvent('extraTurns'),
  'NU-EXTRA-3': usesBlockAside,
  'NU-EXTRA-4': onEvent('extraTurns', comparesDouble),
  'NU-EXTRA-5': onEvent('gameOver', (_, { after }) => after.aside.includes(1)),

  'NU-SIKU-1': ({ move, forced }) => move?.kind === 'use' && !forced,
  'NU-SIKU-2': onEvent('lotOpened'),
  'NU-SIKU-3': onEvent('cardFiled', ({ owner }, { after }) => after.players === 2 && owner === SIKU),
  'NU-SIKU-4': onMove('lift', (_, { before: { phase } }) => phase.kind === 'place' && phase.use === 'siku'),
  'NU-SIKU-5': onEvent('blockPlaced', scoresNothing),
  'NU-SIKU-6': onEvent('squareCompleted', losesShare(2)),
  'NU-SIKU-7': anyOf(onEvent('squareCompleted', losesTieToSiku), onEvent('blockPlaced', winsTieByHers)),
  'NU-SIKU-8': othersCount(2),
};
