import type {
  Building,
  Components,
  Display,
  DisplayedCard,
  Facilities,
  MeepleKind,
  Modifier,
  Resource,
  SpecialAction,
  State,
  TokenTrack,
  Zone,
} from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';
import { GOODS, NUMBER, sitesOf, textsOf } from './words.js';

/** The state of a game, and values derived from it. */
export class Table {
  readonly sites: readonly string[];
  readonly spaces: number;
  readonly texts: readonly string[];

  constructor(
    readonly box: Components,
    readonly s: Deep<State>,
  ) {
    this.sites = sitesOf(box);
    this.spaces = 5 + 2 * box.map.positions.length;
    this.texts = textsOf(box);
  }

  stock(res: Resource): number {
    return this.s.stock[GOODS.indexOf(res)]!;
  }

  tokens(track: TokenTrack): Deep<State>['hope'] {
    return track === 'hope' ? this.s.hope : this.s.discontent;
  }

  has(track: TokenTrack, token: string, active: boolean): number {
    return this.tokens(track).filter((t) => (token === 'any' || t.token === token) && t.isActive === active).length;
  }

  /** Checks whether one more token can come from the bag. */
  roomFor(track: TokenTrack): boolean {
    const { maxHope, discontentLimit } = this.box.tracks;
    const bag = track === 'hope' ? this.s.hopeBag : this.s.discontentBag;
    return this.tokens(track).length < (track === 'hope' ? maxHope : discontentLimit) && bag.some((n) => n > 0);
  }

  /** Lists the lasting effects in force, laws in order of enactment, then technologies. */
  inForce<K extends Modifier['kind']>(kind: K): readonly { name: string; mod: Modifier & { kind: K } }[] {
    const { laws, technologies } = this.box;
    const sources = [
      ...this.s.enactedLaws.map((l) => laws[l]!),
      ...technologies.filter((_, t) => this.s.isDeveloped[t]),
    ];
    return sources.flatMap(({ id, modifiers }) =>
      modifiers.flatMap((mod, i) =>
        mod.kind === kind ? [{ name: `${id}.lasting.${i}`, mod: mod as Modifier & { kind: K } }] : [],
      ),
    );
  }

  bonus(kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'scoutBonus'): number {
    return this.inForce(kind).reduce((total, { mod }) => total + mod.amount, 0);
  }

  buildingAt(site: number): Building | undefined {
    return this.box.buildings[this.s.siteBuilding[site] ?? -1];
  }

  /** Lists the sites by which standing Buildings are named. */
  anchors(): readonly number[] {
    return this.s.siteBuilding.flatMap((b, site) => {
      const other = this.s.otherSite[site]!;
      return b >= 0 && (other < 0 || other > site) ? [site] : [];
    });
  }

  facilities(site: number): Facilities {
    const building = this.buildingAt(site)!;
    return this.s.isUpgraded[site] && building.upgrade !== 'none' ? building.upgrade : building;
  }

  /** Returns the name of the options of a Building. */
  useSet(site: number): string {
    return `${this.buildingAt(site)!.id}.${this.s.isUpgraded[site] && this.buildingAt(site)!.upgrade !== 'none' ? 'up' : 'use'}`;
  }

  both(site: number): readonly number[] {
    const other = this.s.otherSite[site]!;
    return other < 0 ? [site] : [site, other];
  }

  stands(test: (building: Building) => boolean): boolean {
    return this.anchors().some((site) => test(this.buildingAt(site)!));
  }

  /** Returns 0 for the generator tile, 1 for Near, 2 for Far. */
  zoneOf(site: number): number {
    if (site < 5 || site >= this.spaces) return 0;
    return this.box.map.positions[Math.floor((site - 5) / 2)]!.zone === 'near' ? 1 : 2;
  }

  isWarmSite(site: number): boolean {
    return this.s.heat >= this.s.heatingRanges[this.zoneOf(site)]!;
  }

  isHeated(site: number): boolean {
    const { id } = this.buildingAt(site)!;
    const set = this.inForce('buildingLevel').flatMap(({ mod }) => (mod.building === id ? [mod.level] : []));
    const level = set.length > 0 ? Math.min(...set) : this.facilities(site).heatingLevel;
    if (level === 0) return true;
    const byLevel = this.s.heat >= this.s.heatingRanges[level - 1]!;
    if (this.box.heating === 'level') return byLevel;
    return this.isWarmSite(site) || (this.box.heating === 'either' && byLevel);
  }

