import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action, Context, GameConfig } from 'boardgame.io/internal';
import { ownChance } from './chance.js';

const VALUES = 6;
const CELLS = [0, 1, 2, 3, 4, 5];
const CHOICES = 6;
const ROUNDS = 3;
const EACH_COLOUR = 8;
const POOL = [0, 0, 8, 9, 7];
const BONUS = 6;
const RECYCLED_POINTS = [0, 2, 5, 10, 15, 20, 30];
const STONE_POINTS = [2, 3, 5, 8, 8, 8];
const NEIGHBOURS = [
  [1, 2],
  [0, 3],
  [0, 3, 4],
  [1, 2, 5],
  [2, 5],
  [3, 4],
];
const AWARDS = [[], [], ['silver'], ['gold', 'silver'], ['gold', 'silver', 'bronze']] as const;
const POINTS = {
  gold: 3,
  silver: 2,
  bronze: 1,
  skyscraper: 2,
  structuralIntegrity: 2,
  geometer: 2,
  materials: 2,
} as const;
// biome-ignore format: a table
const PLANS = [
  [0, 0, 0, 2, 3, 1], [0, 0, 0, 1, 3, 2], [0, 0, 0, 1, 2, 3], [0, 1, 0, 3, 0, 2],
  [3, 0, 2, 0, 1, 0], [2, 0, 1, 0, 3, 0], [2, 2, 1, 1, 0, 0], [1, 2, 2, 1, 0, 0],
  [2, 1, 0, 1, 0, 2], [2, 1, 0, 2, 0, 1], [1, 0, 1, 0, 2, 2], [2, 0, 1, 0, 2, 1],
  [2, 1, 2, 0, 1, 0], [2, 0, 2, 0, 1, 1], [2, 0, 2, 1, 1, 0], [0, 1, 2, 2, 0, 1],
  [0, 2, 1, 1, 0, 2], [0, 2, 2, 1, 0, 1], [0, 2, 2, 1, 1, 0], [0, 1, 2, 2, 1, 0],
  [0, 2, 1, 2, 1, 0], [0, 2, 1, 1, 2, 0], [1, 0, 0, 2, 0, 3], [2, 3, 0, 0, 0, 1],
];

type Card = keyof typeof POINTS;
type Owners = Partial<Record<Card, number>>;

/** Six times the colour, plus the value less 1. */
type Die = number;
type Random = { Number(): number };

interface Board {
  plan: number;
  /** By cell, the dice from bottom to top. */
  towers: Die[][];
}

interface Round {
  first: number;
  plans: number[];
  totals: number[];
  order: number[];
  owners: Owners;
}

export interface Blueprints {
  phase: 'build' | 'remove' | 'over';
  first: number;
  demand: number[];
  bag: number[];
  pool: number[];
  removed: number[];
  deck: number[];
  boards: Board[];
  choices: number;
  rounds: Round[];
}

export interface Outcome {
  totals: number[];
  /** By player, the number of players ahead. */
  places: number[];
}

