import { draw } from '../../../../src/core/chance/random.js';
import { Mornings } from './mornings.js';
import { optionsOf } from './programs.js';
import { NUMBER, TYPES } from './words.js';

/** The stages from Dusk to Night. */
export class Evenings extends Mornings {
  protected duskEffects(): void {
    const { s, box } = this;
    const inPlay = box.scenario.filter((_, i) => s.scenario[i]).map(({ id, display }) => ({ id, display }));
    const shown = s.display.map(({ source, card }) => ({
      id: this.nameOf(source, card),
      display: this.displayOf(source, card),
    }));
    const active = [...inPlay, ...shown].filter(({ display }) => display !== 'none' && display.dusk.length > 0);
    for (const { id, display } of active) {
      const at = s.display.findIndex(({ source, card }) => this.nameOf(source, card) === id);
      if (display === 'none' || !display.once) continue;
      if (at >= 0) this.leaveDisplay(at);
      else s.scenario[box.scenario.findIndex((card) => card.id === id)] = false;
    }
    this.put(...active.map(({ id }) => ({ program: `${id}.dusk` })));
  }

  protected drawDusk(): void {
    const { dusk, random } = this.s;
    if (dusk.deck.length === 0) return;
    const [slot = -1] = dusk.deck.splice(draw(random, dusk.deck.length), 1);
    dusk.current = slot;
    const law = slot - this.box.dusk.length;
    if (law < 0) return this.put({ program: this.box.dusk[slot]!.id });
    if (law < this.box.laws.length) {
      this.s.consequenceKnown[law] = true;
      return this.put({ program: this.face(law).name });
    }
    this.s.council.known = true;
    const { id } = this.box.council[this.s.council.current]!;
    if (optionsOf(this.box, id).some((option) => this.usable(option))) this.askFor({ kind: 'option', set: id });
  }

  protected putAway(): void {
    const { dusk, council, display } = this.s;
    const slot = dusk.current;
    const law = slot - this.box.dusk.length;
    if (slot < 0) return;
    dusk.current = -1;
    if (law === this.box.laws.length) {
      council.gone.push(council.current);
      council.current = council.deck.pop() ?? -1;
      council.known = council.current >= 0;
      if (council.known) dusk.discard.push(slot);
      return;
    }
    const { then } = law < 0 ? this.box.dusk[slot]! : this.face(law).face;
    if (then === 'discard') dusk.discard.push(slot);
    else if (then === 'removed') dusk.gone.push(slot);
    else {
      const [source, card] = law < 0 ? (['dusk', slot] as const) : (['consequence', law] as const);
      display.push({ source, card, automaton: false, used: false });
    }
  }

  protected turnDusk(): void {
    const { dusk } = this.s;
    if (dusk.deck.length > 0) return;
    dusk.deck = dusk.discard.sort((a, b) => a - b);
    dusk.discard = [];
  }

  protected malus(): void {
    const { s, box } = this;
    const { hungerLimit, roundTypes, maluses } = box.tracks;
    if (s.hunger >= hungerLimit) return this.end('lost', 'hunger');
    const row = maluses.findIndex(({ from, to }) => from <= s.hunger && s.hunger <= to);
    if (row >= 0) this.put({ program: `HUNGER.${row + 1}`, type: roundTypes[Math.max(0, s.round - 2)]! });
  }

  protected feedAll(): void {
    const { s } = this;
    const { roundTypes, hungerTop } = this.box.tracks;
    const need = Math.max(0, s.citizens[NUMBER[roundTypes[s.round - 1]!]]! - this.bonus('feedFewer'));
    const paid = Math.min(need, this.stock('food'));
    this.gain('food', -paid);
    s.hunger = Math.min(hungerTop, need - paid);
  }

  protected goHome(): void {
    const { s } = this;
    s.tired = s.tired.map((n, t) => n - s.covered[t]!);
    s.covered = [0, 0, 0];
    s.meeple.forEach((kind, site) => {
      if (kind !== 'none') s.reserve[NUMBER[kind]]!++;
      s.meeple[site] = 'none';
    });
    s.reserve = s.reserve.map((n, k) => n + s.atPlaces[k]!);
    s.atPlaces = [0, 0, 0, 0];
  }

  protected shelter(): void {
    const { s } = this;
    s.exposed = TYPES.map((_, t) => (s.citizens[t]! > 0 ? s.reserve[t]! : 0));
    let places = 0;
    for (const site of this.anchors().filter((one) => this.isHeated(one))) {
      const { shelterType } = this.buildingAt(site)!;
      const { shelter } = this.facilities(site);
      if (shelterType === 'any') places += shelter;
      else s.exposed[NUMBER[shelterType]] = Math.max(0, s.exposed[NUMBER[shelterType]]! - shelter);
    }
    const left = Math.max(0, s.exposed.reduce((total, n) => total + n, 0) - places);
    this.put({ program: 'shelter', left });
  }

  protected endOfRound(): void {
    const { s } = this;
    if (s.round >= this.box.tracks.rounds) return this.end('lost', 'objective');
    s.cardPlayed = false;
    s.shiftUsed = false;
    s.patrolled = false;
    s.specialUsed = s.specialUsed.map(() => false);
    for (const card of s.display) card.used = false;
  }
}