  isOnTile(site: number): boolean {
    return site < 5 || this.s.tiles[Math.floor((site - 5) / 2)]! >= 0;
  }

  isFree(site: number): boolean {
    return this.isOnTile(site) && this.s.siteBuilding[site]! < 0 && this.s.siteMeeple[site] === 'none';
  }

  hasMeeple(site: number): boolean {
    return this.both(site).some((one) => this.s.siteMeeple[one] !== 'none');
  }

  /** Lists the sites by which a large Building can be named, with their other half. */
  pairs(): readonly (readonly [number, number])[] {
    return [...this.box.map.generatorPairs, ...this.box.map.positions.map((_, k) => [5 + 2 * k, 6 + 2 * k] as const)];
  }

  isJoined(position: number): boolean {
    const { positions } = this.box.map;
    const touch = (a: number, b: number): boolean =>
      positions[a]!.touches.includes(positions[b]!.id) || positions[b]!.touches.includes(positions[a]!.id);
    const reached = new Set(
      positions.flatMap(({ touches }, k) => (touches.includes('generator') && this.s.tiles[k]! >= 0 ? [k] : [])),
    );
    for (const from of reached) {
      positions.forEach((_, k) => {
        if (this.s.tiles[k]! >= 0 && touch(from, k)) reached.add(k);
      });
    }
    return positions[position]!.touches.includes('generator') || [...reached].some((k) => touch(k, position));
  }

  canLie(position: number, zone: Zone): boolean {
    return this.s.tiles[position]! < 0 && this.box.map.positions[position]!.zone === zone && this.isJoined(position);
  }

  canPlace(zone: Zone): boolean {
    const stack = zone === 'near' ? this.s.nearStack : this.s.farStack;
    return stack.length > 0 && this.s.tiles.some((_, k) => this.canLie(k, zone));
  }

  isRipe(position: number): boolean {
    return (
      this.s.tiles[position]! >= 0 && [5 + 2 * position, 6 + 2 * position].some((site) => this.s.spaceAmount[site]! > 0)
    );
  }

  isAvailable(kind: MeepleKind): boolean {
    const { reserveMeeples, coveredTokens } = this.s;
    if (kind === 'automaton') return reserveMeeples[3]! > 0 && this.stock('coal') > 0;
    return reserveMeeples[NUMBER[kind]]! - coveredTokens[NUMBER[kind]]! > 0;
  }

  /** Returns the special action of a card, and whether it was used; undefined if the card is not in play. */
  special(id: string): { isEvent: boolean; used: boolean; special: SpecialAction } | undefined {
    const { scenario } = this.box;
    const at = scenario.findIndex((card) => card.id === id);
    const shown = this.s.display.find(({ source, card }) => this.nameOf(source, card) === id);
    if (at >= 0 ? !this.s.isScenarioCardInPlay[at] : shown === undefined) return undefined;
    const display = shown === undefined ? scenario[at]!.display : this.displayOf(shown.source, shown.card);
    if (display === 'none' || display.specialAction === 'none') return undefined;
    return {
      isEvent: at < 0,
      used: shown?.isUsed ?? this.s.isScenarioSpecialUsed[at]!,
      special: display.specialAction,
    };
  }

  nameOf(source: DisplayedCard['source'], card: number): string {
    return source === 'consequence' ? this.face(card).name : this.box[source][card]!.id;
  }

  displayOf(source: DisplayedCard['source'], card: number): 'none' | Display {
    return source === 'consequence' ? this.face(card).face.display : this.box[source][card]!.display;
  }

  /** Returns the consequence of a law that is in the game. */
  face(law: number): { name: string; face: Components['laws'][number]['consequences'][number] } {
    const which = this.s.lawConsequence[law] === 'b' ? 'b' : 'a';
    const { id, consequences } = this.box.laws[law]!;
    return { name: `${id}.${which}`, face: consequences[which === 'a' ? 0 : 1] };
  }
}
