import type { CardSymbol, Category, FiledCard, Score, Tool } from '../../../../src/games/nunatak/index.js';
import { CARDS, FAVOURS, SYMBOLS } from './box.js';
import { Judge } from './judge.js';
import { BORDER, floorOf } from './words.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const TYPES = Object.values(SYMBOLS);
const TOOLS: readonly Tool[] = ['rope', 'pickaxe', 'saw'];
const BY_TOOL = [0, 1, 3, 8, 15, 24, 33, 42];
const NUMBERED = [1, 3, 6, 10];
const COMPLETION = [
  ['one', 'two'],
  ['labourer', 'engineer'],
  ['sculptor', 'artisan'],
  ['artisan', 'tools'],
  ['steps', 'engineer'],
  ['elder', 'favours'],
];
const RATINGS = [
  [150, 'slush'],
  [185, 'snowball'],
  [200, 'ice-cube'],
  [225, 'ice-block'],
  [250, 'iceberg'],
  [Number.POSITIVE_INFINITY, 'ice-temple'],
] as const;

/** A game in progress: its score. */
export class Count extends Judge {
  protected cards(owner: number, type: CardSymbol): readonly FiledCard[] {
    return this.s.filedCards[owner]!.filter(({ countsAs }) => countsAs === type);
  }
  private hasPlayed(player: number, id: string): boolean {
    return this.s.usedFavours[player]!.some((favour) => FAVOURS[favour] === id);
  }
  private tools(player: number): readonly number[] {
    return TOOLS.map((tool) => this.cards(player, 'artisan').filter((held) => held.tool === tool).length);
  }
  private beastSymbols(player: number): readonly number[] {
    return this.cards(player, 'beast').map(({ card, isTransformed }) =>
      isTransformed ? 0 : CARDS[card]!.beastSymbols,
    );
  }

  private quantity(player: number, what: string): number {
    if (what === 'one') return this.beastSymbols(player).filter((n) => n === 1).length;
    if (what === 'two') return this.beastSymbols(player).filter((n) => n === 2).length;
    if (what === 'tools') return this.tools(player).filter((n) => n > 0).length;
    if (what === 'steps') return this.s.engineeringSteps[player]!;
    if (what === 'favours') return this.s.favours[player]!.length;
    return this.cards(player, what as CardSymbol).length;
  }
  /** Returns the two players who have an extra turn, best first. */
  protected bestTwo(): number[] {
    const lines = COMPLETION[this.s.completionCard]!;
    const worth = (player: number): number =>
      10_000 * this.quantity(player, lines[0]!) + 100 * this.quantity(player, lines[1]!) + player;
    return [0, 1, 2, 3].sort((a, b) => worth(b) - worth(a)).slice(0, 2);
  }

  /** Returns the points of each owner in a square. */
  protected shares(cells: readonly number[], active: number): number[] {
    const counts = this.s.filedCards.map((_, owner) => this.own(owner, cells));
    const points = counts.map(() => 0);
    const present = counts.flatMap((count, owner) => (count > 0 ? owner : []));
    const most = (owners: readonly number[]): readonly number[] => {
      const tied = owners.filter((owner) => owners.every((other) => counts[other]! <= counts[owner]!));
      return tied.includes(active) ? [active] : tied;
    };
    // With two players Siku, the last of the owners, may tie with the human whose turn it is not.
    const first = most(present).at(-1)!;
    points[first] = 5;
    if (present.length === 4) return points;
    const second = most(present.filter((owner) => owner !== first));
    for (const owner of second) points[owner] = second.length === 1 ? 2 : 1;
    return points;
  }

  private dome(): number {
    let ahead = this.s.filedCards.map((_, owner) => owner);
    for (const cells of [BORDER, ...[1, 2, 3, 4].map((floor) => BORDER.filter((cell) => floorOf(cell) === floor))]) {
      const most = Math.max(...ahead.map((owner) => this.own(owner, cells)));
      ahead = ahead.filter((owner) => this.own(owner, cells) === most);
    }
    return ahead.length === 1 ? ahead[0]! : -1;
  }
  private labourers(player: number): number {
    const numbers = this.s.filedCards.map(
      (_, owner) =>
        this.cards(owner, 'labourer').length + (owner < this.s.players && this.hasPlayed(owner, 'vigour') ? 1 : 0),
    );
    const mine = numbers[player]!;
    if (mine === 0) return 0;
    if (numbers.some((other) => other > mine)) return 2 * mine;
    return numbers.filter((other) => other === mine).length > 1 ? 12 : 20;
  }
  private elders(player: number): number {
    const scoring = this.cards(player, 'elder').filter(({ isTransformed }) => !isTransformed);
    return sum(scoring.flatMap(({ card }) => CARDS[card]!.pair.map((type) => this.cards(player, type).length)));
  }
  private categories(player: number): Record<Category, number> {
    const { s } = this;
    const has = TYPES.map((type) => this.cards(player, type).length);
    const sculptors = this.cards(player, 'sculptor').length;
    const tools = this.tools(player);
    const beasts = this.beastSymbols(player);
    return {
      support: s.supportPoints[player]!,
      squares: s.squarePoints[player]!,
      favours: s.favourPoints[player]! + (this.hasPlayed(player, 'harmony') ? has.filter((n) => n > 0).length : 0),
      dome: this.dome() === player ? 7 : 0,
      labourers: this.labourers(player),
      sculptors: (sculptors * (sculptors + 3)) / 2,
      artisans: sum(tools.map((n) => BY_TOOL[n]!)) + 10 * Math.min(...tools),
      beasts: beasts.length * (sum(beasts) + (this.hasPlayed(player, 'team') ? 2 : 0)),
      engineers:
        this.cards(player, 'engineer').length * (NUMBERED.filter((n) => n <= s.engineeringSteps[player]!).at(-1) ?? 0),
      elders: this.elders(player),
      unusedFavours: 2 * s.favours[player]!.length,
      sets: 10 * Math.min(...has),
    };
  }
  /** Returns the number at the step of a player, or the next one ahead. */
  protected insight(player: number): number {
    return NUMBERED.find((n) => n >= this.s.engineeringSteps[player]!)!;
  }

  /** Returns the payoff of each player. */
  returns(): number[] {
    const { over, players, winners } = this.score();
    if (!over) return players.map(() => 0);
    if (this.s.players === 1) return [RATINGS.findIndex(([most]) => players[0]!.total <= most) / 5];
    return players.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0));
  }

  score(): Score {
    const over = this.s.phase.kind === 'over';
    const players = this.s.engineeringSteps.map((_, player) => {
      const categories = this.categories(player);
      return {
        total: sum(Object.values(categories)),
        categories,
        tieBreaks: { borderBlocks: this.own(player, BORDER) },
      };
    });
    const merit = players.map(({ total }, player) => 100 * total + this.own(player, BORDER));
    const ranking = [...new Set(merit)]
      .sort((a, b) => b - a)
      .map((level) => merit.flatMap((each, player) => (each === level ? player : [])));
    const rating = RATINGS.find(([most]) => players[0]!.total <= most)![1];
    return {
      over,
      players,
      ranking,
      winners: over ? ranking[0]! : [],
      outcome: over && this.s.players === 1 ? rating : null,
    };
  }
}
