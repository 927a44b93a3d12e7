import { Effects } from './effects.js';
import { NUMBER, TYPES } from './words.js';

/** The built-in programs. */
export class Frames extends Effects {
  protected runFrame(): void {
    switch (this.top.program) {
      case 'sick': {
        const { type } = this.s.agenda.pop()!;
        if (type !== 'none') this.fallSick(type);
        return;
      }
      case 'death':
        return this.runDeath();
      case 'section':
        return this.runSection();
      case 'shelter':
        return this.runShelter();
      case 'march':
        return this.runMarch();
      case 'return':
        return this.runReturn();
      case 'use':
        return this.runUse();
      default:
        return this.runList();
    }
  }

  private runDeath(): void {
    const frame = this.top;
    if (frame.type === 'none') throw new Error('nobody dies');
    if (frame.at === 2) {
      this.s.agenda.pop();
      const mourning = this.anchors().filter((site) => this.buildingAt(site)!.onDeath.length > 0);
      return this.put(...mourning.map((site) => ({ program: `${this.buildingAt(site)!.id}.death` })));
    }
    this.s.corpses++;
    if (this.s.corpses >= this.box.tracks.corpseLimit) return this.end('lost', 'corpses');
    this.loseCitizen(frame.type);
    frame.at = 1;
    this.askFor({ kind: 'death', type: frame.type });
  }

  /** Applies the death effect of a card. */
  protected mourn(card: number | undefined): void {
    const frame = this.top;
    frame.at = 2;
    if (card === undefined) return;
    this.s.citizenDiscard.push(card);
    this.put({ program: `${this.box.citizens[card]!.id}.${frame.type}` });
  }

  private runSection(): void {
    const frame = this.top;
    if (frame.type === 'none') throw new Error('no marker');
    const t = NUMBER[frame.type];
    if (frame.at === 0) {
      const section = this.box.tracks.sections.find(({ from, to }) => from <= this.s.sick[t]! && this.s.sick[t]! <= to);
      this.s.tired[t]! += section?.tired ?? 0;
      frame.at = 1;
      frame.left = section?.flips ?? 0;
    } else if (frame.left > 0) {
      frame.left--;
      this.flip(frame.type);
    } else this.s.agenda.pop();
  }

  private runShelter(): void {
    const { exposed, citizens } = this.s;
    const types = TYPES.filter((type) => exposed[NUMBER[type]]! > 0 && citizens[NUMBER[type]]! > 0);
    const there = types.reduce((total, type) => total + exposed[NUMBER[type]]!, 0);
    if (this.top.left === 0 || types.length === 0) {
      this.s.agenda.pop();
    } else if (this.top.left >= there || types.length === 1) this.freeze(types[0]!);
    else this.askFor({ kind: 'type', purpose: 'shelter' });
  }

  /** Makes one Citizen without shelter fall sick. */
  protected freeze(type: (typeof TYPES)[number]): void {
    this.top.left--;
    this.s.exposed[NUMBER[type]]!--;
    this.fallSick(type);
  }

  /** Returns the space of the path that comes after those of the first cards. */
  protected ownSpace(slot: number): number {
    return this.s.stacks[slot]!.cards.filter(({ face }) => face === 'first').length;
  }

  private runMarch(): void {
    const { slot } = this.top;
    const stack = this.s.stacks[slot]!;
    if (stack.scout === 'none') {
      this.s.agenda.pop();
      return;
    }
    const { path } = this.box.expeditions[stack.cards.at(-1)!.card]!;
    if (stack.at === this.ownSpace(slot) + path - 1) this.askFor({ kind: 'arrive', slot });
    else if (this.top.left === 0) this.s.agenda.pop();
    else {
      this.top.left--;
      stack.at++;
    }
  }

  /** Brings the Scout home; the bonuses come next. */
  protected comeHome(slot: number): void {
    const stack = this.s.stacks[slot]!;
    this.s.agenda.pop();
    this.s.reserve[stack.scout === 'engineer' ? 1 : 0]!++;
    stack.scout = 'none';
    stack.at = 0;
    const id = (card: number): string => this.box.expeditions[card]!.id;
    this.put(
      { program: `${id(stack.cards.at(-1)!.card)}.return` },
      ...stack.cards.filter(({ face }) => face === 'dark').map(({ card }) => ({ program: `${id(card)}.continue` })),
      { program: 'return', slot },
    );
  }

  private runReturn(): void {
    const { slot } = this.s.agenda.pop()!;
    const stack = this.s.stacks[slot]!;
    const decks = this.s.expeditionDecks;
    const { after } = this.box.expeditions[stack.cards.at(-1)!.card]!.back;
    const letter = after === 'addB' ? 'B' : after === 'addC' ? 'C' : 'A';
    if (letter !== 'A' && decks[letter].length > 0) {
      stack.cards = [
        ...stack.cards.map(({ card }) => ({ card, face: 'first' as const })),
        { card: decks[letter].pop()!, face: 'top' },
      ];
      return;
    }
    this.s.expeditionGone.push(...stack.cards.map(({ card }) => card));
    const next = after === 'newA' ? decks.A.pop() : undefined;
    stack.cards = next === undefined ? [] : [{ card: next, face: 'top' }];
  }

  private runUse(): void {
    const frame = this.top;
    const { site } = this.s.act;
    if (frame.at === 0) {
      if (this.facilities(site).use.some((option) => this.usable(option))) {
        this.askFor({ kind: 'option', set: this.useSet(site) });
      } else this.s.agenda.pop();
      return;
    }
    this.s.agenda.pop();
    for (const { mod } of this.inForce('useBonus')) {
      if (mod.building === this.buildingAt(site)!.id) this.gain(mod.res, mod.n);
    }
  }
}
