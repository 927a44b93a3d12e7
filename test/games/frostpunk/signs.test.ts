import { components, type Frostpunk, game } from '../../../src/games/frostpunk/index.js';
import { signs } from '../../../src/games/frostpunk/signs/index.js';
import { describeSigns, madeBy, stepsOf } from '../signs.js';
import { curious } from './players.js';
import {
  asked,
  automatons,
  building,
  type Change,
  citizensUsed,
  city,
  cityOf,
  duskDeck,
  endOf,
  hand,
  having,
  law,
  moved,
  next,
  number,
  opening,
  owning,
  people,
  running,
  stack,
  tile,
  tokens,
  turn,
} from './positions.js';

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
const PLAYERS = [1, 2, 3, 4] as const;
const { corpseLimit, hungerLimit, sickLimit } = components.tracks;

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const made =
  (changes: readonly Change[], ...texts: readonly string[]) =>
  () =>
    madeBy(game, moved(city(...changes), ...texts.slice(0, -1)), texts.at(-1)!);

/** Returns the Dusk card of an evening, after which the decision is how much is eaten. */
const evening = (card: string, ...changes: readonly Change[]) =>
  made([asked('dusk', 0, { kind: 'dusk' }), having({ hunger: 1 }), ...changes, duskDeck(card)], 'done');

const council = (deck: readonly number[], gone: readonly number[]): Change =>
  having({ council: { deck: [...deck], current: 2, known: true, gone: [...gone] } });

/** Plays from the Night of a round to the next Dawn, with all Citizens warm and fed. */
const dawning = (round: number, ...changes: readonly Change[]) =>
  made(
    [
      asked('night', 1, { kind: 'feed' }, round),
      having({ heat: 4, cold: 5, ranges: [0, 0, 0], reserve: [2, 0, 0, 0] }),
      having({ citizens: [6, 0, 0], sick: [0, 0, 0] }),
      ...changes,
    ],
    'feed:0',
  );

const prepared = (...changes: readonly Change[]) =>
  made([asked('preparation', 0, { kind: 'expert' }), tokens('hope', 'trust*', 'unity'), ...changes], 'done');

const hungry = (hunger: number, food: number) =>
  made([asked('hunger', 0, { kind: 'eat' }, 4), having({ hunger }), owning({ food })], 'eat:1');

/** Returns a night in which the heat reaches level 2 or not. */
const night = (heat: number) =>
  made(
    [asked('night', 1, { kind: 'feed' }), having({ heat, cold: 12, ranges: [2, 4, 7] }), building('TENT', 'g1')],
    'feed:0',
  );

/** Returns a Scout who has come to the end of the path, in Weather. */
const arrived = (phase: 'arrive' | 'return', left: number, text: string, ...changes: readonly Change[]) =>
  made(
    [
      asked('weather', 3, { kind: phase, slot: 0 }),
      ...changes,
      running({ program: 'march', left, slot: 0 }),
      (draft) => {
        draft.weather.current = number('W01');
        draft.weather.deck = draft.weather.deck.filter((card) => card !== number('W01'));
      },
    ],
    text,
  );

/** Returns a Dusk card that lowers Hope. */
const lowered = (text: string, ...hope: readonly string[]) =>
  made(
    [
      duskDeck('D10'),
      (draft) => {
        draft.dusk.deck = [];
        draft.dusk.current = number('D10');
      },
      asked('dusk', 2, { kind: 'lower', track: 'hope' }),
      running({ program: 'D10', at: 1 }, { program: 'D10/0/then', left: 1 }),
      tokens('hope', ...hope),
      tokens('discontent', 'anger*'),
    ],
    text,
  );

const workshop = (round: number) => made([turn(round)], 'build:W', 'construct:WORK', 'on:g1', 'tech:T1');
const developing = having({ developing: number('T2'), developAt: 3 });
const dying = [people('worker', 12, 12, true), hand('C07')] as const;
const clearing = 'clear:W:near';

/** Returns changes that build a warm Infirmary. */
const infirmary = (...changes: readonly Change[]) => [building('INFI', 'g1'), having({ heat: 2 }), ...changes];

/** Returns the end of the Storm with a number of Storm Works. */
const stormEnd = (works: number) =>
  dawning(11, having({ storm: 0, stormEnd: 12, works }), people('worker', 26), people('child', 6));

const lastNight = dawning(15);
const sickToDeath = prepared(people('worker', sickLimit, sickLimit));
const starving = hungry(hungerLimit + 1, 1);
const lastCouncil = made(
  [asked('dusk', 0, { kind: 'dusk' }), having({ hunger: 1 }), duskDeck('council'), council([], [0, 1, 3, 4, 5])],
  'done',
  'option:1',
);

