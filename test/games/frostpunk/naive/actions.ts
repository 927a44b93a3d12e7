import type { Act, Action, Kind } from '../../../../src/games/frostpunk/index.js';
import { Frames } from './frames.js';
import { LETTER, NUMBER } from './words.js';

const IDLE: Act = { kind: 'none', meeple: 'none', site: -1, slot: -1, card: -1, left: 0, woodLess: 0, zone: 'none' };

/** The Action phase. */
export class Actions extends Frames {
  /** The card of the special action under way. */
  private specialCard = '';

  /** Places a Meeple. */
  protected begin(kind: Action, letter: string, where: string): void {
    const { s } = this;
    const meeple = LETTER[letter]!;
    const card = s.phase.kind === 'turn' ? s.phase.card : -1;
    const site = this.sites.indexOf(where);
    const isCold = this.isCold(kind, site);
    const left = { clear: where === 'far' ? 1 : 2, build: 3, gather: 0, use: 0, scout: 0, special: 0 }[kind];
    s.act = {
      ...IDLE,
      kind,
      meeple,
      card,
      site: kind === 'gather' ? site : -1,
      slot: kind === 'scout' ? Number(where) : -1,
      left: card < 0 ? left : 0,
      zone: kind === 'clear' ? (where as 'near' | 'far') : 'none',
    };
    s.reserve[NUMBER[meeple]]!--;
    this.stand(kind, meeple, where, card);
    if (meeple === 'automaton') this.gain('coal', -1);
    else if (isCold) this.put({ program: 'sick', type: meeple });
    if (kind === 'special') this.markSpecial(where);
    this.specialCard = where;
    s.step = 2;
  }

  private isCold(kind: Action, site: number): boolean {
    if (kind === 'gather') return !this.isWarmSite(site);
    return kind === 'clear' || (kind === 'use' && !this.isHeated(site));
  }

  private stand(kind: Action, meeple: Kind, where: string, card: number): void {
    const { s } = this;
    const site = this.sites.indexOf(where);
    if (kind === 'use') s.act.site = this.both(site).find((one) => s.meeple[one] === 'none')!;
    if (kind === 'gather' || kind === 'use') s.meeple[s.act.site] = meeple;
    else if (kind === 'scout' && card < 0) {
      s.stacks[Number(where)]!.scout = meeple === 'engineer' ? 'engineer' : 'worker';
    } else s.atPlaces[NUMBER[meeple]]!++;
  }

  private markSpecial(id: string): void {
    const { s, box } = this;
    const scenario = box.scenario.findIndex((card) => card.id === id);
    const { special } = this.special(id)!;
    if (scenario >= 0) {
      if (special.perRound) s.specialUsed[scenario] = true;
      if (special.once) s.scenario[scenario] = false;
      return;
    }
    const at = s.display.findIndex(({ source, card }) => this.nameOf(source, card) === id);
    if (special.perRound) s.display[at]!.used = true;
    if (special.once) this.leaveDisplay(at);
  }

  /** Takes a displayed card out of the game. */
  protected leaveDisplay(at: number): void {
    const [{ source, card, automaton } = { source: 'morning', card: -1, automaton: false }] = this.s.display.splice(
      at,
      1,
    );
    if (source === 'morning') this.s.morning.gone.push(card);
    else this.s.dusk.gone.push(source === 'dusk' ? card : this.box.dusk.length + card);
    if (automaton) this.s.reserve[3]!++;
  }

  protected advanceAction(): void {
    const { s } = this;
    switch (s.step) {
      case 0:
        s.step = 1;
        return this.askTurn();
      case 1:
        return this.askTurn();
      case 2:
        s.step = 3;
        return this.effect();
      case 3:
        if (this.goesOn()) return;
        s.step = 4;
        return this.offerShift();
      default:
        if (s.act.card >= 0) s.citizenDiscard.push(s.act.card);
        s.act = { ...IDLE };
        return this.nextPlayer();
    }
  }

  private askTurn(): void {
    this.askFor({ kind: 'turn', card: -1 });
  }

  protected nextPlayer(): void {
    const { s } = this;
    for (let i = 1; i <= s.players; i++) {
      const player = (s.actor + i) % s.players;
      if (s.passed[player]) continue;
      s.actor = player;
      s.step = 1;
      return this.askTurn();
    }
    this.endOfStage();
  }

  protected endOfStage(): void {
    throw new Error('the game knows what comes next');
  }

  private effect(): void {
    const { act } = this.s;
    if (act.card >= 0) return this.put({ program: `${this.box.citizens[act.card]!.id}.main` });
    if (act.kind === 'gather') this.takeFrom(act.site, 2);
    if (act.kind === 'use') this.put({ program: 'use' });
    if (act.kind === 'special') this.put({ program: `${this.specialCard}.special` });
  }

  /** Checks whether Clear and Build have more to do. */
  private goesOn(): boolean {
    const { act } = this.s;
    if (act.left === 0) return false;
    if (act.kind === 'build' && this.anySubAction(act.woodLess)) {
      this.askFor({ kind: 'build' });
      return true;
    }
    if (act.kind !== 'clear' || act.zone === 'none' || !this.canPlace(act.zone)) return false;
    this.askFor({ kind: 'tile', tile: this.nextTile(act.zone) });
    return true;
  }

  private offerShift(): void {
    const { act, shiftUsed } = this.s;
    if (act.kind !== 'use' || act.meeple !== 'worker' || act.card >= 0 || shiftUsed) return;
    if (this.inForce('longShift').length === 0) return;
    if (this.facilities(act.site).use.some((option) => this.usable(option))) this.askFor({ kind: 'shift' });
  }

  protected construct(id: string): void {
    const building = this.box.buildings.findIndex((b) => b.id === id);
    this.pay(this.costOf(building, this.s.act.woodLess));
    this.s.act.left--;
    this.askFor({ kind: 'site', purpose: 'construct', building });
  }

  protected pay([wood, steel, core]: readonly [number, number, number]): void {
    this.gain('wood', -wood);
    this.gain('steel', -steel);
    this.gain('core', -core);
  }

  protected build(b: number, site: number): void {
    const { size, workshop } = this.box.buildings[b]!;
    const pair = this.pairs().find(([first]) => first === site);
    const hadNone = !this.stands((building) => building.workshop);
    this.raiseBuilding(b, size === 'large' ? pair! : [site]);
    if (workshop && hadNone) this.askTechnology();
  }

  protected askTechnology(): void {
    if (this.s.developing >= 0 || !this.stands(({ workshop }) => workshop)) return;
    if (this.s.technologies.includes(false)) this.askFor({ kind: 'technology' });
  }
}
