import type { Components } from '../../../src/games/blueprints/index.js';
import { formatPoints, joinList, type Lesson } from './lesson.js';

/** The lesson of Blueprints. */
export const lesson: Lesson<Components> = {
  picture: [
    'The pool is the block of dice above the plans: a column for each value, a row for each material, with the dice left in the bag beside it. Three and more equal dice are a stack with their number.',
    'Each player has a plan of six cells, `a` to `f`. A hatched cell may not be built on. The number and the dashed frame in a cell are the height that the plan wants.',
    'A tower shows all its dice. Plans and places of dice are hidden from the other players until the round is over.',
    'Round cards are awards with their points, square cards are prizes.',
  ],
  play: ({ poolSizes, dice }) => [
    `You are architects. In each of three rounds you build one building out of six dice. There are ${dice.wood} dice of each of four materials: wood (W), recycled (R), stone (S) and glass (G).`,
    `**A round begins.** Two dice are drawn: their colours are the two materials in high demand, which break ties. Everybody gets a plan and keeps it behind a screen. Then dice are drawn and rolled to form the open pool: ${poolSizes[2]} with two players, ${poolSizes[3]} with three, ${poolSizes[4]} with four.`,
    '**Your turn.** Choose one die of the pool and place it on your plan. It may go on any empty cell that is not hatched. It may also go on top of a tower, if its value is equal to the value of the top die or higher. A placed die never moves.',
    'You may choose a die that fits nowhere; it is lost, and your building will have fewer dice. But a die that fits somewhere must be placed. Then the pool is filled up from the bag.',
    '**With two players** a turn has a second choice: you also remove one die of the pool for the rest of the round. Take away what your opponent needs.',
    'After six turns each the round is over. All buildings are revealed and compared, the dice go back into the bag, and the player with the lowest score of the round starts the next one. After three rounds the game is over.',
    '**How to begin.** Look at your plan: six dice fill it exactly. The plan bonus is worth as much as the best glass die, so follow the plan when the pool helps. Put low values at the bottom: a tower that begins with a 6 takes sixes only.',
  ],
  score: ({
    planBonus,
    woodPoints,
    recycledPoints,
    stonePoints,
    awardPoints,
    awardsInUse,
    prizePoints,
    prizeThresholds,
  }) => [
    'At the end of a round every building has a score. It only ranks the buildings:',
    [
      `- **Plan**: ${formatPoints(planBonus)} if every cell has the height that the plan wants.`,
      `- **Wood**: ${formatPoints(woodPoints)} for every die that touches the wood die: beside it on the same level, or directly above or below.`,
      `- **Recycled**: all together, ${joinList(recycledPoints.slice(1))} points for one to six dice.`,
      `- **Stone**: ${joinList(stonePoints)} points on level one, two, three, and four or above.`,
      '- **Glass**: the value of the die.',
    ].join('\n'),
    `The best buildings win **awards**, and these are the points that count: gold ${formatPoints(awardPoints.gold)}, silver ${formatPoints(awardPoints.silver)}, bronze ${formatPoints(awardPoints.bronze)}. Four players compete for ${joinList(awardsInUse[4])}, three for ${joinList(awardsInUse[3])}, two for ${joinList(awardsInUse[2])}.`,
    `Special buildings win **prizes** of ${formatPoints(prizePoints.skyscraper)}, whatever their score: a tower of ${prizeThresholds.skyscraper} dice, ${prizeThresholds.structuralIntegrity} dice of one value, all ${prizeThresholds.geometer} values, or ${prizeThresholds.materials} dice of one material. There is one of each kind in every round.`,
    'Ties go to the building with more dice of the first material in high demand, then of the second, then to the player who played last. Most points after three rounds win; if they are equal, the number of prizes decides, then gold, silver and bronze awards.',
  ],
};
