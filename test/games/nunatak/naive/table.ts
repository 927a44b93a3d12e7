import { drawInt, randomStateOf, shuffle } from '../../../../src/core/chance/random.js';
import type { Viewer } from '../../../../src/core/contract/game.js';
import { type CardSymbol, game, type Options, type State, type View } from '../../../../src/games/nunatak/index.js';
import { mutableCopy } from '../../../support/deep.js';
import { CARD_KINDS, CARDS, FAVOUR_KINDS, FAVOURS, fewest, numbered, pileOf, TILE_KINDS, TILES } from './box.js';
import { baseOf, CELLS, floorOf } from './words.js';

/** The same data, to be changed anywhere. */
export type Loose<A> = A extends object ? { -readonly [K in keyof A]: Loose<A[K]> } : A;

const times = <A>(n: number, value: () => A): A[] => Array.from({ length: n }, value);

const dealt = ({ players, seed }: Options): Loose<State> => {
  const random = randomStateOf(seed);
  const mixed = (kinds: readonly number[], list: number[]): number[] =>
    shuffle(
      random,
      list.map((number) => kinds[number]!),
    );
  const shown = (kinds: readonly number[], top: readonly number[]): number[] => {
    const there: number[] = [];
    for (const kind of top) there.push(numbered(kinds, kind, there));
    return there;
  };
  const [laid, ...stack] = [1, 2, 3, 4].map((pile) => mixed(TILE_KINDS, pileOf(pile)));
  const deck = [1, 2, 3, 4].flatMap((pile) => mixed(CARD_KINDS, pileOf(pile)));
  const all = FAVOURS.map((_, favour) => favour);
  const favourDeck = mixed(
    FAVOUR_KINDS,
    all.filter((favour) => fewest(favour) <= players),
  );
  const [one, other] = shown(FAVOUR_KINDS, favourDeck.splice(0, 2));
  const owners = players === 4 ? 4 : 3;
  return {
    game: 'nunatak',
    rules: game.version,
    components: game.componentsId,
    players,
    random,
    tiles: [...shown(TILE_KINDS, laid!), ...times(29, () => -1)],
    blocks: times(54, () => -1),
    tileStack: stack.flat(),
    deck: deck.slice(4),
    deckBacks: deck.slice(4).map((card) => CARDS[card]!.pile),
    line: shown(CARD_KINDS, deck.slice(0, 4)),
    filedCards: times(owners, () => []),
    discardedCards: [],
    favourDeck,
    favourLine: [other!, one!],
    favours: times(players, () => []),
    usedFavours: times(players, () => []),
    removedFavours: all.filter((favour) => fewest(favour) > players),
    favourPickedThisTurn: -1,
    engineeringSteps: times(players, () => 0),
    supportPoints: times(players, () => 0),
    squarePoints: times(players, () => 0),
    favourPoints: times(players, () => 0),
    turnsLeft: { 1: [18, 18, 18], 2: [27, 27], 3: [18, 18, 18], 4: [13, 13, 13, 13] }[players],
    lots: players === 2 ? times(2, () => ({ ownBlocks: 2, sikuBlocks: 1, unopenedLots: 8 })) : [],
    blocksAside: players === 4 ? [1, 1, 1, 1] : [],
    completionCard: players === 4 ? drawInt(random, 6) : -1,
    extraTurnOrder: [],
    turnNumber: 1,
    turnOwner: 0,
    startTokenOwner: 0,
    dummySlots: players === 1 ? [0, 2] : [],
    reservation: null,
    abundance: null,
    peek: { player: -1, count: 0 },
    locatedCard: null,
    phase: { kind: 'take', anyCardAnyTile: false },
  };
};

/** A game in progress: its state, and what follows from it. */
export class Table {
  readonly s: Loose<State>;

  constructor(from: Options | State) {
    this.s = 'phase' in from ? (mutableCopy(from) as Loose<State>) : dealt(from);
  }

  /** Returns the player to act; -1 if there is none. */
  toAct(): number {
    const { phase, turnOwner, players } = this.s;
    if (phase.kind === 'over') return -1;
    if ('decider' in phase) return phase.decider;
    return players === 1 ? 0 : turnOwner;
  }
  /** Returns the view of the table. */
  seenBy(viewer: Viewer): View {
    const { peek, ...seen } = this.s;
    const hide = (pile: readonly number[]): '?'[] => pile.map(() => '?');
    const known = peek.player === viewer ? peek.count : 0;
    return {
      ...seen,
      viewer,
      peek,
      random: '?',
      tileStack: hide(seen.tileStack),
      deck: [...seen.deck.slice(0, known), ...hide(seen.deck.slice(known))],
      favourDeck: hide(seen.favourDeck),
    };
  }
  protected isDummy(owner: number): boolean {
    return this.s.players === 1 && owner > 0;
  }

