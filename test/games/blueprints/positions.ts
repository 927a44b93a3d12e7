import { drawInt, insecureRandomStateOf } from '../../../src/core/chance/random.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { type Colour, components, PRIZES, type Prize, prepare } from '../../../src/games/blueprints/components.js';
import {
  type Clause,
  type Event,
  formatMove,
  game,
  legalMoves,
  type Move,
  type Phase,
  parseMove,
  type RoundResult,
  State,
  step,
} from '../../../src/games/blueprints/index.js';
import { scoreRound } from '../../../src/games/blueprints/score/round.js';

const { componentsId, version } = game;

/** The printed components, as the rules read them. */
export const box = prepare(components, componentsId);

export const COLOURS = ['wood', 'recycled', 'stone', 'glass'] as const;
const LETTERS = 'WRSG';
const CELLS = 'abcdef';

/** The features of a position. Everything left out is filled in so that a game can have led there. */
export interface Drawing {
  readonly players: 2 | 3 | 4;
  /** By player: `'P04'`; players left out have plans that no other player has. */
  readonly plans?: readonly string[];
  /**
   * By player, in the order of choice: `'b S2, d R3 R4, - G1'`, the towers from the lowest die up, discarded dice after
   * a dash. A player left out has placed 6 6 6 5, and discarded a 1 whenever no cell was free.
   */
  readonly buildings?: readonly (string | undefined)[];
  /**
   * The player who started the round; by default player 0 or, after other rounds, the last player of the one before.
   */
  readonly startPlayer?: number;
  /**
   * The player whose turn it is; by default the one who started the round. The number of dice placed follows from their
   * building.
   */
  readonly turnPlayer?: number;
  /** The number of dice chosen this round, instead of `turnPlayer`. */
  readonly chosenCount?: number;
  readonly phase?: Phase['kind'];
  readonly demand?: readonly [Colour, Colour];
  /** Dice of the pool: `'G1 W3 W3'`; it is filled up with sixes. */
  readonly pool?: string;
  /** The dice that two players have removed; filled up with ones. */
  readonly removedDice?: string;
  /** The plans on top of the deck. */
  readonly deck?: readonly string[];
  /** The rounds before. */
  readonly past?: readonly Past[];
  readonly seed?: string;
}

/** A scored round: the players in order, and the winners of prizes. */
export interface Past {
  readonly ranking: readonly number[];
  readonly prizes?: Readonly<Partial<Record<Prize, number>>>;
}

/** Returns the index of a die: `'W1'` is 0, `'G6'` 23. */
export const die = (text: string): number => {
  const colour = LETTERS.indexOf(text.charAt(0));
  const value = Number(text.slice(1));
  if (colour < 0 || text.length !== 2 || !(value >= 1 && value <= 6)) throw new Error(`'${text}' is no die`);
  return 6 * colour + value - 1;
};

/** Returns the text of a die. */
const dieText = (number: number): string => `${LETTERS[Math.floor(number / 6)]}${(number % 6) + 1}`;

const dice = (text: string): number[] => (text === '' ? [] : text.split(' ').map(die));

/** Returns the index of a plan: `'P01'` is 0. */
export const plan = (id: string): number => Number(id.slice(1)) - 1;

/** Counts each die of a text. */
export const counts = (text: string): number[] => countsOf(dice(text));

const countsOf = (found: readonly number[]): number[] => {
  const numbers = new Array<number>(24).fill(0);
  for (const one of found) numbers[one]!++;
  return numbers;
};

interface Choices {
  readonly chosenDice: number[];
  readonly dieCells: number[];
}

/** Returns the choices that give a drawn building, tower after tower. */
export const choices = (building: string): Choices => {
  const chosenDice: number[] = [];
  const dieCells: number[] = [];
  for (const tower of building === '' ? [] : building.split(', ')) {
    for (const one of dice(tower.slice(2))) {
      chosenDice.push(one);
      dieCells.push(CELLS.indexOf(tower.charAt(0)));
    }
  }
  return { chosenDice, dieCells };
};

/** Returns the state of a drawing; throws if no game can lead there. */
export const position = (drawing: Drawing): State => orThrow(State.decode(unchecked(drawing)));

