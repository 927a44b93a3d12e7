import { greedy } from '../../../scripts/frostpunk/greedy.js';
import { draw, seeded } from '../../../src/core/random.js';
import { type Event, type Frostpunk, game, type Move, type State } from '../../../src/games/frostpunk/index.js';
import { type Chooser, weighted } from '../../../src/testing/random-game.js';

const { components } = game;

const idOf = (building: number): string => components.buildings[building]?.id ?? '';

/** What a new Building is worth to a careful player. */
const WANTED: Readonly<Record<string, number>> = {
  TENT: 9,
  HOUS: 6,
  COOK: 12,
  HOTH: 6,
  SAWM: 6,
  MINE: 8,
  SMEL: 5,
  MEDI: 12,
  INFI: 8,
  WORK: 9,
  BEAC: 7,
  POST: 5,
  KILN: 3,
  NURS: 2,
  FACT: 5,
  CEME: 30,
  HUNT: 3,
};

/** How gladly a careful player makes a move; such players see far more of the game than random ones. */
const care = (move: Move, state: State): number => {
  const { heat, cold, stage, pressure, hand, callUsed, discontent, hope, tired } = state;
  switch (move.kind) {
    case 'feed':
      return stage === 'action' ? burning(move.n, state) : stage === 'night' ? warming(move.n, state) : 1 + move.n ** 2;
    case 'eat':
      return 1 + move.n ** 3;
    case 'pass':
      return 0.05;
    case 'card':
      return hand.length > 1 ? 0.5 : 1;
    case 'call':
      return callUsed || (discontent.length < 4 && hope.length > 2) ? 0.02 : 5 + tired.length;
    case 'clear':
      return state.tiles.filter((tile) => tile >= 0).length < 8 ? 1 : 0.1;
    case 'gather':
      return heat < cold && state.sick[0]! > 6 ? 0.6 : 2;
    case 'build':
      return state.resources[1]! >= 3 && state.resources[2]! > 0 ? 3 : 0.1;
    case 'construct':
      return WANTED[idOf(move.building)] ?? 1;
    case 'dismantle':
      return 0.005;
    case 'upgrade':
      return 2;
    case 'use':
      return using(idOf(state.built[move.site]!), pressure, state);
    case 'scout':
      return 12;
    case 'special':
      return 14;
    case 'exhaust':
      return state.phase.kind === 'lower' && state.phase.track === 'hope' ? 9 : 1;
    case 'remove':
      return state.phase.kind === 'lower' && state.phase.track === 'discontent' ? 9 : 1;
    case 'activate':
      return state.phase.kind === 'raise' && state.phase.track === 'discontent' ? 9 : 1;
    default:
      return 2;
  }
};

/** Coal burnt in a turn: up to the range of the next level. */
const burning = (n: number, { heat, ranges, resources }: State): number => {
  const goal = resources[0]! > 10 ? ranges[1]! : ranges[0]!;
  return heat + n === goal ? 30 : 0.01;
};

const warming = (n: number, { heat, ranges }: State): number => (heat + n === ranges[1] ? 9 : n === 0 ? 3 : 0.3);

const using = (id: string, pressure: number, { sick, skull }: State): number => {
  if (id === 'GENE') return pressure > 4 ? 40 : 0.2;
  if (id === 'MEDI' || id === 'INFI') return sick.some((n) => n > 3) || skull.includes(true) ? 30 : 1;
  return id === 'PLAT' ? 1 : 8;
};

/** Weighs its moves. */
export const careful: Chooser<Frostpunk> = weighted(care);

/** One move in so many is taken for its own sake. */
const WHIM = 6;

/** What greed alone hardly ever tries: these, and Buildings, laws and Technologies of any kind. */
const RARE: ReadonlySet<Move['kind']> = new Set([
  'card',
  'scout',
  'special',
  'construct',
  'law',
  'technology',
  'discard',
]);
const RARELY_USED: ReadonlySet<string> = new Set(['PLAT', 'WORK', 'HOTH', 'SMEL', 'FACT', 'NURS', 'WREC']);

const isRare = (move: Move, { built }: State): boolean =>
  RARE.has(move.kind) || (move.kind === 'use' && RARELY_USED.has(idOf(built[move.site]!)));

/** Plays greedily, but for a whim now and then. */
export const curious = (seed: string): ((moves: readonly Move[], state: State) => Move) => {
  const random = seeded(seed);
  const below = (n: number) => draw(random, n);
  let ply = 0;
  return (moves, state) => {
    ply++;
    const rare = moves.filter((move) => isRare(move, state));
    const isFree = moves[0]!.kind === 'technology' || below(WHIM) < 2;
    if (rare.length > 0 && isFree) return rare[below(rare.length)]!;
    return below(2 * WHIM) === 0 ? careful(moves, state, below) : greedy(moves, state, `${seed} ${ply}`);
  };
};

/** What of the pack a move and what follows from it make use of, by id. */
export const used = (state: State, move: Move, events: readonly Event[]): readonly string[] => {
  const ids = events.flatMap(usedBy);
  if (move.kind === 'card') ids.push(components.citizens[move.card]!.id);
  if (move.kind === 'use') ids.push(idOf(state.built[move.site]!));
  return ids;
};

const usedBy = (event: Event): string[] => {
  switch (event.kind) {
    case 'reveal':
    case 'stack':
    case 'deathCard':
      return [event.card];
    case 'law':
      return [event.law];
    case 'technology':
      return event.change === 'developed' ? [event.id] : [];
    case 'built':
      return [event.building];
    case 'tilePlaced':
      return [event.tile];
    case 'token':
      return [event.token];
    default:
      return [];
  }
};
