import type { Draft } from '../../core/draft.js';
import type { Emit } from '../../core/game.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import { fill, NO_PEEK, SLOTS } from './apply/line.js';
import { beginTurn } from './apply/turn.js';
import type { Box } from './components.js';
import type { Event } from './events/index.js';
import type { Options, State } from './state/index.js';
import { CELLS, GROUND } from './temple.js';

const PILES = [1, 2, 3, 4] as const;

/** By player count, the normal turns of each owner who has turns. */
const TURNS = { 1: [18, 18, 18], 2: [27, 27], 3: [18, 18, 18], 4: [13, 13, 13, 13] } as const;

/**
 * The state before the first decision.
 * @rule NU-SETUP-1 NU-SETUP-2 NU-SETUP-3 NU-SETUP-4 NU-SETUP-12
 */
export const deal = ({ players }: Options, box: Box, random: Draft<RandomState>, emit: Emit<Event>): Draft<State> => {
  const tiles = piled(box.parts.tiles, random);
  const deck = piled(box.parts.cards, random);
  const favourDeck = shuffle(random, favoursFor(players, box, true));
  const completion = players === 4 ? draw(random, box.parts.completion.length) : -1;
  const draft: Draft<State> = {
    game: 'nunatak',
    components: box.id,
    players,
    random,
    tiles: [...tiles.slice(0, GROUND), ...new Array<number>(CELLS - GROUND).fill(-1)],
    blocks: new Array<number>(CELLS).fill(-1),
    stack: tiles.slice(GROUND),
    deck,
    backs: deck.map((card) => box.parts.cards[card]!.pile),
    line: SLOTS.map(() => -1),
    areas: seats(players === 4 ? 4 : 3, []),
    discard: [],
    ...favoursDealt(favourDeck),
    ...bySeat(players, favoursFor(players, box, false)),
    ...blocksFor(players),
    completion,
    ...startOf(players),
  };
  fill(draft, SLOTS, emit);
  beginTurn(draft, box, emit);
  return draft;
};

/** The numbers of all parts, pile by pile, each pile shuffled by itself. */
const piled = (parts: readonly { readonly pile: number }[], random: Draft<RandomState>): number[] =>
  PILES.flatMap((pile) =>
    shuffle(
      random,
      parts.flatMap((part, number) => (part.pile === pile ? [number] : [])),
    ),
  );

/**
 * The favours in play with so many players, or those that are not.
 * @rule NU-SETUP-8 NU-SETUP-9
 */
export const favoursFor = (players: number, { parts }: Box, inPlay: boolean): number[] =>
  parts.favours.flatMap(({ icon }, favour) => (icon <= players === inPlay ? [favour] : []));

/** @rule NU-SETUP-5 */
const favoursDealt = (shuffled: readonly number[]): Pick<Draft<State>, 'favourDeck' | 'favourLine'> => ({
  favourDeck: shuffled.slice(2),
  favourLine: [shuffled[1]!, shuffled[0]!],
});

const seats = <A>(count: number, value: A): A[] => new Array<A>(count).fill(value);

type BySeat = 'favours' | 'spent' | 'gone' | 'fresh' | 'track' | 'support' | 'squares' | 'favourPoints';

/** @rule NU-SETUP-7 */
const bySeat = (players: number, gone: number[]): Pick<Draft<State>, BySeat> => ({
  favours: seats(players, []),
  spent: seats(players, []),
  gone,
  fresh: -1,
  track: seats(players, 0),
  support: seats(players, 0),
  squares: seats(players, 0),
  favourPoints: seats(players, 0),
});

/** @rule NU-SETUP-6 NU-SETUP-10 NU-SETUP-11 */
const blocksFor = (players: State['players']): Pick<Draft<State>, 'left' | 'lots' | 'aside'> => ({
  left: [...TURNS[players]],
  lots: players === 2 ? seats(2, { own: 2, siku: 1, spare: 8 }) : [],
  aside: players === 4 ? seats(4, 1) : [],
});

type Start = 'extra' | 'turn' | 'active' | 'first' | 'cubes' | 'reservation' | 'abundance' | 'peek' | 'phase';

/** @rule NU-SETUP-12 NU-SETUP-13 */
const startOf = (players: number): Pick<Draft<State>, Start> => ({
  extra: [],
  turn: 1,
  active: 0,
  first: 0,
  cubes: players === 1 ? [0, 2] : [],
  reservation: null,
  abundance: null,
  peek: NO_PEEK,
  phase: { kind: 'take', any: false },
});
