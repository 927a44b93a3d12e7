import {
  countUpTo,
  enumOf,
  hideable,
  idBelow,
  idBelowOrNone,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNull,
  pairOf,
  playerBelow,
  unionOf,
} from '../../../core/fields/fields.js';
import { type Box, CELLS, CHOICES_PER_ROUND, COLOURS, DIE_KINDS, ROUNDS } from '../components.js';

const demand = pairOf(enumOf(...COLOURS));
const die = idBelow(DIE_KINDS);
const cell = idBelowOrNone(CELLS);

/** Returns the codecs of the fields of a state. */
export const stateSchema = (box: Box, players: number) => {
  const turnPlayer = playerBelow(players);
  const plan = idBelow(box.buildableCells.length);
  const dice = countUpTo(Math.max(...box.diceByColour));
  return {
    phase: unionOf('a phase', { build: {}, remove: {}, over: {} }),
    round: intBetween(0, ROUNDS - 1),
    startPlayer: turnPlayer,
    turnPlayer,
    demand,
    bag: listOf(dice, COLOURS.length),
    pool: listOf(dice, DIE_KINDS),
    removedDice: listOf(dice, DIE_KINDS),
    deck: listUpTo(hideable(plan), box.buildableCells.length),
    plans: listPerPlayer(hideable(plan), players),
    chosenDice: listPerPlayer(listUpTo(die, CHOICES_PER_ROUND), players),
    dieCells: listPerPlayer(listUpTo(hideable(cell), CHOICES_PER_ROUND), players),
    roundResults: listUpTo(roundResultSchema(box, players), ROUNDS),
  };
};

const MAX_POINTS = 999;

const roundResultSchema = (box: Box, players: number) => {
  const points = listPerPlayer(countUpTo(MAX_POINTS), players);
  const player = playerBelow(players);
  const winner = orNull(player);
  return objectOf('a scored round', {
    startPlayer: player,
    demand,
    plans: listPerPlayer(idBelow(box.buildableCells.length), players),
    chosenDice: listPerPlayer(listOf(die, CHOICES_PER_ROUND), players),
    dieCells: listPerPlayer(listOf(cell, CHOICES_PER_ROUND), players),
    bonus: points,
    wood: points,
    recycled: points,
    stone: points,
    glass: points,
    total: points,
    ranking: listOf(player, players),
    gold: winner,
    silver: winner,
    bronze: winner,
    skyscraper: winner,
    structuralIntegrity: winner,
    geometer: winner,
    materials: winner,
  });
};