/** Returns the state of a drawing, even of one that no game can lead to. */
export const unchecked = (drawing: Drawing): State => {
  const { players, buildings = [], past = [], phase = 'build', demand = ['wood', 'recycled'] } = drawing;
  const startPlayer = drawing.startPlayer ?? past.at(-1)?.ranking.at(-1) ?? 0;
  const chosenCount = drawing.chosenCount ?? countChosen(drawing, startPlayer);
  const turnPlayer = (startPlayer + chosenCount + (phase === 'build' ? 0 : players - 1)) % players;
  const results = past.map((round, i) =>
    resultOf(round, i === 0 ? 0 : past[i - 1]!.ranking.at(-1)!, unnamed(drawing).splice(-players * (i + 1), players)),
  );
  const plans = dealt(drawing);

  const supply = new Supply(demand);
  const drawn = Array.from({ length: players }, (_, seat) =>
    buildings[seat] === undefined ? undefined : choices(buildings[seat]),
  );
  for (const building of drawn) building?.chosenDice.forEach((one) => void supply.take(one));
  const pool = dice(drawing.pool ?? '').map((one) => supply.take(one));
  const removed = dice(drawing.removedDice ?? '').map((one) => supply.take(one));

  const built = drawn.map((building, seat) => {
    const turn = (seat - startPlayer + players) % players;
    const size = Math.floor((chosenCount + players - 1 - turn) / players);
    if (building === undefined) return plainBuilding(size, box.buildableCells[plans[seat]!]!, supply);
    if (building.chosenDice.length === size) return building;
    throw new Error(`player ${seat} has chosen ${size} dice, ${building.chosenDice.length} are drawn`);
  });
  const turns = phase === 'remove' ? chosenCount - 1 : chosenCount;
  while (players === 2 && removed.length < turns) removed.push(supply.any(1));
  const left = 30 - components.poolSizes[players] - (players === 2 ? 2 : 1) * turns;
  while (supply.size > Math.max(0, left)) pool.push(supply.any(6));

  const state: State = {
    game: 'blueprints',
    rules: version,
    components: componentsId,
    players,
    random: insecureRandomStateOf(drawing.seed ?? 'position'),
    phase: { kind: phase },
    round: phase === 'over' ? 2 : past.length,
    startPlayer,
    turnPlayer,
    demand,
    bag: supply.left,
    pool: countsOf(pool),
    removedDice: countsOf(removed),
    deck: deckOf(drawing, plans, results),
    plans,
    chosenDice: built.map(({ chosenDice }) => chosenDice),
    dieCells: built.map(({ dieCells }) => dieCells),
    roundResults: results,
  };
  return phase === 'over' ? { ...state, roundResults: [...results, scoreRound(state, box)] } : state;
};

/** Returns the number of dice chosen at the turn of a player who has chosen this many. */
const countChosen = ({ players, buildings = [], turnPlayer, phase }: Drawing, startPlayer: number): number => {
  if (phase === 'over') return 6 * players;
  const decider = turnPlayer ?? startPlayer;
  const his = choices(buildings[decider] ?? '').chosenDice.length - (phase === 'remove' ? 1 : 0);
  return his * players + ((decider - startPlayer + players) % players) + (phase === 'remove' ? 1 : 0);
};

/** The dice that are not placed yet. */
class Supply {
  readonly left: number[];

  constructor(demand: readonly Colour[]) {
    this.left = COLOURS.map((colour) => (demand.includes(colour) ? 7 : 8));
  }

  get size(): number {
    return this.left.reduce((sum, count) => sum + count);
  }

  take(one: number): number {
    const colour = Math.floor(one / 6);
    if (this.left[colour]!-- === 0) throw new Error(`too many dice like ${dieText(one)} are drawn`);
    return one;
  }

  /** Takes a die of this value, of the colour with the most dice left. */
  any(value: number): number {
    return this.take(6 * this.left.indexOf(Math.max(...this.left)) + value - 1);
  }
}

/** Returns six dice that win no prize. */
const plainBuilding = (size: number, usable: readonly number[], supply: Supply): Choices => {
  const cells = Array.from({ length: size }, (_, i) => usable[i] ?? -1);
  return { chosenDice: cells.map((cell, i) => supply.any(cell < 0 ? 1 : i < 3 ? 6 : 5)), dieCells: cells };
};

/** Lists the plans that a drawing does not name. */
const unnamed = ({ plans = [], deck = [] }: Drawing): number[] => {
  const named = [...plans, ...deck].map(plan);
  return components.plans.map((_, number) => number).filter((number) => !named.includes(number));
};

const dealt = ({ players, ...drawing }: Drawing): number[] => {
  const named = (drawing.plans ?? []).map(plan);
  return [...named, ...unnamed({ players, ...drawing }).slice(0, players - named.length)];
};

const deckOf = (drawing: Drawing, plans: readonly number[], past: readonly RoundResult[]): number[] => {
  const dealt = [...plans, ...past.flatMap((round) => round.plans)];
  return [...(drawing.deck ?? []).map(plan), ...unnamed(drawing).filter((number) => !dealt.includes(number))];
};

/** Returns a round with this ranking and these prizes: tries buildings until one fits. */
const resultOf = ({ ranking, prizes = {} }: Past, startPlayer: number, plans: readonly number[]): RoundResult => {
  const players = ranking.length as 2 | 3 | 4;
  const random = insecureRandomStateOf(String([ranking, Object.entries(prizes), startPlayer, plans]));
  const wanted = PRIZES.map((prize) => prizes[prize] ?? null);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const supply = [7, 7, 8, 8];
    const built = plans.map((plan, player) => {
      const won = PRIZES.filter((prize) => prizes[prize] === player);
      return someBuilding(won, box.buildableCells[plan]!, supply, (n) => drawInt(random, n));
    });
    if (Math.min(...supply) < 0) continue;
    const [chosenDice, dieCells] = [
      built.map((building) => building.chosenDice),
      built.map((building) => building.dieCells),
    ];
    const result = scoreRound({ players, startPlayer, demand: ['wood', 'recycled'], plans, chosenDice, dieCells }, box);
    const isIt = String(result.ranking) === String(ranking) && PRIZES.every((prize, i) => result[prize] === wanted[i]);
    if (isIt) return result;
  }
  throw new Error(`no round is ranked ${ranking}, with ${JSON.stringify(prizes)}`);
};

