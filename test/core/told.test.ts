import { describe, expect, test } from 'vitest';
import { shuffle } from '../../src/core/chance/random.js';
import type { ToldStep } from '../../src/core/contract/game.js';
import { ask } from '../../src/core/engine/play.js';
import { type InvalidTold, orThrow } from '../../src/core/errors/errors.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import { type Event, type Move, performing, shell, game as toy, type View, withRules } from '../support/toy.js';

const { dealTold, stepTold, nextDealQuestion: asksDeal, nextChanceQuestion: asks, legalTold, formatChance } = toy;

type Step = ToldStep<View, Event>;

const two = { players: 2 } as const;
const DRAW: Move = { kind: 'draw' };
const ROLL: Move = { kind: 'roll' };

const dealt = (told: string): View => orThrow(dealTold(two, told)).position;
const moved = (position: View, move: Move, told = ''): Step => orThrow(stepTold(position, move, told));

/** Returns the error of a told game. */
const errorOf = (verdict: { readonly _tag: string }): InvalidTold => {
  expect(verdict).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidTold', ply: null } });
  return (verdict as unknown as { readonly left: InvalidTold }).left;
};

describe('a deal', () => {
  test('has the cards that were told', () => {
    const { position, events } = orThrow(dealTold(two, 'p0=0 p0=5 p1=3 p1=4'));
    expect(position).toEqual({
      ...toy.view(orThrow(toy.setup({ ...two, seed: 'any' })), 'spectator'),
      hands: [
        [0, 5],
        [3, 4],
      ],
    });
    expect(formatChance(events)).toBe('p0=0 p0=5 p1=3 p1=4');
  });

  test('hides the cards that were not told', () => {
    const { position, events } = orThrow(dealTold(two, 'p0=? p0=5 p1=? p1=?'));
    expect(position.hands).toEqual([
      [HIDDEN, 5],
      [HIDDEN, HIDDEN],
    ]);
    expect(formatChance(events)).toBe('p0=? p0=5 p1=? p1=?');
  });

  test('has the options that are told, and no seed', () => {
    expect(orThrow(dealTold({ players: 3, dice: false }, 'p0=? p0=? p1=? p1=? p2=? p2=?')).position).toMatchObject({
      players: 3,
      dice: false,
      random: HIDDEN,
      viewer: 'spectator',
    });
  });

  test.each<readonly [string, unknown, string]>([
    ['a seed', { players: 2, seed: 'winter' }, 'seed: a told game has no seed'],
    ['an undefined seed', { players: 2, seed: undefined }, 'seed: a told game has no seed'],
    ['a wrong number of players', { players: 4 }, 'players: '],
    ['an unknown option', { players: 2, cards: 7 }, 'cards: '],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a list', [2], ''],
    ['a text', 'players', ''],
    ['a proxy that throws', new Proxy({}, { has: () => toThrow(), ownKeys: () => toThrow() }), 'cannot be read'],
    [
      'a getter that throws',
      Object.defineProperty({}, 'players', { enumerable: true, get: () => toThrow() }),
      'cannot',
    ],
  ])('is refused with %s', (_, options, message) => {
    for (const deal of [dealTold, asksDeal]) {
      const verdict = deal(options as typeof two, '');
      expect(verdict).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidOptions' } });
      expect((verdict as unknown as { left: Error }).left.message).toContain(message);
    }
  });
});

const toThrow = (): never => {
  throw new Error('hostile');
};

