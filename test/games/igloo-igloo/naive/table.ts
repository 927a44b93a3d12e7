import { components, type Variant } from '../../../../src/games/igloo-igloo/index.js';
import { type Sequence, sequenceOf } from '../../../support/stream.js';
import { ANIMALS, type Animal, around, beside, CENTRE, type Piece, SPACES, type Tile } from './words.js';

/**
 * The pieces of a game in progress. Each is on a cell, or in `supply`, `hand 0`, `trophies 0`, `reserve`, `waiting`,
 * `removed` ...
 */
export class Table {
  readonly players: number;
  readonly variant: Variant;
  readonly random: Sequence;
  readonly tiles: Tile[] = [];
  readonly animals: Animal[] = [];
  readonly inuits: Piece[] = [];
  readonly igloos: Piece[] = [];
  phase = 'placeInuit';
  /**
   * The place that the phase is about: the waiting shift, the cell attacked or left in flight, the start of the kayak.
   */
  about = '';
  turn = 0;
  player = 0;
  melted = false;
  points = 0;
  steps = 0;
  used = new Set<string>();

  constructor(players: 2 | 3 | 4, variant: Variant, seed: string) {
    this.players = players;
    this.variant = variant;
    this.random = sequenceOf(seed);
    const pile = components.tiles.flatMap(({ kind, count }) => new Array<string>(count).fill(kind));
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [pile[i], pile[j]] = [pile[j]!, pile[i]!];
    }
    const laid = SPACES.filter((cell) => !CENTRE.includes(cell));
    laid.forEach((at, i) => void this.tiles.push({ kind: pile[i]!, at, isUp: false }));
    [8, 12, 8, 3, 4, 3, 4].forEach((count, i) => {
      for (let k = 0; k < count; k++) this.animals.push({ name: ANIMALS[i]!, at: 'supply' });
    });
    for (let player = 0; player < players; player++) {
      for (let i = 0; i < (players === 2 ? 5 : 3); i++) this.inuits.push({ player, at: 'reserve' });
      for (let i = 0; i < 2; i++) this.igloos.push({ player, at: 'reserve' });
    }
    for (const cell of CENTRE) this.drawn('f').at = cell;
    this.turn = this.below(players);
    this.player = this.turn;
  }

  below(n: number): number {
    return Math.floor(this.random() * n);
  }

  /** Returns a random fish or fox of the supply, which is sorted by value. */
  drawn(letter: string): Animal {
    const supply = this.animals.filter(({ name, at }) => at === 'supply' && name.startsWith(letter));
    return supply[this.below(supply.length)]!;
  }

  // These methods find pieces by place.

  floe(cell: string | undefined): Tile | undefined {
    return this.tiles.find(({ at }) => at === cell);
  }
  isWater(cell: string | undefined): boolean {
    return cell !== undefined && SPACES.includes(cell) && this.floe(cell) === undefined;
  }
  animalsAt(cell: string, names = ''): readonly Animal[] {
    return this.animals.filter(({ at, name }) => at === cell && (names === '' || names.includes(name.charAt(0))));
  }
  find(cell: string, name: string): Animal | undefined {
    return this.animals.find((animal) => animal.at === cell && animal.name === name);
  }
  inuitsAt(cell: string, player?: number): readonly Piece[] {
    return this.inuits.filter(({ at, player: owner }) => at === cell && (player === undefined || owner === player));
  }
  iglooAt(cell: string): Piece | undefined {
    return this.igloos.find(({ at }) => at === cell);
  }
  isBare(cell: string): boolean {
    return this.animalsAt(cell).length + this.inuitsAt(cell).length === 0 && this.iglooAt(cell) === undefined;
  }
  isFaceDown(cell: string): boolean {
    return this.floe(cell)?.isUp === false;
  }
  isBesideWater(cell: string): boolean {
    return around(cell).some((next) => this.isWater(next));
  }
  hand(player: number): readonly Tile[] {
    return this.tiles.filter(({ at }) => at === `hand ${player}`);
  }
  held(kind: string, player = this.turn): Tile | undefined {
    return this.hand(player).find((tile) => tile.kind === kind);
  }

  protected seats(): readonly number[] {
    return Array.from({ length: this.players }, (_, player) => player);
  }

  protected run(cell: string, dir: string): readonly string[] {
    if (this.floe(cell) === undefined) return [];
    const next = beside(cell, dir);
    return [cell, ...(next === undefined ? [] : this.run(next, dir))];
  }
  protected gap(exit: string): string | undefined {
    return beside(this.run(exit.slice(0, 2), exit.charAt(2)).at(-1)!, exit.charAt(2));
  }
  /** Lists the players from the one after this on, the mover last. */
  protected clockwise(player: number): readonly number[] {
    const next = (player + 1) % this.players;
    return next === this.turn ? [next] : [next, ...this.clockwise(next)];
  }
  protected fleeing(): readonly Piece[] {
    return this.clockwise(this.turn).flatMap((player) => this.inuitsAt('waiting', player));
  }
}
