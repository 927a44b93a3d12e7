import { draw, drawKind, later } from '../../core/chance/random.js';
import type { ByPlayer, Player } from '../../core/contract/game.js';
import { ask } from '../../core/contract/run.js';
import type { Mutable } from '../../core/data/copy.js';
import { changed, joined, replaced, sum } from '../../core/data/list.js';
import { type ByDie, type Cell, CHOICES, COLOURS, DICE, FACES, type PlanIndex, ROUNDS } from './components.js';
import type { DieRolled } from './events.js';
import { type Build, type Discard, dieOf, type Remove } from './moves.js';
import type { Run } from './run.js';
import { score } from './score/index.js';
import { nextFirst, scoreRound } from './score/round.js';
import type { Phase, State } from './state/index.js';
import { tellBuildings, tellRound } from './tell.js';

/** The phase in which a die is chosen for the building. */
export const BUILD: Phase = Object.freeze({ kind: 'build' });
const REMOVE: Phase = Object.freeze({ kind: 'remove' });
const OVER: Phase = Object.freeze({ kind: 'over' });

/** @rule BP-TURN-1 BP-PLACE-6 */
export const build = (run: Run, move: Build): void => {
  const { draft, emit } = run;
  const { player } = draft;
  const { colour, value, cell } = move;
  choose(run, move, cell);
  emit?.({ kind: 'dieBuilt', player, colour, value, cell, level: heightOf(draft, player, cell) });
};

/** @rule BP-PLACE-4 BP-PLACE-8 */
export const discard = (run: Run, move: Discard): void => {
  const { colour, value } = move;
  choose(run, move, -1);
  run.emit?.({ kind: 'dieDiscarded', player: run.draft.player, colour, value });
};

/** Takes a die of the pool; with two players, the player chooses once more before the turn ends. */
const choose = (run: Run, move: Build | Discard, cell: Cell): void => {
  const { draft } = run;
  const { player, chosen, cells } = draft;
  const die = dieOf(move);
  draft.pool[die]!--;
  chosen[player] = lengthened(chosen[player]!, die);
  cells[player] = lengthened(cells[player]!, cell);
  if (draft.players === 2) ask(run, REMOVE);
};

// Appends a number: faster than `joined`, and choosing is the most frequent operation.
const lengthened = (list: readonly number[], item: number): number[] => {
  const longer = new Array<number>(list.length + 1);
  for (let i = 0; i < list.length; i++) longer[i] = list[i]!;
  longer[list.length] = item;
  return longer;
};

const heightOf = ({ cells }: State, player: Player, cell: Cell): number =>
  cells[player]!.filter((other) => other === cell).length;

export const remove = (run: Run, move: Remove): void => {
  const { draft, emit } = run;
  const { colour, value } = move;
  const die = dieOf(move);
  draft.pool[die]!--;
  draft.removed = changed(draft.removed, die, 1);
  emit?.({ kind: 'dieRemoved', player: draft.player, colour, value });
};

/**
 * Ends a turn; after the last turn of a round the buildings are scored.
 * @rule BP-TURN-4 BP-TURN-6 BP-TWO-3 BP-ROUND-9
 */
export const endTurn = (run: Run): void => {
  const { draft } = run;
  rollDice(run, draft.players === 2 ? 2 : 1, 'replacement');
  const next = (draft.player + 1) % draft.players;
  if (draft.chosen[next]!.length === CHOICES) return endRound(run);
  draft.player = next;
  ask(run, BUILD);
};

/** @rule BP-SCORE-1 BP-NEXT-1 BP-ROUND-1 */
const endRound = (run: Run): void => {
  const { draft, box, emit } = run;
  if (emit !== undefined) tellBuildings(draft, emit);
  const result = scoreRound(draft, box);
  draft.rounds = joined(draft.rounds, result);
  if (emit !== undefined) tellRound(draft, box, result, emit);
  if (draft.rounds.length < ROUNDS) return beginRound(run, draft.round + 1, nextFirst(result));
  ask(run, OVER);
  emit?.({ kind: 'gameOver', winners: score(draft, box).winners });
};

const NO_DICE: ByDie<number> = new Array<number>(DICE).fill(0);
/** A plan that has not been dealt yet; in intermediate frames only. */
const NONE = -1;

/**
 * Puts all dice back into the bag and renews demand, plans and pool. The demand lies until it is drawn anew.
 * @rule BP-SETUP-1 BP-NEXT-1 BP-ROUND-9
 */
export const beginRound = (run: Run, round: number, first: Player): void => {
  const { draft, box, emit } = run;
  draft.round = round;
  draft.first = first;
  draft.player = first;
  draft.bag = besidesDemand(box, draft.demand);
  draft.pool = NO_DICE.slice();
  draft.removed = NO_DICE.slice();
  draft.plans = new Array<PlanIndex>(draft.players).fill(NONE);
  draft.chosen = emptyLists(draft.players);
  draft.cells = emptyLists(draft.players);
  emit?.({ kind: 'roundStarted', round, first });
  drawDemand(run);
  dealPlans(run);
  rollDice(run, box.components.pool[draft.players], 'pool');
  ask(run, BUILD);
};

const emptyLists = (count: number): Mutable<ByPlayer<readonly number[]>> => {
  const lists: Mutable<ByPlayer<readonly number[]>> = [];
  for (let i = 0; i < count; i++) lists.push([]);
  return lists;
};

/**
 * Draws the demand dice. The second is drawn among the other colours: the same chances as drawing until it differs.
 * @rule BP-ROUND-2 BP-ROUND-3
 */
const drawDemand = (run: Run): void => {
  const { draft, box } = run;
  const first = drawKind(draft.random, box.bag, sum(box.bag));
  putDemand(run, 0, first);
  const others = replaced(box.bag, first, 0);
  putDemand(run, 1, drawKind(draft.random, others, sum(others)));
};

const putDemand = ({ draft, box, emit }: Run, place: 0 | 1, number: number): void => {
  const colour = COLOURS[number]!;
  draft.demand = place === 0 ? [colour, draft.demand[1]] : [draft.demand[0], colour];
  draft.bag = besidesDemand(box, draft.demand);
  emit?.({ kind: 'demandDrawn', place, colour });
};

/** Counts the dice by colour, but for those of a demand. */
const besidesDemand = ({ bag }: Run['box'], [first, second]: Run['draft']['demand']): Mutable<State['bag']> =>
  bag.map((count, colour) => {
    const named = COLOURS[colour]!;
    return count - Number(named === first) - Number(named === second);
  });

/** @rule BP-ROUND-4 */
const dealPlans = ({ draft, emit }: Run): void => {
  const { players, first, deck } = draft;
  draft.deck = deck.slice(players);
  for (let i = 0; i < players; i++) {
    const player = (first + i) % players;
    const plan = later(() => deck[i]!);
    draft.plans = replaced(draft.plans, player, plan);
    emit?.({ kind: 'planDealt', player, plan });
  }
};

/**
 * Draws dice, each rolled before the next is drawn; an empty bag gives none.
 * @rule BP-ROUND-5 BP-TURN-5
 */
const rollDice = ({ draft, emit }: Run, count: number, reason: DieRolled['reason']): void => {
  const { random, bag, pool } = draft;
  for (let size = sum(bag), left = Math.min(count, size); left > 0; left--, size--) {
    const colour = drawKind(random, bag, size);
    const value = draw(random, FACES) + 1;
    bag[colour]!--;
    pool[FACES * colour + value - 1]!++;
    emit?.({ kind: 'dieRolled', colour: COLOURS[colour]!, value, reason });
  }
};
