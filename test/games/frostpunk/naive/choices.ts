import { drawInt } from '../../../../src/core/chance/random.js';
import type { CitizenType } from '../../../../src/games/frostpunk/index.js';
import { listOf } from './programs.js';
import { Stages } from './stages.js';
import { NUMBER } from './words.js';

/** The answers to the decisions of effects. */
export class Choices extends Stages {
  /** Returns the number of the effect under way. */
  protected effectNow(): number {
    const effect = listOf(this.box, this.top.program)[this.top.partIndex]!;
    return 'amount' in effect && typeof effect.amount === 'number' ? effect.amount : 0;
  }

  protected onSite(site: number): void {
    const { phase } = this.s;
    if (phase.kind !== 'site') return;
    if (phase.purpose === 'construct') return this.build(phase.building, site);
    this.countUnit();
    this.takeDown(site);
  }

  protected onPosition(position: number): void {
    const { phase, effectStack, currentAction } = this.s;
    if (phase.kind === 'gatherTile') {
      const n = this.effectNow();
      this.countUnit();
      for (const site of [5 + 2 * position, 6 + 2 * position]) this.takeFrom(site, n);
      return;
    }
    if (effectStack.length > 0) this.countUnit();
    else currentAction.subActionsLeft--;
    if (phase.kind === 'placeTile') this.placeTile(phase.tile, position);
  }

  protected option(one: string): void {
    const { s } = this;
    if (s.phase.kind !== 'option') return;
    const { optionSet } = s.phase;
    const card = s.morning.current;
    if (s.effectStack.length === 0 && s.stage === 'morning') {
      const { destination } = this.box.morning[card]!.options[Number(one) - 1]!;
      s.morning.current = -1;
      if (destination === 'removed') s.morning.removed.push(card);
      else s.display.push({ source: 'morning', card, hasAutomaton: false, isUsed: false });
    }
    const frame = s.effectStack.at(-1);
    if (frame?.program === 'use') frame.partIndex = 1;
    else if (frame !== undefined) this.countUnit();
    this.put({ program: `${optionSet}.${one}`, citizenType: frame?.citizenType ?? 'none' });
  }

  protected typeChosen(type: CitizenType): void {
    const { phase } = this.s;
    const t = NUMBER[type];
    if (phase.kind !== 'citizenType') return;
    if (phase.purpose === 'shelter') return this.freeze(type);
    this.countUnit();
    if (phase.purpose === 'cure') this.s.sickCitizens[t]!--;
    else if (phase.purpose === 'treat') this.s.showsSkull[t] = false;
    else if (phase.purpose === 'rest') this.rest(type);
    else this.strike(phase.purpose, type);
  }

  protected tokenChosen(word: string, token: string): void {
    const { phase } = this.s;
    if (!('track' in phase)) return;
    this.countUnit();
    if (word === 'token') this.drawToken(phase.track);
    else if (word === 'remove') this.removeToken(phase.track, token);
    else this.turn(phase.track, token, word === 'activate');
  }

  protected enact(law: number): void {
    const { s } = this;
    const effect = listOf(this.box, this.top.program)[this.top.partIndex]!;
    this.countUnit();
    s.lawStatus[law] = 'enacted';
    s.enactedLaws.push(law);
    for (const id of this.box.laws[law]!.excludes) {
      const other = this.box.laws.findIndex((l) => l.id === id);
      if (s.lawStatus[other] === 'open') s.lawStatus[other] = 'out';
    }
    if (effect.kind === 'enactLaw' && effect.choose) {
      this.s.phase = { kind: 'consequence', law };
      this.isAsking = true;
    } else this.keepOf(law, drawInt(s.random, 2) === 0 ? 'a' : 'b', false);
  }

  protected keep(which: 'a' | 'b', known: boolean): void {
    const { phase } = this.s;
    if (phase.kind === 'consequence') this.keepOf(phase.law, which, known);
  }

  private keepOf(law: number, which: 'a' | 'b', known: boolean): void {
    this.s.lawConsequence[law] = which;
    this.s.isConsequenceKnown[law] = known;
    this.addToDusk(this.box.dusk.length + law);
    this.put({ program: `${this.box.laws[law]!.id}.now` });
  }

  protected way(word: string): void {
    const { phase, expeditionDrawStacks, expeditionStacks } = this.s;
    if (!('slot' in phase)) return;
    const { slot } = phase;
    const stack = expeditionStacks[slot]!;
    const old = stack.cards.at(-1)!;
    const { letter, onContinue } = this.box.expeditions[old.card]!;
    if (word === 'explore') return this.askFor({ kind: 'explored', slot });
    if (word === 'return') return this.comeHome(slot);
    if (word === 'avoid') {
      old.face = 'first';
      stack.cards.push({ card: expeditionDrawStacks[letter === 'A' ? 'B' : 'C'].pop()!, face: 'top' });
    } else {
      this.s.effectStack.pop();
      old.face = 'dark';
      const below = stack.cards.at(-2);
      if (below?.face === 'first') below.face = 'under';
      if (onContinue !== 'none')
        stack.cards.push({ card: expeditionDrawStacks[onContinue.letter].pop()!, face: 'top' });
    }
    stack.scoutSpace = this.ownSpace(slot);
  }
}
