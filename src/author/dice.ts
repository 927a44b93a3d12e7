import { deferDraw, drawInt, drawWeighted, isChanceControlled, type RandomState } from '../core/chance/random.js';
import type { Mutable } from '../core/data/copy.js';

/**
 * Rolls dice that lie in order, the lowest value first. Rules may move them and report them unread: nobody's hidden dice
 * are decided before they are looked at.
 */
export const rollDice = (random: Mutable<RandomState>, dice: number, faces = 6): number[] => {
  if (isChanceControlled()) return deferRoll(random, dice, faces);
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) {
    const die = drawInt(random, faces) + 1;
    let place = i;
    for (; place > 0 && rolled[place - 1]! > die; place--) rolled[place] = rolled[place - 1]!;
    rolled[place] = die;
  }
  return rolled;
};

/** Returns stand-ins for rolled dice: the number of dice with each face is drawn when the first of them is read. */
const deferRoll = (random: Mutable<RandomState>, dice: number, faces: number): number[] => {
  const rolled: number[] = [];
  let face = 0;
  const dieAt = (index: number): number => {
    while (rolled.length <= index) {
      face++;
      const count = drawWeighted(random, countWeights(dice - rolled.length, faces - face));
      for (let i = 0; i < count; i++) rolled.push(face);
    }
    return rolled[index]!;
  };
  return Array.from({ length: dice }, (_, index) => deferDraw(() => dieAt(index)));
};

/** Returns the weight of each number of dice that show one face, out of that face and some others. */
const countWeights = (dice: number, others: number): readonly number[] => {
  const weights: number[] = [];
  let ways = 1; // to choose these dice
  for (let count = 0; count <= dice; count++) {
    weights.push(ways * others ** (dice - count));
    ways = (ways * (dice - count)) / (count + 1);
  }
  return weights;
};
