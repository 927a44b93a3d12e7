import type { Sym, Use } from '../../../../src/games/nunatak/index.js';
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
    if (phase.kind === 'dummy') return this.dummyPlaces(phase.card, cellOf(about));
    switch (kind) {
      case 'take':
        return this.take(Number(about));
      case 'use':
        if (phase.kind === 'use') this.symbol(phase.card, about === 'me' ? 'self' : 'siku', phase.any);
        return;
      case 'as':
        if (phase.kind === 'as') this.file(phase.card, SYMBOLS[about]!, phase.use, phase.any);
        return;
      case 'place':
        if (phase.kind === 'place') this.placed(cellOf(about), phase.use, phase.as);
        return;
      case 'lift':
        if (phase.kind === 'place') s.phase = { kind: 'drop', card: phase.card, use: phase.use, from: cellOf(about) };
        return;
      case 'drop':
        if (phase.kind !== 'drop') return;
        this.swapTiles(phase.from, cellOf(about));
        return this.placed(cellOf(about), phase.use, 'labourer');
      case 'pick':
        if (phase.kind === 'pick') this.pick(Number(about), phase.cell);
        return;
      case 'favour':
        return this.favour(Number(about));
      case 'brace':
        s.favourPoints[s.active]! += this.supportOf(s.active, cellOf(about));
        if (phase.kind === 'brace') this.scoring(phase.cell, 'self');
        return;
      case 'square':
        if (phase.kind === 'squares') {
          this.scoreSquare(cellOf(about), phase.rivalry);
          this.squares(phase.cells.filter((square) => square !== cellOf(about)));
        }
        return;
      case 'reserve':
        if (phase.kind !== 'reserve') return;
        s.reservation = { player: phase.asked, slot: s.line.indexOf(Number(about)) };
        return this.resume(phase.resume);
      case 'exchange':
        return this.exchange(Number(about.charAt(0)) - 1, Number(about.charAt(1)) - 1);
      case 'order':
        return this.order(about);
      case 'transform':
        if (phase.kind === 'transform') s.phase = { ...phase, kind: 'into', card: Number(about) };
        return;
      case 'into':
        return this.into(about);
      default:
        return this.pass();
    }
  }

  private pass(): void {
    const { phase } = this.s;
    if (phase.kind === 'immediate') this.scoring(phase.cell, 'self');
    if (phase.kind === 'window') this.askAfter(phase.next, phase.asked);
    if (phase.kind === 'peekSwap') this.seen();
    if (phase.kind === 'final') this.final(phase.asked + 1);
  }

  private take(card: number): void {
    const { s } = this;
    const slot = s.line.indexOf(card);
    s.line[slot] = -1;
    if (s.reservation?.slot === slot) s.reservation = null;
    const any = s.phase.kind === 'take' && s.phase.any;
    const lot = s.lots[s.active];
    if (lot !== undefined && lot.own > 0 && lot.siku > 0) s.phase = { kind: 'use', card, any };
    else this.symbol(card, lot !== undefined && lot.own === 0 ? 'siku' : 'self', any);
  }
  private symbol(card: number, use: Use, any: boolean): void {
    const choosable = CARDS[card]!.symbols.filter((symbol) => any || this.isOffered(symbol));
    if (choosable.length > 1) this.s.phase = { kind: 'as', card, use, any };
    else this.file(card, choosable[0]!, use, any);
  }
  private file(card: number, as: Sym, use: Use, any: boolean): void {
    this.put(card, as, use === 'self' ? this.s.active : 2);
    this.s.phase = { kind: 'place', card, as, use, free: any, liberty: false };
  }
  private placed(cell: number, use: Use, as: Sym): void {
    const { s } = this;
    s.blocks[cell] = use === 'self' ? s.active : 2;
    if (s.players === 4 && s.turn > 52) s.aside[s.active]! -= 1;
    else s.left[s.active]! -= 1;
    const lot = s.lots[s.active];
    if (lot !== undefined) {
      if (use === 'self') lot.own -= 1;
      else lot.siku -= 1;
      if (lot.own + lot.siku === 0 && lot.spare > 0) s.lots[s.active] = { own: 2, siku: 1, spare: lot.spare - 1 };
    }
    if (use === 'self' && as === 'elder') s.phase = { kind: 'pick', cell };
    else this.scoring(cell, use);
  }
  private pick(favour: number, cell: number): void {
    const { s } = this;
    s.favourLine = s.favourLine.filter((other) => other !== favour);
    s.favours[s.active]!.push(favour);
    s.fresh = favour;
    const isUsable = FAVOURS[favour] !== 'bracing' || this.upper(s.active).length > 0;
    if (typeOf(favour) === 'I' && isUsable) s.phase = { kind: 'immediate', cell, favour };
    else this.scoring(cell, 'self');
  }
}
