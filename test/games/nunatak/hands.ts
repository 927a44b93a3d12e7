import type { FiledCard, Phase, State } from '../../../src/games/nunatak/index.js';
import type { Game, Wish } from './wish.js';

const LETTERS = 'LSABGE';
const SYMBOLS = ['labourer', 'sculptor', 'artisan', 'beast', 'engineer', 'elder'] as const;

interface Moment {
  readonly players: number;
  readonly turnNumber: number;
  readonly phase: Phase;
  readonly turnOwner: number;
  readonly counts: readonly number[];
  readonly isOver: boolean;
}

type Cards = Pick<State, 'filedCards' | 'discardedCards' | 'line' | 'deck' | 'deckBacks'>;

export const cardsOf = (of: Game, wish: Wish, moment: Moment): Cards => {
  const { players, turnNumber, phase, turnOwner, counts, isOver } = moment;
  const under = 'phaseToResume' in phase ? phase.phaseToResume : phase;
  const filed = under.kind === 'place' || under.kind === 'dropTile' ? under : null;
  const taken = 'card' in under && under.kind !== 'chooseNewType' ? [under.card] : [];
  const wished = Object.values(wish.filedCards ?? {}).flatMap((text) => text.split(' ').map(Number.parseFloat));
  const used = new Set([...(wish.line ?? []), ...(wish.deck ?? []), ...taken, ...wished]);
  const pool = poolOf(of, wish.prefer ?? 'GBSAL').filter((card) => !used.has(card));
  const filedCards = counts.map((count, owner) =>
    areaOf(of, wish, owner, count, pool, owner < players ? undefined : 'L'),
  );
  if ('cell' in phase) putElderLast(filedCards[turnOwner]!);
  while (filedCards.length < 3) filedCards.push([]);
  const discardedCards: number[] = [];
  if (players < 3) {
    const others = counts.slice(players).reduce((a, b) => a + b, 0);
    const kept = filedCards.slice(players).flat().length;
    for (let i = kept; i < others; i++) putAway(of, pool, filedCards, discardedCards, counts);
  }
  if (filed !== null) file(of, filed, filedCards, discardedCards, turnOwner);
  const solo = Math.min(4, 57 - 3 * (Math.floor((turnNumber - 1) / 3) + 1)) - ((turnNumber - 1) % 3);
  const inHand =
    filed !== null ||
    under.kind === 'chooseBlockOwner' ||
    under.kind === 'chooseSymbol' ||
    under.kind === 'placeForDummy'
      ? 1
      : 0;
  const usedUp = turnNumber - 1 + (isOver || inHand > 0 || isPlacedKind(phase) ? 1 : 0);
  const deckSize = isOver
    ? 0
    : players > 1
      ? Math.max(0, 51 - turnNumber)
      : 54 - usedUp - (solo - (usedUp - turnNumber + 1));
  const lineSize = 54 - usedUp - deckSize;
  const rest = pool.sort((a, b) => a - b);
  const line = [...(wish.line ?? [])];
  while (line.filter((card) => card !== -1).length < lineSize) line.push(rest.shift()!);
  while (line.length < 4) line.push(-1);
  const deck = [...(wish.deck ?? []), ...rest];
  if (deck.length !== deckSize) throw new Error(`the deck has ${deck.length} cards instead of ${deckSize}`);
  return { filedCards, discardedCards, line, deck, deckBacks: deck.map((card) => of.components.cards[card]!.pile) };
};

/** Makes the card of the turn the last one filed. */
const putElderLast = (area: FiledCard[]): void => {
  const elder = area.map(({ countsAs }) => countsAs).lastIndexOf('elder');
  if (elder < 0) throw new Error('nobody is asked for a favour without an elder');
  area.push(...area.splice(elder, 1));
};

/** Discards cards of Siku and the dummies that are not labourers, as long as there are any. */
const putAway = (
  of: Game,
  pool: number[],
  areas: FiledCard[][],
  discard: number[],
  counts: readonly number[],
): void => {
  const at = pool.findIndex((card) => symbolOf(of, card) !== 'labourer');
  if (at >= 0) {
    discard.push(pool.splice(at, 1)[0]!);
    return;
  }
  const keeper = areas[1]!.length < counts[1]! && counts.length === 3 && areas[0]!.length !== areas[1]!.length ? 1 : 2;
  areas[keeper]!.push(held(of, pool.shift()!, 'labourer'));
};

const isPlacedKind = ({ kind }: Phase): boolean =>
  ['pickFavour', 'immediateFavour', 'braceBlock', 'scoreSquare'].includes(kind);

const symbolOf = (of: Game, card: number): string => of.components.cards[card]!.symbols[0]!;