/** Blueprints as a user of boardgame.io would write it. */
export const Blueprints: GameConfig<Blueprints> = {
  name: 'blueprints',
  disableUndo: true,
  plugins: [ownChance],

  setup: ({ ctx, chance }) => {
    const deck = shuffle(
      PLANS.map((_, plan) => plan),
      chance,
    );
    const first = randomInt(chance, ctx.numPlayers);
    const G: Blueprints = {
      phase: 'build',
      first,
      demand: [],
      bag: [],
      pool: [],
      removed: [],
      deck,
      boards: [],
      choices: 0,
      rounds: [],
    };
    beginRound(G, ctx.numPlayers, chance);
    return G;
  },

  moves: {
    build: (context, die, cell) => {
      const { G, ctx } = context;
      const board = G.boards[ctx.playOrderPos]!;
      if (G.phase !== 'build' || !G.pool[die!] || !canPlace(board, die!, cell!)) return INVALID_MOVE;
      board.towers[cell!]!.push(die!);
      return takeDie(context, die!);
    },
    discard: (context, die) => {
      const { G, ctx } = context;
      const board = G.boards[ctx.playOrderPos]!;
      if (G.phase !== 'build' || !G.pool[die!]) return INVALID_MOVE;
      if (CELLS.some((cell) => canPlace(board, die!, cell))) return INVALID_MOVE;
      return takeDie(context, die!);
    },
    remove: (context, die) => {
      const { G } = context;
      if (G.phase !== 'remove' || !G.pool[die!]) return INVALID_MOVE;
      G.pool[die!]!--;
      G.removed[die!]!++;
      return endTurn(context);
    },
  },

  turn: {
    endIf: ({ ctx }) => ctx.numMoves === (ctx.numPlayers === 2 ? 2 : 1),
    order: {
      first: ({ G }) => G.first,
      next: ({ G, ctx }) => (G.choices === 0 ? G.first : (ctx.playOrderPos + 1) % ctx.numPlayers),
    },
  },

  endIf: ({ G, ctx }) => (G.phase === 'over' ? scoreGame(G, ctx.numPlayers) : undefined),

  ai: {
    enumerate: (G, ctx) => {
      if (G.phase === 'over') return [];
      const moves: Action[] = [];
      const discards: Action[] = [];
      const board = G.boards[ctx.playOrderPos]!;
      for (let die = 0; die < G.pool.length; die++) {
        if (!G.pool[die]) continue;
        if (G.phase === 'remove') {
          moves.push({ move: 'remove', args: [die] });
          continue;
        }
        let useless = true;
        for (const cell of CELLS) {
          if (!canPlace(board, die, cell)) continue;
          moves.push({ move: 'build', args: [die, cell] });
          useless = false;
        }
        if (useless) discards.push({ move: 'discard', args: [die] });
      }
      return discards.length === 0 ? moves : moves.concat(discards);
    },
  },
};

const colourOf = (die: Die): number => Math.floor(die / VALUES);
const valueOfDie = (die: Die): number => (die % VALUES) + 1;

const canPlace = ({ plan, towers }: Board, die: Die, cell: number): boolean => {
  if (!PLANS[plan]![cell]) return false;
  const tower = towers[cell]!;
  return tower.length === 0 || valueOfDie(tower[tower.length - 1]!) <= valueOfDie(die);
};

const takeDie = (context: Context<Blueprints>, die: Die): undefined => {
  const { G, ctx } = context;
  G.pool[die]!--;
  G.choices++;
  if (ctx.numPlayers !== 2) return endTurn(context);
  G.phase = 'remove';
  return undefined;
};

/**
 * Ends the turn; called by its last move. In `turn.onEnd`, which costs one more immer draft, games take 1.1 times as
 * long.
 */
const endTurn = ({ G, ctx, chance }: Context<Blueprints>): undefined => {
  G.phase = 'build';
  rollIntoPool(G, ctx.numPlayers === 2 ? 2 : 1, chance);
  if (G.choices < CHOICES * ctx.numPlayers) return;
  const round = scoreRound(G, ctx.numPlayers);
  G.rounds.push(round);
  if (G.rounds.length === ROUNDS) {
    G.phase = 'over';
    return;
  }
  G.first = round.order.at(-1)!;
  beginRound(G, ctx.numPlayers, chance);
};

const randomInt = (chance: Random, n: number): number => Math.floor(chance.Number() * n);

