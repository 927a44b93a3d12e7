import { Effects } from './effects.js';
import { NUMBER, TYPES } from './words.js';

/** The built-in programs. */
export class Frames extends Effects {
  protected runFrame(): void {
    switch (this.top.program) {
      case 'sick': {
        const { citizenType } = this.s.effectStack.pop()!;
        if (citizenType !== 'none') this.fallSick(citizenType);
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
    if (frame.citizenType === 'none') throw new Error('nobody dies');
    if (frame.partIndex === 2) {
      this.s.effectStack.pop();
      const mourning = this.anchors().filter((site) => this.buildingAt(site)!.onDeath.length > 0);
      return this.put(...mourning.map((site) => ({ program: `${this.buildingAt(site)!.id}.death` })));
    }
    this.s.corpses++;
    if (this.s.corpses >= this.box.tracks.corpseLimit) return this.end('lost', 'corpses');
    this.loseCitizen(frame.citizenType);
    frame.partIndex = 1;
    this.askFor({ kind: 'death', citizenType: frame.citizenType });
  }

  /** Applies the death effect of a card. */
  protected mourn(card: number | undefined): void {
    const frame = this.top;
    frame.partIndex = 2;
    if (card === undefined) return;
    this.s.discardedCitizenCards.push(card);
    this.put({ program: `${this.box.citizenCards[card]!.id}.${frame.citizenType}` });
  }

  private runSection(): void {
    const frame = this.top;
    if (frame.citizenType === 'none') throw new Error('no marker');
    const t = NUMBER[frame.citizenType];
    if (frame.partIndex === 0) {
      const section = this.box.tracks.sicknessSections.find(
        ({ from, to }) => from <= this.s.sickCitizens[t]! && this.s.sickCitizens[t]! <= to,
      );
      this.s.tiredTokens[t]! += section?.tiredTokens ?? 0;
      frame.partIndex = 1;
      frame.unitsLeft = section?.flips ?? 0;
    } else if (frame.unitsLeft > 0) {
      frame.unitsLeft--;
      this.flip(frame.citizenType);
    } else this.s.effectStack.pop();
  }

  private runShelter(): void {
    const { exposedMeeples, citizens } = this.s;
    const types = TYPES.filter((type) => exposedMeeples[NUMBER[type]]! > 0 && citizens[NUMBER[type]]! > 0);
    const there = types.reduce((total, type) => total + exposedMeeples[NUMBER[type]]!, 0);
    if (this.top.unitsLeft === 0 || types.length === 0) {
      this.s.effectStack.pop();
    } else if (this.top.unitsLeft >= there || types.length === 1) this.freeze(types[0]!);
    else this.askFor({ kind: 'citizenType', purpose: 'shelter' });
  }

  /** Makes one Citizen without shelter fall sick. */
  protected freeze(type: (typeof TYPES)[number]): void {
    this.top.unitsLeft--;
    this.s.exposedMeeples[NUMBER[type]]!--;
    this.fallSick(type);
  }

  /** Returns the space of the path that comes after those of the first cards. */
  protected ownSpace(slot: number): number {
    return this.s.expeditionStacks[slot]!.cards.filter(({ face }) => face === 'first').length;
  }

  private runMarch(): void {
    const { slot } = this.top;
    const stack = this.s.expeditionStacks[slot]!;
    if (stack.scout === 'none') {
      this.s.effectStack.pop();
      return;
    }
    const { pathLength } = this.box.expeditions[stack.cards.at(-1)!.card]!;
    if (stack.scoutSpace === this.ownSpace(slot) + pathLength - 1) this.askFor({ kind: 'arrived', slot });
    else if (this.top.unitsLeft === 0) this.s.effectStack.pop();
    else {
      this.top.unitsLeft--;
      stack.scoutSpace++;
    }
  }

  /** Brings the Scout home; the bonuses come next. */
  protected comeHome(slot: number): void {
    const stack = this.s.expeditionStacks[slot]!;
    this.s.effectStack.pop();
    this.s.reserveMeeples[stack.scout === 'engineer' ? 1 : 0]!++;
    stack.scout = 'none';
    stack.scoutSpace = 0;
    const id = (card: number): string => this.box.expeditions[card]!.id;
    this.put(
      { program: `${id(stack.cards.at(-1)!.card)}.return` },
      ...stack.cards.filter(({ face }) => face === 'dark').map(({ card }) => ({ program: `${id(card)}.continue` })),
      { program: 'return', slot },
    );
  }

  private runReturn(): void {
    const { slot } = this.s.effectStack.pop()!;
    const stack = this.s.expeditionStacks[slot]!;
    const decks = this.s.expeditionDrawStacks;
    const { stackChange } = this.box.expeditions[stack.cards.at(-1)!.card]!.onReturn;
    const letter = stackChange === 'addB' ? 'B' : stackChange === 'addC' ? 'C' : 'A';
    if (letter !== 'A' && decks[letter].length > 0) {
      stack.cards = [
        ...stack.cards.map(({ card }) => ({ card, face: 'first' as const })),
        { card: decks[letter].pop()!, face: 'top' },
      ];
      return;
    }
    this.s.removedExpeditions.push(...stack.cards.map(({ card }) => card));
    const next = stackChange === 'newA' ? decks.A.pop() : undefined;
    stack.cards = next === undefined ? [] : [{ card: next, face: 'top' }];
  }

  private runUse(): void {
    const frame = this.top;
    const { site } = this.s.currentAction;
    if (frame.partIndex === 0) {
      if (this.facilities(site).useOptions.some((option) => this.usable(option))) {
        this.askFor({ kind: 'option', optionSet: this.useSet(site) });
      } else this.s.effectStack.pop();
      return;
    }
    this.s.effectStack.pop();
    for (const { mod } of this.inForce('useBonus')) {
      if (mod.building === this.buildingAt(site)!.id) this.gain(mod.resource, mod.amount);
    }
  }
}
