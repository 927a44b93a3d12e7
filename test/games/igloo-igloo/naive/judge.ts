import { Shown } from './shown.js';
import { around, beside, CORNERS, CROWN, DIRS, EVERY_TEXT, isExit, PHASES, SPACES, worthOf } from './words.js';

/** The legality of moves. */
export class Judge extends Shown {
  /** Returns the clause that forbids a move, and of several causes the number of this one; null if it is legal. */
  refusal(text: string): string | null {
    const [letters, other] = PHASES[this.phase]!;
    return letters.includes(text.charAt(0)) ? this.forbiddenBy(text) : other;
  }

  legal(): readonly string[] {
    return EVERY_TEXT.filter((text) => this.refusal(text) === null);
  }

  protected forbiddenBy(text: string): string | null {
    const rest = text.slice(1);
    switch (text.charAt(0)) {
      case 'M':
        return this.meltForbiddenBy(rest);
      case 'D':
        return this.shiftForbiddenBy(rest.slice(0, 2), rest.charAt(2));
      case 'V':
        return this.destinationForbiddenBy(this.gap(this.about)!, rest);
      case 'T':
        return this.keptForbiddenBy('thaw') ?? this.thawForbiddenBy(rest);
      case 'A':
        return this.keptForbiddenBy('animals') ?? (this.anyStep() ? null : 'IG-ANIMAL-1');
      case 'S':
        return this.stepForbiddenBy(rest.slice(0, -3), rest.slice(-3, -1), rest.slice(-1));
      case 'Y':
        return this.held('harpoon', this.player) ? null : 'IG-ATTACK-7';
      case 'E':
        return this.keptForbiddenBy(`endurance${rest}`);
      case 'W':
        return this.walkForbiddenBy(rest.slice(0, 2), beside(rest.slice(0, 2), rest.charAt(2))!);
      case 'K':
        if (this.inuitsAt(rest, this.turn).length === 0) return 'IG-KAYAK-1 1';
        if (this.points < 3) return 'IG-TURN-2 2';
        return this.shores(rest).some((cell) => this.entryForbiddenBy(cell) === null) ? null : 'IG-KAYAK-3 2';
      case 'L':
        if (rest === this.about) return 'IG-KAYAK-1 2';
        if (this.floe(rest) === undefined) return 'IG-KAYAK-1 3';
        return this.shores(this.about).includes(rest) ? this.entryForbiddenBy(rest) : 'IG-KAYAK-1 4';
      case 'H':
        return this.huntForbiddenBy(rest.slice(0, -2), rest.slice(-2));
      case 'J':
        if (this.keptForbiddenBy('harpoon') !== null) return this.keptForbiddenBy('harpoon');
        if (this.find(rest.slice(-2), rest.slice(0, -2)) === undefined) return 'IG-HARPOON-1';
        return this.reachForbiddenBy(rest.slice(0, -2), rest.slice(-2));
      case 'I':
        return this.iglooForbiddenBy(rest);
      default:
        return null;
    }
  }

  protected byRule(): readonly string[] {
    return SPACES.filter((cell) => this.isFaceDown(cell) && this.isBare(cell) && this.isBesideWater(cell));
  }
  protected meltForbiddenBy(cell: string): string | null {
    if (this.byRule().includes(cell)) return null;
    if (this.floe(cell)?.isUp) return 'IG-MELT-5';
    if (this.floe(cell) === undefined) return 'IG-MELT-1 1';
    if (!this.isBare(cell)) return 'IG-MELT-1 2';
    if (this.byRule().length > 0) return 'IG-MELT-1 3';
    return CROWN.includes(cell) ? null : 'IG-MELT-2';
  }
  protected canMelt(): boolean {
    return SPACES.some((cell) => this.meltForbiddenBy(cell) === null);
  }

  protected destinationForbiddenBy(gap: string, cell: string): string | null {
    if (!around(gap).includes(cell)) return 'IG-DRIFT-5 3';
    if (!this.isWater(cell)) return 'IG-DRIFT-5 4';
    return this.find(cell, 'b') === undefined ? null : 'IG-DRIFT-5 5';
  }
  protected shiftForbiddenBy(cell: string, dir: string): string | null {
    if (this.floe(cell) === undefined) return 'IG-DRIFT-2';
    const gap = this.gap(cell + dir);
    if (!this.isWater(gap)) return 'IG-DRIFT-3';
    const isClear = this.animalsAt(gap!).length === 0;
    return isClear || SPACES.some((each) => this.destinationForbiddenBy(gap!, each) === null) ? null : 'IG-DRIFT-5 2';
  }

