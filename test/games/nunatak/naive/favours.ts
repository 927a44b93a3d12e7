import type { Resume, Tool } from '../../../../src/games/nunatak/index.js';
import { CARD_KINDS, CARDS, FAVOURS, SYMBOLS } from './box.js';
import { Turns } from './turns.js';

/** A game in progress: the effects of favours. */
export class Favours extends Turns {
  protected spread(cell: number): void {
    const { phase } = this.s;
    if (phase.kind !== 'spread') return;
    if (phase.from === -1) {
      this.s.phase = { ...phase, from: cell };
      return;
    }
    this.swapTiles(phase.from, cell);
    this.resume(phase.resume);
  }
  protected exchange(from: number, slot: number): void {
    const { deck, backs, line } = this.s;
    const gone = line[slot]!;
    line[slot] = -1;
    line[slot] = this.shown(deck[from]!);
    deck[from] = CARD_KINDS[gone]!;
    this.s.known = { card: deck[from]!, first: from, last: from };
    backs[from] = CARDS[deck[from]!]!.pile;
    this.seen();
  }
  /** Ends the exchange; the order of the cards comes next. */
  protected seen(): void {
    const { phase, peek } = this.s;
    if (phase.kind !== 'peekSwap') return;
    if (peek.count > 1) this.s.phase = { ...phase, kind: 'peekOrder' };
    else this.resume(phase.resume);
  }
  protected order(about: string): void {
    const { s } = this;
    const top = [...about].map((digit) => s.deck[Number(digit) - 1]!);
    s.deck.splice(0, top.length, ...top);
    s.backs = s.deck.map((card) => CARDS[card]!.pile);
    if (s.known !== null) s.known = { card: s.known.card, first: 0, last: top.length - 1 };
    if (s.phase.kind === 'peekOrder') this.resume(s.phase.resume);
  }
  protected into(letter: string): void {
    const { s } = this;
    if (s.phase.kind !== 'into') return;
    const { card, asked } = s.phase;
    const tool = ({ R: 'rope', P: 'pickaxe', W: 'saw' } as Record<string, Tool>)[letter] ?? null;
    const as = tool === null ? SYMBOLS[letter]! : 'artisan';
    s.areas[asked] = s.areas[asked]!.map((held) => (held.card === card ? { card, as, tool, changed: true } : held));
    this.final(asked);
  }
  protected resume(resume: Resume): void {
    const { s } = this;
    s.phase = resume;
    if (resume.kind === 'take') s.phase = { kind: 'take', any: this.settle() };
    if (resume.kind === 'window') this.askAgain(resume.next, resume.asked);
  }

  protected favour(favour: number): void {
    const { s } = this;
    const { phase } = s;
    const player = this.toAct();
    const id = FAVOURS[favour]!;
    s.favours[player] = s.favours[player]!.filter((other) => other !== favour);
    s.spent[player]!.push(favour);
    if (phase.kind === 'immediate') {
      if (id === 'bracing') s.phase = { ...phase, kind: 'brace' };
      else {
        this.immediate(id, player);
        this.scoring(phase.cell, 'self');
      }
    } else if (phase.kind === 'final') {
      if (id === 'insight') s.favourPoints[player]! += this.insight(player);
      if (id === 'transformation') s.phase = { kind: 'transform', asked: player, favour };
      else this.final(player);
    } else if (phase.kind === 'squares') s.phase = { ...phase, rivalry: true };
    else if (phase.kind === 'take' || phase.kind === 'place' || phase.kind === 'window') {
      this.single(favour, player, phase);
    }
  }
  private single(favour: number, asked: number, resume: Resume): void {
    const { s } = this;
    switch (FAVOURS[favour]) {
      case 'abundance':
        s.abundance = { player: asked, stage: 'first' };
        return this.resume(resume);
      case 'renewal': {
        const slots = [0, 1, 2, 3].filter((slot) => this.unreserved().includes(s.line[slot]!));
        this.returnLine();
        this.fill(slots);
        return this.resume(resume);
      }
      case 'liberty':
        if (resume.kind === 'place') s.phase = { ...resume, free: true, liberty: true };
        return;
      case 'foresight':
        s.phase = { kind: 'reserve', asked, favour, resume };
        return;
      case 'spread':
        s.phase = { kind: 'spread', asked, favour, from: -1, resume };
        return;
      default:
        s.peek = { player: asked, count: Math.min(3, s.deck.length) };
        s.known = null;
        s.phase = { kind: 'peekSwap', asked, favour, resume };
        if (this.unreserved().length === 0) this.seen();
    }
  }
}
