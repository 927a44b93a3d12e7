import { drawInt, shuffle } from '../../../../src/core/chance/random.js';
import type { CitizenType, EffectFrame, Ending, State, TokenTrack } from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';
import { Judge } from './judge.js';
import { GOODS, NUMBER } from './words.js';

/** The changes of people, tokens and the generator. */
export class People extends Judge {
  /** Puts programs on the stack, the first to run on top. */
  protected put(...frames: readonly (Partial<EffectFrame> & { program: string })[]): void {
    for (const frame of [...frames].reverse()) {
      this.s.effectStack.push({
        ...frame,
        partIndex: 0,
        unitsLeft: frame.unitsLeft ?? 0,
        citizenType: frame.citizenType ?? 'none',
        slot: frame.slot ?? -1,
      });
    }
  }

  protected get isOver(): boolean {
    return this.s.outcome !== 'none';
  }

  protected end(result: 'won' | 'lost', reason: Ending): void {
    if (this.isOver) return;
    this.s.outcome = { result, reason };
    this.s.phase = { kind: 'over' };
    this.s.effectStack = [];
  }

  protected gain(res: (typeof GOODS)[number], n: number): void {
    this.s.stock[GOODS.indexOf(res)] = Math.max(0, this.stock(res) + n);
  }

  protected fallSick(type: CitizenType): void {
    const t = NUMBER[type];
    if (this.s.citizens[t] === 0) return;
    if (this.s.sickCitizens[t]! < this.s.citizens[t]!) this.s.sickCitizens[t]!++;
    else this.flip(type);
  }

  protected flip(citizenType: CitizenType): void {
    const t = NUMBER[citizenType];
    if (this.s.sickCitizens[t] === 0 || this.s.citizens[t] === 0) return;
    this.s.showsSkull[t] = !this.s.showsSkull[t];
    if (this.s.showsSkull[t]) return;
    this.s.sickCitizens[t]!--;
    this.put({ program: 'death', citizenType });
  }

  protected loseCitizen(type: CitizenType): void {
    const t = NUMBER[type];
    this.s.citizens[t]!--;
    this.s.sickCitizens[t] = Math.min(this.s.sickCitizens[t]!, this.s.citizens[t]!);
    if (this.s.sickCitizens[t] === 0) this.s.showsSkull[t] = false;
  }

  protected tire(type: CitizenType): void {
    const t = NUMBER[type];
    if (this.s.stage === 'action' && this.s.reserveMeeples[t]! - this.s.coveredTokens[t]! > 0)
      this.s.coveredTokens[t]!++;
    this.s.tiredTokens[t]!++;
  }

  protected rest(type: CitizenType): void {
    const t = NUMBER[type];
    if (this.s.coveredTokens[t] === this.s.tiredTokens[t]) this.s.coveredTokens[t]!--;
    this.s.tiredTokens[t]!--;
  }

  protected drawCitizen(): number | undefined {
    const { s } = this;
    if (s.citizenDrawStack.length === 0) {
      s.citizenDrawStack = shuffle(s.random, s.discardedCitizenCards);
      s.discardedCitizenCards = [];
    }
    return s.citizenDrawStack.pop();
  }

  private bag(track: TokenTrack): number[] {
    return track === 'hope' ? this.s.hopeBag : this.s.discontentBag;
  }

  private tokenIds(track: TokenTrack): readonly string[] {
    return this.box.tokens[track].map(({ id }) => id);
  }

  protected drawToken(track: TokenTrack, isActive = false): void {
    const bag = this.bag(track);
    const pieces = this.tokenIds(track).flatMap((id, i) => new Array<string>(bag[i]!).fill(id));
    const token = pieces[drawInt(this.s.random, pieces.length)]!;
    bag[this.tokenIds(track).indexOf(token)]!--;
    this.tokens(track).push({ token, isActive });
    if (track === 'discontent' && this.s.discontent.length >= this.box.tracks.discontentLimit) {
      this.end('lost', 'discontent');
    }
  }

