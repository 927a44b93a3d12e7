import type { Held, Phase, State } from '../../../src/games/nunatak/index.js';
import type { Game, Wish } from './wish.js';

const LETTERS = 'LSABGE';
const SYMBOLS = ['labourer', 'sculptor', 'artisan', 'beast', 'engineer', 'elder'] as const;

interface Moment {
  readonly players: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: number;
  readonly counts: readonly number[];
  readonly isOver: boolean;
}

type Cards = Pick<State, 'areas' | 'discard' | 'line' | 'deck' | 'backs'>;

export const cardsOf = (of: Game, wish: Wish, moment: Moment): Cards => {
  const { players, turn, phase, active, counts, isOver } = moment;
  const under = 'resume' in phase ? phase.resume : phase;
  const filed = under.kind === 'place' || under.kind === 'drop' ? under : null;
  const taken = 'card' in under && under.kind !== 'into' ? [under.card] : [];
  const wished = Object.values(wish.areas ?? {}).flatMap((text) => text.split(' ').map(Number.parseFloat));
  const used = new Set([...(wish.line ?? []), ...(wish.deck ?? []), ...taken, ...wished]);
  const pool = poolOf(of, wish.prefer ?? 'GBSAL').filter((card) => !used.has(card));
  const areas = counts.map((count, owner) => areaOf(of, wish, owner, count, pool, owner < players ? undefined : 'L'));
  if ('cell' in phase) putElderLast(areas[active]!);
  while (areas.length < 3) areas.push([]);
  const discard: number[] = [];
  if (players < 3) {
    const others = counts.slice(players).reduce((a, b) => a + b, 0);
    const kept = areas.slice(players).flat().length;
    for (let i = kept; i < others; i++) putAway(of, pool, areas, discard, counts);
  }
  if (filed !== null) file(of, filed, areas, discard, active);
  const solo = Math.min(4, 57 - 3 * (Math.floor((turn - 1) / 3) + 1)) - ((turn - 1) % 3);
  const inHand = filed !== null || under.kind === 'use' || under.kind === 'as' || under.kind === 'dummy' ? 1 : 0;
  const usedUp = turn - 1 + (isOver || inHand > 0 || isPlacedKind(phase) ? 1 : 0);
  const deckSize = isOver ? 0 : players > 1 ? Math.max(0, 51 - turn) : 54 - usedUp - (solo - (usedUp - turn + 1));
  const lineSize = 54 - usedUp - deckSize;
  const rest = pool.sort((a, b) => a - b);
  const line = [...(wish.line ?? [])];
  while (line.filter((card) => card !== -1).length < lineSize) line.push(rest.shift()!);
  while (line.length < 4) line.push(-1);
  const deck = [...(wish.deck ?? []), ...rest];
  if (deck.length !== deckSize) throw new Error(`the deck has ${deck.length} cards instead of ${deckSize}`);
  return { areas, discard, line, deck, backs: deck.map((card) => of.components.cards[card]!.pile) };
};

/** Makes the card of the turn the last one filed. */
const putElderLast = (area: Held[]): void => {
  const elder = area.map(({ as }) => as).lastIndexOf('elder');
  if (elder < 0) throw new Error('nobody is asked for a favour without an elder');
  area.push(...area.splice(elder, 1));
};

/** Discards cards of Siku and the dummies that are not labourers, as long as there are any. */
const putAway = (of: Game, pool: number[], areas: Held[][], discard: number[], counts: readonly number[]): void => {
  const at = pool.findIndex((card) => symbolOf(of, card) !== 'labourer');
  if (at >= 0) {
    discard.push(pool.splice(at, 1)[0]!);
    return;
  }
  const keeper = areas[1]!.length < counts[1]! && counts.length === 3 && areas[0]!.length !== areas[1]!.length ? 1 : 2;
  areas[keeper]!.push(held(of, pool.shift()!, 'labourer'));
};

const isPlacedKind = ({ kind }: Phase): boolean => ['pick', 'immediate', 'brace', 'squares'].includes(kind);

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

export const held = (of: Game, card: number, as: Held['as']): Held => ({
  card,
  as,
  tool: as === 'artisan' ? of.components.cards[card]!.tool : null,
  changed: false,
});

const areaOf = (of: Game, wish: Wish, owner: number, count: number, pool: number[], only?: 'L'): Held[] => {
  const area = (wish.areas?.[owner] ?? '')
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => held(of, Number.parseFloat(text), SYMBOLS[LETTERS.indexOf(text.at(-1)!)]!));
  if (only === 'L') return area;
  const favours = (wish.favours?.[owner]?.length ?? 0) + (wish.spent?.[owner]?.length ?? 0);
  while (area.filter(({ as }) => as === 'elder').length < favours) {
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
    area.push(held(of, card, symbolOf(of, card) as Held['as']));
  }
  return area;
};

const file = (of: Game, phase: Phase, areas: Held[][], discard: number[], active: number): void => {
  if (phase.kind !== 'place' && phase.kind !== 'drop') return;
  const as = phase.kind === 'drop' ? 'labourer' : phase.as;
  if (phase.use === 'self') areas[active]!.push(held(of, phase.card, as));
  else if (as === 'labourer') areas[2]!.push(held(of, phase.card, as));
  else discard.push(phase.card);
};

type Favours = Pick<State, 'favours' | 'spent' | 'favourLine' | 'favourDeck' | 'gone' | 'fresh'>;

export const favoursOf = (
  of: Game,
  wish: Wish,
  areas: readonly (readonly Held[])[],
  phase: Phase,
  active: number,
  start: State,
  removed: number,
): Favours => {
  const gone = [...(wish.also?.gone ?? start.gone)];
  const favours = areas.map((_, player) => [...(wish.favours?.[player] ?? [])]);
  const spent = areas.map((_, player) => [...(wish.spent?.[player] ?? [])]);
  const fresh = phase.kind === 'immediate' || phase.kind === 'brace' ? phase.favour : (wish.also?.fresh ?? -1);
  const wishedLine = wish.favourLine ?? [];
  const used = new Set([...gone, ...wishedLine, ...favours.flat(), ...spent.flat()]);
  const pool = of.components.favours.map((_, i) => i).filter((i) => !used.has(i));
  if (start.players === 1) gone.push(...pool.splice(0, removed));
  const under = 'resume' in phase ? phase.resume : phase;
  areas.forEach((area, player) => {
    const waits = under.kind === 'pick' || (under.kind === 'place' && under.use === 'self' && under.as === 'elder');
    const elders = area.filter(({ as }) => as === 'elder').length - (waits && player === active ? 1 : 0);
    while (favours[player]!.length + spent[player]!.length < elders) favours[player]!.push(pool.pop()!);
  });
  const isTaken = fresh !== -1 && isPlacedKind(phase);
  const favourLine = [...wishedLine];
  while (favourLine.length < (isTaken ? 1 : 2)) favourLine.push(pool.shift()!);
  return { favours, spent, favourLine, favourDeck: pool, gone, fresh };
};
