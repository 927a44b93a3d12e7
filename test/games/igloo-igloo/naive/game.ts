import { Judge } from './judge.js';
import { type Animal, beside, exits, KEPT, type Piece, SPACES, worthOf } from './words.js';

/** A game in progress, with the effects of moves. */
export class Naive extends Judge {
  move(text: string): void {
    const rest = text.slice(1);
    switch (text.charAt(0)) {
      case 'P':
        this.inuits.find(({ player, at }) => player === this.turn && at === 'reserve')!.at = rest;
        this.turn = (this.turn + 1) % this.players;
        this.player = this.turn;
        if (this.inuits.every(({ at }) => at !== 'reserve')) this.begin(this.turn);
        return;
      case 'M':
        return this.melt(rest);
      case 'D':
        this.about = rest;
        if (this.animalsAt(this.gap(rest)!).length > 0) this.phase = 'displace';
        else this.shift();
        return;
      case 'V':
        return this.displace(this.gap(this.about)!, rest);
      case 'T':
        return this.thaw(rest);
      case 'A':
        this.spend('animals');
        this.steps = 3;
        return this.resume();
      case 'S':
        return this.step(rest.slice(0, -3), rest.slice(-3, -1), rest.slice(-1));
      case 'Y':
        this.spend('harpoon', this.player);
        this.find(this.about, 'b')!.at = `trophies ${this.player}`;
        return this.resume();
      case 'N':
        return this.ask(this.player === this.turn ? [] : this.clockwise(this.player));
      case 'F':
        this.fleeing()[0]!.at = rest;
        return this.fleeing().length > 0 ? undefined : this.resume();
      case 'E':
        this.spend(`endurance${rest}`);
        this.points += Number(rest);
        return this.act();
      case 'W':
        this.points -= 1;
        return this.go(rest.slice(0, 2), beside(rest.slice(0, 2), rest.charAt(2))!);
      case 'K':
        this.points -= 3;
        this.phase = 'kayak';
        this.about = rest;
        return;
      case 'L':
        return this.go(this.about, rest);
      case 'H':
        this.points -= worthOf(rest.slice(0, -2));
        this.find(rest.slice(-2), rest.slice(0, -2))!.at = `trophies ${this.turn}`;
        return this.act();
      case 'J':
        this.spend('harpoon');
        this.find(rest.slice(-2), rest.slice(0, -2))!.at = `trophies ${this.turn}`;
        return this.act();
      case 'I':
        this.points -= 3;
        this.igloos.find(({ player, at }) => player === this.turn && at === 'reserve')!.at = rest;
        return this.act();
      default:
        return this.begin((this.turn + 1) % this.players);
    }
  }

  protected begin(player: number): void {
    Object.assign(this, { turn: player, player, melted: false, points: 0, steps: 0, used: new Set() });
    this.phase = this.canMelt() ? 'melt' : 'over';
  }

  protected melt(cell: string): void {
    const tile = this.floe(cell)!;
    if (KEPT.includes(tile.kind)) tile.at = `hand ${this.turn}`;
    else if (tile.kind === 'pack') tile.isUp = true;
    else tile.at = 'discarded';
    const fish = { fish2: 2, fish3: 3 }[tile.kind] ?? 0;
    for (let i = 0; i < fish; i++) this.drawn('f').at = cell;
    if (tile.kind === 'bear') this.drawnBear().at = cell;
    if (tile.kind === 'pack') this.drawn('x').at = cell;
    if (
      tile.kind === 'drift' &&
      exits(SPACES).some((exit) => this.shiftForbiddenBy(exit.slice(0, 2), exit.charAt(2)) === null)
    ) {
      this.phase = 'drift';
      return;
    }
    this.meltIsDone();
  }
  protected drawnBear(): Animal {
    return this.animals.find(({ name, at }) => name === 'b' && at === 'supply')!;
  }
  protected meltIsDone(): void {
    this.melted = true;
    this.points = 3;
    this.act();
  }
  protected act(): void {
    this.phase = 'act';
    if (this.hand(this.turn).length === 0 && this.legal().join() === 'end') this.begin((this.turn + 1) % this.players);
  }

  protected displace(gap: string, to: string): void {
    const moved = this.animalsAt(gap);
    if (this.find(gap, 'b') !== undefined) for (const fish of this.animalsAt(to, 'f')) fish.at = 'removed';
    for (const animal of moved) animal.at = to;
    this.shift();
  }
  protected shift(): void {
    const dir = this.about.charAt(2);
    for (const cell of [...this.run(this.about.slice(0, 2), dir)].reverse()) {
      const to = beside(cell, dir)!;
      for (const thing of [this.floe(cell)!, ...this.animalsAt(cell), ...this.inuitsAt(cell)]) thing.at = to;
      const igloo = this.iglooAt(cell);
      if (igloo !== undefined) igloo.at = to;
    }
    this.meltIsDone();
  }

  protected spend(kind: string, player = this.turn): void {
    this.held(kind, player)!.at = 'discarded';
    if (player === this.turn) this.used.add(kind.replace(/\d/, ''));
  }
  protected thaw(cell: string): void {
    this.spend('thaw');
    this.floe(cell)!.at = 'thawed';
    for (const animal of this.animalsAt(cell)) animal.at = 'removed';
    this.about = cell;
    this.drive(this.inuitsAt(cell));
  }
  protected drive(inuits: readonly Piece[]): void {
    for (const inuit of inuits) inuit.at = 'waiting';
    this.player = this.turn;
    this.phase = 'flee';
    if (inuits.length === 0) this.resume();
  }

  protected step(name: string, cell: string, dir: string): void {
    const to = beside(cell, dir)!;
    this.steps -= 1;
    if (name === 'b') for (const prey of this.animalsAt(to)) prey.at = 'removed';
    this.find(cell, name)!.at = to;
    this.about = to;
    if (name === 'b' && this.inuitsAt(to).length > 0) this.ask(this.clockwise(this.turn));
    else this.resume();
  }
  protected ask(players: readonly number[]): void {
    const asked = players.find(
      (player) =>
        this.inuitsAt(this.about, player).length > 0 &&
        this.hand(player).length > 0 &&
        !(player === this.turn && this.used.has('harpoon')),
    );
    if (asked === undefined) {
      const owner = this.iglooAt(this.about)?.player;
      this.drive(this.inuitsAt(this.about).filter(({ player }) => player !== owner));
      return;
    }
    this.phase = 'attack';
    this.player = asked;
  }
  protected resume(): void {
    this.player = this.turn;
    if (this.steps > 0 && this.anyStep()) {
      this.phase = 'stepAnimal';
      return;
    }
    this.steps = 0;
    if (this.melted) this.act();
    else this.phase = this.canMelt() ? 'melt' : 'over';
  }

  protected go(from: string, to: string): void {
    this.inuitsAt(from, this.turn)[0]!.at = to;
    const bear = this.find(to, 'b');
    if (bear !== undefined) {
      this.spend('harpoon');
      bear.at = `trophies ${this.turn}`;
    }
    this.act();
  }
}