  /** Turns the leftmost token of a type that shows the other face. */
  protected turn(track: TokenTrack, token: string, isActive: boolean): void {
    const found = this.tokens(track).find((t) => t.token === token && t.isActive !== isActive);
    if (found !== undefined) found.isActive = isActive;
  }

  protected removeToken(track: TokenTrack, token: string): void {
    const list = this.tokens(track);
    list.splice(
      list.findIndex((t) => t.token === token && !t.isActive),
      1,
    );
    this.bag(track)[this.tokenIds(track).indexOf(token)]!++;
    if (this.s.hope.length === 0) this.end('lost', 'hope');
  }

  protected press(n: number): void {
    const { s, box } = this;
    const last = box.tracks.thrownCubes.length - 1;
    s.pressure = Math.max(0, s.pressure + n);
    if (s.pressure <= box.tracks.maxPressure) return;
    if (s.hasMalfunctioned) return this.end('lost', 'generator');
    s.hasMalfunctioned = true;
    s.pressure = 0;
    s.cold = Math.min(last, s.cold + 1);
    s.heatingRanges = s.heatingRanges.map((range) => Math.min(last, range + 1));
  }

  /** Takes up to `n` from a site. */
  protected takeFrom(site: number, n: number): void {
    const res = this.s.spaceResource[site]!;
    if (res === 'none') return;
    const taken = Math.min(n, this.s.spaceAmount[site]!);
    this.s.spaceAmount[site]! -= taken;
    if (this.s.spaceAmount[site] === 0) this.s.spaceResource[site] = 'none';
    this.gain(res, taken);
  }

  /** Builds a Building from the supply. */
  protected raiseBuilding(b: number, sites: readonly number[]): void {
    for (const site of sites) {
      this.s.siteBuilding[site] = b;
      this.s.spaceResource[site] = 'none';
      this.s.spaceAmount[site] = 0;
      this.s.otherSite[site] = sites.find((other) => other !== site) ?? -1;
    }
    this.s.buildingSupply[b]!--;
  }

  protected takeDown(site: number): void {
    const { isWorkshop } = this.buildingAt(site)!;
    this.s.buildingSupply[this.s.siteBuilding[site]!]!++;
    for (const one of this.both(site)) {
      this.s.siteBuilding[one] = -1;
      this.s.otherSite[one] = -1;
      this.s.isUpgraded[one] = false;
    }
    if (!isWorkshop || this.stands((building) => building.isWorkshop)) return;
    this.s.developingTechnology = -1;
    this.s.developmentEndRound = 0;
  }

  protected placeTile(tile: number, position: number): void {
    const { spaces, food, building } = this.box.tiles[tile]!;
    this.s.tiles[position] = tile;
    const sites = [5 + 2 * position, 6 + 2 * position];
    sites.forEach((site, i) => {
      const space = spaces[i]!;
      if (space === 'none') return;
      this.s.spaceResource[site] = space.resource;
      this.s.spaceAmount[site] = space.amount;
    });
    const b = this.box.buildings.findIndex(({ id }) => id === building);
    if (b >= 0 && this.s.buildingSupply[b]! > 0) this.raiseBuilding(b, sites);
    this.gain('food', food);
  }

  protected nextTile(zone: 'near' | 'far'): number {
    return (zone === 'near' ? this.s.nearStack : this.s.farStack).pop()!;
  }

  /** Adds the place-holder of a card to the Dusk deck. */
  protected addToDusk(slot: number): void {
    this.s.dusk.deck = [...this.s.dusk.deck, slot].sort((a, b) => a - b);
  }

  protected get top(): Deep<State>['effectStack'][number] {
    return this.s.effectStack.at(-1)!;
  }

  /** Counts a unit of the list on top as done. */
  protected countUnit(): void {
    const frame = this.top;
    frame.unitsLeft--;
    if (frame.unitsLeft === 0) frame.partIndex++;
  }
}