  protected keptForbiddenBy(kind: string): string | null {
    if (this.held(kind) === undefined) return 'IG-KEPT-1';
    return this.used.has(kind.replace(/\d/, '')) ? 'IG-KEPT-2' : null;
  }
  protected thawForbiddenBy(cell: string): string | null {
    if (!this.isFaceDown(cell)) return 'IG-THAW-1 1';
    if (!this.isBesideWater(cell)) return 'IG-THAW-1 2';
    return this.iglooAt(cell) === undefined ? null : 'IG-THAW-2';
  }
  protected stepForbiddenBy(animal: string, cell: string, dir: string): string | null {
    const to = beside(cell, dir)!;
    if (this.find(cell, animal) === undefined) return 'IG-ANIMAL-2 2';
    if (animal === 'b') return this.find(to, 'b') === undefined ? null : 'IG-ANIMAL-5';
    if (animal.startsWith('f')) return this.isWater(to) ? null : 'IG-ANIMAL-3';
    return this.floe(to) === undefined ? 'IG-ANIMAL-4' : null;
  }
  protected anyStep(): boolean {
    const placed = this.animals.filter(({ at }) => SPACES.includes(at));
    return placed.some(({ name, at }) =>
      DIRS.some((dir) => isExit(at, dir) && this.stepForbiddenBy(name, at, dir) === null),
    );
  }

  protected entryForbiddenBy(cell: string): string | null {
    const owner = this.iglooAt(cell)?.player ?? this.turn;
    if (this.variant === 'expert' && owner !== this.turn) return 'IG-EXPERT-1';
    if (this.find(cell, 'b') === undefined) return null;
    if (this.held('harpoon') === undefined) return 'IG-WALK-3';
    return this.used.has('harpoon') ? 'IG-KEPT-2' : null;
  }
  protected walkForbiddenBy(cell: string, to: string): string | null {
    const isFrom = (each: string): boolean => this.inuitsAt(each, this.turn).length > 0;
    if (!isFrom(cell)) return around(to).some(isFrom) ? 'IG-WALK-1 1' : 'IG-WALK-1 2';
    if (this.points < 1) return 'IG-TURN-2 2';
    return this.floe(to) === undefined ? 'IG-WALK-2' : this.entryForbiddenBy(to);
  }
  /** Lists the floes next to the water next to a cell. */
  protected shores(from: string): readonly string[] {
    const isOpen = (cell: string): boolean => this.isWater(cell) && this.find(cell, 'b') === undefined;
    const water = new Set(around(from).filter(isOpen));
    for (const cell of water) for (const next of around(cell).filter(isOpen)) water.add(next);
    const floes = SPACES.filter((cell) => this.floe(cell) !== undefined && cell !== from);
    return floes.filter((cell) => around(cell).some((next) => water.has(next)));
  }

  protected reachForbiddenBy(animal: string, cell: string): string | null {
    const isMine = (at: string): boolean => !CORNERS.includes(at) && this.inuitsAt(at, this.turn).length > 0;
    if (animal.startsWith('f')) return around(cell).some(isMine) ? null : 'IG-HUNT-3';
    if (isMine(cell)) return null;
    if (animal !== 'b') return 'IG-HUNT-2';
    return this.isWater(cell) ? 'IG-HUNT-4 1' : 'IG-HUNT-4 2';
  }
  protected huntForbiddenBy(animal: string, cell: string): string | null {
    if (this.find(cell, animal) === undefined) return 'IG-HUNT-1 1';
    const clause = this.reachForbiddenBy(animal, cell);
    return clause === null && this.points < worthOf(animal) ? 'IG-HUNT-1 2' : clause;
  }
  protected iglooForbiddenBy(cell: string): string | null {
    const here = this.inuitsAt(cell);
    if (!here.some(({ player }) => player === this.turn)) return 'IG-IGLOO-1 1';
    if (here.some(({ player }) => player !== this.turn)) return 'IG-IGLOO-1 2';
    if (this.iglooAt(cell) !== undefined) return 'IG-IGLOO-2';
    if (!this.igloos.some(({ player, at }) => player === this.turn && at === 'reserve')) return 'IG-IGLOO-3';
    return this.points < 3 ? 'IG-TURN-2 2' : null;
  }
}
