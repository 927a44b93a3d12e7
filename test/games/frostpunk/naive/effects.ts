import type { Effect, Phase } from '../../../../src/games/frostpunk/index.js';
import { listOf } from './programs.js';
import { Units } from './units.js';

/** The effects of lists. */
export class Effects extends Units {
  /** True if a decision is pending. */
  protected isAsking = false;

  protected askFor(phase: Phase): void {
    this.s.phase = phase;
    this.isAsking = true;
  }

  /** Runs one unit of the list on top. */
  protected runList(): void {
    const frame = this.top;
    const effect = listOf(this.box, frame.program)[frame.partIndex];
    if (effect === undefined) {
      this.s.effectStack.pop();
      return;
    }
    if (frame.unitsLeft === 0) frame.unitsLeft = this.unitsOf(effect);
    if (this.mustBeAsked(effect)) {
      if (this.question(effect)) return;
      frame.unitsLeft = 0;
      frame.partIndex++;
      return;
    }
    this.countUnit();
    this.unit(effect, frame.citizenType);
  }

  private unitsOf(effect: Effect): number {
    switch (effect.kind) {
      case 'cure':
        return effect.amount + this.bonus('cureBonus');
      case 'treat':
        return effect.amount + this.bonus('treatBonus');
      case 'sick':
      case 'join':
      case 'leave':
      case 'die':
      case 'tire':
      case 'lower':
      case 'rest':
      case 'placeTile':
      case 'useBuilding':
      case 'gainAutomaton':
      case 'drawCitizenCard':
        return effect.amount;
      default:
        return 1;
    }
  }

  private mustBeAsked(effect: Effect): boolean {
    if ('who' in effect) return effect.who === 'choose';
    if ('token' in effect && 'track' in effect) return effect.token === 'any';
    return [
      'cure',
      'treat',
      'rest',
      'lower',
      'choose',
      'marchScout',
      'gatherFromTile',
      'destroyBuilding',
      'enactLaw',
      'placeTile',
    ].includes(effect.kind);
  }

  /** Sets a pending decision, unless it has no answer. */
  private question(effect: Effect): boolean {
    if (effect.kind === 'placeTile') {
      if (!this.canPlace(effect.zone)) return false;
      this.askFor({ kind: 'placeTile', tile: this.nextTile(effect.zone) });
      return true;
    }
    if (effect.kind === 'enactLaw' && !this.holds({ kind: 'lawAvailable' })) return false;
    this.s.phase = this.phaseOf(effect);
    this.isAsking = this.legal().length > 0;
    return this.isAsking;
  }

  private phaseOf(effect: Effect): Phase {
    switch (effect.kind) {
      case 'sick':
      case 'join':
      case 'leave':
      case 'die':
      case 'tire':
      case 'cure':
      case 'treat':
      case 'rest':
        return { kind: 'citizenType', purpose: effect.kind };
      case 'raise':
      case 'lower':
      case 'exhaust':
      case 'activate':
        return { kind: effect.kind, track: effect.track };
      case 'choose':
        return { kind: 'option', optionSet: `${this.top.program}/${this.top.partIndex}` };
      case 'marchScout':
        return { kind: 'chooseScout' };
      case 'gatherFromTile':
        return { kind: 'gatherTile' };
      case 'enactLaw':
        return { kind: 'law' };
      case 'destroyBuilding':
        return {
          kind: 'site',
          purpose: 'destroy',
          building: this.box.buildings.findIndex(({ id }) => id === effect.building),
        };
      default:
        throw new Error(`nobody is asked about ${effect.kind}`);
    }
  }
}
