import { drawInt } from '../../../../src/core/chance/random.js';
import { Mornings } from './mornings.js';
import { optionsOf } from './programs.js';
import { NUMBER, TYPES } from './words.js';

/** The stages from Dusk to Night. */
export class Evenings extends Mornings {
  protected duskEffects(): void {
    const { s, box } = this;
    const inPlay = box.scenario.filter((_, i) => s.isScenarioCardInPlay[i]).map(({ id, display }) => ({ id, display }));
    const shown = s.display.map(({ source, card }) => ({
      id: this.nameOf(source, card),
      display: this.displayOf(source, card),
    }));
    const active = [...inPlay, ...shown].filter(({ display }) => display !== 'none' && display.duskEffects.length > 0);
    for (const { id, display } of active) {
      const at = s.display.findIndex(({ source, card }) => this.nameOf(source, card) === id);
      if (display === 'none' || !display.leavesAfterDusk) continue;
      if (at >= 0) this.leaveDisplay(at);
      else s.isScenarioCardInPlay[box.scenario.findIndex((card) => card.id === id)] = false;
    }
    this.put(...active.map(({ id }) => ({ program: `${id}.dusk` })));
  }

  protected drawDusk(): void {
    const { dusk, random } = this.s;
    if (dusk.deck.length === 0) return;
    const [slot = -1] = dusk.deck.splice(drawInt(random, dusk.deck.length), 1);
    dusk.current = slot;
    const law = slot - this.box.dusk.length;
    if (law < 0) return this.put({ program: this.box.dusk[slot]!.id });
    if (law < this.box.laws.length) {
      this.s.isConsequenceKnown[law] = true;
      return this.put({ program: this.face(law).name });
    }
    this.s.council.isCurrentKnown = true;
    const { id } = this.box.council[this.s.council.current]!;
    if (optionsOf(this.box, id).some((option) => this.usable(option))) this.askFor({ kind: 'option', optionSet: id });
  }

  protected putAway(): void {
    const { dusk, council, display } = this.s;
    const slot = dusk.current;
    const law = slot - this.box.dusk.length;
    if (slot < 0) return;
    dusk.current = -1;
    if (law === this.box.laws.length) {
      council.removed.push(council.current);
      council.current = council.drawStack.pop() ?? -1;
      council.isCurrentKnown = council.current >= 0;
      if (council.isCurrentKnown) dusk.discarded.push(slot);
      return;
    }
    const { destination } = law < 0 ? this.box.dusk[slot]! : this.face(law).face;
    if (destination === 'discard') dusk.discarded.push(slot);
    else if (destination === 'removed') dusk.removed.push(slot);
    else {
      const [source, card] = law < 0 ? (['dusk', slot] as const) : (['consequence', law] as const);
      display.push({ source, card, hasAutomaton: false, isUsed: false });
    }
  }

  protected turnDusk(): void {
    const { dusk } = this.s;
    if (dusk.deck.length > 0) return;
    dusk.deck = dusk.discarded.sort((a, b) => a - b);
    dusk.discarded = [];
  }

  protected malus(): void {
    const { s, box } = this;
    const { hungerLimit, eatingTypes, hungerPenalties } = box.tracks;
    if (s.hunger >= hungerLimit) return this.end('lost', 'hunger');
    const row = hungerPenalties.findIndex(({ from, to }) => from <= s.hunger && s.hunger <= to);
    if (row >= 0) this.put({ program: `HUNGER.${row + 1}`, citizenType: eatingTypes[Math.max(0, s.round - 2)]! });
  }

  protected feedAll(): void {
    const { s } = this;
    const { eatingTypes, maxHunger } = this.box.tracks;
    const need = Math.max(0, s.citizens[NUMBER[eatingTypes[s.round - 1]!]]! - this.bonus('feedFewer'));
    const paid = Math.min(need, this.stock('food'));
    this.gain('food', -paid);
    s.hunger = Math.min(maxHunger, need - paid);
  }

  protected goHome(): void {
    const { s } = this;
    s.tiredTokens = s.tiredTokens.map((n, t) => n - s.coveredTokens[t]!);
    s.coveredTokens = [0, 0, 0];
    s.siteMeeple.forEach((kind, site) => {
      if (kind !== 'none') s.reserveMeeples[NUMBER[kind]]!++;
      s.siteMeeple[site] = 'none';
    });
    s.reserveMeeples = s.reserveMeeples.map((n, k) => n + s.meeplesOffMap[k]!);
    s.meeplesOffMap = [0, 0, 0, 0];
  }

  protected shelter(): void {
    const { s } = this;
    s.exposedMeeples = TYPES.map((_, t) => (s.citizens[t]! > 0 ? s.reserveMeeples[t]! : 0));
    let places = 0;
    for (const site of this.anchors().filter((one) => this.isHeated(one))) {
      const { shelterType } = this.buildingAt(site)!;
      const { shelterPlaces } = this.facilities(site);
      if (shelterType === 'any') places += shelterPlaces;
      else s.exposedMeeples[NUMBER[shelterType]] = Math.max(0, s.exposedMeeples[NUMBER[shelterType]]! - shelterPlaces);
    }
    const unitsLeft = Math.max(0, s.exposedMeeples.reduce((total, n) => total + n, 0) - places);
    this.put({ program: 'shelter', unitsLeft });
  }

  protected endOfRound(): void {
    const { s } = this;
    if (s.round >= this.box.tracks.rounds) return this.end('lost', 'objective');
    s.hasPlayedCard = false;
    s.isLongShiftUsed = false;
    s.isDuskOfferTaken = false;
    s.isScenarioSpecialUsed = s.isScenarioSpecialUsed.map(() => false);
    for (const card of s.display) card.isUsed = false;
  }
}
