import { Evenings } from './evenings.js';
import { TYPES } from './words.js';

const ORDER = ['dawn', 'morning', 'generator', 'weather', 'preparation', 'action', 'dusk', 'hunger', 'night'] as const;

/** The nine stages. */
export class Stages extends Evenings {
  private readonly steps: Readonly<Record<(typeof ORDER)[number], readonly (() => void)[]>> = {
    dawn: [() => this.newRound(), () => this.develop(), () => this.askTechnology(), () => this.triggers()],
    morning: [() => this.reveal(), () => {}],
    generator: [
      () => this.askFor({ kind: 'burnCoal' }),
      () => this.icons(),
      () => this.tower(),
      () => {
        this.s.heat = 0;
      },
    ],
    weather: [
      () => this.drawWeather(),
      () => this.put({ program: `${this.weather.id}.a` }),
      () => this.hunt(),
      () => this.marchAll(),
      () => {
        if (this.s.stormRound > 0) this.s.stormRound = Math.max(1, this.s.stormRound - this.weather.stormApproach);
      },
      () => this.storm(),
      () => {
        this.s.weather.discarded.push(this.s.weather.current);
        this.s.weather.current = -1;
      },
    ],
    preparation: [() => this.askExpert(), () => this.prepare(), () => this.tooSick(), () => this.sections()],
    action: [() => this.muster()],
    dusk: [
      () => this.menu(),
      () => this.duskEffects(),
      () => this.drawDusk(),
      () => this.putAway(),
      () => this.turnDusk(),
    ],
    hunger: [() => this.askFor({ kind: 'eat' }), () => this.malus(), () => this.feedAll()],
    night: [
      () => this.goHome(),
      () => this.askFor({ kind: 'burnCoal' }),
      () => this.shelter(),
      () => this.endOfRound(),
    ],
  };

  protected enter(stage: (typeof ORDER)[number], step = 0): void {
    const { s } = this;
    s.stage = stage;
    s.step = step;
    s.decider = s.leader;
    s.hasPassed = s.hasPassed.map(() => false);
    this.steps[stage][step]!();
  }

  protected advance(): void {
    const { stage, step } = this.s;
    if (stage === 'action') return this.advanceAction();
    if (stage === 'dusk' && step === 0) return this.menu();
    if (stage === 'night' && step === 2) this.s.exposedMeeples = [0, 0, 0];
    if (step + 1 < this.steps[stage].length) this.enter(stage, step + 1);
    else this.endOfStage();
  }

  protected override endOfStage(): void {
    this.enter(ORDER[(ORDER.indexOf(this.s.stage) + 1) % ORDER.length]!);
  }

  private muster(): void {
    const { s, box } = this;
    TYPES.forEach((type, t) => {
      const scouts = s.expeditionStacks.filter(({ scout }) => scout === type);
      const wanted = Math.min([9, 6, 6][t]!, box.tracks.meeplesFor[t]![s.citizens[t]!]!);
      while (scouts.length > wanted) {
        const last = scouts.pop()!;
        last.scout = 'none';
        last.scoutSpace = 0;
      }
      s.reserveMeeples[t] = wanted - scouts.length;
      s.coveredTokens[t] = Math.min(s.tiredTokens[t]!, s.reserveMeeples[t]!);
    });
  }

  private menu(): void {
    if (!this.s.isCallOfDutyUsed || this.canPatrol()) this.askFor({ kind: 'dusk' });
    else this.enter('dusk', 1);
  }
}
