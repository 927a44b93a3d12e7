import { draw, shuffle } from '../../../../src/core/chance/random.js';
import type { Citizen, Ending, Frame, State, Track } from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';
import { Judge } from './judge.js';
import { GOODS, NUMBER } from './words.js';

/** The changes of people, tokens and the generator. */
export class People extends Judge {
  /** Puts programs on the agenda, the first to run on top. */
  protected put(...frames: readonly (Partial<Frame> & { program: string })[]): void {
    for (const frame of [...frames].reverse()) {
      this.s.agenda.push({
        ...frame,
        at: 0,
        left: frame.left ?? 0,
        type: frame.type ?? 'none',
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
    this.s.agenda = [];
  }

  protected gain(res: (typeof GOODS)[number], n: number): void {
    this.s.resources[GOODS.indexOf(res)] = Math.max(0, this.stock(res) + n);
  }

  protected fallSick(type: Citizen): void {
    const t = NUMBER[type];
    if (this.s.citizens[t] === 0) return;
    if (this.s.sick[t]! < this.s.citizens[t]!) this.s.sick[t]!++;
    else this.flip(type);
  }

  protected flip(type: Citizen): void {
    const t = NUMBER[type];
    if (this.s.sick[t] === 0 || this.s.citizens[t] === 0) return;
    this.s.skull[t] = !this.s.skull[t];
    if (this.s.skull[t]) return;
    this.s.sick[t]!--;
    this.put({ program: 'death', type });
  }

  protected loseCitizen(type: Citizen): void {
    const t = NUMBER[type];
    this.s.citizens[t]!--;
    this.s.sick[t] = Math.min(this.s.sick[t]!, this.s.citizens[t]!);
    if (this.s.sick[t] === 0) this.s.skull[t] = false;
  }

  protected tire(type: Citizen): void {
    const t = NUMBER[type];
    if (this.s.stage === 'action' && this.s.reserve[t]! - this.s.covered[t]! > 0) this.s.covered[t]!++;
    this.s.tired[t]!++;
  }

  protected rest(type: Citizen): void {
    const t = NUMBER[type];
    if (this.s.covered[t] === this.s.tired[t]) this.s.covered[t]!--;
    this.s.tired[t]!--;
  }

  protected drawCitizen(): number | undefined {
    const { s } = this;
    if (s.citizenDeck.length === 0) {
      s.citizenDeck = shuffle(s.random, s.citizenDiscard);
      s.citizenDiscard = [];
    }
    return s.citizenDeck.pop();
  }

  private bag(track: Track): number[] {
    return track === 'hope' ? this.s.hopeBag : this.s.discontentBag;
  }

  private tokenIds(track: Track): readonly string[] {
    return this.box.tokens[track].map(({ id }) => id);
  }

  protected drawToken(track: Track, active = false): void {
    const bag = this.bag(track);
    const pieces = this.tokenIds(track).flatMap((id, i) => new Array<string>(bag[i]!).fill(id));
    const token = pieces[draw(this.s.random, pieces.length)]!;
    bag[this.tokenIds(track).indexOf(token)]!--;
    this.tokens(track).push({ token, active });
    if (track === 'discontent' && this.s.discontent.length >= this.box.tracks.discontentLimit) {
      this.end('lost', 'discontent');
    }
  }

  /** Turns the leftmost token of a type that shows the other face. */
  protected turn(track: Track, token: string, active: boolean): void {
    const found = this.tokens(track).find((t) => t.token === token && t.active !== active);
    if (found !== undefined) found.active = active;
  }

  protected removeToken(track: Track, token: string): void {
    const list = this.tokens(track);
    list.splice(
      list.findIndex((t) => t.token === token && !t.active),
      1,
    );
    this.bag(track)[this.tokenIds(track).indexOf(token)]!++;
    if (this.s.hope.length === 0) this.end('lost', 'hope');
  }

  protected press(n: number): void {
    const { s, box } = this;
    const last = box.tracks.throws.length - 1;
    s.pressure = Math.max(0, s.pressure + n);
    if (s.pressure <= box.tracks.pressureRoom) return;
    if (s.overheated) return this.end('lost', 'generator');
    s.overheated = true;
    s.pressure = 0;
    s.cold = Math.min(last, s.cold + 1);
    s.ranges = s.ranges.map((range) => Math.min(last, range + 1));
  }

  /** Takes up to `n` from a site. */
  protected takeFrom(site: number, n: number): void {
    const res = this.s.resource[site]!;
    if (res === 'none') return;
    const taken = Math.min(n, this.s.amount[site]!);
    this.s.amount[site]! -= taken;
    if (this.s.amount[site] === 0) this.s.resource[site] = 'none';
    this.gain(res, taken);
  }

  /** Builds a Building from the supply. */
  protected raiseBuilding(b: number, sites: readonly number[]): void {
    for (const site of sites) {
      this.s.built[site] = b;
      this.s.resource[site] = 'none';
      this.s.amount[site] = 0;
      this.s.partner[site] = sites.find((other) => other !== site) ?? -1;
    }
    this.s.supply[b]!--;
  }

  protected takeDown(site: number): void {
    const { workshop } = this.buildingAt(site)!;
    this.s.supply[this.s.built[site]!]!++;
    for (const one of this.both(site)) {
      this.s.built[one] = -1;
      this.s.partner[one] = -1;
      this.s.upgraded[one] = false;
    }
    if (!workshop || this.stands((building) => building.workshop)) return;
    this.s.developing = -1;
    this.s.developAt = 0;
  }

  protected placeTile(tile: number, position: number): void {
    const { spaces, food, building } = this.box.tiles[tile]!;
    this.s.tiles[position] = tile;
    const sites = [5 + 2 * position, 6 + 2 * position];
    sites.forEach((site, i) => {
      const space = spaces[i]!;
      if (space === 'none') return;
      this.s.resource[site] = space.res;
      this.s.amount[site] = space.n;
    });
    const b = this.box.buildings.findIndex(({ id }) => id === building);
    if (b >= 0 && this.s.supply[b]! > 0) this.raiseBuilding(b, sites);
    this.gain('food', food);
  }

  protected nextTile(zone: 'near' | 'far'): number {
    return (zone === 'near' ? this.s.nearStack : this.s.farStack).pop()!;
  }

  /** Adds the place-holder of a card to the Dusk deck. */
  protected addToDusk(slot: number): void {
    this.s.dusk.deck = [...this.s.dusk.deck, slot].sort((a, b) => a - b);
  }

  protected get top(): Deep<State>['agenda'][number] {
    return this.s.agenda.at(-1)!;
  }

  /** Counts a unit of the list on top as done. */
  protected countUnit(): void {
    const frame = this.top;
    frame.left--;
    if (frame.left === 0) frame.at++;
  }
}
