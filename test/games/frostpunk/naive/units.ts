import type { Citizen, Effect } from '../../../../src/games/frostpunk/index.js';
import { People } from './people.js';
import { NUMBER } from './words.js';

/** The effects, one unit at a time. */
export class Units extends People {
  /** Applies a unit of an effect to a type, chosen or stated. */
  protected strike(kind: 'sick' | 'join' | 'leave' | 'die' | 'tire', type: Citizen): void {
    const t = NUMBER[type];
    if (kind === 'join') {
      this.s.citizens[t] = Math.min(this.box.tracks.populationTop, this.s.citizens[t]! + 1);
      return;
    }
    if (this.s.citizens[t] === 0) return;
    if (kind === 'sick') this.fallSick(type);
    else if (kind === 'leave') this.loseCitizen(type);
    else if (kind === 'tire') this.tire(type);
    else this.put({ program: 'death', type });
  }

  protected unit(effect: Effect, context: 'none' | Citizen): void {
    const { s, box } = this;
    const last = box.tracks.throws.length - 1;
    switch (effect.kind) {
      case 'gain':
        return this.gain(effect.res, effect.n);
      case 'lose':
        return this.gain(effect.res, -effect.n);
      case 'loseEach':
        return this.gain(effect.res, -s.discontent.filter((t) => t.token === effect.token && t.active).length);
      case 'sick':
      case 'join':
      case 'leave':
      case 'die':
      case 'tire':
        return this.strike(effect.kind, (effect.who === 'context' ? context : effect.who) as Citizen);
      case 'raise':
        if (this.roomFor(effect.track)) this.drawToken(effect.track);
        if (!this.isOver) this.turn(effect.track, effect.token, true);
        return;
      case 'exhaust':
        return this.turn(effect.track, effect.token, false);
      case 'activate':
        return this.turn(effect.track, effect.token, true);
      case 'pressure':
        return this.press(effect.n === 'none left' ? -s.pressure : effect.n);
      case 'vent':
        return this.press(-this.ventOf(effect.n));
      case 'cold':
        s.cold = Math.min(last, s.cold + effect.n);
        return;
      case 'range':
        s.ranges[effect.level - 1] = Math.min(last, Math.max(0, s.ranges[effect.level - 1]! + effect.n));
        return;
      case 'storm':
        if (s.storm > 0) s.storm = Math.min(box.tracks.rounds, s.storm + effect.n);
        return;
      case 'stormEnd':
        s.storm = 0;
        s.stormEnd = Math.min(box.tracks.rounds, s.round + effect.n);
        return;
      case 'works':
        s.works += effect.n;
        return;
      case 'hasten':
        if (s.developing >= 0) s.developAt = Math.min(s.developAt, Math.max(s.round + 1, s.developAt - effect.n));
        return;
      case 'finish':
        return effect.won.every((req) => this.holds(req)) ? this.end('won', 'scenario') : this.end('lost', 'objective');
      default:
        return this.rareUnit(effect);
    }
  }

  private rareUnit(effect: Effect): void {
    const { s } = this;
    const { type, program, at } = this.top;
    switch (effect.kind) {
      case 'automaton':
        if (s.bank === 0) return;
        s.bank--;
        s.reserve[3]!++;
        return;
      case 'automatonHere': {
        if (s.bank > 0) s.bank--;
        else if (s.reserve[3]! > 0) s.reserve[3]!--;
        else return;
        s.display.at(-1)!.automaton = true;
        return;
      }
      case 'citizenCard': {
        const card = this.drawCitizen();
        if (card !== undefined) s.hand.push(card);
        return;
      }
      case 'addDusk': {
        const slot = this.box.dusk.findIndex(({ id }) => id === effect.card);
        if (!s.dusk.aside.includes(slot)) return;
        s.dusk.aside = s.dusk.aside.filter((other) => other !== slot);
        return this.addToDusk(slot);
      }
      case 'openStack':
        return this.openStack(this.box.expeditions.findIndex(({ id }) => id === effect.card));
      case 'sickScouts':
        return this.put(
          ...s.stacks.flatMap(({ scout }) =>
            scout === 'none' ? [] : Array.from({ length: effect.n }, () => ({ program: 'sick', type: scout })),
          ),
        );
      case 'take':
        return this.takeFrom(s.act.site, effect.n);
      case 'build':
        s.act.left = effect.actions;
        s.act.woodLess = effect.woodLess;
        return;
      case 'useBuilding':
        return this.put({ program: 'use' });
      case 'if': {
        const which = effect.when.every((req) => this.holds(req)) ? 'then' : 'else';
        return this.put({ program: `${program}/${at - 1}/${which}`, type });
      }
      default:
        throw new Error(`no unit of ${effect.kind}`);
    }
  }

  private ventOf(n: number): number {
    const replaced = this.inForce('ventMax').map(({ mod }) => mod.n);
    return replaced.length > 0 ? Math.max(...replaced) : n;
  }

  private openStack(card: number): void {
    const { stacks, expeditionGone } = this.s;
    if (expeditionGone.includes(card) || stacks.some(({ cards }) => cards.some((c) => c.card === card))) return;
    const empty = stacks.filter(({ cards }) => cards.length === 0).at(-1);
    if (empty !== undefined) empty.cards = [{ card, face: 'top' }];
  }
}
