import { firstDifference } from '../../core/data/fingerprint.js';
import { sum } from '../../core/data/list.js';
import { type Box, CHOICES_PER_ROUND, COLOURS, dieColourIndex, dieValue, ROUNDS } from './components.js';
import { nextStartPlayer, scoreRound } from './score/round.js';
import type { RoundResult, State } from './state/index.js';
import { lowestTop, topAt, withTop } from './tops.js';

/** Returns the path of the first field that contradicts the rest of a state, or to which no game can lead. */
export const findContradiction = (state: State, box: Box): string | null =>
  turnContradiction(state) ??
  diceContradiction(state, box) ??
  plansContradiction(state, box) ??
  buildingsContradiction(state, box) ??
  roundsContradiction(state, box);

/** Checks the number of dice chosen, the order of players, and the player to act. */
const turnContradiction = (state: State): string | null => {
  const { players, startPlayer, chosenDice, dieCells, phase, roundResults, round } = state;
  const chosenCount = sum(chosenDice.map((dice) => dice.length));
  const isBuildPhase = phase.kind === 'build';
  if (phase.kind === 'remove' && players !== 2) return 'phase';
  if (isBuildPhase ? chosenCount === CHOICES_PER_ROUND * players : chosenCount === 0) return 'phase';
  if (phase.kind === 'over' && (chosenCount !== CHOICES_PER_ROUND * players || round !== ROUNDS - 1)) return 'phase';
  for (let i = 0; i < players; i++) {
    const player = (startPlayer + i) % players;
    if (chosenDice[player]!.length !== Math.floor((chosenCount + players - 1 - i) / players))
      return `chosenDice[${player}]`;
    if (dieCells[player]!.length !== chosenDice[player]!.length) return `dieCells[${player}]`;
  }
  if (state.turnPlayer !== (startPlayer + chosenCount - (isBuildPhase ? 0 : 1)) % players) return 'turnPlayer';
  return roundResults.length === (phase.kind === 'over' ? ROUNDS : round) ? null : 'roundResults';
};

/** Checks that each die is in one place, and that the bag holds the dice that the turns so far have left in it. */
const diceContradiction = (state: State, box: Box): string | null => {
  const { players, phase, demand, bag, pool, removedDice, chosenDice } = state;
  if (demand[0] === demand[1]) return 'demand';
  const chosenCount = sum(chosenDice.map((dice) => dice.length));
  const turns = phase.kind === 'remove' ? chosenCount - 1 : chosenCount;
  if (sum(removedDice) !== (players === 2 ? turns : 0)) return 'removedDice';
  const found = bag.map((count, colour) => count + (demand.includes(COLOURS[colour]!) ? 1 : 0));
  for (const [die, count] of pool.entries()) found[dieColourIndex(die)]! += count + removedDice[die]!;
  for (const dice of chosenDice) for (const die of dice) found[dieColourIndex(die)]!++;
  const printed = box.diceByColour;
  const wrong = printed.findIndex((count, colour) => count !== found[colour]);
  if (wrong >= 0) return `bag[${wrong}]`;
  const full = sum(printed) - demand.length - box.components.poolSizes[players];
  return sum(bag) === Math.max(0, full - turns * (players === 2 ? 2 : 1)) ? null : 'bag';
};

/** Checks that each plan is in one place; the last of three scored rounds is the one still on the table. */
const plansContradiction = ({ phase, deck, plans, roundResults }: State, box: Box): string | null => {
  const earlier = phase.kind === 'over' ? roundResults.slice(0, -1) : roundResults;
  const found = [...deck, ...plans, ...earlier.flatMap((round) => round.plans)];
  return found.length === box.buildableCells.length && new Set(found).size === found.length ? null : 'deck';
};

/** Checks that every die stands on a legal cell, and that every discarded die fitted nowhere. */
const buildingsContradiction = ({ plans, chosenDice, dieCells }: Buildings, box: Box): string | null => {
  for (const [player, dice] of chosenDice.entries()) {
    const usable = box.buildableCells[plans[player]!]!;
    let tops = 0;
    for (const [i, die] of dice.entries()) {
      const cell = dieCells[player]![i]!;
      const value = dieValue(die);
      const isAllowed =
        cell < 0 ? value < lowestTop(tops, usable) : usable.includes(cell) && topAt(tops, cell) <= value;
      if (!isAllowed) return `dieCells[${player}][${i}]`;
      if (cell >= 0) tops = withTop(tops, cell, value);
    }
  }
  return null;
};

/** The parts of a state or of a result that describe the buildings. */
type Buildings = Pick<State, 'plans' | 'chosenDice' | 'dieCells'>;

/** Checks that scored rounds follow from their buildings and from one another; the last one is still on the table. */
const roundsContradiction = (state: State, box: Box): string | null => {
  const { roundResults, phase, startPlayer } = state;
  for (const [i, round] of roundResults.entries()) {
    const field = roundResultContradiction(round, state, box);
    if (field !== null) return `roundResults[${i}]${field === '' ? '' : `.${field}`}`;
    const next = roundResults[i + 1]?.startPlayer ?? (phase.kind === 'over' ? null : startPlayer);
    if (next !== null && next !== nextStartPlayer(round))
      return i + 1 < roundResults.length ? `roundResults[${i + 1}].startPlayer` : 'startPlayer';
  }
  if (phase.kind !== 'over') return null;
  return firstDifference(roundResults.at(-1), scoreRound(state, box)) === null ? null : `roundResults[${ROUNDS - 1}]`;
};

/** Returns the path of the first error in the result of a round in which all players have chosen all dice. */
const roundResultContradiction = (round: RoundResult, { players }: State, box: Box): string | null => {
  if (round.demand[0] === round.demand[1]) return 'demand';
  return (
    chosenDiceContradiction(round, box) ??
    buildingsContradiction(round, box) ??
    firstDifference(round, scoreRound({ players, ...round }, box))
  );
};

/** Checks that the chosen dice of a colour do not exceed those in the box. */
const chosenDiceContradiction = ({ demand, chosenDice }: RoundResult, { diceByColour }: Box): string | null => {
  const unchosenDice = diceByColour.map((count, colour) => count - (demand.includes(COLOURS[colour]!) ? 1 : 0));
  for (const die of chosenDice.flat()) unchosenDice[dieColourIndex(die)]!--;
  return unchosenDice.some((count) => count < 0) ? 'chosenDice' : null;
};
