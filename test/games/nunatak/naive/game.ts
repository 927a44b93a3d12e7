import type { BlockOwner, CardSymbol } from '../../../../src/games/nunatak/index.js';
import { CARDS, FAVOURS, SYMBOLS, typeOf } from './box.js';
import { Favours } from './favours.js';
import { cellOf, wordOf } from './words.js';

/** A game in progress, with the effects of moves. */
export class Naive extends Favours {
  move(text: string): void {
    const { kind, about } = wordOf(text);
    const { s } = this;
    const { phase } = s;
    if (phase.kind === 'spread') return this.spread(cellOf(about));
    if (phase.kind === 'placeForDummy') return this.dummyPlaces(phase.card, cellOf(about));
    switch (kind) {
      case 'take':
        return this.take(Number(about));
      case 'chooseBlockOwner':
        if (phase.kind === 'chooseBlockOwner')
          this.symbol(phase.card, about === 'me' ? 'self' : 'siku', phase.anyCardAnyTile);
        return;
      case 'chooseSymbol':
        if (phase.kind === 'chooseSymbol')
          this.file(phase.card, SYMBOLS[about]!, phase.blockOwner, phase.anyCardAnyTile);
        return;
      case 'place':
        if (phase.kind === 'place') this.placed(cellOf(about), phase.blockOwner, phase.countsAs);
        return;
      case 'liftTile':
        if (phase.kind === 'place')
          s.phase = { kind: 'dropTile', card: phase.card, blockOwner: phase.blockOwner, liftedCell: cellOf(about) };
        return;
      case 'dropTile':
        if (phase.kind !== 'dropTile') return;
        this.swapTiles(phase.liftedCell, cellOf(about));
        return this.placed(cellOf(about), phase.blockOwner, 'labourer');
      case 'pickFavour':
        if (phase.kind === 'pickFavour') this.pick(Number(about), phase.cell);
        return;
      case 'useFavour':
        return this.favour(Number(about));
      case 'braceBlock':
        s.favourPoints[s.turnOwner]! += this.supportOf(s.turnOwner, cellOf(about));
        if (phase.kind === 'braceBlock') this.scoring(phase.cell, 'self');
        return;
      case 'scoreSquare':
        if (phase.kind === 'scoreSquare') {
          this.scoreSquare(cellOf(about), phase.byRivalry);
          this.squares(phase.squares.filter((square) => square !== cellOf(about)));
        }
        return;
      case 'reserve':
        if (phase.kind !== 'reserve') return;
        s.reservation = { player: phase.decider, slot: s.line.indexOf(Number(about)) };
        return this.resume(phase.phaseToResume);
      case 'exchange':
        return this.exchange(Number(about.charAt(0)) - 1, Number(about.charAt(1)) - 1);
      case 'orderCards':
        return this.order(about);
      case 'transform':
        if (phase.kind === 'transform') s.phase = { ...phase, kind: 'chooseNewType', card: Number(about) };
        return;
      case 'chooseNewType':
        return this.into(about);
      default:
        return this.pass();
    }
  }

  private pass(): void {
    const { phase } = this.s;
    if (phase.kind === 'immediateFavour') this.scoring(phase.cell, 'self');
    if (phase.kind === 'window') this.askAfter(phase.nextOwner, phase.decider);
    if (phase.kind === 'exchange') this.seen();
    if (phase.kind === 'endFavour') this.final(phase.decider + 1);
  }

  private take(card: number): void {
    const { s } = this;
    const slot = s.line.indexOf(card);
    s.line[slot] = -1;
    if (s.reservation?.slot === slot) s.reservation = null;
    const anyCardAnyTile = s.phase.kind === 'take' && s.phase.anyCardAnyTile;
    const lot = s.lots[s.turnOwner];
    if (lot !== undefined && lot.ownBlocks > 0 && lot.sikuBlocks > 0)
      s.phase = { kind: 'chooseBlockOwner', card, anyCardAnyTile };
    else this.symbol(card, lot !== undefined && lot.ownBlocks === 0 ? 'siku' : 'self', anyCardAnyTile);
  }
  private symbol(card: number, blockOwner: BlockOwner, anyCardAnyTile: boolean): void {
    const choosable = CARDS[card]!.symbols.filter((symbol) => anyCardAnyTile || this.isOffered(symbol));
    if (choosable.length > 1) this.s.phase = { kind: 'chooseSymbol', card, blockOwner, anyCardAnyTile };
    else this.file(card, choosable[0]!, blockOwner, anyCardAnyTile);
  }
  private file(card: number, countsAs: CardSymbol, blockOwner: BlockOwner, any: boolean): void {
    this.put(card, countsAs, blockOwner === 'self' ? this.s.turnOwner : 2);
    this.s.phase = { kind: 'place', card, countsAs, blockOwner, anyTile: any, byLiberty: false };
  }
  private placed(cell: number, use: BlockOwner, as: CardSymbol): void {
    const { s } = this;
    s.blocks[cell] = use === 'self' ? s.turnOwner : 2;
    if (s.players === 4 && s.turnNumber > 52) s.blocksAside[s.turnOwner]! -= 1;
    else s.turnsLeft[s.turnOwner]! -= 1;
    const lot = s.lots[s.turnOwner];
    if (lot !== undefined) {
      if (use === 'self') lot.ownBlocks -= 1;
      else lot.sikuBlocks -= 1;
      if (lot.ownBlocks + lot.sikuBlocks === 0 && lot.unopenedLots > 0)
        s.lots[s.turnOwner] = { ownBlocks: 2, sikuBlocks: 1, unopenedLots: lot.unopenedLots - 1 };
    }
    if (use === 'self' && as === 'elder') s.phase = { kind: 'pickFavour', cell };
    else this.scoring(cell, use);
  }
  private pick(favour: number, cell: number): void {
    const { s } = this;
    s.favourLine = s.favourLine.filter((other) => other !== favour);
    s.favours[s.turnOwner]!.push(favour);
    s.favourPickedThisTurn = favour;
    const isUsable = FAVOURS[favour] !== 'bracing' || this.upper(s.turnOwner).length > 0;
    if (typeOf(favour) === 'I' && isUsable) s.phase = { kind: 'immediateFavour', cell, favour };
    else this.scoring(cell, 'self');
  }
}
