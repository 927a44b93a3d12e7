import type { Components } from '../../../src/games/nunatak/index.js';
import { formatPoints, joinList, type Lesson } from './lesson.js';

/** The lesson of Nunatak. */
export const lesson: Lesson<Components> = {
  picture: [
    'The line of cards from which all choose has the open favours beside it.',
    'The temple is drawn floor by floor. A tile shows the symbol that it takes, or the two symbols; a block shows its owner. A name such as `1a1` is the floor, the column and the row.',
    'The strip with the numbers is the engineering track.',
    'The rows of the players show their cards by type, and their favours. A number with × counts the multiplier symbols of beasts.',
  ],
  play: ({ squareShares, favourLineSize, turns, lots }) => [
    `Together you build a temple of ice, but every block has an owner. A game has ${turns[3][0]} turns each with three players, and ${turns[4][0]} with four.`,
    '**Your turn.** Take a card of the line and place one of your blocks on a free tile with the same symbol. Keep the card: it scores at the end. A card or tile with two symbols counts as the one that you choose. Then the line is filled up.',
    '**What a block scores at once:**',
    [
      '- **Support**: on an upper floor, 1 point for each of your own blocks directly under it.',
      '- **Rows**: for each row or column of a floor that the block completes, your cube advances a step on the engineering track.',
      `- **Squares**: when four blocks form a square, the player with most of them scores ${formatPoints(squareShares[0])} and the second ${formatPoints(squareShares[1])}. If you complete it, you win ties. Then a tile of the next floor is laid on the square, so the temple grows upwards.`,
    ].join('\n'),
    '**Two kinds of cards do more.** With a *labourer* you may swap a free labourer tile with another free tile, and build there. With an *elder* you pick one of the favours that lie open.',
    `**Favours.** ${favourLineSize} of them are open. Some are used when you take them, some once in a later turn, and some at the end of the game. A favour that you never use still scores a little.`,
    '**Six types of cards.** Sculptors and artisans score more, the more you have. Engineers multiply the number that you have reached on the track. Beasts multiply one another. Elders score for two other types. Of labourers you want more than anybody else. So collect two or three types, and do not forget complete sets.',
    `**With two players** Siku plays too: each of you has ${lots.count} lots of ${lots.own} own blocks and ${lots.siku} of hers, and some of your turns place a block for her. **Alone** you play against two dummies. **With four players** a completion card decides who has an extra turn.`,
    '**How to begin.** Place where you will have the majority of a square, next to your own blocks. Complete a square yourself when a tie would give you the points. Upper floors bring most, because support counts again and again.',
  ],
  score: ({
    domePoints,
    labourerPoints,
    threeToolsPoints,
    sixTypesPoints,
    unusedFavourPoints,
    sculptorPoints,
    artisanPoints,
    ratingLimits,
  }) => [
    'Points of support, squares and favours are scored during the game. At the end you add:',
    [
      `- **Dome**: ${formatPoints(domePoints)} for most blocks on the borders of all floors.`,
      `- **Labourers**: ${formatPoints(labourerPoints[0])} for most of them, ${labourerPoints[1]} each in a tie; for all others ${formatPoints(labourerPoints[2])} each.`,
      `- **Sculptors**: ${joinList(sculptorPoints.slice(1, 7))} points for one to six, and so on.`,
      `- **Artisans** with the same tool: ${joinList(artisanPoints.slice(1))} points for one to ${artisanPoints.length - 1}; and ${formatPoints(threeToolsPoints)} for each set of three tools.`,
      '- **Beasts**: their number times all their multiplier symbols.',
      '- **Engineers**: their number times the last number that you have reached on the track.',
      '- **Elders**: 1 point for each of your cards of their two types.',
      `- **Sets** of all six types: ${formatPoints(sixTypesPoints)} each. **Favours** not used: ${formatPoints(unusedFavourPoints)} each.`,
    ].join('\n'),
    `Most points win; if they are equal, more blocks on the borders decide. A game alone is rated: more than ${formatPoints(ratingLimits.at(-1)!)} make a temple of ice.`,
  ],
};
