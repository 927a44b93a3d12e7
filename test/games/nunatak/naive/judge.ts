import type { Phase } from '../../../../src/games/nunatak/index.js';
import { CARDS, FAVOURS, SYMBOLS, typeOf } from './box.js';
import { Table } from './table.js';
import { ACCEPTED, cellOf, EVERY_TEXT, floorOf, wordOf } from './words.js';

type Of<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  take: ['abundance', 'divination', 'spread', 'renewal'],
  place: ['divination', 'spread', 'liberty'],
  scoreSquare: ['rivalry'],
  window: ['foresight', 'divination', 'spread'],
};
const LETTER_OF: Readonly<Record<string, string>> = {
  labourer: 'L',
  sculptor: 'S',
  beast: 'B',
  engineer: 'G',
  elder: 'E',
};

/** A game in progress: the legality of moves. */
export class Judge extends Table {
  legal(): readonly string[] {
    return EVERY_TEXT.filter((text) => this.refusal(text) === null);
  }

  /** Returns the clause that forbids a move; null if it is legal. */
  refusal(text: string): string | null {
    const { phase } = this.s;
    const { kind, about } = wordOf(text);
    if (phase.kind === 'over') return 'NU-GEN-1';
    if (!ACCEPTED[phase.kind]!.split(' ').includes(kind)) return 'NU-GEN-2';
    if (kind === 'useFavour') return this.favourForbiddenBy(Number(about), this.toAct(), phase);
    if (kind === 'pass') return null;
    const { s } = this;
    switch (phase.kind) {
      case 'take':
        return this.takeForbiddenBy(Number(about), phase);
      case 'chooseSymbol':
        return this.symbolForbiddenBy(about, phase);
      case 'place':
        return kind === 'liftTile'
          ? this.liftForbiddenBy(cellOf(about), phase)
          : this.placeForbiddenBy(cellOf(about), phase);
      case 'placeForDummy':
        return phase.cells.includes(cellOf(about)) ? null : 'NU-SOLO-11';
      case 'dropTile':
        return this.isAvailable(cellOf(about)) && cellOf(about) !== phase.liftedCell ? null : 'NU-SWAP-2';
      case 'spread':
        if ((phase.liftedCell === -1) !== (kind === 'liftTile')) return 'NU-GEN-2';
        return this.isAvailable(cellOf(about)) && cellOf(about) !== phase.liftedCell ? null : 'NU-FX-10';
      case 'pickFavour':
        return s.favourLine.includes(Number(about)) ? null : 'NU-ELDER-1';
      case 'braceBlock':
        return floorOf(cellOf(about)) > 1 && s.blocks[cellOf(about)] === s.turnOwner ? null : 'NU-FX-4';
      case 'scoreSquare':
        return phase.squares.includes(cellOf(about)) ? null : 'NU-SQUARE-1';
      case 'reserve':
        return s.line.includes(Number(about)) ? null : 'NU-FX-7';
      case 'exchange': {
        const [from, slot] = [...about].map((digit) => Number(digit) - 1);
        return from! < s.peek.count && this.unreserved().includes(s.line[slot!]!) ? null : 'NU-FX-9';
      }
      case 'orderCards':
        return about.length === s.peek.count ? null : 'NU-FX-9';
      case 'transform':
        return s.filedCards[phase.decider]!.some(({ card }) => card === Number(about)) ? null : 'NU-FX-14';
      case 'chooseNewType': {
        const { countsAs } = s.filedCards[phase.decider]!.find(({ card }) => card === phase.card)!;
        return (countsAs === 'artisan' ? 'RPW' : LETTER_OF[countsAs]!).includes(about) ? 'NU-FX-14' : null;
      }
      default:
        return null;
    }
  }

  private takeForbiddenBy(card: number, phase: Of<'take'>): string | null {
    const { line, turnOwner, reservation } = this.s;
    if (!line.includes(card)) return 'NU-TAKE-1';
    if (!this.open(turnOwner).includes(card)) return 'NU-TAKE-3';
    if (phase.anyCardAnyTile) return null;
    if (reservation?.player === turnOwner && line[reservation.slot] !== card && this.fits(line[reservation.slot]!)) {
      return 'NU-TAKE-4';
    }
    return this.fits(card) ? null : 'NU-TAKE-2';
  }
  private symbolForbiddenBy(letter: string, phase: Of<'chooseSymbol'>): string | null {
    const symbol = SYMBOLS[letter]!;
    if (!CARDS[phase.card]!.symbols.includes(symbol)) return 'NU-PLACE-5';
    return phase.anyCardAnyTile || this.isOffered(symbol) ? null : 'NU-PLACE-4';
  }
  private placeForbiddenBy(cell: number, phase: Of<'place'>): string | null {
    if (!this.isAvailable(cell)) return 'NU-PLACE-1';
    return phase.anyTile || this.bears(cell, phase.countsAs) ? null : 'NU-PLACE-2';
  }
  private liftForbiddenBy(cell: number, phase: Of<'place'>): string | null {
    if (phase.countsAs !== 'labourer') return 'NU-SWAP-1';
    if (phase.anyTile) return 'NU-SWAP-5';
    if (!this.isAvailable(cell) || !this.bears(cell, 'labourer')) return 'NU-SWAP-1';
    return this.available().length > 1 ? null : 'NU-SWAP-4';
  }

  protected favourForbiddenBy(favour: number, player: number, phase: Phase): string | null {
    const type = typeOf(favour);
    if (!this.s.favours[player]!.includes(favour)) return 'NU-FAV-1';
    if (type === 'I') return phase.kind === 'immediateFavour' && phase.favour === favour ? null : 'NU-FAV-2';
    if (type === 'E') return phase.kind === 'endFavour' ? null : 'NU-FAV-6';
    const id = FAVOURS[favour]!;
    if (MOMENTS[phase.kind]?.includes(id) !== true) return 'NU-FAV-4';
    if (favour === this.s.favourPickedThisTurn) return 'NU-FAV-3';
    if (phase.kind === 'window' && id !== 'foresight' && player === phase.nextOwner) return 'NU-WINDOW-2';
    return this.effectForbiddenBy(id, player, phase);
  }
  private effectForbiddenBy(id: string, player: number, phase: Phase): string | null {
    const { line, turnsLeft, deck, turnOwner } = this.s;
    switch (id) {
      case 'foresight':
        return line.filter((card) => card !== -1).length >= 2 && turnsLeft[player]! >= 1 ? null : 'NU-FX-7';
      case 'abundance':
        return turnsLeft[player]! >= 2 ? null : 'NU-FX-8';
      case 'divination':
        return deck.length >= 1 ? null : 'NU-FX-9';
      case 'spread':
        return this.available().length >= 2 ? null : 'NU-FX-10';
      case 'liberty':
        return phase.kind === 'place' && phase.blockOwner === 'self' && !phase.anyTile ? null : 'NU-FX-11';
      case 'renewal':
        return deck.length >= 1 && this.unreserved().length >= 1 ? null : 'NU-FX-12';
      default:
        return phase.kind === 'scoreSquare' && !phase.byRivalry && turnOwner === player ? null : 'NU-FX-13';
    }
  }
}