describe('wrong facts are refused', () => {
  const cards = ['p0=0', 'p0=1', 'p0=2', 'p0=3', 'p0=4', 'p0=5'];

  test.each<readonly [string, string, number, readonly string[], string]>([
    ['one that is missing', '', 0, [...cards, 'p0=?'], 'A fact is missing. Possible: p0=0, p0=1'],
    [
      'one that is impossible',
      'p0=3 p0=3 p1=0 p1=1',
      1,
      ['p0=0', 'p0=1', 'p0=2', 'p0=4', 'p0=5', 'p0=?'],
      "'p0=3' is not possible here. Possible: p0=0",
    ],
    ['one of another player', 'p1=3', 0, [...cards, 'p0=?'], "'p1=3' is not possible here."],
    ['one that is not a fact', 'W3', 0, [...cards, 'p0=?'], "'W3' is not a fact of Toy. Possible: p0=0"],
    ['facts out of order', 'p0=0 p1=1 p0=2 p1=3', 1, ['p0=1', 'p0=2', 'p0=3', 'p0=4', 'p0=5', 'p0=?'], "'p1=1' is not"],
    ['one too many', 'p0=0 p0=1 p1=2 p1=3 d4', 4, [], "'d4' is one fact too many: chance brings 4 here."],
    ['junk at the end', 'p0=? p0=? p1=? p1=? x', 4, [], "'x' is one fact too many: chance brings 4 here."],
    ['two spaces', 'p0=0  p0=1 p1=2 p1=3', 1, [], 'Facts have 1 to 64 characters, and one space between them.'],
    ['a space at the end', 'p0=0 ', 1, [], 'Facts have 1 to 64 characters'],
    ['a line break', 'p0=0\np0=1', 0, [...cards, 'p0=?'], 'is not a fact of Toy'],
    ['a long text', `p0=0 ${'1'.repeat(65)}`, 1, [], 'Facts have 1 to 64 characters'],
    ['too many', 'd1 '.repeat(1000).concat('d1'), 1000, [], 'These are too many facts.'],
    ['a thousand', 'd1 '.repeat(999).concat('d1'), 0, [...cards, 'p0=?'], "'d1' is not possible here."],
  ])('%s', (_, told, factIndex, expected, sentence) => {
    const error = errorOf(dealTold(two, told));
    expect(error).toMatchObject({ factIndex, expected });
    expect(error.message).toContain(sentence);
  });

  test.each([undefined, null, 7, ['p0=0'], { length: 0 }, Symbol('told')])('what is not a text: %s', (told) => {
    const position = dealt('p0=0 p0=1 p1=2 p1=3');
    const verdicts = [dealTold(two, told as string), asksDeal(two, told as string)];
    for (const verdict of [
      ...verdicts,
      stepTold(position, ROLL, told as string),
      asks(position, ROLL, told as string),
    ]) {
      expect(errorOf(verdict)).toMatchObject({ factIndex: 0, message: 'What chance brought must be a text.' });
    }
  });

  test('of a move, with the answers that were possible', () => {
    const position = dealt('p0=0 p0=1 p1=2 p1=?');
    expect(errorOf(stepTold(position, ROLL, 'd7'))).toMatchObject({
      factIndex: 0,
      expected: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
      message: "'d7' is not a fact of Toy. Possible: d1, d2, d3, d4, d5, d6.",
    });
    expect(errorOf(stepTold(position, DRAW, 'p0=2')).expected).toEqual(['p0=3', 'p0=4', 'p0=5', 'p0=?']);
    expect(errorOf(stepTold(position, ROLL, 'd?')).message).toContain("'d?' is not a fact");
    expect(errorOf(stepTold(position, { kind: 'play', card: 0 }, 'd1')).message).toContain(
      "'d1' is one fact too many: chance brings 0 here.",
    );
  });

  test('a sentence names eight possible facts, and an error lists all', () => {
    const many = orThrow(toy.withComponents({ ...toy.components, values: [1, 1, 1, 1, 1, 1, 1, 1, 1] }));
    const error = errorOf(many.dealTold(two, 'p0=9'));
    expect(error.expected).toHaveLength(10);
    expect(error.message).toMatch(/Possible: (?:p0=\d, ){7}p0=\d and 2 more\.$/);
  });

  test('too many possibilities', () => {
    const eager = withRules({
      deal: (run) => {
        run.draft.deck = shuffle(run.draft.random, [...run.box.cards]).map(Number);
        ask(run, { kind: 'turn' });
      },
    });
    const large = orThrow(eager.withComponents({ ...toy.components, values: [1, 1, 1, 1, 1, 1, 1, 1, 1] }));
    for (const deal of [large.dealTold, large.nextDealQuestion]) {
      expect(errorOf(deal(two, ''))).toMatchObject({
        expected: [],
        message: 'Too many possibilities are left open here.',
      });
    }
  });

  test('too many possibilities, since a hidden card was read', () => {
    const eager = withRules({
      deal: (run) => {
        const { draft, box, emit } = run;
        draft.deck = shuffle(draft.random, box.cards.slice());
        for (const player of [0, 1, 0, 1, 0]) {
          emit?.({ kind: 'drew', player, card: draft.deck[0]! });
          draft.deck = draft.deck.slice(1);
        }
        ask(run, { kind: 'turn' });
      },
    });
    const large = orThrow(eager.withComponents({ ...toy.components, values: [1, 1, 1, 1, 1, 1, 1, 1, 1] }));
    expect(errorOf(large.dealTold(two, 'p0=? p1=? p0=? p1=? p0=?')).message).toBe(
      "Too many possibilities are left open here: card of 'drew' was read before anybody sees it. Draw it in deferDraw, or take it from its list by deferItem.",
    );
  });
});

