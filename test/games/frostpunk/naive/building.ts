import { Needs } from './needs.js';

/** The building, dismantling and upgrading of Buildings. */
export class Building extends Needs {
  protected buildingBroken(word: string, name: string): string | null {
    const site = this.sites.indexOf(name);
    if (word === 'construct') return this.constructBroken(this.box.buildings.findIndex(({ id }) => id === name));
    if (word === 'dismantle') return this.canDismantle(site) ? null : 'FP-BLD-7';
    if (word === 'upgrade') return this.canUpgrade(site) ? null : 'FP-BLD-8';
    return this.siteBroken(site);
  }

  /** Checks whether any sub-action of Build is possible. */
  protected anySubAction(woodDiscount: number): boolean {
    return (
      this.box.buildings.some(({ cost }, b) => cost !== 'none' && this.constructBroken(b, woodDiscount) === null) ||
      this.sites.some((_, site) => site < this.spaces && (this.canDismantle(site) || this.canUpgrade(site)))
    );
  }

  protected canPay([wood, steel, core]: readonly [number, number, number]): boolean {
    return this.stock('wood') >= wood && this.stock('steel') >= steel && this.stock('core') >= core;
  }

  /** Returns the current cost of a Building. */
  protected costOf(b: number, woodDiscount: number): readonly [number, number, number] {
    const { cost } = this.box.buildings[b]!;
    if (cost === 'none') throw new Error('it has no cost');
    return [Math.max(0, cost[0] - woodDiscount), cost[1], cost[2]];
  }

  private constructBroken(b: number, woodDiscount = this.s.currentAction.woodDiscount): string | null {
    const { id, isLocked } = this.box.buildings[b]!;
    if (isLocked && !this.inForce('unlockBuilding').some(({ mod }) => mod.building === id)) return 'FP-BLD-1';
    if (this.s.buildingSupply[b]! === 0 || !this.canPay(this.costOf(b, woodDiscount))) return 'FP-BLD-4';
    return this.sites.some((_, site) => this.fits(b, site)) ? null : 'FP-BLD-5';
  }

  private fits(b: number, site: number): boolean {
    if (site >= this.spaces || !this.isFree(site)) return false;
    if (this.box.buildings[b]!.size === 'small') return true;
    return this.pairs().some(([first, second]) => first === site && this.isFree(second));
  }

  private siteBroken(site: number): string | null {
    const { phase } = this.s;
    if (phase.kind !== 'site') return 'FP-MOVE-2';
    if (phase.purpose === 'destroy') return this.canDestroy(phase.building, site) ? null : 'FP-BLD-12';
    const { size } = this.box.buildings[phase.building]!;
    if (size === 'large' && !this.pairs().some(([first]) => first === site)) return 'FP-BLD-2';
    return this.fits(phase.building, site) ? null : 'FP-BLD-5';
  }

  protected canDestroy(b: number, site: number): boolean {
    return this.s.siteBuilding[site] === b && this.canDismantle(site);
  }

  private canDismantle(site: number): boolean {
    return this.anchors().includes(site) && !this.hasMeeple(site) && !this.buildingAt(site)!.isPermanent;
  }

  private canUpgrade(site: number): boolean {
    if (!this.anchors().includes(site) || this.s.isUpgraded[site] || this.hasMeeple(site)) return false;
    const { upgrade } = this.buildingAt(site)!;
    return upgrade !== 'none' && this.canPay(upgrade.cost);
  }
}
