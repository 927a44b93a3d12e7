import { CARDS, FAVOUR_KINDS, numbered, TILE_KINDS } from './box.js';
import { Build } from './build.js';
import { cellOf, SQUARES } from './words.js';

/** A game in progress: the automatic parts between decisions. */
export class Turns extends Build {
  constructor(from: ConstructorParameters<typeof Build>[0]) {
    super(from);
    if (!('phase' in from)) this.begin();
  }

  /** Renews the line until a card fits; returns whether the player may take any card. */
  protected settle(): boolean {
    const { s } = this;
    for (;;) {
      if (this.open(s.turnOwner).some((card) => this.fits(card))) return false;
      if (!s.deck.some((card) => this.fits(card))) return true;
      this.returnLine();
      this.fill([0, 1, 2, 3]);
    }
  }
  protected begin(): void {
    const { s } = this;
    s.favourPickedThisTurn = -1;
    if (s.reservation !== null && s.reservation.player !== s.turnOwner && this.unreserved().length === 0) {
      s.reservation = null;
    }
    const anyCardAnyTile = this.settle();
    if (this.isDummy(s.turnOwner)) this.dummyTurn(anyCardAnyTile);
    else s.phase = { kind: 'take', anyCardAnyTile };
  }

  protected scoring(cell: number, use: 'self' | 'siku'): void {
    const { s } = this;
    if (use === 'self' && !this.isDummy(s.turnOwner)) {
      s.supportPoints[s.turnOwner]! += this.supportOf(s.turnOwner, cell);
      this.advance(s.turnOwner, this.rowsAt(cell));
    }
    this.squares(this.squaresAt(cell));
  }
  protected squares(cells: number[]): void {
    const { s } = this;
    const phase = { kind: 'scoreSquare' as const, squares: cells, byRivalry: false };
    const chooser = this.isDummy(s.turnOwner) ? 0 : s.turnOwner;
    const hasRivalry = s.favours[chooser]!.some((favour) => this.favourForbiddenBy(favour, chooser, phase) === null);
    if (cells.length > 1 || (cells.length === 1 && hasRivalry)) {
      s.phase = phase;
      return;
    }
    if (cells.length === 1) this.scoreSquare(cells[0]!, false);
    this.endTurn();
  }
  protected scoreSquare(name: number, rivalry: boolean): void {
    const { s } = this;
    this.shares(SQUARES.get(name)!, s.turnOwner).forEach((points, owner) => {
      if (owner >= s.players || (rivalry && owner !== s.turnOwner)) return;
      s.squarePoints[owner]! += rivalry && points === 5 ? 7 : points;
    });
    if (name !== cellOf('dome')) s.tiles[name] = numbered(TILE_KINDS, s.tileStack.shift()!, s.tiles);
  }

  private endTurn(): void {
    const { s } = this;
    const isRoundOver = s.players === 1 && s.turnNumber % 3 === 0;
    if (isRoundOver) {
      const start = s.line.findIndex((card) => card !== -1);
      this.fill([1, 2, 3, 4].map((step) => (start + step) % 4));
      s.dummySlots = s.dummySlots.map((slot) => (slot + 1) % 4);
      s.startTokenOwner = (s.startTokenOwner + 1) % 3;
    } else if (s.players > 1) this.fill([0, 1, 2, 3]);
    while (s.favourLine.length < 2) {
      const there = [...s.favourLine, ...s.favours.flat(), ...s.usedFavours.flat(), ...s.removedFavours];
      s.favourLine.unshift(numbered(FAVOUR_KINDS, s.favourDeck.shift()!, there));
    }
    if (!s.blocks.includes(-1)) return this.final(0);
    const next = isRoundOver ? s.startTokenOwner : this.following();
    s.turnNumber += 1;
    this.ask(next, 0);
  }
  private following(): number {
    const { s } = this;
    const owners = s.players === 1 ? 3 : s.players;
    if (s.players === 4 && s.turnNumber === 52)
      Object.assign(s, { extraTurnOrder: this.bestTwo(), reservation: null, abundance: null });
    if (s.players === 4 && s.turnNumber >= 52) return s.extraTurnOrder.shift()!;
    const mine = s.abundance?.player === s.turnOwner ? s.abundance : null;
    if (mine?.stage === 'first') {
      mine.stage = 'second';
      return s.turnOwner;
    }
    if (mine?.stage === 'second') mine.stage = 'skip';
    const next = (s.turnOwner + 1) % owners;
    if (s.abundance?.stage !== 'skip' || s.abundance.player !== next) return next;
    s.abundance = null;
    return (next + 1) % owners;
  }

  /** Lets the players between two turns decide, beginning with one of them by place in the order. */
  private ask(nextOwner: number, place: number): void {
    const { s } = this;
    const order = s.players === 1 ? [0] : s.engineeringSteps.map((_, i) => (nextOwner + i) % s.players);
    for (const decider of order.slice(place)) {
      const phase = { kind: 'window' as const, nextOwner, decider };
      if (s.favours[decider]!.some((favour) => this.favourForbiddenBy(favour, decider, phase) === null)) {
        s.phase = phase;
        return;
      }
    }
    s.turnOwner = nextOwner;
    this.begin();
  }
  protected askAgain(next: number, asked: number): void {
    this.ask(next, this.s.players === 1 ? 0 : (asked - next + this.s.players) % this.s.players);
  }
  protected askAfter(next: number, asked: number): void {
    this.ask(next, this.s.players === 1 ? 1 : ((asked - next + this.s.players) % this.s.players) + 1);
  }

  /** Lets the players from this one on decide about their end favours. */
  protected final(player: number): void {
    const { s } = this;
    for (let decider = player; decider < s.players; decider++) {
      const phase = { kind: 'endFavour' as const, decider };
      if (s.favours[decider]!.some((favour) => this.favourForbiddenBy(favour, decider, phase) === null)) {
        s.phase = phase;
        return;
      }
    }
    s.phase = { kind: 'over' };
  }

  private dummyTurn(any: boolean): void {
    const { s } = this;
    const start = s.dummySlots[s.turnOwner - 1]!;
    const slot = [0, 1, 2, 3]
      .map((step) => (start + step) % 4)
      .find((place) => s.line[place] !== -1 && (any || this.fits(s.line[place]!)))!;
    const card = s.line[slot]!;
    s.line[slot] = -1;
    const cells = this.dummyCells(card, any);
    if (cells.length > 1) s.phase = { kind: 'placeForDummy', card, cells };
    else this.dummyPlaces(card, cells[0]!);
  }
  protected dummyPlaces(card: number, cell: number): void {
    const { s } = this;
    const { symbols } = CARDS[card]!;
    const borne = symbols.filter((symbol) => this.bears(cell, symbol));
    const as = borne.length === 1 ? borne[0]! : symbols[0]!;
    this.put(card, as, s.turnOwner);
    s.blocks[cell] = s.turnOwner;
    s.turnsLeft[s.turnOwner]! -= 1;
    if (as === 'elder') s.removedFavours.push(s.favourLine.pop()!);
    this.scoring(cell, 'self');
  }
}
