import type { PhaseToResume, Tool } from '../../../../src/games/nunatak/index.js';
import { CARD_KINDS, CARDS, FAVOURS, SYMBOLS } from './box.js';
import { Turns } from './turns.js';

/** A game in progress: the effects of favours. */
export class Favours extends Turns {
  protected spread(cell: number): void {
    const { phase } = this.s;
    if (phase.kind !== 'spread') return;
    if (phase.liftedCell === -1) {
      this.s.phase = { ...phase, liftedCell: cell };
      return;
    }
    this.swapTiles(phase.liftedCell, cell);
    this.resume(phase.phaseToResume);
  }
  protected exchange(from: number, slot: number): void {
    const { deck, deckBacks, line } = this.s;
    const gone = line[slot]!;
    line[slot] = -1;
    line[slot] = this.shown(deck[from]!);
    deck[from] = CARD_KINDS[gone]!;
    this.s.locatedCard = { card: deck[from]!, firstIndex: from, lastIndex: from };
    deckBacks[from] = CARDS[deck[from]!]!.pile;
    this.seen();
  }
  /** Ends the exchange; the order of the cards comes next. */
  protected seen(): void {
    const { phase, peek } = this.s;
    if (phase.kind !== 'exchange') return;
    if (peek.count > 1) this.s.phase = { ...phase, kind: 'orderCards' };
    else this.resume(phase.phaseToResume);
  }
  protected order(about: string): void {
    const { s } = this;
    const top = [...about].map((digit) => s.deck[Number(digit) - 1]!);
    s.deck.splice(0, top.length, ...top);
    s.deckBacks = s.deck.map((card) => CARDS[card]!.pile);
    if (s.locatedCard !== null) s.locatedCard = { card: s.locatedCard.card, firstIndex: 0, lastIndex: top.length - 1 };
    if (s.phase.kind === 'orderCards') this.resume(s.phase.phaseToResume);
  }
  protected into(letter: string): void {
    const { s } = this;
    if (s.phase.kind !== 'chooseNewType') return;
    const { card, decider } = s.phase;
    const tool = ({ R: 'rope', P: 'pickaxe', W: 'saw' } as Record<string, Tool>)[letter] ?? null;
    const countsAs = tool === null ? SYMBOLS[letter]! : 'artisan';
    s.filedCards[decider] = s.filedCards[decider]!.map((held) =>
      held.card === card ? { card, countsAs, tool, isTransformed: true } : held,
    );
    this.final(decider);
  }
  protected resume(resume: PhaseToResume): void {
    const { s } = this;
    s.phase = resume;
    if (resume.kind === 'take') s.phase = { kind: 'take', anyCardAnyTile: this.settle() };
    if (resume.kind === 'window') this.askAgain(resume.nextOwner, resume.decider);
  }

  protected favour(favour: number): void {
    const { s } = this;
    const { phase } = s;
    const decider = this.toAct();
    const id = FAVOURS[favour]!;
    s.favours[decider] = s.favours[decider]!.filter((other) => other !== favour);
    s.usedFavours[decider]!.push(favour);
    if (phase.kind === 'immediateFavour') {
      if (id === 'bracing') s.phase = { ...phase, kind: 'braceBlock' };
      else {
        this.immediate(id, decider);
        this.scoring(phase.cell, 'self');
      }
    } else if (phase.kind === 'endFavour') {
      if (id === 'insight') s.favourPoints[decider]! += this.insight(decider);
      if (id === 'transformation') s.phase = { kind: 'transform', decider, favour };
      else this.final(decider);
    } else if (phase.kind === 'scoreSquare') s.phase = { ...phase, byRivalry: true };
    else if (phase.kind === 'take' || phase.kind === 'place' || phase.kind === 'window') {
      this.single(favour, decider, phase);
    }
  }
  private single(favour: number, decider: number, phaseToResume: PhaseToResume): void {
    const { s } = this;
    switch (FAVOURS[favour]) {
      case 'abundance':
        s.abundance = { player: decider, stage: 'first' };
        return this.resume(phaseToResume);
      case 'renewal': {
        const slots = [0, 1, 2, 3].filter((slot) => this.unreserved().includes(s.line[slot]!));
        this.returnLine();
        this.fill(slots);
        return this.resume(phaseToResume);
      }
      case 'liberty':
        if (phaseToResume.kind === 'place') s.phase = { ...phaseToResume, anyTile: true, byLiberty: true };
        return;
      case 'foresight':
        s.phase = { kind: 'reserve', decider, favour, phaseToResume };
        return;
      case 'spread':
        s.phase = { kind: 'spread', decider, favour, liftedCell: -1, phaseToResume };
        return;
      default:
        s.peek = { player: decider, count: Math.min(3, s.deck.length) };
        s.locatedCard = null;
        s.phase = { kind: 'exchange', decider, favour, phaseToResume };
        if (this.unreserved().length === 0) this.seen();
    }
  }
}
