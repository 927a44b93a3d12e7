import type { Action, CitizenCard, CitizenType, MeepleKind } from '../../../../src/games/frostpunk/index.js';
import { Building } from './building.js';
import { TYPES } from './words.js';

/** The places where Meeples can be placed. */
export class Placing extends Building {
  protected armed(): CitizenCard | undefined {
    const { phase } = this.s;
    return phase.kind === 'turn' ? this.box.citizenCards[phase.armedCard] : undefined;
  }

  protected actionBroken(action: Action, meeple: MeepleKind, where: string): string | null {
    const card = this.armed();
    if (!this.isAvailable(meeple) || (meeple === 'child' && !this.childrenMay(action))) return 'FP-ACT-4';
    const site = this.sites.indexOf(where);
    if (action === 'use') {
      const building = this.buildingAt(site);
      if (building === undefined || this.facilities(site).useOptions.length === 0) return 'FP-ACT-15';
      if (!this.anchors().includes(site)) return 'FP-ACT-15';
      if (this.both(site).every((one) => this.s.siteMeeple[one] !== 'none')) return 'FP-ACT-15';
      if (!this.isStaff(building.staff, meeple, action)) return 'FP-ACT-17';
    }
    if (card !== undefined && !this.suits(card, action, meeple, site)) return 'FP-CIT-1';
    switch (action) {
      case 'clear':
        if (card !== undefined) return where === 'near' ? null : 'FP-CIT-2';
        return this.canPlace(where as 'near' | 'far') ? null : 'FP-ACT-7';
      case 'gather':
        return this.s.spaceAmount[site]! > 0 && this.s.siteMeeple[site] === 'none' ? null : 'FP-ACT-11';
      case 'build':
        return this.canBegin(card) ? null : 'FP-ACT-12';
      case 'use':
        return card !== undefined || this.facilities(site).useOptions.some((option) => this.usable(option))
          ? null
          : 'FP-ACT-15';
      case 'scout':
        return this.scoutBroken(Number(where), card !== undefined);
      case 'special':
        return this.specialBroken(where, meeple, card !== undefined);
    }
  }

  private childrenMay(action: Action): boolean {
    return this.inForce('childrenMay').some(({ mod }) => mod.actions.includes(action));
  }

  private isStaff(staff: readonly CitizenType[], meeple: MeepleKind, action: Action): boolean {
    if (TYPES.some((type) => type === meeple && staff.includes(type))) return true;
    return staff.includes('worker') && (meeple === 'automaton' || (meeple === 'child' && this.childrenMay(action)));
  }

  private suits({ citizenType, actions }: CitizenCard, action: Action, meeple: MeepleKind, site: number): boolean {
    const building = action === 'use' ? this.buildingAt(site)!.id : '';
    return (
      citizenType === meeple &&
      actions.some((a) => a.action === action && (a.buildings.length === 0 || a.buildings.includes(building)))
    );
  }

  private canBegin(card: CitizenCard | undefined): boolean {
    if (card === undefined) return this.anySubAction(0);
    const builds = card.mainEffects.flatMap((effect) => (effect.kind === 'build' ? [effect.woodDiscount] : []));
    return builds.length === 0 || this.anySubAction(builds[0]!);
  }

  private scoutBroken(slot: number, hasCard: boolean): string | null {
    const limit = Math.max(0, ...this.anchors().map((site) => this.facilities(site).maxExpeditions));
    if (limit === 0) return 'FP-ACT-18';
    if (hasCard) return slot === 0 ? null : 'FP-CIT-2';
    const { expeditionStacks } = this.s;
    if (expeditionStacks.filter(({ scout }) => scout !== 'none').length >= limit) return 'FP-ACT-18';
    return expeditionStacks[slot]!.cards.length > 0 && expeditionStacks[slot]!.scout === 'none' ? null : 'FP-ACT-18';
  }

  private specialBroken(id: string, meeple: MeepleKind, hasCard: boolean): string | null {
    const found = this.special(id);
    if (found === undefined || (found.special.isOncePerRound && found.used)) return 'FP-ACT-19';
    if (meeple === 'automaton' && found.isEvent) return 'FP-AUTO-3';
    if (!this.isStaff(found.special.staff, meeple, 'special')) return 'FP-ACT-19';
    return hasCard || this.usable(found.special.option) ? null : 'FP-ACT-19';
  }
}
