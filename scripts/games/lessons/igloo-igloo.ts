import type { Components } from '../../../src/games/igloo-igloo/index.js';
import { formatPoints, joinList, type Lesson } from './lesson.js';

/** The lesson of Igloo Igloo. */
export const lesson: Lesson<Components> = {
  picture: [
    'Every cell has a letter for its column and a number for its row: `a1` is the corner at the upper left.',
    'White cells are floes with a hidden tile, blue cells are water, and the four corners are dry land. Pack ice looks different from other ice: it never melts.',
    'Each tribe has a colour, a letter and a shape, and an igloo shows the figure of its owner. Fish and foxes show their value.',
    'Below the board are the supply, the tiles, and the trophies of each player with their points.',
    'Possible moves are marked: an arrow leads from an Inuit or animal to the next cell, and a kayak shows who can set out. Other places are outlined.',
  ],
  play: ({ inuits, igloos, actionPoints: budget, costs, strengths, animalSteps, fishPerTile }) => [
    `Each player leads a tribe on ice that melts. You have ${inuits[3]} Inuit (${inuits[2]} each with two players) and ${igloos} igloos. At the start the players take turns to put their Inuit on floes of the outer ring.`,
    'A turn has two parts: first a floe melts, then your Inuit act.',
    '**Melting.** Choose a hidden floe beside water with no Inuit, igloo or animal on it. The floe is gone, and what was under it happens at once: two or three fish, a bear, pack ice with a fox, or a drift that lets you push a row of floes by one cell. Four kinds of tiles you keep in your hand, unseen by the others.',
    `**Acting.** You have ${formatPoints(budget)} to spend, on any of your Inuit and in any order:`,
    [
      `- **Walk** to a floe beside yours: ${formatPoints(costs.walk)}.`,
      `- **Go by kayak** across one stretch of water to another floe on its shore: ${formatPoints(costs.kayak)}. Bears block the water.`,
      '- **Hunt** a fox on your floe or a fish in the water next to it: as many points as the animal is worth.',
      `- **Build an igloo** on a floe with your Inuit and nobody else's: ${formatPoints(costs.igloo)}.`,
    ].join('\n'),
    `**Tiles in your hand.** In a turn you may play one of each type. *Thaw* takes away another floe, unseen. *Move animals* makes ${animalSteps} steps with animals as you like. *Endurance* gives more points for this turn. A *harpoon* takes any animal for free. It is the only way to take a bear or to enter a floe with one, and it stops a bear that attacks you.`,
    '**Bears** attack when a player moves them onto a cell with fish, foxes or Inuit. Fish and foxes are gone. Each owner of Inuit there may spend a harpoon. Otherwise Inuit with an igloo of their own on the floe hide in it, and all others flee to a corner of the board.',
    'From a corner you can walk back onto the ice, but an Inuit left there at the end counts nowhere.',
    `When no floe can melt any more, the game is over. Each shoal brings ${fishPerTile.fish2} or ${fishPerTile.fish3} fish: hunt them while you are next to them. But the ice decides the game. Place igloos (strength ${strengths.igloo}) where large islands will remain, and melt the bridges to your rivals.`,
  ],
  score: ({ expertIslandValues }) => [
    '**Trophies** score the values of all animals that you have hunted.',
    '**Islands** are groups of floes that hang together by their sides. On each island your strength is 1 for each Inuit and 2 for each igloo. The strongest player scores 1 point for each floe, and the second strongest half of that, rounded down. If players tie, all of them score. A player who is alone on an island scores its number of floes multiplied by itself: seven floes are 49 points.',
    `In the **expert game** islands of one to ${expertIslandValues.length} floes and more are worth ${joinList(expertIslandValues)} points, nothing is multiplied by itself, and igloos keep other tribes from entering their floe.`,
    'Most points win. If they are equal, more valuable trophies win.',
  ],
};
