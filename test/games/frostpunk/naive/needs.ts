import type { Citizen, Option, Req } from '../../../../src/games/frostpunk/index.js';
import { Table } from './table.js';
import { NUMBER, TYPES } from './words.js';

/** The requirements of cards. */
export class Needs extends Table {
  holds(req: Req): boolean {
    const { s } = this;
    switch (req.kind) {
      case 'res':
        return this.stock(req.res) >= req.n;
      case 'tokens':
        return req.op === '>=' ? this.tokens(req.track).length >= req.n : this.tokens(req.track).length <= req.n;
      case 'active':
        return this.has(req.track, req.token, true) >= req.n;
      case 'idle':
        return s.reserve[NUMBER[req.who]]! - s.tired[NUMBER[req.who]]! >= req.n;
      case 'home':
        return s.reserve[NUMBER[req.who]]! >= req.n;
      case 'sick':
        return s.sick[NUMBER[req.who]]! >= req.n;
      case 'law':
        return s.enacted.some((l) => this.box.laws[l]!.id === req.law) === req.enacted;
      case 'built':
        return this.stands(({ id }) => req.any.includes(id));
      case 'count':
        return this.count(req.of) >= req.n;
      case 'citizens':
        return s.citizens[0]! + s.citizens[1]! + s.citizens[2]! >= req.n;
      case 'placeable':
        return req.zones.some((zone) => this.canPlace(zone));
      case 'chilly':
        return s.heat < s.cold;
      case 'housed':
        return this.printedPlaces() >= this.inPlay('worker') + this.inPlay('engineer') + this.inPlay('child');
      case 'curable':
        return TYPES.some((type) => this.canCure(type));
      case 'treatable':
        return s.skull.includes(true);
      case 'hastenable':
        return s.developing >= 0 && s.developAt > s.round + 1;
      case 'lawFree':
        return s.enacted.length < this.box.tracks.lawLimit && s.laws.includes('open');
      case 'shifted':
        return s.shiftUsed;
      case 'scoutAway':
        return s.stacks.some(({ scout }) => scout !== 'none');
      case 'ripe':
        return s.tiles.some((_, position) => this.isRipe(position));
    }
  }

  usable(option: Option | undefined): boolean {
    return option?.when.every((req) => this.holds(req)) ?? false;
  }

  canCure(type: Citizen): boolean {
    const t = NUMBER[type];
    return this.s.sick[t]! > 0 && !(this.s.skull[t] && this.s.sick[t] === 1);
  }

  private count(of: 'corpses' | 'works' | 'pressure' | 'automatonBank' | 'tired'): number {
    if (of === 'automatonBank') return this.s.bank;
    if (of === 'tired') return this.s.tired.reduce((total, n) => total + n, 0);
    return this.s[of];
  }

  private printedPlaces(): number {
    return this.anchors().reduce((total, site) => total + this.facilities(site).shelter, 0);
  }

  /** Counts the Meeples of a type, wherever they are. */
  private inPlay(type: Citizen): number {
    const { reserve, atPlaces, meeple, stacks } = this.s;
    const standing = meeple.filter((m) => m === type).length + stacks.filter(({ scout }) => scout === type).length;
    return reserve[NUMBER[type]]! + atPlaces[NUMBER[type]]! + standing;
  }
}