describe('a move', () => {
  test('brings what was told', () => {
    const { position, events } = moved(dealt('p0=0 p0=1 p1=2 p1=3'), ROLL, 'd4');
    expect(position).toMatchObject({ phase: { kind: 'rolled', value: 4 }, rolled: [true, false] });
    expect(events).toEqual([{ kind: 'rolled', player: 0, value: 4 }]);
  });

  test('shows cards that were not told', () => {
    const hidden = dealt('p0=? p0=? p1=2 p1=?');
    const { position, events } = moved(hidden, { kind: 'play', card: 5 });
    expect(position).toMatchObject({ hands: [[HIDDEN], [2, HIDDEN]], rows: [[5], []] });
    expect(events).toEqual([{ kind: 'played', player: 0, card: 5 }]);
    expect(errorOf(dealTold(two, 'p0=? p0=? p1=2 p1=2')).expected).not.toContain('p1=2');
  });

  test('keeps a covered card that was told, with its event', () => {
    const { position, events } = moved(dealt('p0=? p0=? p1=? p1=?'), { kind: 'cover', card: 5 });
    expect(position.covered).toEqual([[5], []]);
    expect(events).toEqual([{ kind: 'covered', player: 0, card: 5 }]);
  });

  test('brings what is possible beside all that was told', () => {
    const drawn = moved(dealt('p0=0 p0=1 p1=2 p1=3'), DRAW, 'p0=?').position;
    expect(drawn.hands[0]).toEqual([0, 1, HIDDEN]);
    expect(errorOf(stepTold(drawn, DRAW, 'p1=3')).expected).toEqual(['p1=4', 'p1=5', 'p1=?']);
    expect(moved(drawn, DRAW, 'p1=4').position.hands[1]).toEqual([2, 3, 4]);
  });

  test('is refused if it is illegal whatever is hidden', () => {
    const position = dealt('p0=0 p0=1 p1=? p1=?');
    for (const move of [stepTold, asks]) {
      expect(move(position, { kind: 'play', card: 4 }, '')).toEqual({
        _tag: 'Left',
        left: {
          _tag: 'RuleBroken',
          clause: 'not-held',
          reason: 'not-held',
          parameters: { card: 4 },
          message: 'Card 4 is not in your hand.',
        },
      });
    }
  });

  test.each<readonly [string, unknown]>([
    ['another kind', { kind: 'pass' }],
    ['another card', { kind: 'play', card: 9 }],
    ['a hidden card', { kind: 'cover', card: HIDDEN }],
    ['nothing', undefined],
    ['a text', 'R'],
  ])('of %s is unknown', (_, move) => {
    for (const make of [stepTold, asks]) {
      const verdict = make(dealt('p0=0 p0=1 p1=2 p1=3'), move as Move, '');
      expect(verdict).toMatchObject({ _tag: 'Left', left: { _tag: 'UnknownMove' } });
    }
  });

  test('can be an equal object', () => {
    expect(stepTold(dealt('p0=0 p0=1 p1=2 p1=3'), { kind: 'roll' }, 'd1')._tag).toBe('Right');
  });

  test('goes on from the view of a player, which shows more', () => {
    const state = orThrow(toy.setup({ ...two, seed: 'player' }));
    const { position } = moved(toy.view(state, 0), { kind: 'play', card: state.hands[0]![0]! });
    expect(position).toMatchObject({ viewer: 'spectator', hands: [[state.hands[0]![1]], [HIDDEN, HIDDEN]] });
  });

  const state = orThrow(toy.setup({ ...two, seed: 'any' }));
  const seen = toy.view(state, 'spectator');
  test.each<readonly [string, unknown, string]>([
    ['a state', state, 'InvalidState'],
    ['the view of another game', { ...seen, game: 'go' }, 'InvalidState'],
    ['the view of other rules', { ...seen, rules: '0' }, 'RulesMismatch'],
    ['the view of other components', { ...seen, components: 'own' }, 'ComponentsMismatch'],
    ['a view without random numbers', { ...seen, random: undefined }, 'InvalidState'],
    ['a record', { game: 'toy' }, 'RulesMismatch'],
    ['nothing', undefined, 'InvalidState'],
    ['null', null, 'InvalidState'],
    ['a list', [seen], 'InvalidState'],
    ['a proxy that throws', new Proxy({}, { get: () => toThrow() }), 'InvalidState'],
  ])('on %s is refused', (_, position, tag) => {
    for (const make of [stepTold, asks]) {
      expect(make(position as View, ROLL, 'd1')).toMatchObject({ _tag: 'Left', left: { _tag: tag } });
    }
  });
});

