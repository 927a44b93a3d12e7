import type { CardSymbol } from '../../../../src/games/nunatak/index.js';
import { CARDS } from './box.js';
import { Count } from './count.js';
import { BORDER, CELLS, floorOf, fromAxis, linesOf, SQUARES } from './words.js';

/** A game in progress: the effects of cards, tiles and blocks that are laid. */
export class Build extends Count {
  protected put(card: number, countsAs: CardSymbol, owner: number): void {
    const tool = countsAs === 'artisan' ? CARDS[card]!.tool : null;
    if (owner < this.s.players || countsAs === 'labourer')
      this.s.filedCards[owner]!.push({ card, countsAs, tool, isTransformed: false });
    else this.s.discardedCards.push(card);
  }
  protected swapTiles(one: number, other: number): void {
    const { tiles } = this.s;
    [tiles[one], tiles[other]] = [tiles[other]!, tiles[one]!];
  }

  protected rowsAt(cell: number): number {
    return floorOf(cell) === 4 ? 0 : linesOf(cell).filter((line) => this.areCovered(line)).length;
  }
  protected squaresAt(cell: number): number[] {
    return [...SQUARES].flatMap(([name, cells]) => (cells.includes(cell) && this.areCovered(cells) ? name : []));
  }
  protected advance(player: number, steps: number): void {
    this.s.engineeringSteps[player] = Math.min(10, this.s.engineeringSteps[player]! + steps);
  }
  protected immediate(id: string, player: number): void {
    const { s } = this;
    const ground = this.own(
      player,
      BORDER.filter((cell) => floorOf(cell) === 1),
    );
    const floors = new Set(CELLS.flatMap((_, cell) => (s.blocks[cell] === player ? floorOf(cell) : [])));
    const ahead = s.engineeringSteps.filter((_, other) => this.track(other) > this.track(player));
    if (id === 'rise') s.favourPoints[player]! += 2 * floors.size;
    if (id === 'craft') this.advance(player, 2);
    if (id === 'base') s.favourPoints[player]! += Math.min(6, ground);
    if (id === 'solidarity') s.favourPoints[player]! += 2 + 2 * ahead.length;
  }

  /** Returns the cells between which a dummy cannot decide. */
  protected dummyCells(card: number, any: boolean): number[] {
    const { s } = this;
    const { symbols } = CARDS[card]!;
    let cells = this.available().filter((cell) => any || symbols.some((symbol) => this.bears(cell, symbol)));
    const worth = (cell: number): readonly number[] => {
      const before = s.blocks[cell]!;
      s.blocks[cell] = s.turnOwner;
      const squares = this.squaresAt(cell).reduce(
        (points, name) => points + this.shares(SQUARES.get(name)!, s.turnOwner)[s.turnOwner]!,
        0,
      );
      const [rows, support] = [this.rowsAt(cell), this.supportOf(s.turnOwner, cell)];
      s.blocks[cell] = before;
      const isPreferred = symbols.join() === 'labourer,engineer' && this.bears(cell, 'labourer');
      return [squares + rows + support, squares, rows, support, -fromAxis(cell), isPreferred ? 1 : 0];
    };
    const worths = new Map(cells.map((cell) => [cell, worth(cell)]));
    for (let i = 0; i < 6; i++) {
      const best = Math.max(...cells.map((cell) => worths.get(cell)![i]!));
      cells = cells.filter((cell) => worths.get(cell)![i] === best);
    }
    return cells;
  }
}
