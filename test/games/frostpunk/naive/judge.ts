import type { Action, CitizenType } from '../../../../src/games/frostpunk/index.js';
import { Placing } from './placing.js';
import { optionsOf } from './programs.js';
import { ASKED, LETTER, NUMBER } from './words.js';

/** The legality of moves. */
export class Judge extends Placing {
  /** Returns the clause that forbids a move; null if it is legal. */
  refusal(text: string): string | null {
    const [word, one = '', two = ''] = text.split(':');
    const { phase } = this.s;
    if (phase.kind === 'over') return 'FP-MOVE-1';
    if (!ASKED[word!]!.includes(phase.kind)) return 'FP-MOVE-2';
    if (this.armed() !== undefined && ['feed', 'pass', 'card', 'call'].includes(word!)) return 'FP-MOVE-3';
    if (['clear', 'gather', 'build', 'use', 'scout', 'special'].includes(word!)) {
      return this.actionBroken(word as Action, LETTER[one]!, two);
    }
    if (['construct', 'on', 'dismantle', 'upgrade'].includes(word!)) return this.buildingBroken(word!, one);
    return this.plainBroken(word!, one);
  }

  legal(): readonly string[] {
    return this.texts.filter((text) => this.refusal(text) === null);
  }

  private plainBroken(word: string, one: string): string | null {
    const { s } = this;
    const n = Number(one);
    const citizen = this.box.citizenCards.findIndex(({ id }) => id === one);
    switch (word) {
      case 'feed':
        if (n === 0 && s.phase.kind === 'turn') return 'FP-ACT-3';
        return n > this.stock('coal') || s.heat + n > s.cold ? 'FP-GEN-1' : null;
      case 'eat':
        return n > Math.min(this.stock('food'), s.hunger) ? 'FP-HUN-1' : null;
      case 'done':
        return s.phase.kind === 'build' && s.currentAction.subActionsLeft === this.subActions() ? 'FP-ACT-14' : null;
      case 'card':
        if (s.hasPlayedCard) return 'FP-CIT-4';
        return s.hand.includes(citizen) && this.canArm(citizen) ? null : 'FP-CIT-1';
      case 'call':
        return s.isCallOfDutyUsed ? 'FP-ACT-20' : null;
      case 'patrol':
        return this.canPatrol() ? null : 'FP-DUSK-1';
      case 'at':
        return this.positionBroken(this.box.map.positions.findIndex(({ id }) => id === one));
      case 'option':
        return s.phase.kind === 'option' && this.usable(optionsOf(this.box, s.phase.optionSet)[n - 1])
          ? null
          : 'FP-EFF-4';
      case 'type':
        return this.typeBroken(LETTER[one] as CitizenType);
      case 'discard':
        return s.phase.kind === 'death' &&
          s.hand.includes(citizen) &&
          this.box.citizenCards[citizen]!.citizenType === s.phase.citizenType
          ? null
          : 'FP-DEATH-3';
      case 'tech':
        return s.isDeveloped[this.box.technologies.findIndex(({ id }) => id === one)] ? 'FP-TECH-1' : null;
      case 'law':
        return s.lawStatus[this.box.laws.findIndex(({ id }) => id === one)] === 'open' ? null : 'FP-LAW-3';
      case 'stack':
        return s.expeditionStacks[n]!.scout === 'none' ? 'FP-EXPED-4' : null;
      case 'avoid':
      case 'continue':
        return this.wayBroken(word);
      case 'token':
      case 'activate':
      case 'exhaust':
      case 'remove':
        return this.tokenBroken(word, one);
      default:
        return null;
    }
  }

  protected canPatrol(): boolean {
    return !this.s.isDuskOfferTaken && this.inForce('duskOffer').some(({ mod }) => this.usable(mod));
  }

  /** Returns the sub-actions of a Build action that has not begun. */
  protected subActions(): number {
    const main = this.box.citizenCards[this.s.currentAction.citizenCard]?.mainEffects ?? [];
    return main.reduce((total, effect) => (effect.kind === 'build' ? effect.subActions : total), 3);
  }

  private positionBroken(position: number): string | null {
    const { phase } = this.s;
    if (phase.kind === 'gatherTile') return this.isRipe(position) ? null : 'FP-ACT-25';
    if (phase.kind !== 'placeTile') return 'FP-MOVE-2';
    return this.canLie(position, this.box.tiles[phase.tile]!.zone) ? null : 'FP-ACT-8';
  }

  private typeBroken(type: CitizenType): string | null {
    const { phase, citizens, tiredTokens, showsSkull, exposedMeeples } = this.s;
    const t = NUMBER[type];
    switch (phase.kind === 'citizenType' ? phase.purpose : 'none') {
      case 'join':
        return citizens[t]! < this.box.tracks.maxCitizens ? null : 'FP-EFF-2';
      case 'cure':
        return this.canCure(type) ? null : 'FP-CURE-1';
      case 'treat':
        return showsSkull[t] ? null : 'FP-CURE-3';
      case 'rest':
        return tiredTokens[t]! > 0 ? null : 'FP-EFF-9';
      case 'shelter':
        return exposedMeeples[t]! > 0 && citizens[t]! > 0 ? null : 'FP-NIGHT-4';
      default:
        return citizens[t]! > 0 ? null : 'FP-EFF-2';
    }
  }

  private tokenBroken(word: string, token: string): string | null {
    const { phase } = this.s;
    if (!('track' in phase)) return 'FP-MOVE-2';
    const clause = { raise: 'FP-HD-5', activate: 'FP-HD-2', lower: 'FP-HD-7', exhaust: 'FP-HD-3' }[phase.kind];
    if (word === 'token') return this.roomFor(phase.track) ? null : clause;
    return this.has(phase.track, token, word === 'exhaust') > 0 ? null : clause;
  }

  private wayBroken(word: string): string | null {
    const { phase, expeditionStacks, expeditionDrawStacks } = this.s;
    if (!('slot' in phase)) return 'FP-MOVE-2';
    const { letter, onContinue } = this.box.expeditions[expeditionStacks[phase.slot]!.cards.at(-1)!.card]!;
    if (word === 'continue')
      return onContinue !== 'none' && expeditionDrawStacks[onContinue.letter].length > 0 ? null : 'FP-EXPED-6';
    if (letter === 'A' && expeditionDrawStacks.B.length > 0) return null;
    return letter === 'B' && expeditionDrawStacks.C.length > 0 ? null : 'FP-EXPED-5';
  }

  private canArm(citizen: number): boolean {
    const { mainEffects } = this.box.citizenCards[citizen]!;
    const [only] = mainEffects;
    if (mainEffects.length === 1 && only?.kind === 'choose' && !only.options.some((option) => this.usable(option)))
      return false;
    const before = this.s.phase;
    this.s.phase = { kind: 'turn', armedCard: citizen };
    const can = this.texts.some(
      (text) => /^(clear|gather|build|use|scout|special):/.test(text) && this.refusal(text) === null,
    );
    this.s.phase = before;
    return can;
  }
}