const rare = {
  'FP-ROUND-3': evening('L3', law('L3', 'b')),
  'FP-PREP-3': sickToDeath,
  'FP-DUSK-6': lastCouncil,
  'FP-DUSK-7': evening('D12'),
  'FP-HUN-2': starving,
  'FP-NIGHT-6': lastNight,
  'FP-LOSE-1': evening('D10', tokens('hope', 'trust'), tokens('discontent', 'anger*')),
  'FP-LOSE-4': sickToDeath,
  'FP-LOSE-5': starving,
  'FP-SICK-4': made(
    [
      people('child', 1, 1, true),
      asked('dusk', 2, { kind: 'type', purpose: 'leave' }),
      running({ program: 'K5.1', left: 1 }),
      (draft) => {
        draft.dusk.current = draft.dusk.deck.pop()!;
        draft.council.known = true;
      },
    ],
    'type:C',
  ),
  'FP-CURE-2': made(
    infirmary(people('worker', 12), people('engineer', 6, 1), people('child', 6, 1, true)),
    'use:E:g1',
    'option:1',
  ),
  'FP-CIT-6': made([people('worker', 12, 12, true), hand('C07'), citizensUsed], clearing),
  'FP-TECH-2': workshop(13),
  'FP-TECH-5': made([building('WORK', 'g1'), developing], 'build:W', 'dismantle:g1'),
  'FP-TECH-6': made(
    [having({ technologies: [true, ...Array<boolean>(7).fill(false)] })],
    'build:W',
    'construct:WORK',
    'on:g1',
    'tech:T2',
  ),
  'FP-EXPED-10': arrived('return', 0, 'return', stack(0, ['A5'], 'worker', endOf('A5'))),
  'FP-EXPED-11': arrived(
    'arrive',
    0,
    'explore',
    stack(3, ['X1']),
    stack(0, ['X1'], 'worker', endOf('X1')),
    stack(3, []),
  ),
} as const;

/** Returns a game of curious players. */
const steps = (number: number) => {
  const players = PLAYERS[number % PLAYERS.length]!;
  const difficulty = DIFFICULTIES[number % DIFFICULTIES.length]!;
  const choose = curious(`signs ${number}`);
  return stepsOf(game, { players, difficulty, seed: `signs ${number}` }, (moves, state) => choose(moves, state));
};