const MAX_TRIES = 100_000;

/** Returns six dice, from the lowest up, that win exactly these prizes; some dice may have run out. */
const someBuilding = (
  won: readonly Prize[],
  usable: readonly number[],
  supply: number[],
  below: (n: number) => number,
): Choices => {
  const values = won.includes('geometer') ? [1, 2, 3, 4, 5, 6] : won.includes('structuralIntegrity') ? SOUND : LOOSE;
  const favourite = below(4);
  const maxOfColour = won.includes('materials') ? 6 : 4;
  const left = COLOURS.map((): number => maxOfColour);
  const chosenDice = values.map((value, i) => {
    let colour = won.includes('materials') && i > 0 ? favourite : below(4);
    while (left[colour] === 0) colour = (colour + 1) % 4;
    left[colour]!--;
    supply[colour]!--;
    return 6 * colour + value - 1;
  });
  const room = usable.map((): number => 4);
  const dieCells = values.map(() => {
    if (won.includes('skyscraper')) return usable[0]!;
    let place = below(usable.length);
    while (room[place] === 0) place = (place + 1) % usable.length;
    room[place]!--;
    return usable[place]!;
  });
  return { chosenDice, dieCells };
};

const SOUND = [5, 5, 6, 6, 6, 6];
const LOOSE = [5, 5, 5, 6, 6, 6];

/** Returns the move of a notation. */
export const move = (text: string): Move => orThrow(parseMove(text));

/** Returns the state after these moves. */
export const played = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => stepped(now, text).state, state);

/** Returns the events of a move. */
export const eventsOf = (state: State, text: string): readonly Event[] => stepped(state, text).events;

const stepped = (state: State, text: string): { readonly state: State; readonly events: readonly Event[] } =>
  orThrow(step(state, move(text)));

/** Returns the notation of the legal moves. */
export const texts = (state: State): readonly string[] => legalMoves(state).map(formatMove);

/** Returns the pattern of a refusal by this clause. */
export const refusal = (clause: Clause): object => ({ left: { _tag: 'RuleBroken', clause } });

/**
 * Returns the end of a round in which all players build as drawn, and its last move with the outcome. Player 0 plays
 * last by default; their building must be drawn.
 */
export const roundEnd = (
  drawing: Drawing,
): { before: State; state: State; result: RoundResult; events: readonly Event[]; last: readonly [State, string] } => {
  const { players } = drawing;
  const startPlayer = drawing.startPlayer ?? drawing.past?.at(-1)?.ranking.at(-1) ?? 1;
  const last = (startPlayer + players - 1) % players;
  const { chosenDice, dieCells } = choices(drawing.buildings![last]!);
  const cell = dieCells.at(-1)!;
  const lastDie = dieText(chosenDice.at(-1)!);
  const buildings = drawing.buildings!.map((text, seat) => (seat === last ? text!.replace(/(, .)? ..$/, '') : text));
  const pool = `${drawing.pool ?? ''} ${lastDie}`.trim();
  const before = position({ ...drawing, startPlayer, buildings, pool, chosenCount: 6 * players - 1 });
  const lastMove = cell < 0 ? `-${lastDie}` : `${lastDie}${CELLS[cell]}`;
  const then = players === 2 ? played(before, lastMove) : before;
  const end = [then, players === 2 ? texts(then)[0]! : lastMove] as const;
  const { state, events } = stepped(...end);
  return { before, state, result: state.roundResults.at(-1)!, events, last: end };
};

/** Returns the scored round in which all players build as drawn; as for `roundEnd`. */
export const scored = (drawing: Drawing): RoundResult => roundEnd(drawing).result;

/** A round that player 1 starts; scores 20 25 25 20, and all players have one die of either demand colour. */
export const tiedTwiceByTwo: Drawing = {
  players: 4,
  startPlayer: 1,
  plans: ['P04', 'P23', 'P24', 'P05'],
  demand: ['stone', 'recycled'],
  buildings: [
    'b S1, d G4, f G6, d W5, f R6 W6',
    'a W1, d S1 R1, f W1 G5 G6',
    'f W1, a S1 R1, b W1 G5 G6',
    'a S1, c G4, e G6, c W5, e R6 W6',
  ],
};

/** Returns the scores and prizes of a building of any size, next to one that has not been begun. */
export const standing = (id: string, building: string): RoundResult => {
  const { chosenDice, dieCells } = choices(building);
  const state = position({ players: 2, plans: [id], startPlayer: 1 });
  return scoreRound({ ...state, chosenDice: [chosenDice, []], dieCells: [dieCells, []] }, box);
};
