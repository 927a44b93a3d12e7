import { expect, test } from 'vitest';
import { drawInt } from '../../src/core/chance/random.js';
import type { ChanceQuestion, Game, MoveOutcome, MoveOutcomes } from '../../src/core/contract/game.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import { checkOdds } from '../../src/testing/odds.js';
import { expectCaught, performing, withFunctions, withRules } from './broken.js';
import { type Event, type State, shell, type Toy, game as toy, type View } from './toy/index.js';

type Outcomes<Position> = MoveOutcomes<Position, Event>;

/** Returns the toy with the outcomes of moves changed; those of views only if `from` says so. */
const bringing = (
  change: <Position extends State | View>(found: Outcomes<Position>) => Outcomes<Position>,
  from: 'states' | 'views' = 'states',
) =>
  withFunctions({
    outcomes: (position, move, limits) => {
      const found = toy.outcomes(position, move, limits);
      return 'viewer' in position === (from === 'views') ? change(found) : found;
    },
  });

/** Returns the toy with each of several outcomes changed. */
const bringingEach = (change: (probability: number, i: number, all: number) => number) =>
  bringing(({ outcomes, complete }) => ({
    outcomes: outcomes.map((outcome, i) => ({
      ...outcome,
      probability: change(outcome.probability, i, outcomes.length),
    })),
    complete,
  }));

const twice = <Position>(outcome: MoveOutcome<Position, Event>) => {
  const half = { ...outcome, probability: outcome.probability / 2 };
  return [half, half];
};

expectCaught(19, [
  [
    'an outcome is missing',
    bringing(({ outcomes, complete }) => ({ outcomes: outcomes.slice(0, -1), complete })),
    /the probabilities of the outcomes sum to 0|what step does is no outcome|sampleOutcome returns what/,
  ],
  [
    'an outcome of a view is missing',
    bringing(({ outcomes, complete }) => ({ outcomes: outcomes.slice(0, -1), complete }), 'views'),
    /the probabilities of the outcomes sum to 0/,
  ],
  [
    'an outcome is listed twice',
    bringing(({ outcomes, complete }) => ({ outcomes: outcomes.flatMap(twice), complete })),
    /two outcomes look the same to everybody/,
  ],
  [
    'an outcome is impossible',
    bringingEach((probability, i, all) => (all === 1 ? probability : i === 0 ? 0 : 1 / (all - 1))),
    /an outcome has the probability 0/,
  ],
  [
    'outcomes are not as likely as they say',
    bringingEach((probability, i, all) => (all === 1 ? probability : i === 0 ? 0.5 : 0.5 / (all - 1))),
    /step leads \d+ times out of \d+ instead of \d+ to/,
  ],
  [
    'some outcomes are there, and more are left out',
    bringing(({ outcomes }) => ({ outcomes, complete: false })),
    /outcomes that are not complete are not empty/,
  ],
  [
    'an outcome takes random numbers',
    bringing(({ outcomes, complete }) => ({
      outcomes: outcomes.map((outcome) => ({
        ...outcome,
        state: { ...outcome.state, random: toy.catalogue } as never,
      })),
      complete,
    })),
    /the random numbers of an outcome/,
  ],
  [
    'a rule takes chance from elsewhere',
    withRules(
      performing(({ draft }, { kind }) => {
        if (kind === 'keep' || kind === 'leave')
          draft.kept[draft.player] = (Number(`0x${draft.random.key.slice(0, 8)}`) % 6) + 1;
      }),
    ),
    /sampleOutcome returns what is no outcome of the state/,
  ],
  [
    'hidden cards are imagined by other chance than they are drawn',
    withRules({
      hiddenFieldSampler: (view, box) => {
        const fill = shell.hiddenFieldSampler(view, box);
        return (draft, random) => {
          fill(draft, random);
          const cards = draft.deck.slice().sort();
          if (random.key === '') draft.deck = cards;
        };
      },
    }),
    /what step does is no outcome of the view of|leads to what is no outcome/,
  ],
  [
    'samples are always the same',
    withFunctions({ sampleOutcome: (position, move) => toy.sampleOutcome(position, move, 'again') }),
    /sampleOutcome leads \d+ times|sampleOutcome of the view of \S+ leads \d+ times/,
  ],
]);

const asking = (change: (question: ChanceQuestion<Event> | null) => ChanceQuestion<Event> | null): Game<Toy> =>
  withFunctions({
    nextDealQuestion: (options, told) => {
      const asked = toy.nextDealQuestion(options, told);
      return asked._tag === 'Left' ? asked : { _tag: 'Right', right: change(asked.right) };
    },
  });

const { drew, rolled } = shell.chanceNotation!;

