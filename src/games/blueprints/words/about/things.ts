import { message, named } from '../../../../words/message.js';
import type { ThingKinds } from '../../../../words/thing.js';
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
import { description } from '../description.js';

/** The things of the game, each with the type of value that identifies it. */
export interface Things {
  readonly colour: Colour;
  readonly plan: PlanIndex;
  /** An award or a prize. */
  readonly category: Blueprints['Category'];
  readonly tieBreak: Blueprints['TieBreak'];
  /** A term of the rules. */
  readonly term: keyof typeof terms;
}

const { names } = description;
const cells = (numbers: readonly number[]) => numbers.map(names.cell);
const values = (numbers: readonly number[]): string => numbers.join(', ');

/** The parameters of the line on the score of a colour. */
const scores = ({ wood, recycled, stone }: Components) => ({
  wood: { points: wood },
  recycled: { most: recycled.length - 1, points: values(recycled.slice(1)) },
  stone: { most: stone.length, points: values(stone) },
  glass: {},
});

const PLAYERS = [2, 3, 4] as const;

/** Says at which player counts an award goes to which place of the ranking. */
const ranks = (award: Award, { awardsInUse }: Components) =>
  PLAYERS.flatMap((players) => {
    const place = awardsInUse[players].indexOf(award) + 1;
    return place === 0 ? [] : [message('about.rank', { players, place })];
  });

const isAward = (category: Blueprints['Category']): category is Award => AWARDS.some((award) => award === category);

/** The lines about each term. */
const terms = {
  pool: ({ pool }: Components) => [
    message('about.pool', {
      dealt: PLAYERS.map((players) => message('about.dealt', { players, dice: pool[players] })),
    }),
    message('about.drawn'),
  ],
  demand: () => [message('about.demand')],
  bonus: ({ bonus }: Components) => [message('about.bonus', { points: bonus })],
  ranking: () => [message('about.ranking')],
} as const;

/** The things of Blueprints, with sentences about them. */
export const things: ThingKinds<Blueprints, Things> = {
  colour: {
    ids: () => COLOURS,
    title: names.colour,
    lines: (colour, components) => [
      message('about.dice', { dice: components.dice[colour] }),
      message(`about.${colour}`, scores(components)[colour]),
    ],
  },
  plan: {
    ids: ({ plans }) => plans.map((_, plan) => plan),
    title: names.plan,
    lines: (plan, { plans, bonus }) => {
      const heights = plans[plan]!;
      const wanted = heights.flatMap((height, cell) =>
        height > 0 ? [message('about.height', { cell: names.cell(cell), height })] : [],
      );
      const hatched = heights.flatMap((height, cell) => (height > 0 ? [] : [cell]));
      return [
        message('about.wanted', { heights: wanted, points: bonus }),
        message('about.hatched', { cells: cells(hatched), count: hatched.length }),
      ];
    },
  },
  category: {
    ids: () => [...AWARDS, ...PRIZES],
    title: names.category,
    lines: (category, components) =>
      isAward(category)
        ? [
            message('about.award', { points: components.awards[category], rounds: ROUNDS }),
            ...ranks(category, components),
          ]
        : [
            message('about.prize', { points: components.prizes[category], rounds: ROUNDS }),
            message(`about.${category}`, { from: components.prizesFrom[category] }),
            message('about.qualified'),
          ],
  },
  tieBreak: {
    ids: () => ['prizes', ...AWARDS],
    title: names.tieBreak,
    lines: (tieBreak) => [message('about.tieBreak', { before: ['prizes', ...AWARDS].indexOf(tieBreak) })],
  },
  term: {
    ids: () => Object.keys(terms) as (keyof typeof terms)[],
    title: named('term'),
    lines: (term, components) => terms[term](components),
  },
};
