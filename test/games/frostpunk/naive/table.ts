import type {
  Building,
  Components,
  Display,
  Displayed,
  Facilities,
  Kind,
  Modifier,
  Res,
  Special,
  State,
  Track,
  Zone,
} from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';
import { GOODS, NUMBER, sitesOf, textsOf } from './words.js';

/** The position of a game, and facts derived from it. */
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

  stock(res: Res): number {
    return this.s.resources[GOODS.indexOf(res)]!;
  }

  tokens(track: Track): Deep<State>['hope'] {
    return track === 'hope' ? this.s.hope : this.s.discontent;
  }

  has(track: Track, token: string, active: boolean): number {
    return this.tokens(track).filter((t) => (token === 'any' || t.token === token) && t.active === active).length;
  }

  /** Checks whether one more token can come from the bag. */
  roomFor(track: Track): boolean {
    const { hopeRoom, discontentLimit } = this.box.tracks;
    const bag = track === 'hope' ? this.s.hopeBag : this.s.discontentBag;
    return this.tokens(track).length < (track === 'hope' ? hopeRoom : discontentLimit) && bag.some((n) => n > 0);
  }

  /** Lists the lasting effects in force, laws in order of enactment, then technologies. */
  inForce<K extends Modifier['kind']>(kind: K): readonly { name: string; mod: Modifier & { kind: K } }[] {
    const { laws, technologies } = this.box;
    const sources = [...this.s.enacted.map((l) => laws[l]!), ...technologies.filter((_, t) => this.s.technologies[t])];
    return sources.flatMap(({ id, lasting }) =>
      lasting.flatMap((mod, i) =>
        mod.kind === kind ? [{ name: `${id}.lasting.${i}`, mod: mod as Modifier & { kind: K } }] : [],
      ),
    );
  }

  bonus(kind: 'feedFewer' | 'treatBonus' | 'cureBonus' | 'huntBonus' | 'scoutBonus'): number {
    return this.inForce(kind).reduce((total, { mod }) => total + mod.n, 0);
  }

  buildingAt(site: number): Building | undefined {
    return this.box.buildings[this.s.built[site] ?? -1];
  }

  /** Lists the sites by which standing Buildings are named. */
  anchors(): readonly number[] {
    return this.s.built.flatMap((b, site) => {
      const partner = this.s.partner[site]!;
      return b >= 0 && (partner < 0 || partner > site) ? [site] : [];
    });
  }

  facilities(site: number): Facilities {
    const building = this.buildingAt(site)!;
    return this.s.upgraded[site] && building.upgrade !== 'none' ? building.upgrade : building;
  }

  /** Returns the name of the options of a Building. */
  useSet(site: number): string {
    return `${this.buildingAt(site)!.id}.${this.s.upgraded[site] && this.buildingAt(site)!.upgrade !== 'none' ? 'up' : 'use'}`;
  }

  both(site: number): readonly number[] {
    const partner = this.s.partner[site]!;
    return partner < 0 ? [site] : [site, partner];
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
    return this.s.heat >= this.s.ranges[this.zoneOf(site)]!;
  }

  isHeated(site: number): boolean {
    const { id } = this.buildingAt(site)!;
    const set = this.inForce('buildingLevel').flatMap(({ mod }) => (mod.building === id ? [mod.level] : []));
    const level = set.length > 0 ? Math.min(...set) : this.facilities(site).level;
    if (level === 0) return true;
    const byLevel = this.s.heat >= this.s.ranges[level - 1]!;
    if (this.box.heating === 'level') return byLevel;
    return this.isWarmSite(site) || (this.box.heating === 'either' && byLevel);
  }

  isOnTile(site: number): boolean {
    return site < 5 || this.s.tiles[Math.floor((site - 5) / 2)]! >= 0;
  }

  isFree(site: number): boolean {
    return this.isOnTile(site) && this.s.built[site]! < 0 && this.s.meeple[site] === 'none';
  }

  hasMeeple(site: number): boolean {
    return this.both(site).some((one) => this.s.meeple[one] !== 'none');
  }

  /** Lists the sites by which a large Building can be named, with their other half. */
  pairs(): readonly (readonly [number, number])[] {
    return [...this.box.map.pairs, ...this.box.map.positions.map((_, k) => [5 + 2 * k, 6 + 2 * k] as const)];
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
      this.s.tiles[position]! >= 0 && [5 + 2 * position, 6 + 2 * position].some((site) => this.s.amount[site]! > 0)
    );
  }

  isAvailable(kind: Kind): boolean {
    const { reserve, covered } = this.s;
    if (kind === 'automaton') return reserve[3]! > 0 && this.stock('coal') > 0;
    return reserve[NUMBER[kind]]! - covered[NUMBER[kind]]! > 0;
  }

  /** Returns the special action of a card, and whether it was used; undefined if the card is not in play. */
  special(id: string): { isEvent: boolean; used: boolean; special: Special } | undefined {
    const { scenario } = this.box;
    const at = scenario.findIndex((card) => card.id === id);
    const shown = this.s.display.find(({ source, card }) => this.nameOf(source, card) === id);
    if (at >= 0 ? !this.s.scenario[at] : shown === undefined) return undefined;
    const display = shown === undefined ? scenario[at]!.display : this.displayOf(shown.source, shown.card);
    if (display === 'none' || display.special === 'none') return undefined;
    return { isEvent: at < 0, used: shown?.used ?? this.s.specialUsed[at]!, special: display.special };
  }

  nameOf(source: Displayed['source'], card: number): string {
    return source === 'consequence' ? this.face(card).name : this.box[source][card]!.id;
  }

  displayOf(source: Displayed['source'], card: number): 'none' | Display {
    return source === 'consequence' ? this.face(card).face.display : this.box[source][card]!.display;
  }

  /** Returns the consequence of a law that is in the game. */
  face(law: number): { name: string; face: Components['laws'][number]['consequences'][number] } {
    const which = this.s.consequence[law] === 'b' ? 'b' : 'a';
    const { id, consequences } = this.box.laws[law]!;
    return { name: `${id}.${which}`, face: consequences[which === 'a' ? 0 : 1] };
  }
}
