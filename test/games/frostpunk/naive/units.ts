import type { CitizenType, Effect } from '../../../../src/games/frostpunk/index.js';
import { People } from './people.js';
import { NUMBER } from './words.js';

/** The effects, one unit at a time. */
export class Units extends People {
  /** Applies a unit of an effect to a type, chosen or stated. */
  protected strike(kind: 'sick' | 'join' | 'leave' | 'die' | 'tire', citizenType: CitizenType): void {
    const t = NUMBER[citizenType];
    if (kind === 'join') {
      this.s.citizens[t] = Math.min(this.box.tracks.maxCitizens, this.s.citizens[t]! + 1);
      return;
    }
    if (this.s.citizens[t] === 0) return;
    if (kind === 'sick') this.fallSick(citizenType);
    else if (kind === 'leave') this.loseCitizen(citizenType);
    else if (kind === 'tire') this.tire(citizenType);
    else this.put({ program: 'death', citizenType });
  }

  protected unit(effect: Effect, context: 'none' | CitizenType): void {
    const { s, box } = this;
    const last = box.tracks.thrownCubes.length - 1;
    switch (effect.kind) {
      case 'gain':
        return this.gain(effect.resource, effect.amount);
      case 'lose':
        return this.gain(effect.resource, -effect.amount);
      case 'losePerToken':
        return this.gain(effect.resource, -s.discontent.filter((t) => t.token === effect.token && t.isActive).length);
      case 'sick':
      case 'join':
      case 'leave':
      case 'die':
      case 'tire':
        return this.strike(effect.kind, (effect.who === 'context' ? context : effect.who) as CitizenType);
      case 'raise':
        if (this.roomFor(effect.track)) this.drawToken(effect.track);
        if (!this.isOver) this.turn(effect.track, effect.token, true);
        return;
      case 'exhaust':
        return this.turn(effect.track, effect.token, false);
      case 'activate':
        return this.turn(effect.track, effect.token, true);
      case 'pressure':
        return this.press(effect.amount === 'none left' ? -s.pressure : effect.amount);
      case 'vent':
        return this.press(-this.ventOf(effect.amount));
      case 'raiseCold':
        s.cold = Math.min(last, s.cold + effect.amount);
        return;
      case 'heatingRange':
        s.heatingRanges[effect.level - 1] = Math.min(
          last,
          Math.max(0, s.heatingRanges[effect.level - 1]! + effect.amount),
        );
        return;
      case 'delayStorm':
        if (s.stormRound > 0) s.stormRound = Math.min(box.tracks.rounds, s.stormRound + effect.amount);
        return;
      case 'endStorm':
        s.stormRound = 0;
        s.stormEndRound = Math.min(box.tracks.rounds, s.round + effect.amount);
        return;
      case 'gainStormWork':
        s.stormWorks += effect.amount;
        return;
      case 'hastenTechnology':
        if (s.developingTechnology >= 0)
          s.developmentEndRound = Math.min(
            s.developmentEndRound,
            Math.max(s.round + 1, s.developmentEndRound - effect.amount),
          );
        return;
      case 'endGame':
        return effect.wonWhen.every((req) => this.holds(req))
          ? this.end('won', 'scenario')
          : this.end('lost', 'objective');
      default:
        return this.rareUnit(effect);
    }
  }

  private rareUnit(effect: Effect): void {
    const { s } = this;
    const { citizenType, program, partIndex } = this.top;
    switch (effect.kind) {
      case 'gainAutomaton':
        if (s.automatonsInBank === 0) return;
        s.automatonsInBank--;
        s.reserveMeeples[3]!++;
        return;
      case 'placeAutomatonHere': {
        if (s.automatonsInBank > 0) s.automatonsInBank--;
        else if (s.reserveMeeples[3]! > 0) s.reserveMeeples[3]!--;
        else return;
        s.display.at(-1)!.hasAutomaton = true;
        return;
      }
      case 'drawCitizenCard': {
        const card = this.drawCitizen();
        if (card !== undefined) s.hand.push(card);
        return;
      }
      case 'addDuskCard': {
        const slot = this.box.dusk.findIndex(({ id }) => id === effect.card);
        if (!s.dusk.setAside.includes(slot)) return;
        s.dusk.setAside = s.dusk.setAside.filter((other) => other !== slot);
        return this.addToDusk(slot);
      }
      case 'openExpedition':
        return this.openStack(this.box.expeditions.findIndex(({ id }) => id === effect.card));
      case 'sickenScouts':
        return this.put(
          ...s.expeditionStacks.flatMap(({ scout }) =>
            scout === 'none'
              ? []
              : Array.from({ length: effect.amount }, () => ({ program: 'sick', citizenType: scout })),
          ),
        );
      case 'takeFromSpace':
        return this.takeFrom(s.currentAction.site, effect.amount);
      case 'build':
        s.currentAction.subActionsLeft = effect.subActions;
        s.currentAction.woodDiscount = effect.woodDiscount;
        return;
      case 'useBuilding':
        return this.put({ program: 'use' });
      case 'if': {
        const which = effect.when.every((req) => this.holds(req)) ? 'then' : 'else';
        return this.put({ program: `${program}/${partIndex - 1}/${which}`, citizenType });
      }
      default:
        throw new Error(`no unit of ${effect.kind}`);
    }
  }

  private ventOf(n: number): number {
    const replaced = this.inForce('maxVent').map(({ mod }) => mod.amount);
    return replaced.length > 0 ? Math.max(...replaced) : n;
  }

  private openStack(card: number): void {
    const { expeditionStacks, removedExpeditions } = this.s;
    if (removedExpeditions.includes(card) || expeditionStacks.some(({ cards }) => cards.some((c) => c.card === card)))
      return;
    const empty = expeditionStacks.filter(({ cards }) => cards.length === 0).at(-1);
    if (empty !== undefined) empty.cards = [{ card, face: 'top' }];
  }
}
