import { draw, shuffle } from '../../../../src/core/chance/random.js';
import type { Weather } from '../../../../src/games/frostpunk/index.js';
import { Actions } from './actions.js';
import { NUMBER, TYPES } from './words.js';

/** The stages from Dawn to Preparation. */
export class Mornings extends Actions {
  protected get weather(): Weather {
    return this.box.weather[this.s.weather.current]!;
  }

  protected newRound(): void {
    this.s.leader = (this.s.leader + 1) % this.s.players;
    this.s.actor = this.s.leader;
    this.s.round++;
  }

  protected develop(): void {
    const { s } = this;
    const technology = this.box.technologies[s.developing];
    if (technology === undefined || s.developAt > s.round) return;
    s.technologies[s.developing] = true;
    s.developing = -1;
    s.developAt = 0;
    this.put({ program: `${technology.id}.now` });
  }

  protected triggers(): void {
    const { s } = this;
    const reached = this.box.scenario.filter(
      ({ at }) => (at.kind === 'round' && at.round === s.round) || (at.kind === 'stormEnd' && s.stormEnd === s.round),
    );
    if (s.stormEnd === s.round) s.stormEnd = 0;
    for (const card of reached) if (card.stays) s.scenario[this.box.scenario.indexOf(card)] = true;
    this.put(...reached.map(({ id }) => ({ program: id })));
  }

  protected reveal(): void {
    const { morning } = this.s;
    const card = morning.deck.pop();
    if (card === undefined) return;
    const { id, options } = this.box.morning[card]!;
    morning.current = card;
    if (options.some((option) => this.usable(option))) return this.askFor({ kind: 'option', set: id });
    morning.gone.push(card);
    morning.current = -1;
  }

  protected icons(): void {
    const { heat, cold } = this.s;
    const lit = this.box.tracks.icons.slice(heat + 1, cold + 1);
    this.put(...lit.flatMap((type) => (type === 'none' ? [] : [{ program: 'sick', type }])));
  }

  protected tower(): void {
    const { of, fall, knock, pull, close } = this.box.tower;
    const { tower, random, heat } = this.s;
    const falling = (cubes: number, chance: number): number =>
      Array.from({ length: cubes }, () => draw(random, of)).filter((n) => n < chance).length;
    const thrown = this.box.tracks.throws[heat]!;
    const old = tower.inside - tower.drawer;
    let drawer = tower.drawer + falling(thrown, fall);
    if (thrown > 0) drawer += falling(old, knock);
    const inside = tower.inside + thrown;
    const out = drawer + falling(inside - drawer, pull);
    tower.inside = inside - out;
    tower.drawer = 0;
    this.press(out);
    if (!this.isOver) tower.drawer = falling(tower.inside, close);
  }

  protected drawWeather(): void {
    const { weather, random } = this.s;
    if (weather.deck.length === 0) {
      weather.deck = shuffle(random, weather.discard);
      weather.discard = [];
    }
    weather.current = weather.deck.pop()!;
  }

  protected hunt(): void {
    if (this.weather.hunt === 0) return;
    for (const site of this.anchors()) {
      const { hunt } = this.facilities(site);
      if (hunt > 0) this.gain('food', hunt + this.bonus('huntBonus'));
    }
  }

  protected marchAll(): void {
    const { scouts } = this.weather;
    if (scouts === 0) return;
    const left = scouts + this.bonus('scoutBonus');
    const slots = this.s.stacks.flatMap(({ scout }, slot) => (scout === 'none' ? [] : [slot]));
    this.put(...slots.map((slot) => ({ program: 'march', slot, left })));
  }

  protected storm(): void {
    if (this.s.storm === 0 || this.s.storm > this.s.round) return;
    this.put({ program: this.box.scenario.find(({ at }) => at.kind === 'storm')!.id });
  }

  protected askExpert(): void {
    const { token } = this.box.experts[this.s.expert]!;
    if (this.has('hope', token, true) > 0) this.askFor({ kind: 'expert' });
  }

  protected prepare(): void {
    const ready = this.inForce('prepare').filter(({ mod }) => this.usable(mod));
    this.put(...ready.map(({ name }) => ({ program: name })));
  }

  protected tooSick(): void {
    if (this.s.sick.some((n) => n >= this.box.tracks.sickLimit)) this.end('lost', 'sickness');
  }

  protected sections(): void {
    const types = [...TYPES].sort((a, b) => this.s.sick[NUMBER[a]]! - this.s.sick[NUMBER[b]]!);
    this.put(...types.map((type) => ({ program: 'section', type })));
  }
}
