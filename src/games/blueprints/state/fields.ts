import {
  count,
  listOf,
  listUpTo,
  orNull,
  pairOf,
  recordOf,
  secret,
  variantsOf,
  whole,
  word,
} from '../../../core/fields.js';
import { type Box, CELLS, CHOICES, COLOURS, DICE, ROUNDS } from '../components.js';

const demand = pairOf(word(...COLOURS));
const die = count(DICE - 1);
const cell = whole(-1, CELLS - 1);

/** What the fields of a state hold. */
export const fields = (box: Box, players: number) => {
  const player = whole(0, players - 1);
  const plan = whole(0, box.usable.length - 1);
  const dice = count(Math.max(...box.bag));
  return {
    phase: variantsOf('a phase', { build: {}, remove: {}, over: {} }),
    round: whole(0, ROUNDS - 1),
    first: player,
    player,
    demand,
    bag: listOf(dice, COLOURS.length),
    pool: listOf(dice, DICE),
    removed: listOf(dice, DICE),
    deck: listUpTo(secret(plan), box.usable.length),
    plans: listOf(secret(plan), players),
    chosen: listOf(listUpTo(die, CHOICES), players),
    cells: listOf(listUpTo(secret(cell), CHOICES), players),
    rounds: listUpTo(result(box, players), ROUNDS),
  };
};

const MOST = 999;

const result = (box: Box, players: number) => {
  const points = listOf(count(MOST), players);
  const player = whole(0, players - 1);
  const winner = orNull(player);
  return recordOf('a scored round', {
    first: player,
    demand,
    plans: listOf(whole(0, box.usable.length - 1), players),
    chosen: listOf(listOf(die, CHOICES), players),
    cells: listOf(listOf(cell, CHOICES), players),
    bonus: points,
    wood: points,
    recycled: points,
    stone: points,
    glass: points,
    total: points,
    order: listOf(player, players),
    gold: winner,
    silver: winner,
    bronze: winner,
    skyscraper: winner,
    structuralIntegrity: winner,
    geometer: winner,
    materials: winner,
  });
};