describe('questions', () => {
  test('lead through the deal, one fact at a time', () => {
    const facts: string[] = [];
    for (;;) {
      const question = orThrow(asksDeal(two, facts.join(' ')));
      if (question === null) break;
      const { event, answers, openText } = question;
      expect(event).toEqual({ kind: 'drew', player: facts.length >> 1, card: HIDDEN });
      expect(openText).toBe(`p${facts.length >> 1}=?`);
      expect(answers.map(({ probability }) => probability)).toEqual(answers.map(() => 1 / answers.length));
      expect(answers).toHaveLength(6 - facts.length);
      facts.push(answers.at(-1)!.text);
    }
    expect(facts).toEqual(['p0=5', 'p0=4', 'p1=3', 'p1=2']);
  });

  test('count what was left open', () => {
    expect(orThrow(asksDeal(two, 'p0=? p0=1'))?.answers).toHaveLength(5);
    const position = dealt('p0=? p0=1 p1=2 p1=3');
    expect(orThrow(asks(position, DRAW, ''))?.answers.map(({ text }) => text)).toEqual(['p0=0', 'p0=4', 'p0=5']);
    expect(orThrow(asks(position, { kind: 'play', card: 4 }, ''))).toBeNull();
  });

  test('have no open answer where everybody sees the fact', () => {
    expect(orThrow(asks(dealt('p0=? p0=1 p1=2 p1=3'), ROLL, ''))).toEqual({
      event: { kind: 'rolled', player: 0, value: HIDDEN },
      answers: [1, 2, 3, 4, 5, 6].map((value) => ({
        text: `d${value}`,
        event: { kind: 'rolled', player: 0, value },
        probability: 1 / 6,
      })),
      openText: null,
    });
  });

  test('end where there is nothing left to tell', () => {
    expect(orThrow(asksDeal(two, 'p0=0 p0=1 p1=2 p1=3'))).toBeNull();
    expect(orThrow(asks(dealt('p0=0 p0=1 p1=2 p1=3'), ROLL, 'd1'))).toBeNull();
  });

  test('are not asked after a wrong fact', () => {
    expect(errorOf(asksDeal(two, 'p0=0 p0=0'))).toMatchObject({ factIndex: 1 });
    expect(errorOf(asksDeal(two, 'p0=0 p0=1 p1=2 p1=3 p1=4'))).toMatchObject({ factIndex: 4 });
  });
});

test('a fact may leave open what the notation of the game lets it', () => {
  const open = withRules({
    chanceNotation: { ...shell.chanceNotation, rolled: { ...shell.chanceNotation!.rolled!, openFields: ['value'] } },
  });
  const position = orThrow(open.dealTold(two, 'p0=0 p0=1 p1=2 p1=3')).position;
  expect(orThrow(open.nextChanceQuestion(position, ROLL, ''))).toMatchObject({
    answers: { length: 6 },
    openText: 'd?',
  });
  expect(orThrow(open.stepTold(position, ROLL, 'd3')).position.phase).toEqual({ kind: 'rolled', value: 3 });
  const left = orThrow(open.stepTold(position, ROLL, 'd?'));
  expect(left.position.phase).toEqual({ kind: 'rolled', value: HIDDEN });
  expect(left.events).toEqual([{ kind: 'rolled', player: 0, value: HIDDEN }]);
});

test('facts that leave open what happened are refused', () => {
  const silent = withRules({
    chanceNotation: { drew: shell.chanceNotation!.drew! },
    ...performing(({ draft: { phase }, emit }) => {
      if (phase.kind === 'rolled' && phase.value === 6) emit?.({ kind: 'gameOver' });
    }),
  });
  const { position } = orThrow(silent.dealTold(two, 'p0=0 p0=1 p1=2 p1=3'));
  expect(errorOf(silent.stepTold(position, ROLL, ''))).toMatchObject({
    factIndex: 0,
    message: 'These facts leave open what everybody sees here.',
  });
});

test('legalTold lists what is legal as far as is known', () => {
  const texts = (position: View) =>
    legalTold(position)
      .map((move) => toy.formatMove(move))
      .join(' ');
  expect(texts(dealt('p0=0 p0=4 p1=2 p1=3'))).toBe('D P0 P4 C0 C4 R');
  expect(texts(dealt('p0=0 p0=? p1=2 p1=3'))).toBe('D P0 P1 P4 P5 C0 C1 C4 C5 R');
  expect(texts(toy.view(orThrow(toy.setup({ ...two, seed: 'a' })), 'spectator'))).toBe(
    'D P0 P1 P2 P3 P4 P5 C0 C1 C2 C3 C4 C5 R',
  );
});

test('a told game ends as the one that was dealt from a seed', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const deal = orThrow(toy.deal({ players: 3, seed }));
    let { state } = deal;
    let { position } = orThrow(dealTold({ players: 3 }, formatChance(deal.events)));
    for (let ply = 0; toy.toAct(state) !== null; ply++) {
      const moves = toy.legalMoves(state);
      const move = moves[(ply * 7) % moves.length]!;
      const step = orThrow(toy.step(state, move));
      state = step.state;
      position = moved(position, move, formatChance(step.events)).position;
      expect({ ...position, hands: HIDDEN }).toEqual({
        ...toy.view(state, 'spectator'),
        hands: HIDDEN,
        covered: state.covered,
      });
      expect(position.hands).toEqual(state.hands);
    }
    expect(toy.score(position)).toEqual(toy.score(state));
  }
});
