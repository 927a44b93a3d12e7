import { components, game, type Prize, type RoundResult, type State } from '../../../src/games/blueprints/index.js';
import { sequenceOf } from '../../support/stream.js';

// A second reading of the rules that shares no code with the first, and aims to be obvious rather than fast. Dice are
// texts such as 'W3', cells are points of a grid, a building is a heap of cubes.

const COLOURS = { W: 'wood', R: 'recycled', S: 'stone', G: 'glass' } as const;
type Letter = keyof typeof COLOURS;
const LETTERS = Object.keys(COLOURS) as Letter[];
const ALL_DICE = LETTERS.flatMap((letter) => [1, 2, 3, 4, 5, 6].map((value) => `${letter}${value}`));
const CELLS = [...'abcdef'];

const colour = (die: string): Letter => die.charAt(0) as Letter;
const value = (die: string): number => Number(die.charAt(1));
const dieText = (die: number): string => ALL_DICE[die]!;
const letterOf = (name: string): Letter => LETTERS.find((letter) => COLOURS[letter] === name)!;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

interface Cube {
  readonly die: string;
  readonly row: number;
  readonly column: number;
  readonly level: number;
}

/** Returns the standing dice of a player. */
const cubes = (chosen: readonly string[], cells: readonly number[]): readonly Cube[] =>
  chosen.flatMap((die, i) => {
    const cell = cells[i]!;
    const level = cells.slice(0, i).filter((other) => other === cell).length + 1;
    return cell === -1 ? [] : [{ die, row: Math.floor(cell / 2), column: cell % 2, level }];
  });

const distance = (a: Cube, b: Cube): number =>
  Math.abs(a.row - b.row) + Math.abs(a.column - b.column) + Math.abs(a.level - b.level);

const number = (building: readonly Cube[], letter: Letter): number =>
  building.filter(({ die }) => colour(die) === letter).length;

const bonus = (building: readonly Cube[], heights: readonly number[]): number => {
  const built = CELLS.map((_, cell) => building.filter(({ row, column }) => 2 * row + column === cell).length);
  return String(built) === String(heights) ? 6 : 0;
};

const wood = (building: readonly Cube[]): number =>
  sum(
    building.flatMap((one) => building.map((other) => (colour(one.die) === 'W' && distance(one, other) === 1 ? 2 : 0))),
  );

const recycled = (building: readonly Cube[]): number =>
  new Map([
    [0, 0],
    [1, 2],
    [2, 5],
    [3, 10],
    [4, 15],
    [5, 20],
    [6, 30],
  ]).get(number(building, 'R'))!;

const stone = (building: readonly Cube[]): number =>
  sum(
    building.map(({ die, level }) => {
      if (colour(die) !== 'S') return 0;
      if (level === 1) return 2;
      if (level === 2) return 3;
      return level === 3 ? 5 : 8;
    }),
  );

const glass = (building: readonly Cube[]): number =>
  sum(building.map(({ die }) => (colour(die) === 'G' ? value(die) : 0)));

const isSkyscraper = (building: readonly Cube[]): boolean => building.some(({ level }) => level === 5);
const isSound = (building: readonly Cube[]): boolean =>
  building.some(({ die }) => building.filter((other) => value(other.die) === value(die)).length > 3);
const isGeometric = (building: readonly Cube[]): boolean => new Set(building.map(({ die }) => value(die))).size === 6;
const isUniform = (building: readonly Cube[]): boolean => LETTERS.some((letter) => number(building, letter) > 4);

