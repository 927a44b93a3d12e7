import {
  count,
  listOf,
  listUpTo,
  orNull,
  pairOf,
  perSeat,
  recordOf,
  seat,
  secret,
  thing,
  thingOrNone,
  variantsOf,
  whole,
  word,
} from '../../../core/fields/fields.js';
import { type Box, CELLS, CHOICES, COLOURS, DICE, ROUNDS } from '../components.js';

const demand = pairOf(word(...COLOURS));
const die = thing(DICE);
const cell = thingOrNone(CELLS);

/** Returns the codecs of the fields of a state. */
export const fields = (box: Box, players: number) => {
  const player = seat(players);
  const plan = thing(box.usable.length);
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
    plans: perSeat(secret(plan), players),
    chosen: perSeat(listUpTo(die, CHOICES), players),
    cells: perSeat(listUpTo(secret(cell), CHOICES), players),
    rounds: listUpTo(result(box, players), ROUNDS),
  };
};

const MOST = 999;

const result = (box: Box, players: number) => {
  const points = perSeat(count(MOST), players);
  const player = seat(players);
  const winner = orNull(player);
  return recordOf('a scored round', {
    first: player,
    demand,
    plans: perSeat(thing(box.usable.length), players),
    chosen: perSeat(listOf(die, CHOICES), players),
    cells: perSeat(listOf(cell, CHOICES), players),
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
