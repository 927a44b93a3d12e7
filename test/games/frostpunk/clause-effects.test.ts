import { clauseEffects } from '../../../src/games/frostpunk/clause-effects/index.js';
import { components, type Frostpunk, game } from '../../../src/games/frostpunk/index.js';
import { describeDetectors, transitionBy, transitionsOf } from '../clause-effects.js';
import { curious } from './players.js';
import {
  asked,
  building,
  type Change,
  citizensUsed,
  city,
  duskDeck,
  hand,
  having,
  moved,
  next,
  number,
  owning,
  people,
  tokens,
} from './positions.js';

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
const PLAYERS = [1, 2, 3, 4] as const;
const { hungerLimit, sickLimit } = components.tracks;

/** Prepares moves from a state; calling the result makes them and returns the last one. */
const made =
  (changes: readonly Change[], ...texts: readonly string[]) =>
  () =>
    transitionBy(game, moved(city(...changes), ...texts.slice(0, -1)), texts.at(-1)!);

/** Returns the Dusk card of an evening, after which the decision is how much is eaten. */
const evening = (card: string, ...changes: readonly Change[]) =>
  made([asked('dusk', 0, { kind: 'dusk' }), having({ hunger: 1 }), ...changes, duskDeck(card)], 'done');

/** Plays from the Night of a round to the next Dawn, with all Citizens warm and fed. */
const dawning = (round: number, ...changes: readonly Change[]) =>
  made(
    [
      asked('night', 1, { kind: 'burnCoal' }, round),
      having({ heat: 4, cold: 5, heatingRanges: [0, 0, 0], reserveMeeples: [2, 0, 0, 0] }),
      having({ citizens: [6, 0, 0], sickCitizens: [0, 0, 0] }),
      ...changes,
    ],
    'feed:0',
  );

const prepared = (...changes: readonly Change[]) =>
  made([asked('preparation', 0, { kind: 'expert' }), tokens('hope', 'trust*', 'unity'), ...changes], 'done');

const hungry = (hunger: number, food: number) =>
  made([asked('hunger', 0, { kind: 'eat' }, 4), having({ hunger }), owning({ food })], 'eat:1');

const developing = having({ developingTechnology: number('T2'), developmentEndRound: 3 });
const dying = [people('worker', 12, 12, true), hand('C07')] as const;
const clearing = 'clear:W:near';

/** Returns the end of the Storm with a number of Storm Works. */
const stormEnd = (stormWorks: number) =>
  dawning(11, having({ stormRound: 0, stormEndRound: 12, stormWorks }), people('worker', 40), people('child', 34));

const sickToDeath = prepared(people('worker', sickLimit, sickLimit));
const starving = hungry(hungerLimit + 1, 1);
const accused: Change = (draft) => {
  draft.council = { drawStack: [], current: number('K5'), isCurrentKnown: true, removed: [0, 1, 2, 3, 5] };
};
const furious = tokens('discontent', 'anger', 'grief', 'envy', 'grief', 'envy');
const rare = {
  'FP-EFF-7': made([asked('dusk', 0, { kind: 'dusk' }), accused, duskDeck('council')], 'done', 'option:1', 'type:W'),
  'FP-LOSE-2': evening('D10', furious),
  'FP-PREP-3': sickToDeath,
  'FP-DUSK-7': evening('D12'),
  'FP-HUN-2': starving,
  'FP-LOSE-1': evening('D10', tokens('hope', 'trust'), tokens('discontent', 'anger*')),
  'FP-LOSE-4': sickToDeath,
  'FP-LOSE-5': starving,
  'FP-CIT-6': made([people('worker', 12, 12, true), hand('C07'), citizensUsed], clearing),
  'FP-TECH-5': made([building('WORK', 'g1'), developing], 'build:W', 'dismantle:g1'),
} as const;

/** Returns a game of curious players. */
const steps = (number: number) => {
  const players = PLAYERS[number % PLAYERS.length]!;
  const difficulty = DIFFICULTIES[number % DIFFICULTIES.length]!;
  const choose = curious(`signs ${number}`);
  return transitionsOf(game, { players, difficulty, seed: `signs ${number}` }, (moves, state) => choose(moves, state));
};

describeDetectors<Frostpunk>({ game, detectors: clauseEffects, games: { min: 16, max: 40 }, steps, rare }, [
  ['FP-HUN-2', 'at the limit, not below', starving, hungry(hungerLimit, 1)],
  ['FP-WIN-1', 'with all that the last card asks for, not with less', stormEnd(4), stormEnd(3)],
  [
    'FP-SICK-2',
    'on the syringe, not on the skull',
    made([people('worker', 12, 12)], clearing),
    made([...dying, next('citizens', 'C12')], clearing),
  ],
  [
    'FP-TECH-5',
    'without the last Workshop, not while another stands',
    rare['FP-TECH-5'],
    made([building('WORK', 'g1'), building('WORK', 'g2'), developing], 'build:W', 'dismantle:g1'),
  ],
]);
