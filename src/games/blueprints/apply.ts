import { deferDraw, drawInt, drawKind } from '../../core/chance/random.js';
import type { ByPlayer, Player } from '../../core/contract/game.js';
import type { Mutable } from '../../core/data/copy.js';
import { appended, sum, withAdded, withItemAt } from '../../core/data/list.js';
import { ask } from '../../core/engine/play.js';
import {
  type ByDie,
  type Cell,
  CHOICES_PER_ROUND,
  COLOURS,
  DIE_KINDS,
  FACES,
  type PlanIndex,
  ROUNDS,
} from './components.js';
import type { DieRolled } from './events.js';
import { type Build, type Discard, dieOf, type Remove } from './moves.js';
import { reportBuildings, reportRound } from './report.js';
import type { Run } from './run.js';
import { score } from './score/index.js';
import { nextStartPlayer, scoreRound } from './score/round.js';
import type { Phase, State } from './state/index.js';

/** The phase in which a die is chosen for the building. */
export const BUILD: Phase = Object.freeze({ kind: 'build' });
const REMOVE: Phase = Object.freeze({ kind: 'remove' });
const OVER: Phase = Object.freeze({ kind: 'over' });

/** @rule BP-TURN-1 BP-PLACE-6 */
export const build = (run: Run, move: Build): void => {
  const { draft, emit } = run;
  const { turnPlayer } = draft;
  const { colour, value, cell } = move;
  chooseDie(run, move, cell);
  emit?.({ kind: 'dieBuilt', player: turnPlayer, colour, value, cell, level: towerHeight(draft, turnPlayer, cell) });
};

/** @rule BP-PLACE-4 BP-PLACE-8 */
export const discard = (run: Run, move: Discard): void => {
  const { colour, value } = move;
  chooseDie(run, move, -1);
  run.emit?.({ kind: 'dieDiscarded', player: run.draft.turnPlayer, colour, value });
};

/** Takes a die of the pool; with two players, the player chooses once more before the turn ends. */
const chooseDie = (run: Run, move: Build | Discard, cell: Cell): void => {
  const { draft } = run;
  const { turnPlayer, chosenDice, dieCells } = draft;
  const die = dieOf(move);
  draft.pool[die]!--;
  chosenDice[turnPlayer] = appendNumber(chosenDice[turnPlayer]!, die);
  dieCells[turnPlayer] = appendNumber(dieCells[turnPlayer]!, cell);
  if (draft.players === 2) ask(run, REMOVE);
};

// Appends a number: faster than `appended`, and choosing is the most frequent operation.
const appendNumber = (list: readonly number[], item: number): number[] => {
  const longer = new Array<number>(list.length + 1);
  for (let i = 0; i < list.length; i++) longer[i] = list[i]!;
  longer[list.length] = item;
  return longer;
};

const towerHeight = ({ dieCells }: State, player: Player, cell: Cell): number =>
  dieCells[player]!.filter((other) => other === cell).length;

export const remove = (run: Run, move: Remove): void => {
  const { draft, emit } = run;
  const { colour, value } = move;
  const die = dieOf(move);
  draft.pool[die]!--;
  draft.removedDice = withAdded(draft.removedDice, die, 1);
  emit?.({ kind: 'dieRemoved', player: draft.turnPlayer, colour, value });
};

/**
 * Ends a turn; after the last turn of a round the buildings are scored.
 * @rule BP-TURN-4 BP-TURN-6 BP-TWO-3 BP-ROUND-9
 */
export const endTurn = (run: Run): void => {
  const { draft } = run;
  rollDice(run, draft.players === 2 ? 2 : 1, 'replacement');
  const next = (draft.turnPlayer + 1) % draft.players;
  if (draft.chosenDice[next]!.length === CHOICES_PER_ROUND) return endRound(run);
  draft.turnPlayer = next;
  ask(run, BUILD);
};