expectCaught(19, [
  ['a game has no notation', withRules({ chanceNotation: {} }), /the view of \S+ in the told game|the view of/],
  [
    'the die has no notation',
    withRules({ chanceNotation: { drew: drew! } }),
    /the view of 0 in the told game: phase.value is "\?" instead of \d; what chance brings and somebody sees needs an event/,
  ],
  [
    'the notation of the die means several values',
    withRules({
      chanceNotation: {
        ...shell.chanceNotation,
        rolled: { ...rolled!, write: ({ value }) => (value > 3 ? 'd2' : 'd1') },
      },
    }),
    /the view of 0 in the told game: phase.value/,
  ],
  [
    'the notation of cards leaves them open',
    withRules({
      chanceNotation: { ...shell.chanceNotation, drew: { ...drew!, write: ({ player }) => `p${player}=?` } },
    }),
    /the view of 0 in the told game/,
  ],
  [
    'chance decides in silence',
    withRules(
      performing(({ draft }, { kind }) => {
        if (kind === 'keep') draft.kept[draft.player] = drawInt(draft.random, 6) + 1;
      }),
    ),
    /the view of 0 in the told game: kept/,
  ],
  [
    'facts are read loosely',
    withFunctions({ stepTold: (position, move, told) => toy.stepTold(position, move, told.split(' ')[0]!) }),
    /the facts of the events, after tampering,/,
  ],
  [
    'a wrong fact is corrected',
    withFunctions({
      dealTold: (options, told) => {
        const dealt = toy.dealTold(options, told);
        return dealt._tag === 'Left' ? toy.dealTold(options, 'p0=0 p0=1 p1=2 p1=3') : dealt;
      },
    }),
    /the facts of the events, after tampering,/,
  ],
  [
    'a deal may end within its facts',
    withFunctions({
      dealTold: (options, told) => {
        const dealt = toy.dealTold(options, told);
        const asked = toy.nextDealQuestion(options, told);
        if (dealt._tag === 'Right' || asked._tag === 'Left' || asked.right === null) return dealt;
        const whole = toy.dealTold(options, `${told} ${asked.right.answers[0]!.text}`);
        if (whole._tag === 'Left') return dealt;
        const { position, events } = whole.right;
        return { _tag: 'Right', right: { position, events: events.slice(0, -1) } };
      },
    }),
    /is taken for all that happened/,
  ],
  [
    'an answer is missing',
    asking((question) => question && { ...question, answers: question.answers.slice(1) }),
    /is not among the answers|the probabilities of the answers sum to 0/,
  ],
  [
    'an answer is given twice',
    asking((question) => question && { ...question, answers: question.answers.flatMap((each) => [each, each]) }),
    /two answers are the same/,
  ],
  [
    'an answer is impossible',
    asking(
      (question) =>
        question && {
          ...question,
          answers: [...question.answers, { ...question.answers[0]!, text: 'p0=9', probability: 0 }],
        },
    ),
    /an answer is impossible/,
  ],
  ['nothing is asked', asking(() => null), /nothing is asked where 'p\d=\d' is told/],
  [
    'something is asked at the end',
    asking((question) => question ?? { event: { kind: 'drew', player: 0, card: HIDDEN }, answers: [], openText: null }),
    /something is asked after 'p0=/,
  ],
]);

expectCaught(19, [
  [
    'a told game allows what is illegal',
    withFunctions({ legalTold: () => toy.catalogue }),
    /the legal moves of the told game/,
  ],
  [
    'a told game does not list what may be legal',
    withFunctions({ legalTold: (position) => toy.legalTold(position).filter(({ kind }) => !hasOpen(position, kind)) }),
    /(?:D|P\d|C\d|R|K|L) is not listed in the told game/,
  ],
]);

/** Checks whether a card of the player who plays or covers one is not known. */
function hasOpen({ hands, player }: View, kind: string): boolean {
  return (kind === 'play' || kind === 'cover') && hands[player]!.includes(HIDDEN);
}

expectCaught(3, [
  [
    'outcomes are made in the state itself',
    withFunctions({
      outcomes: (position, move, limits) => {
        Object.assign(position, { touched: true });
        return toy.outcomes(position, move, limits);
      },
    }),
    /not extensible|was changed|changed it/,
  ],
]);

expectCaught(5, [
  [
    'samples do not depend on their seed',
    withFunctions({ sampleOutcome: (position, move) => toy.sampleOutcome(position, move, String(Math.random())) }),
    /the first time|the game uses Math.random/,
  ],
]);

expectCaught(
  11,
  [
    [
      'facts that are no text throw',
      withFunctions({ stepTold: (position, move, told) => toy.stepTold(position, move, told.trim()) }),
      /stepTold as facts, given undefined/,
    ],
    [
      'any position is taken',
      withFunctions({ nextChanceQuestion: () => ({ _tag: 'Right', right: null }) }),
      /asks as a position, given undefined: it is accepted/,
    ],
    [
      'a deal without options throws',
      withFunctions({ dealTold: ({ players, ...rest }, told) => toy.dealTold({ players, ...rest }, told) }),
      /dealTold, given undefined/,
    ],
  ],
  { games: 1 },
);

test('a rate is refused only if it cannot be chance', () => {
  const odds = new Map([
    ['often', 0.999],
    ['rare', 0.001],
  ]);
  let calls = 0;
  const every = (n: number) => () => (calls++ % n === 0 ? 'rare' : 'often');
  expect(() => checkOdds(odds, every(1000), 'it')).not.toThrow();
  expect(() => checkOdds(odds, every(700), 'it')).not.toThrow();
  expect(() => checkOdds(odds, every(50), 'it')).toThrow(/^it leads 2940 times out of 3000 instead of 2997 to often$/);
  expect(() => checkOdds(odds, () => 'other', 'it')).toThrow('it leads to what is no outcome: other');
  expect(() => checkOdds(odds, () => null, 'it')).not.toThrow();
});