/** Returns the result of a round. */
export const naiveResult = ({ players, startPlayer, demand, plans, chosenDice, dieCells }: State): RoundResult => {
  const buildings = chosenDice.map((dice, player) => cubes(dice.map(dieText), dieCells[player]!));
  const seats = buildings.map((_, player) => player);
  const parts = {
    bonus: buildings.map((building, player) => bonus(building, components.plans[plans[player]!]!)),
    wood: buildings.map(wood),
    recycled: buildings.map(recycled),
    stone: buildings.map(stone),
    glass: buildings.map(glass),
  };
  const total = seats.map((player) => sum(Object.values(parts).map((part) => part[player]!)));
  const turnOrder = seats.map((i) => (startPlayer + i) % players);

  /** Checks whether the tie chain puts one player ahead of another. */
  const winsTie = (one: number, other: number): boolean => {
    for (const name of demand) {
      const [mine, his] = [one, other].map((player) => number(buildings[player]!, letterOf(name)));
      if (mine !== his) return mine! > his!;
    }
    return turnOrder.indexOf(one) > turnOrder.indexOf(other);
  };
  const isAhead = (one: number, other: number): boolean =>
    total[one] === total[other] ? winsTie(one, other) : total[one]! > total[other]!;
  // A player's place is the number of players ahead.
  const ranking: number[] = [];
  for (const player of seats)
    ranking[seats.filter((other) => other !== player && isAhead(other, player)).length] = player;

  const best = (qualifies: (building: readonly Cube[]) => boolean): number | null => {
    const qualified = seats.filter((player) => qualifies(buildings[player]!));
    return qualified.find((player) => qualified.every((other) => other === player || winsTie(player, other))) ?? null;
  };
  const prizes: Record<Prize, number | null> = {
    skyscraper: best(isSkyscraper),
    structuralIntegrity: best(isSound),
    geometer: best(isGeometric),
    materials: best(isUniform),
  };
  const [gold, silver, bronze] = players === 2 ? [null, ranking[0]!] : [ranking[0]!, ranking[1]!, ranking[2]!];
  return {
    ...{ startPlayer, demand, plans, chosenDice, dieCells, ...parts, total, ranking },
    ...{ gold: gold!, silver: silver!, bronze: players === 4 ? bronze! : null },
    ...prizes,
  };
};

/** Returns the players in groups, best first. */
export const naiveRanking = ({ players, roundResults }: State): readonly (readonly number[])[] => {
  const cards = (player: number, names: readonly (keyof RoundResult)[]): number =>
    sum(roundResults.map((round) => names.filter((name) => round[name] === player).length));
  const prizes = (player: number): number =>
    cards(player, ['skyscraper', 'structuralIntegrity', 'geometer', 'materials']);
  const [gold, silver, bronze] = (['gold', 'silver', 'bronze'] as const).map(
    (award) => (player: number) => cards(player, [award]),
  );
  const points = (player: number): number =>
    3 * gold!(player) + 2 * silver!(player) + bronze!(player) + 2 * prizes(player);
  // Each merit has two digits of its own.
  const worth = (player: number): number =>
    [points, prizes, gold!, silver!, bronze!].reduce((digits, merit) => 100 * digits + merit(player), 0);
  const seats = Array.from({ length: players }, (_, player) => player);
  const worths = [...new Set(seats.map(worth))].sort((a, b) => b - a);
  return worths.map((one) => seats.filter((player) => worth(player) === one));
};

/** Returns the clause that forbids the move of a notation; null if it is legal. */
export const naiveRefusal = (state: State, text: string): string | null => {
  const { phase, players, turnPlayer, pool, plans, chosenDice, dieCells } = state;
  if (phase.kind === 'over') return 'BP-END-1';
  const isRemoval = text.startsWith('x');
  const die = text.replace(/^[x-]/, '').slice(0, 2);
  if (!isRemoval && phase.kind === 'remove') return 'BP-TWO-1';
  if (isRemoval && phase.kind === 'build') return players === 2 ? 'BP-TWO-2' : 'BP-TWO-5';
  if (pool[ALL_DICE.indexOf(die)] === 0) return 'BP-TURN-2';
  if (isRemoval) return null;
  const isHatched = (cell: number): boolean => components.plans[plans[turnPlayer]!]![cell] === 0;
  const isTooLow = (cell: number): boolean => {
    const tower = chosenDice[turnPlayer]!.filter((_, i) => dieCells[turnPlayer]![i] === cell);
    return tower.length > 0 && value(dieText(tower.at(-1)!)) > value(die);
  };
  if (text.startsWith('-')) return CELLS.some((_, cell) => !isHatched(cell) && !isTooLow(cell)) ? 'BP-PLACE-5' : null;
  const cell = CELLS.indexOf(text.charAt(2));
  if (isHatched(cell)) return 'BP-PLACE-3';
  return isTooLow(cell) ? 'BP-PLACE-2' : null;
};

