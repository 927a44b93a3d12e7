import type { Draft } from '../../core/draft.js';
import type { Emit, Player } from '../../core/game.js';
import { sum } from '../../core/list.js';
import { draw, drawKind, type RandomState, shuffle } from '../../core/random.js';
import { type Box, COLOURS, FACES } from './components.js';
import type { DieRolled, Event } from './events.js';
import { DICE, type Options, type Phase, type State } from './state.js';

const NO_DICE: readonly number[] = Array.from({ length: DICE }, () => 0);

/** The phase in which a die is chosen for the building. */
export const BUILD: Phase = Object.freeze({ kind: 'build' });

/**
 * The state before the first choice.
 * @rule BP-SETUP-4 BP-ROUND-6
 */
export const deal = ({ players }: Options, box: Box, random: Draft<RandomState>, emit: Emit<Event>): Draft<State> => {
  const deck = shuffle(
    random,
    box.parts.plans.map((_, plan) => plan),
  );
  const first = draw(random, players);
  const draft: Draft<State> = {
    game: 'blueprints',
    components: box.id,
    players,
    random,
    phase: BUILD,
    round: 0,
    first,
    player: first,
    demand: ['wood', 'recycled'],
    bag: [],
    pool: [],
    removed: [],
    deck,
    plans: [],
    chosen: [],
    cells: [],
    rounds: [],
  };
  beginRound(draft, box, 0, first, emit);
  return draft;
};

/**
 * All dice are in the bag again; demand, plans and pool are renewed.
 * @rule BP-SETUP-1 BP-NEXT-1 BP-ROUND-9
 */
export const beginRound = (draft: Draft<State>, box: Box, round: number, first: Player, emit: Emit<Event>): void => {
  emit?.({ kind: 'roundStarted', round, first });
  draft.phase = BUILD;
  draft.round = round;
  draft.first = first;
  draft.player = first;
  draft.bag = box.bag.slice();
  draft.pool = NO_DICE.slice();
  draft.removed = NO_DICE.slice();
  draft.chosen = emptyLists(draft.players);
  draft.cells = emptyLists(draft.players);
  drawDemand(draft, emit);
  dealPlans(draft, emit);
  rollDice(draft, box.parts.pool[draft.players], 'pool', emit);
};

/**
 * The second demand is drawn among the other colours: the same chances as drawing until it differs.
 * @rule BP-ROUND-2 BP-ROUND-3
 */
const drawDemand = (draft: Draft<State>, emit: Emit<Event>): void => {
  const first = drawKind(draft.random, draft.bag, sum(draft.bag));
  const others = draft.bag.slice();
  others[first] = 0;
  const second = drawKind(draft.random, others, sum(others));
  draft.bag[first]!--;
  draft.bag[second]!--;
  draft.demand = [COLOURS[first]!, COLOURS[second]!];
  emit?.({ kind: 'demandDrawn', place: 0, colour: draft.demand[0] });
  emit?.({ kind: 'demandDrawn', place: 1, colour: draft.demand[1] });
};

/** @rule BP-ROUND-4 */
const dealPlans = (draft: Draft<State>, emit: Emit<Event>): void => {
  const { players, first, deck } = draft;
  draft.plans = new Array<number>(players);
  for (let i = 0; i < players; i++) {
    const player = (first + i) % players;
    const plan = deck[i]!;
    draft.plans[player] = plan;
    emit?.({ kind: 'planDealt', player, plan });
  }
  draft.deck = deck.slice(players);
};

/**
 * Each die is drawn and rolled before the next is drawn; an empty bag gives none.
 * @rule BP-ROUND-5 BP-TURN-5
 */
export const rollDice = (draft: Draft<State>, count: number, reason: DieRolled['reason'], emit: Emit<Event>): void => {
  const { random, bag, pool } = draft;
  for (let size = sum(bag), left = Math.min(count, size); left > 0; left--, size--) {
    const colour = drawKind(random, bag, size);
    const value = draw(random, FACES) + 1;
    bag[colour]!--;
    pool[FACES * colour + value - 1]!++;
    emit?.({ kind: 'dieRolled', colour: COLOURS[colour]!, value, reason });
  }
};

const emptyLists = (count: number): number[][] => {
  const lists: number[][] = [];
  for (let i = 0; i < count; i++) lists.push([]);
  return lists;
};