  protected available(): number[] {
    const { tiles, blocks } = this.s;
    return CELLS.map((_, cell) => cell).filter((cell) => tiles[cell]! >= 0 && blocks[cell] === -1);
  }
  protected isAvailable(cell: number): boolean {
    return this.available().includes(cell);
  }
  protected bears(cell: number, symbol: CardSymbol): boolean {
    return TILES[this.s.tiles[cell]!]!.includes(symbol);
  }
  protected isOffered(symbol: CardSymbol): boolean {
    return this.available().some((cell) => this.bears(cell, symbol));
  }
  protected fits(card: number): boolean {
    return CARDS[card]!.symbols.some((symbol) => this.isOffered(symbol));
  }
  protected areCovered(cells: readonly number[]): boolean {
    return cells.every((cell) => this.s.blocks[cell] !== -1);
  }

  /** Lists the cards of the line, except a reserved one. */
  protected unreserved(): number[] {
    return this.s.line.filter((card, slot) => card !== -1 && this.s.reservation?.slot !== slot);
  }
  protected isReservedFor(player: number, card: number): boolean {
    const { reservation, line } = this.s;
    return reservation !== null && reservation.player === player && line[reservation.slot] === card;
  }
  /** Lists the cards of the line that this owner may look at. */
  protected open(owner: number): number[] {
    return this.s.line.filter(
      (card, slot) =>
        card !== -1 &&
        (this.s.reservation === null || this.s.reservation.slot !== slot || this.isReservedFor(owner, card)),
    );
  }

  protected own(owner: number, cells: readonly number[]): number {
    return cells.filter((cell) => this.s.blocks[cell] === owner).length;
  }
  /** Counts the blocks of an owner under a cell. */
  protected supportOf(owner: number, cell: number): number {
    return floorOf(cell) === 1 ? 0 : this.own(owner, baseOf(cell));
  }
  protected upper(owner: number): number[] {
    return CELLS.flatMap((_, cell) => (floorOf(cell) > 1 && this.s.blocks[cell] === owner ? cell : []));
  }
  protected track(player: number): number {
    return this.s.supportPoints[player]! + this.s.squarePoints[player]! + this.s.favourPoints[player]!;
  }

  /** Takes the next card from the deck. */
  protected draw(): number {
    const { deck, deckBacks, peek, locatedCard } = this.s;
    deckBacks.shift();
    const card = deck.shift()!;
    if (peek.count > 0) this.s.peek = peek.count === 1 ? { player: -1, count: 0 } : { ...peek, count: peek.count - 1 };
    if (locatedCard?.card === card) this.s.locatedCard = null;
    else if (locatedCard !== null) {
      locatedCard.lastIndex -= 1;
      locatedCard.firstIndex = Math.max(0, locatedCard.firstIndex - 1);
    }
    return card;
  }
  /** Puts the unreserved cards of the line into the deck, and shuffles it. */
  protected returnLine(): void {
    const { s } = this;
    const returned = this.unreserved();
    s.line = s.line.map((card) => (returned.includes(card) ? -1 : card));
    s.deck = shuffle(s.random, [...s.deck, ...returned.map((card) => CARD_KINDS[card]!)]);
    s.deckBacks = s.deck.map((card) => CARDS[card]!.pile);
    s.peek = { player: -1, count: 0 };
    s.locatedCard = null;
  }
  protected fill(slots: readonly number[]): void {
    const { line, deck } = this.s;
    for (const slot of slots) if (line[slot] === -1 && deck.length > 0) line[slot] = this.shown(this.draw());
  }
  /** Returns the number that a card of a kind gets as it comes into the line. */
  protected shown(kind: number): number {
    const { line, filedCards, discardedCards, phase } = this.s;
    const inHand = 'card' in phase ? [phase.card] : [];
    return numbered(CARD_KINDS, kind, [
      ...line,
      ...discardedCards,
      ...inHand,
      ...filedCards.flat().map(({ card }) => card),
    ]);
  }
}