/** @rule BP-SCORE-1 BP-NEXT-1 BP-ROUND-1 */
const endRound = (run: Run): void => {
  const { draft, box, emit } = run;
  if (emit !== undefined) reportBuildings(draft, emit);
  const result = scoreRound(draft, box);
  draft.roundResults = appended(draft.roundResults, result);
  if (emit !== undefined) reportRound(draft, box, result, emit);
  if (draft.roundResults.length < ROUNDS) return beginRound(run, draft.round + 1, nextStartPlayer(result));
  ask(run, OVER);
  emit?.({ kind: 'gameOver', winners: score(draft, box).winners });
};

const NO_DICE: ByDie<number> = new Array<number>(DIE_KINDS).fill(0);
/** A plan that has not been dealt yet; in intermediate frames only. */
const UNDEALT_PLAN = -1;

/**
 * Puts all dice back into the bag and renews demand, plans and pool. The demand lies until it is drawn anew.
 * @rule BP-SETUP-1 BP-NEXT-1 BP-ROUND-9
 */
export const beginRound = (run: Run, round: number, startPlayer: Player): void => {
  const { draft, box, emit } = run;
  draft.round = round;
  draft.startPlayer = startPlayer;
  draft.turnPlayer = startPlayer;
  draft.bag = countDiceBesidesDemand(box, draft.demand);
  draft.pool = NO_DICE.slice();
  draft.removedDice = NO_DICE.slice();
  draft.plans = new Array<PlanIndex>(draft.players).fill(UNDEALT_PLAN);
  draft.chosenDice = createEmptyLists(draft.players);
  draft.dieCells = createEmptyLists(draft.players);
  emit?.({ kind: 'roundStarted', round, startPlayer });
  drawDemand(run);
  dealPlans(run);
  rollDice(run, box.components.poolSizes[draft.players], 'pool');
  ask(run, BUILD);
};

const createEmptyLists = (count: number): Mutable<ByPlayer<readonly number[]>> => {
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
  const firstColour = drawKind(draft.random, box.diceByColour, sum(box.diceByColour));
  setDemand(run, 0, firstColour);
  const otherDice = withItemAt(box.diceByColour, firstColour, 0);
  setDemand(run, 1, drawKind(draft.random, otherDice, sum(otherDice)));
};

const setDemand = ({ draft, box, emit }: Run, demandIndex: 0 | 1, colourIndex: number): void => {
  const colour = COLOURS[colourIndex]!;
  draft.demand = demandIndex === 0 ? [colour, draft.demand[1]] : [draft.demand[0], colour];
  draft.bag = countDiceBesidesDemand(box, draft.demand);
  emit?.({ kind: 'demandDrawn', demandIndex, colour });
};

/** Counts the dice by colour, but for those of a demand. */
const countDiceBesidesDemand = (
  { diceByColour }: Run['box'],
  [first, second]: Run['draft']['demand'],
): Mutable<State['bag']> =>
  diceByColour.map((count, colour) => {
    const colourName = COLOURS[colour]!;
    return count - Number(colourName === first) - Number(colourName === second);
  });

/** @rule BP-ROUND-4 */
const dealPlans = ({ draft, emit }: Run): void => {
  const { players, startPlayer, deck } = draft;
  draft.deck = deck.slice(players);
  for (let i = 0; i < players; i++) {
    const player = (startPlayer + i) % players;
    const plan = deferDraw(() => deck[i]!);
    draft.plans = withItemAt(draft.plans, player, plan);
    emit?.({ kind: 'planDealt', player, plan });
  }
};

/**
 * Draws dice, each rolled before the next is drawn; an empty bag gives none.
 * @rule BP-ROUND-5 BP-TURN-5
 */
const rollDice = ({ draft, emit }: Run, count: number, reason: DieRolled['reason']): void => {
  const { random, bag, pool } = draft;
  for (let size = sum(bag), diceLeft = Math.min(count, size); diceLeft > 0; diceLeft--, size--) {
    const colour = drawKind(random, bag, size);
    const value = drawInt(random, FACES) + 1;
    bag[colour]!--;
    pool[FACES * colour + value - 1]!++;
    emit?.({ kind: 'dieRolled', colour: COLOURS[colour]!, value, reason });
  }
};