describeSigns<Frostpunk>({ game, signs, games: { least: 16, most: 40 }, steps, rare }, [
  [
    'FP-COOP-1',
    'where several play, not where one decides alone',
    () => madeBy(game, cityOf(opening(2), asked('dusk', 0, { kind: 'dusk' })), 'call'),
    made([asked('dusk', 0, { kind: 'dusk' })], 'call'),
  ],
  [
    'FP-COOP-4',
    'where one option is left, not where two are',
    evening('D03', owning({ food: 0 }), tokens('discontent', 'anger')),
    evening('D03', owning({ food: 9 })),
  ],
  [
    'FP-EFF-1',
    'where a death comes between two who fall sick, not where nobody dies',
    evening('D04', ...dying, next('citizens', 'C13')),
    evening('D04', people('worker', 12, 1), people('child', 6, 1)),
  ],
  [
    'FP-EFF-3',
    'where there is less than is lost, not where there is enough',
    evening('D12', owning({ food: 1 })),
    evening('D12', owning({ food: 9 })),
  ],
  [
    'FP-EFF-3',
    'where the Coal runs out, not where the game is lost before',
    evening('L8', law('L8', 'a'), owning({ coal: 1 })),
    evening('L8', law('L8', 'a'), owning({ coal: 1 }), tokens('discontent', ...Array<string>(4).fill('anger'), 'envy')),
  ],
  [
    'FP-EFF-5',
    'where nobody can be cured, not where somebody can',
    evening('D11', having({ sick: [0, 0, 0] })),
    evening('D11', having({ sick: [5, 5, 5] })),
  ],
  ['FP-ROUND-3', 'for a red card, not for another', rare['FP-ROUND-3'], evening('L1', law('L1', 'b'))],
  [
    'FP-DAWN-4',
    'when the Storm token is reached, not before',
    dawning(8, having({ storm: 9 })),
    dawning(8, having({ storm: 10 })),
  ],
  [
    'FP-PREP-4',
    'where the lowest marker is not the first, not where it is',
    prepared(people('worker', 12, 7), people('engineer', 6, 4), people('child', 12, 7)),
    prepared(people('worker', 12, 4), people('engineer', 6, 4), people('child', 12, 7)),
  ],
  [
    'FP-ACT-5',
    'in the cold, not in the warm',
    made([having({ heat: 0 })], 'gather:W:g1'),
    made([having({ heat: 2 })], 'gather:W:g1'),
  ],
  [
    'FP-ACT-16',
    'for the second Meeple, not for the first',
    made(infirmary(people('worker', 12, 9)), 'use:E:g1', 'type:W', 'type:W', 'type:W', 'type:W', 'use:E:g1'),
    made(infirmary(people('worker', 12, 9)), 'use:E:g1'),
  ],
  [
    'FP-DUSK-6',
    'where no Council card is left, not where one is',
    lastCouncil,
    made(
      [asked('dusk', 0, { kind: 'dusk' }), having({ hunger: 1 }), duskDeck('council'), council([5], [0, 1, 3, 4])],
      'done',
      'option:1',
    ),
  ],
  ['FP-HUN-2', 'at the limit, not below', starving, hungry(hungerLimit, 1)],
  ['FP-NIGHT-5', 'where a Tent is cold, not where all are warm', night(3), night(4)],
  ['FP-NIGHT-6', 'at the end of rounds, not of the Storm', lastNight, stormEnd(2)],
  ['FP-NIGHT-6', 'after the last round, not after others', lastNight, dawning(14)],
  [
    'FP-LOSE-7',
    'where a death comes too much, not where it does not',
    made([...dying, having({ corpses: corpseLimit - 1 })], clearing),
    made([...dying, having({ corpses: corpseLimit - 2 }), next('citizens', 'C12')], clearing),
  ],
  [
    'FP-LOSE-7',
    'in the middle of effects, not between them',
    made([...dying, having({ corpses: corpseLimit - 1 })], clearing),
    starving,
  ],
  ['FP-WIN-1', 'with all that the last card asks for, not with less', stormEnd(4), stormEnd(3)],
  [
    'FP-HD-4',
    'where all tokens of the type are active, not where one is exhausted',
    evening('D21', tokens('hope', 'trust*', 'trust*', 'unity*', 'unity*', 'resolve*', 'resolve*')),
    evening('D21', tokens('hope', 'trust*', 'trust*', 'unity', 'unity*', 'resolve*', 'resolve*')),
  ],
  [
    'FP-HD-9',
    'among two of a type, not where there is one',
    lowered('remove:unity', 'unity', 'trust*', 'unity'),
    lowered('remove:unity', 'unity', 'trust*', 'resolve'),
  ],
  [
    'FP-BLD-6',
    'on a space with wood, not on an empty one',
    made([], 'build:W', 'construct:TENT', 'on:g1'),
    made([tile('N6', 'n0')], 'build:W', 'construct:TENT', 'on:n0a'),
  ],
  [
    'FP-BLD-9',
    'with a Burial Ground, not without',
    made([...dying, building('CEME', 'g1'), next('citizens', 'C12')], clearing),
    made([...dying, next('citizens', 'C12')], clearing),
  ],
  [
    'FP-SICK-2',
    'on the syringe, not on the skull',
    made([people('worker', 12, 12)], clearing),
    made([...dying, next('citizens', 'C12')], clearing),
  ],
  [
    'FP-SICK-3',
    'on the skull, not on the syringe',
    made([...dying, next('citizens', 'C12')], clearing),
    made([people('worker', 12, 12)], clearing),
  ],
  [
    'FP-CURE-2',
    'while a skull is at 1, not while none is',
    rare['FP-CURE-2'],
    made(
      infirmary(people('worker', 12), people('engineer', 6, 2), people('child', 6, 2, true)),
      'use:E:g1',
      'option:1',
    ),
  ],
  [
    'FP-CURE-4',
    'in the Infirmary, not in a Medical Post',
    made(infirmary(people('worker', 12, 5)), 'use:E:g1'),
    made([building('MEDI', 'g1'), having({ heat: 2 }), people('worker', 12, 5)], 'use:E:g1'),
  ],
  ['FP-TECH-2', 'where the token would lie beyond the last round, not before', workshop(13), workshop(11)],
  [
    'FP-TECH-5',
    'without the last Workshop, not while another stands',
    rare['FP-TECH-5'],
    made([building('WORK', 'g1'), building('WORK', 'g2'), developing], 'build:W', 'dismantle:g1'),
  ],
  [
    'FP-TECH-6',
    'where one was developed before, not for the first Workshop',
    rare['FP-TECH-6'],
    made([], 'build:W', 'construct:WORK', 'on:g1', 'tech:T2'),
  ],
  [
    'FP-AUTO-4',
    'for an Automaton, not for a Worker',
    made([building('SAWM', 'g1'), automatons(1)], 'use:A:g1'),
    made([building('SAWM', 'g1'), automatons(1)], 'use:W:g1'),
  ],
  [
    'FP-EXPED-3',
    'beyond a card below, not on a single card',
    arrived('arrive', 1, 'avoid', stack(0, ['A2'], 'worker', 1), next('B', 'B1')),
    arrived('return', 1, 'continue', stack(0, ['A2'], 'worker', 1), next('B', 'B1')),
  ],
  [
    'FP-EXPED-10',
    'where the card adds another, not where a new one comes',
    rare['FP-EXPED-10'],
    arrived('return', 0, 'return', stack(0, ['A3'], 'worker', endOf('A3'))),
  ],
  [
    'FP-LAW-4',
    'for the fourth law, not for the third',
    made([law('L3'), law('L4'), law('L5')], 'use:E:p0', 'law:L8'),
    made([law('L3'), law('L4')], 'use:E:p0', 'law:L8'),
  ],
  [
    'FP-LAW-5',
    'where another law leaves, not where none does',
    made([], 'use:E:p0', 'law:L1'),
    made([law('L2')], 'use:E:p0', 'law:L3'),
  ],
]);
