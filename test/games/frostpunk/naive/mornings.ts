import { drawInt, shuffle } from '../../../../src/core/chance/random.js';
import type { WeatherCard } from '../../../../src/games/frostpunk/index.js';
import { Actions } from './actions.js';
import { NUMBER, TYPES } from './words.js';

/** The stages from Dawn to Preparation. */
export class Mornings extends Actions {
  protected get weather(): WeatherCard {
    return this.box.weather[this.s.weather.current]!;
  }

  protected newRound(): void {
    this.s.leader = (this.s.leader + 1) % this.s.players;
    this.s.decider = this.s.leader;
    this.s.round++;
  }

  protected develop(): void {
    const { s } = this;
    const technology = this.box.technologies[s.developingTechnology];
    if (technology === undefined || s.developmentEndRound > s.round) return;
    s.isDeveloped[s.developingTechnology] = true;
    s.developingTechnology = -1;
    s.developmentEndRound = 0;
    this.put({ program: `${technology.id}.now` });
  }

  protected triggers(): void {
    const { s } = this;
    const reached = this.box.scenario.filter(
      ({ trigger }) =>
        (trigger.kind === 'round' && trigger.round === s.round) ||
        (trigger.kind === 'stormEnd' && s.stormEndRound === s.round),
    );
    if (s.stormEndRound === s.round) s.stormEndRound = 0;
    for (const card of reached) if (card.staysInPlay) s.isScenarioCardInPlay[this.box.scenario.indexOf(card)] = true;
    this.put(...reached.map(({ id }) => ({ program: id })));
  }

  protected reveal(): void {
    const { morning } = this.s;
    const card = morning.drawStack.pop();
    if (card === undefined) return;
    const { id, options } = this.box.morning[card]!;
    morning.current = card;
    if (options.some((option) => this.usable(option))) return this.askFor({ kind: 'option', optionSet: id });
    morning.removed.push(card);
    morning.current = -1;
  }

  protected icons(): void {
    const { heat, cold } = this.s;
    const lit = this.box.tracks.sickTypes.slice(heat + 1, cold + 1);
    this.put(...lit.flatMap((citizenType) => (citizenType === 'none' ? [] : [{ program: 'sick', citizenType }])));
  }

  protected tower(): void {
    const { outOf, whenThrown, whenHit, whenPulled, whenClosed } = this.box.tower;
    const { tower, random, heat } = this.s;
    const falling = (cubes: number, chance: number): number =>
      Array.from({ length: cubes }, () => drawInt(random, outOf)).filter((n) => n < chance).length;
    const thrown = this.box.tracks.thrownCubes[heat]!;
    const old = tower.inside - tower.drawer;
    let drawer = tower.drawer + falling(thrown, whenThrown);
    if (thrown > 0) drawer += falling(old, whenHit);
    const inside = tower.inside + thrown;
    const out = drawer + falling(inside - drawer, whenPulled);
    tower.inside = inside - out;
    tower.drawer = 0;
    this.press(out);
    if (!this.isOver) tower.drawer = falling(tower.inside, whenClosed);
  }

  protected drawWeather(): void {
    const { weather, random } = this.s;
    if (weather.drawStack.length === 0) {
      weather.drawStack = shuffle(random, weather.discarded);
      weather.discarded = [];
    }
    weather.current = weather.drawStack.pop()!;
  }

  protected hunt(): void {
    if (this.weather.hunt === 0) return;
    for (const site of this.anchors()) {
      const { huntIcons } = this.facilities(site);
      if (huntIcons > 0) this.gain('food', huntIcons + this.bonus('huntBonus'));
    }
  }

  protected marchAll(): void {
    const { scoutSteps } = this.weather;
    if (scoutSteps === 0) return;
    const unitsLeft = scoutSteps + this.bonus('scoutBonus');
    const slots = this.s.expeditionStacks.flatMap(({ scout }, slot) => (scout === 'none' ? [] : [slot]));
    this.put(...slots.map((slot) => ({ program: 'march', slot, unitsLeft })));
  }

  protected storm(): void {
    if (this.s.stormRound === 0 || this.s.stormRound > this.s.round) return;
    this.put({ program: this.box.scenario.find(({ trigger }) => trigger.kind === 'storm')!.id });
  }

  protected askExpert(): void {
    const { token } = this.box.experts[this.s.expert]!;
    if (this.has('hope', token, true) > 0) this.askFor({ kind: 'expert' });
  }

  protected prepare(): void {
    const ready = this.inForce('eachPreparation').filter(({ mod }) => this.usable(mod));
    this.put(...ready.map(({ name }) => ({ program: name })));
  }

  protected tooSick(): void {
    if (this.s.sickCitizens.some((n) => n >= this.box.tracks.sickLimit)) this.end('lost', 'sickness');
  }

  protected sections(): void {
    const types = [...TYPES].sort((a, b) => this.s.sickCitizens[NUMBER[a]]! - this.s.sickCitizens[NUMBER[b]]!);
    this.put(...types.map((citizenType) => ({ program: 'section', citizenType })));
  }
}
