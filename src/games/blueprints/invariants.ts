import { difference } from '../../core/data/fingerprint.js';
import { sum } from '../../core/data/list.js';
import { type Box, CHOICES, COLOURS, colourOf, faceOf, ROUNDS } from './components.js';
import { nextFirst, scoreRound } from './score/round.js';
import type { RoundResult, State } from './state/index.js';
import { lowestTop, topAt, withTop } from './tops.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const broken = (state: State, box: Box): string | null =>
  brokenTurn(state) ??
  brokenDice(state, box) ??
  brokenPlans(state, box) ??
  brokenBuildings(state, box) ??
  brokenRounds(state, box);

/** Checks the number of dice chosen, the order of players, and the player to act. */
const brokenTurn = (state: State): string | null => {
  const { players, first, chosen, cells, phase, rounds, round } = state;
  const made = sum(chosen.map((dice) => dice.length));
  const isWaiting = phase.kind === 'build';
  if (phase.kind === 'remove' && players !== 2) return 'phase';
  if (isWaiting ? made === CHOICES * players : made === 0) return 'phase';
  if (phase.kind === 'over' && (made !== CHOICES * players || round !== ROUNDS - 1)) return 'phase';
  for (let i = 0; i < players; i++) {
    const player = (first + i) % players;
    if (chosen[player]!.length !== Math.floor((made + players - 1 - i) / players)) return `chosen[${player}]`;
    if (cells[player]!.length !== chosen[player]!.length) return `cells[${player}]`;
  }
  if (state.player !== (first + made - (isWaiting ? 0 : 1)) % players) return 'player';
  return rounds.length === (phase.kind === 'over' ? ROUNDS : round) ? null : 'rounds';
};

/** Checks that each die is in one place, and that the bag holds the dice that the turns so far have left in it. */
const brokenDice = (state: State, box: Box): string | null => {
  const { players, phase, demand, bag, pool, removed, chosen } = state;
  if (demand[0] === demand[1]) return 'demand';
  const made = sum(chosen.map((dice) => dice.length));
  const turns = phase.kind === 'remove' ? made - 1 : made;
  if (sum(removed) !== (players === 2 ? turns : 0)) return 'removed';
  const found = bag.map((count, colour) => count + (demand.includes(COLOURS[colour]!) ? 1 : 0));
  for (const [die, count] of pool.entries()) found[colourOf(die)]! += count + removed[die]!;
  for (const dice of chosen) for (const die of dice) found[colourOf(die)]!++;
  const printed = box.bag;
  const wrong = printed.findIndex((count, colour) => count !== found[colour]);
  if (wrong >= 0) return `bag[${wrong}]`;
  const full = sum(printed) - demand.length - box.components.pool[players];
  return sum(bag) === Math.max(0, full - turns * (players === 2 ? 2 : 1)) ? null : 'bag';
};

/** Checks that each plan is in one place; the last of three scored rounds is the one still on the table. */
const brokenPlans = ({ phase, deck, plans, rounds }: State, box: Box): string | null => {
  const earlier = phase.kind === 'over' ? rounds.slice(0, -1) : rounds;
  const found = [...deck, ...plans, ...earlier.flatMap((round) => round.plans)];
  return found.length === box.usable.length && new Set(found).size === found.length ? null : 'deck';
};

/** Checks that every die stands on a legal cell, and that every discarded die fitted nowhere. */
const brokenBuildings = ({ plans, chosen, cells }: Buildings, box: Box): string | null => {
  for (const [player, dice] of chosen.entries()) {
    const usable = box.usable[plans[player]!]!;
    let tops = 0;
    for (const [i, die] of dice.entries()) {
      const cell = cells[player]![i]!;
      const value = faceOf(die);
      const isAllowed =
        cell < 0 ? value < lowestTop(tops, usable) : usable.includes(cell) && topAt(tops, cell) <= value;
      if (!isAllowed) return `cells[${player}][${i}]`;
      if (cell >= 0) tops = withTop(tops, cell, value);
    }
  }
  return null;
};

/** The parts of a state or of a result that describe the buildings. */
type Buildings = Pick<State, 'plans' | 'chosen' | 'cells'>;

/** Checks that scored rounds follow from their buildings and from one another; the last one is still on the table. */
const brokenRounds = (state: State, box: Box): string | null => {
  const { rounds, phase, first } = state;
  for (const [i, round] of rounds.entries()) {
    const field = brokenResult(round, state, box);
    if (field !== null) return `rounds[${i}]${field === '' ? '' : `.${field}`}`;
    const next = rounds[i + 1]?.first ?? (phase.kind === 'over' ? null : first);
    if (next !== null && next !== nextFirst(round)) return i + 1 < rounds.length ? `rounds[${i + 1}].first` : 'first';
  }
  if (phase.kind !== 'over') return null;
  return difference(rounds.at(-1), scoreRound(state, box)) === null ? null : `rounds[${ROUNDS - 1}]`;
};

/** Returns the path of the first error in the result of a round in which all players have chosen all dice. */
const brokenResult = (round: RoundResult, { players }: State, box: Box): string | null => {
  if (round.demand[0] === round.demand[1]) return 'demand';
  return (
    brokenSupply(round, box) ?? brokenBuildings(round, box) ?? difference(round, scoreRound({ players, ...round }, box))
  );
};

/** Checks that the chosen dice of a colour do not exceed those in the box. */
const brokenSupply = ({ demand, chosen }: RoundResult, { bag }: Box): string | null => {
  const left = bag.map((count, colour) => count - (demand.includes(COLOURS[colour]!) ? 1 : 0));
  for (const die of chosen.flat()) left[colourOf(die)]!--;
  return left.some((count) => count < 0) ? 'chosen' : null;
};