/** Lists all cards, most wanted first: by type, doubles behind, elders last. */
const poolOf = (of: Game, prefer: string): number[] => {
  const rank = (card: number): number => {
    const { symbols } = of.components.cards[card]!;
    if (symbols.includes('elder')) return 99;
    return (symbols.length > 1 ? 50 : 0) + `${prefer}${LETTERS}`.indexOf(LETTERS[SYMBOLS.indexOf(symbols[0]!)]!);
  };
  return of.components.cards.map((_, card) => card).sort((a, b) => rank(a) - rank(b) || a - b);
};

const takeFrom = (pool: number[], passes: (card: number) => boolean): number => {
  const at = pool.findIndex(passes);
  if (at < 0) throw new Error('no card is left');
  return pool.splice(at, 1)[0]!;
};

export const held = (of: Game, card: number, countsAs: FiledCard['countsAs']): FiledCard => ({
  card,
  countsAs,
  tool: countsAs === 'artisan' ? of.components.cards[card]!.tool : null,
  isTransformed: false,
});

const areaOf = (of: Game, wish: Wish, owner: number, count: number, pool: number[], only?: 'L'): FiledCard[] => {
  const area = (wish.filedCards?.[owner] ?? '')
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => held(of, Number.parseFloat(text), SYMBOLS[LETTERS.indexOf(text.at(-1)!)]!));
  if (only === 'L') return area;
  const favours = (wish.favours?.[owner]?.length ?? 0) + (wish.usedFavours?.[owner]?.length ?? 0);
  while (area.filter(({ countsAs }) => countsAs === 'elder').length < favours) {
    area.push(
      held(
        of,
        takeFrom(pool, (card) => of.components.cards[card]!.symbols.includes('elder')),
        'elder',
      ),
    );
  }
  if (area.length > count) throw new Error(`owner ${owner} has ${area.length} cards and ${count} blocks`);
  while (area.length < count) {
    const card = pool.shift()!;
    area.push(held(of, card, symbolOf(of, card) as FiledCard['countsAs']));
  }
  return area;
};

const file = (of: Game, phase: Phase, areas: FiledCard[][], discard: number[], turnOwner: number): void => {
  if (phase.kind !== 'place' && phase.kind !== 'dropTile') return;
  const as = phase.kind === 'dropTile' ? 'labourer' : phase.countsAs;
  if (phase.blockOwner === 'self') areas[turnOwner]!.push(held(of, phase.card, as));
  else if (as === 'labourer') areas[2]!.push(held(of, phase.card, as));
  else discard.push(phase.card);
};

type Favours = Pick<
  State,
  'favours' | 'usedFavours' | 'favourLine' | 'favourDeck' | 'removedFavours' | 'favourPickedThisTurn'
>;

export const favoursOf = (
  of: Game,
  wish: Wish,
  areas: readonly (readonly FiledCard[])[],
  phase: Phase,
  turnOwner: number,
  start: State,
  removed: number,
): Favours => {
  const removedFavours = [...(wish.also?.removedFavours ?? start.removedFavours)];
  const favours = areas.map((_, player) => [...(wish.favours?.[player] ?? [])]);
  const usedFavours = areas.map((_, player) => [...(wish.usedFavours?.[player] ?? [])]);
  const favourPickedThisTurn =
    phase.kind === 'immediateFavour' || phase.kind === 'braceBlock'
      ? phase.favour
      : (wish.also?.favourPickedThisTurn ?? -1);
  const wishedLine = wish.favourLine ?? [];
  const used = new Set([...removedFavours, ...wishedLine, ...favours.flat(), ...usedFavours.flat()]);
  const pool = of.components.favours.map((_, i) => i).filter((i) => !used.has(i));
  if (start.players === 1) removedFavours.push(...pool.splice(0, removed));
  const under = 'phaseToResume' in phase ? phase.phaseToResume : phase;
  areas.forEach((area, player) => {
    const waits =
      under.kind === 'pickFavour' ||
      (under.kind === 'place' && under.blockOwner === 'self' && under.countsAs === 'elder');
    const elders = area.filter(({ countsAs }) => countsAs === 'elder').length - (waits && player === turnOwner ? 1 : 0);
    while (favours[player]!.length + usedFavours[player]!.length < elders) favours[player]!.push(pool.pop()!);
  });
  const isTaken = favourPickedThisTurn !== -1 && isPlacedKind(phase);
  const favourLine = [...wishedLine];
  while (favourLine.length < (isTaken ? 1 : 2)) favourLine.push(pool.shift()!);
  return { favours, usedFavours, favourLine, favourDeck: pool, removedFavours, favourPickedThisTurn };
};
