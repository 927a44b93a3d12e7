import type { Action, CurrentAction, MeepleKind } from '../../../../src/games/frostpunk/index.js';
import { Frames } from './frames.js';
import { LETTER, NUMBER } from './words.js';

const IDLE: CurrentAction = {
  kind: 'none',
  meeple: 'none',
  site: -1,
  slot: -1,
  citizenCard: -1,
  subActionsLeft: 0,
  woodDiscount: 0,
  zone: 'none',
};

/** The Action phase. */
export class Actions extends Frames {
  /** The card of the special action under way. */
  private specialCard = '';

  /** Places a Meeple. */
  protected begin(kind: Action, letter: string, where: string): void {
    const { s } = this;
    const meeple = LETTER[letter]!;
    const citizenCard = s.phase.kind === 'turn' ? s.phase.armedCard : -1;
    const site = this.sites.indexOf(where);
    const isCold = this.isCold(kind, site);
    const left = { clear: where === 'far' ? 1 : 2, build: 3, gather: 0, use: 0, scout: 0, special: 0 }[kind];
    s.currentAction = {
      ...IDLE,
      kind,
      meeple,
      citizenCard,
      site: kind === 'gather' ? site : -1,
      slot: kind === 'scout' ? Number(where) : -1,
      subActionsLeft: citizenCard < 0 ? left : 0,
      zone: kind === 'clear' ? (where as 'near' | 'far') : 'none',
    };
    s.reserveMeeples[NUMBER[meeple]]!--;
    this.stand(kind, meeple, where, citizenCard);
    if (meeple === 'automaton') this.gain('coal', -1);
    else if (isCold) this.put({ program: 'sick', citizenType: meeple });
    if (kind === 'special') this.markSpecial(where);
    this.specialCard = where;
    s.step = 2;
  }

  private isCold(kind: Action, site: number): boolean {
    if (kind === 'gather') return !this.isWarmSite(site);
    return kind === 'clear' || (kind === 'use' && !this.isHeated(site));
  }

  private stand(kind: Action, meeple: MeepleKind, where: string, card: number): void {
    const { s } = this;
    const site = this.sites.indexOf(where);
    if (kind === 'use') s.currentAction.site = this.both(site).find((one) => s.siteMeeple[one] === 'none')!;
    if (kind === 'gather' || kind === 'use') s.siteMeeple[s.currentAction.site] = meeple;
    else if (kind === 'scout' && card < 0) {
      s.expeditionStacks[Number(where)]!.scout = meeple === 'engineer' ? 'engineer' : 'worker';
    } else s.meeplesOffMap[NUMBER[meeple]]!++;
  }

  private markSpecial(id: string): void {
    const { s, box } = this;
    const scenario = box.scenario.findIndex((card) => card.id === id);
    const { special } = this.special(id)!;
    if (scenario >= 0) {
      if (special.isOncePerRound) s.isScenarioSpecialUsed[scenario] = true;
      if (special.leavesAfterUse) s.isScenarioCardInPlay[scenario] = false;
      return;
    }
    const at = s.display.findIndex(({ source, card }) => this.nameOf(source, card) === id);
    if (special.isOncePerRound) s.display[at]!.isUsed = true;
    if (special.leavesAfterUse) this.leaveDisplay(at);
  }

  /** Takes a displayed card out of the game. */
  protected leaveDisplay(at: number): void {
    const [{ source, card, hasAutomaton } = { source: 'morning', card: -1, hasAutomaton: false }] =
      this.s.display.splice(at, 1);
    if (source === 'morning') this.s.morning.removed.push(card);
    else this.s.dusk.removed.push(source === 'dusk' ? card : this.box.dusk.length + card);
    if (hasAutomaton) this.s.reserveMeeples[3]!++;
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
        if (s.currentAction.citizenCard >= 0) s.discardedCitizenCards.push(s.currentAction.citizenCard);
        s.currentAction = { ...IDLE };
        return this.nextPlayer();
    }
  }

  private askTurn(): void {
    this.askFor({ kind: 'turn', armedCard: -1 });
  }

  protected nextPlayer(): void {
    const { s } = this;
    for (let i = 1; i <= s.players; i++) {
      const player = (s.decider + i) % s.players;
      if (s.hasPassed[player]) continue;
      s.decider = player;
      s.step = 1;
      return this.askTurn();
    }
    this.endOfStage();
  }

  protected endOfStage(): void {
    throw new Error('the game knows what comes next');
  }

  private effect(): void {
    const { currentAction } = this.s;
    if (currentAction.citizenCard >= 0)
      return this.put({ program: `${this.box.citizenCards[currentAction.citizenCard]!.id}.main` });
    if (currentAction.kind === 'gather') this.takeFrom(currentAction.site, 2);
    if (currentAction.kind === 'use') this.put({ program: 'use' });
    if (currentAction.kind === 'special') this.put({ program: `${this.specialCard}.special` });
  }

  /** Checks whether Clear and Build have more to do. */
  private goesOn(): boolean {
    const { currentAction } = this.s;
    if (currentAction.subActionsLeft === 0) return false;
    if (currentAction.kind === 'build' && this.anySubAction(currentAction.woodDiscount)) {
      this.askFor({ kind: 'build' });
      return true;
    }
    if (currentAction.kind !== 'clear' || currentAction.zone === 'none' || !this.canPlace(currentAction.zone))
      return false;
    this.askFor({ kind: 'placeTile', tile: this.nextTile(currentAction.zone) });
    return true;
  }

  private offerShift(): void {
    const { currentAction, isLongShiftUsed } = this.s;
    if (
      currentAction.kind !== 'use' ||
      currentAction.meeple !== 'worker' ||
      currentAction.citizenCard >= 0 ||
      isLongShiftUsed
    )
      return;
    if (this.inForce('longShift').length === 0) return;
    if (this.facilities(currentAction.site).useOptions.some((option) => this.usable(option)))
      this.askFor({ kind: 'longShift' });
  }

  protected construct(id: string): void {
    const building = this.box.buildings.findIndex((b) => b.id === id);
    this.pay(this.costOf(building, this.s.currentAction.woodDiscount));
    this.s.currentAction.subActionsLeft--;
    this.askFor({ kind: 'site', purpose: 'construct', building });
  }

  protected pay([wood, steel, core]: readonly [number, number, number]): void {
    this.gain('wood', -wood);
    this.gain('steel', -steel);
    this.gain('core', -core);
  }

  protected build(b: number, site: number): void {
    const { size, isWorkshop } = this.box.buildings[b]!;
    const pair = this.pairs().find(([first]) => first === site);
    const hadNone = !this.stands((building) => building.isWorkshop);
    this.raiseBuilding(b, size === 'large' ? pair! : [site]);
    if (isWorkshop && hadNone) this.askTechnology();
  }

  protected askTechnology(): void {
    if (this.s.developingTechnology >= 0 || !this.stands(({ isWorkshop }) => isWorkshop)) return;
    if (this.s.isDeveloped.includes(false)) this.askFor({ kind: 'technology' });
  }
}
