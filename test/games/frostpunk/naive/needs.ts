import type { CitizenType, Option, Requirement } from '../../../../src/games/frostpunk/index.js';
import { Table } from './table.js';
import { NUMBER, TYPES } from './words.js';

/** The requirements of cards. */
export class Needs extends Table {
  holds(req: Requirement): boolean {
    const { s } = this;
    switch (req.kind) {
      case 'resource':
        return this.stock(req.resource) >= req.amount;
      case 'tokens':
        return req.op === '>='
          ? this.tokens(req.track).length >= req.amount
          : this.tokens(req.track).length <= req.amount;
      case 'activeTokens':
        return this.has(req.track, req.token, true) >= req.amount;
      case 'idle':
        return s.reserveMeeples[NUMBER[req.who]]! - s.tiredTokens[NUMBER[req.who]]! >= req.amount;
      case 'inReserve':
        return s.reserveMeeples[NUMBER[req.who]]! >= req.amount;
      case 'sick':
        return s.sickCitizens[NUMBER[req.who]]! >= req.amount;
      case 'law':
        return s.enactedLaws.some((l) => this.box.laws[l]!.id === req.law) === req.enacted;
      case 'anyBuilt':
        return this.stands(({ id }) => req.buildings.includes(id));
      case 'count':
        return this.count(req.of) >= req.amount;
      case 'citizens':
        return s.citizens[0]! + s.citizens[1]! + s.citizens[2]! >= req.amount;
      case 'tilePlaceable':
        return req.zones.some((zone) => this.canPlace(zone));
      case 'coldAboveHeat':
        return s.heat < s.cold;
      case 'allSheltered':
        return this.printedPlaces() >= this.inPlay('worker') + this.inPlay('engineer') + this.inPlay('child');
      case 'anyCurable':
        return TYPES.some((type) => this.canCure(type));
      case 'anyTreatable':
        return s.showsSkull.includes(true);
      case 'technologyHastenable':
        return s.developingTechnology >= 0 && s.developmentEndRound > s.round + 1;
      case 'lawAvailable':
        return s.enactedLaws.length < this.box.tracks.maxLaws && s.lawStatus.includes('open');
      case 'longShiftWorked':
        return s.isLongShiftUsed;
      case 'scoutAway':
        return s.expeditionStacks.some(({ scout }) => scout !== 'none');
      case 'resourceOnTile':
        return s.tiles.some((_, position) => this.isRipe(position));
    }
  }

  usable(option: Option | undefined): boolean {
    return option?.when.every((req) => this.holds(req)) ?? false;
  }

  canCure(type: CitizenType): boolean {
    const t = NUMBER[type];
    return this.s.sickCitizens[t]! > 0 && !(this.s.showsSkull[t] && this.s.sickCitizens[t] === 1);
  }

  private count(of: 'corpses' | 'stormWorks' | 'pressure' | 'automatonsInBank' | 'tiredTokens'): number {
    if (of === 'automatonsInBank') return this.s.automatonsInBank;
    if (of === 'tiredTokens') return this.s.tiredTokens.reduce((total, n) => total + n, 0);
    return this.s[of];
  }

  private printedPlaces(): number {
    return this.anchors().reduce((total, site) => total + this.facilities(site).shelterPlaces, 0);
  }

  /** Counts the Meeples of a type, wherever they are. */
  private inPlay(type: CitizenType): number {
    const { reserveMeeples, meeplesOffMap, siteMeeple, expeditionStacks } = this.s;
    const standing =
      siteMeeple.filter((m) => m === type).length + expeditionStacks.filter(({ scout }) => scout === type).length;
    return reserveMeeples[NUMBER[type]]! + meeplesOffMap[NUMBER[type]]! + standing;
  }
}
