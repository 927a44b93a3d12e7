import type { AboutKinds } from '../../../../words/about-entry.js';
import { message, nameMessage } from '../../../../words/message.js';
import {
  AWARDS,
  type Award,
  COLOURS,
  type Colour,
  type Components,
  type PlanIndex,
  PRIZES,
  ROUNDS,
} from '../../components.js';
import type { Blueprints } from '../../types.js';
import { parameters } from '../parameters.js';

/** The kinds of entries, each with the type of its id. */
export interface AboutIds {
  readonly colour: Colour;
  readonly plan: PlanIndex;
  /** An award or a prize. */
  readonly category: Blueprints['Category'];
  readonly tieBreak: Blueprints['TieBreak'];
  /** A term of the rules. */
  readonly term: keyof typeof termTable;
}

const { names } = parameters;
const cellNames = (numbers: readonly number[]) => numbers.map(names.cell);
const joinNumbers = (numbers: readonly number[]): string => numbers.join(', ');

/** The parameters of the line on the score of a colour. */
const colourParameters = ({ woodPoints, recycledPoints, stonePoints }: Components) => ({
  wood: { points: woodPoints },
  recycled: { max: recycledPoints.length - 1, points: joinNumbers(recycledPoints.slice(1)) },
  stone: { max: stonePoints.length, points: joinNumbers(stonePoints) },
  glass: {},
});

const PLAYERS = [2, 3, 4] as const;

/** Says at which player counts an award goes to which place of the ranking. */
const rankLines = (award: Award, { awardsInUse }: Components) =>
  PLAYERS.flatMap((players) => {
    const place = awardsInUse[players].indexOf(award) + 1;
    return place === 0 ? [] : [message('about.rank', { players, place })];
  });

const isAward = (category: Blueprints['Category']): category is Award => AWARDS.some((award) => award === category);

/** The lines about each term. */
const termTable = {
  pool: ({ poolSizes }: Components) => [
    message('about.pool', {
      dealt: PLAYERS.map((players) => message('about.dealt', { players, dice: poolSizes[players] })),
    }),
    message('about.drawn'),
  ],
  demand: () => [message('about.demand')],
  bonus: ({ planBonus }: Components) => [message('about.bonus', { points: planBonus })],
  ranking: () => [message('about.ranking')],
} as const;

/** The entries of Blueprints, with sentences about them. */
export const aboutKinds: AboutKinds<Blueprints, AboutIds> = {
  colour: {
    ids: () => COLOURS,
    title: names.colour,
    lines: (colour, components) => [
      message('about.dice', { dice: components.dice[colour] }),
      message(`about.${colour}`, colourParameters(components)[colour]),
    ],
  },
  plan: {
    ids: ({ plans }) => plans.map((_, plan) => plan),
    title: names.plan,
    lines: (plan, { plans, planBonus }) => {
      const heights = plans[plan]!;
      const wanted = heights.flatMap((height, cell) =>
        height > 0 ? [message('about.height', { cell: names.cell(cell), height })] : [],
      );
      const hatched = heights.flatMap((height, cell) => (height > 0 ? [] : [cell]));
      return [
        message('about.wanted', { heights: wanted, points: planBonus }),
        message('about.hatched', { cells: cellNames(hatched), count: hatched.length }),
      ];
    },
  },
  category: {
    ids: () => [...AWARDS, ...PRIZES],
    title: names.category,
    lines: (category, components) =>
      isAward(category)
        ? [
            message('about.award', { points: components.awardPoints[category], rounds: ROUNDS }),
            ...rankLines(category, components),
          ]
        : [
            message('about.prize', { points: components.prizePoints[category], rounds: ROUNDS }),
            message(`about.${category}`, { from: components.prizeThresholds[category] }),
            message('about.qualified'),
          ],
  },
  tieBreak: {
    ids: () => ['prizes', ...AWARDS],
    title: names.tieBreak,
    lines: (tieBreak) => [message('about.tieBreak', { before: ['prizes', ...AWARDS].indexOf(tieBreak) })],
  },
  term: {
    ids: () => Object.keys(termTable) as (keyof typeof termTable)[],
    title: nameMessage('term'),
    lines: (term, components) => termTable[term](components),
  },
};