/** Every notation, in the order of the catalogue. */
export const EVERY_TEXT = [
  ...ALL_DICE.flatMap((die) => CELLS.map((cell) => die + cell)),
  ...ALL_DICE.map((die) => `-${die}`),
  ...ALL_DICE.map((die) => `x${die}`),
];

/** Returns a game that changes with every move; it draws its random numbers by itself. */
export const naiveGame = (players: 2 | 3 | 4, seed: string) => {
  const random = sequenceOf(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const seats = Array.from({ length: players }, (_, player) => player);

  const deck = components.plans.map((_, plan) => plan);
  for (let place = 23; place >= 1; place--) {
    const other = below(place + 1);
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  let first = below(players);
  let turnPlayer = first;
  let phase: 'build' | 'remove' | 'over' = 'build';
  let demand: Letter[] = [];
  let bag: Letter[] = [];
  let pool: string[] = [];
  let removed: string[] = [];
  let plans: number[] = [];
  let chosen: string[][] = [];
  let cells: number[][] = [];
  const rounds: RoundResult[] = [];

  const take = <A>(things: A[], thing: A): A => things.splice(things.indexOf(thing), 1)[0]!;
  const roll = (): void => {
    if (bag.length === 0) return;
    const letter = take(bag, bag[below(bag.length)]!);
    pool.push(`${letter}${below(6) + 1}`);
  };
  const beginRound = (): void => {
    bag = LETTERS.flatMap((letter) => Array<Letter>(8).fill(letter));
    const one = bag[below(32)]!;
    const others = bag.filter((letter) => letter !== one);
    demand = [one, others[below(24)]!];
    for (const letter of demand) take(bag, letter);
    plans = [];
    for (const turn of seats) plans[(first + turn) % players] = deck.shift()!;
    pool = [];
    removed = [];
    chosen = seats.map(() => []);
    cells = seats.map(() => []);
    for (let dice = { 2: 8, 3: 9, 4: 7 }[players]; dice > 0; dice--) roll();
    turnPlayer = first;
    phase = 'build';
  };
  const endTurn = (): void => {
    roll();
    if (players === 2) roll();
    if (chosen.some((dice) => dice.length < 6)) {
      turnPlayer = (turnPlayer + 1) % players;
      phase = 'build';
      return;
    }
    const result = naiveResult(state());
    rounds.push(result);
    first = result.ranking[players - 1]!;
    if (rounds.length === 3) phase = 'over';
    else beginRound();
  };

  const count = (dice: readonly string[]): number[] =>
    ALL_DICE.map((die) => dice.filter((other) => other === die).length);
  const state = (): State => ({
    ...{ game: 'blueprints', rules: game.version, components: game.componentsId, players },
    random: random.state(),
    phase: { kind: phase },
    round: phase === 'over' ? 2 : rounds.length,
    startPlayer: phase === 'over' ? rounds[2]!.startPlayer : first,
    turnPlayer,
    demand: [COLOURS[demand[0]!], COLOURS[demand[1]!]],
    bag: LETTERS.map((letter) => bag.filter((other) => other === letter).length),
    pool: count(pool),
    removedDice: count(removed),
    ...{ deck: deck.slice(), plans: plans.slice() },
    chosenDice: chosen.map((dice) => dice.map((die) => ALL_DICE.indexOf(die))),
    ...{ dieCells: cells.map((places) => places.slice()), roundResults: rounds.slice() },
  });

  const move = (text: string): void => {
    const die = take(pool, text.replace(/^[x-]/, '').slice(0, 2));
    if (text.startsWith('x')) {
      removed.push(die);
      endTurn();
      return;
    }
    chosen[turnPlayer]!.push(die);
    cells[turnPlayer]!.push(text.startsWith('-') ? -1 : CELLS.indexOf(text.charAt(2)));
    if (players === 2) phase = 'remove';
    else endTurn();
  };

  beginRound();
  return { state, move };
};
