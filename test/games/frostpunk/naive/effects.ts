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
    const effect = listOf(this.box, frame.program)[frame.at];
    if (effect === undefined) {
      this.s.agenda.pop();
      return;
    }
    if (frame.left === 0) frame.left = this.unitsOf(effect);
    if (this.mustBeAsked(effect)) {
      if (this.question(effect)) return;
      frame.left = 0;
      frame.at++;
      return;
    }
    this.countUnit();
    this.unit(effect, frame.type);
  }

  private unitsOf(effect: Effect): number {
    switch (effect.kind) {
      case 'cure':
        return effect.n + this.bonus('cureBonus');
      case 'treat':
        return effect.n + this.bonus('treatBonus');
      case 'sick':
      case 'join':
      case 'leave':
      case 'die':
      case 'tire':
      case 'lower':
      case 'rest':
      case 'tile':
      case 'useBuilding':
      case 'automaton':
      case 'citizenCard':
        return effect.n;
      default:
        return 1;
    }
  }

  private mustBeAsked(effect: Effect): boolean {
    if ('who' in effect) return effect.who === 'choose';
    if ('token' in effect && 'track' in effect) return effect.token === 'any';
    return ['cure', 'treat', 'rest', 'lower', 'choose', 'march', 'gatherTile', 'destroy', 'enact', 'tile'].includes(
      effect.kind,
    );
  }

  /** Sets a pending decision, unless it has no answer. */
  private question(effect: Effect): boolean {
    if (effect.kind === 'tile') {
      if (!this.canPlace(effect.zone)) return false;
      this.askFor({ kind: 'tile', tile: this.nextTile(effect.zone) });
      return true;
    }
    if (effect.kind === 'enact' && !this.holds({ kind: 'lawFree' })) return false;
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
        return { kind: 'type', purpose: effect.kind };
      case 'raise':
      case 'lower':
      case 'exhaust':
      case 'activate':
        return { kind: effect.kind, track: effect.track };
      case 'choose':
        return { kind: 'option', set: `${this.top.program}/${this.top.at}` };
      case 'march':
        return { kind: 'scout' };
      case 'gatherTile':
        return { kind: 'post' };
      case 'enact':
        return { kind: 'law' };
      case 'destroy':
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