/** Shuffles without a shuffle of boardgame.io, so that all compared programs use the same deck. */
const shuffle = <A>(list: A[], chance: Random): A[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(chance, i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
};

const sumOf = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const drawColour = (bag: readonly number[], chance: Random): number => {
  let diceLeft = randomInt(chance, sumOf(bag));
  return bag.findIndex((count) => {
    diceLeft -= count;
    return diceLeft < 0;
  });
};

const beginRound = (G: Blueprints, players: number, chance: Random): void => {
  const bag = [EACH_COLOUR, EACH_COLOUR, EACH_COLOUR, EACH_COLOUR];
  const demanded = drawColour(bag, chance);
  bag[demanded] = 0;
  const second = drawColour(bag, chance);
  bag[demanded] = EACH_COLOUR - 1;
  bag[second]!--;
  G.phase = 'build';
  G.demand = [demanded, second];
  G.bag = bag;
  G.pool = new Array(24).fill(0);
  G.removed = new Array(24).fill(0);
  G.choices = 0;
  G.boards = [];
  for (let i = 0; i < players; i++) {
    G.boards[(G.first + i) % players] = { plan: G.deck.shift()!, towers: CELLS.map(() => []) };
  }
  rollIntoPool(G, POOL[players]!, chance);
};

const rollIntoPool = (G: Blueprints, dice: number, chance: Random): void => {
  const count = Math.min(dice, sumOf(G.bag));
  for (let i = 0; i < count; i++) {
    const colour = drawColour(G.bag, chance);
    G.bag[colour]!--;
    G.pool[VALUES * colour + randomInt(chance, VALUES)]!++;
  }
};

/** A building with everything that scoring needs. */
interface Building {
  score: number;
  ofColour: number[];
  ofValue: number[];
  highest: number;
}

const buildingOf = ({ plan, towers }: Board): Building => {
  const ofColour = [0, 0, 0, 0];
  const ofValue = [0, 0, 0, 0, 0, 0];
  let score = towers.every((tower, cell) => tower.length === PLANS[plan]![cell]) ? BONUS : 0;
  towers.forEach((tower, cell) => {
    tower.forEach((die, level) => {
      ofColour[colourOf(die)]!++;
      ofValue[valueOfDie(die) - 1]!++;
      if (colourOf(die) === 0) score += 2 * adjacentDice(towers, cell, level);
      if (colourOf(die) === 2) score += STONE_POINTS[level]!;
      if (colourOf(die) === 3) score += valueOfDie(die);
    });
  });
  score += RECYCLED_POINTS[ofColour[1]!]!;
  return { score, ofColour, ofValue, highest: Math.max(...towers.map((tower) => tower.length)) };
};

const adjacentDice = (towers: readonly Die[][], cell: number, level: number): number => {
  const beside = NEIGHBOURS[cell]!.filter((next) => towers[next]!.length > level).length;
  const above = towers[cell]!.length > level + 1 ? 1 : 0;
  return beside + above + (level > 0 ? 1 : 0);
};

const PRIZES: readonly (readonly [Card, (building: Building) => boolean])[] = [
  ['skyscraper', ({ highest }) => highest >= 5],
  ['structuralIntegrity', ({ ofValue }) => ofValue.some((count) => count >= 4)],
  ['geometer', ({ ofValue }) => ofValue.every((count) => count > 0)],
  ['materials', ({ ofColour }) => ofColour.some((count) => count >= 5)],
];

const scoreRound = (G: Blueprints, players: number): Round => {
  const buildings = G.boards.map(buildingOf);
  const totals = buildings.map(({ score }) => score);
  const tie = (a: number, b: number): number => {
    for (const colour of G.demand) {
      const ahead = buildings[b]!.ofColour[colour]! - buildings[a]!.ofColour[colour]!;
      if (ahead !== 0) return ahead;
    }
    return ((b - G.first + players) % players) - ((a - G.first + players) % players);
  };
  const order = totals.map((_, player) => player).sort((a, b) => totals[b]! - totals[a]! || tie(a, b));
  const owners: Owners = {};
  AWARDS[players]!.forEach((award, place) => {
    owners[award] = order[place]!;
  });
  for (const [prize, qualifies] of PRIZES) {
    const winner = order.filter((player) => qualifies(buildings[player]!)).sort(tie)[0];
    if (winner !== undefined) owners[prize] = winner;
  }
  return { first: G.first, plans: G.boards.map(({ plan }) => plan), totals, order, owners };
};

const scoreGame = ({ rounds }: Blueprints, players: number): Outcome => {
  const merits = Array.from({ length: players }, () => ({ points: 0, prizes: 0, gold: 0, silver: 0, bronze: 0 }));
  for (const { owners } of rounds) {
    for (const card of Object.keys(owners) as Card[]) {
      const merit = merits[owners[card]!]!;
      merit.points += POINTS[card];
      merit[card === 'gold' || card === 'silver' || card === 'bronze' ? card : 'prizes']++;
    }
  }
  const isAhead = (a: (typeof merits)[number], b: (typeof merits)[number]): boolean =>
    (a.points - b.points || a.prizes - b.prizes || a.gold - b.gold || a.silver - b.silver || a.bronze - b.bronze) > 0;
  return {
    totals: merits.map(({ points }) => points),
    places: merits.map((merit) => merits.filter((other) => isAhead(other, merit)).length),
  };
};
