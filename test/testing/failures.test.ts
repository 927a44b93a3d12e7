import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/contract/game.js';
import * as board from '../../src/games/blueprints/board/index.js';
import * as draw from '../../src/games/blueprints/draw/index.js';
import { type Blueprints, game as blueprints } from '../../src/games/blueprints/index.js';
import { describeDifference } from '../../src/testing/assert.js';
import { type Plan, promises, seenPromises } from '../../src/testing/index.js';
import { plan } from '../games/blueprints/plan.js';
import { languages } from '../words/languages.js';

const withFunctions = (change: Partial<Game<Blueprints>>): Game<Blueprints> => ({ ...blueprints, ...change });

const overTooSoon = withFunctions({
  score: (state) => {
    const score = blueprints.score(state);
    return { ...score, over: score.over || state.chosenDice.flat().length > 2 };
  },
});

const turnShown = withFunctions({
  view: (state, viewer) => ({ ...blueprints.view(state, viewer), startPlayer: state.turnPlayer }),
});

const longTexts = withFunctions({
  parseMove: (text) => blueprints.parseMove(/^[WRSGx\d]{8,}$/.test(text) ? 'xW1' : text),
});

const textsOnly = withFunctions({ parseMove: (text) => blueprints.parseMove(text.trim()) });

const failureOf = (number: number, game: Game<Blueprints>, change: Partial<Plan<Blueprints>> = {}): Error =>
  thrownBy(() => promises(game, { ...plan, seed: 1, ...change })[number - 1]!.check());

const thrownBy = (run: () => void): Error => {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('the promise is kept');
};

const linesOf = ({ message }: Error): readonly string[] => message.split('\n');

describe('a broken promise reports the error, the game, and how to repeat it', () => {
  test('when a rule is broken', () => {
    expect(linesOf(failureOf(1, overTooSoon))).toEqual([
      '1. Every game ends within its bound, and no reachable state is stuck',
      'is broken: score says over: true, and toAct returns 1',
      'in the game {"players":2,"seed":"1w8tr5j"}',
      'after move 5: S3d xW1 W6b xR6 G3b',
      'to repeat it: promises(game, { ...plan, games: 20, seed: 1, only: ' +
        '{"options":{"players":2},"chooser":"uniform","seed":"1w8tr5j","choiceSeed":"1xww3ta","plies":5} })[0].check()',
    ]);
  });

  test('when a view is broken', () => {
    expect(linesOf(failureOf(8, turnShown))).toEqual([
      '8. Views hide what their viewer may not know, and functions of views depend on visible fields only',
      'is broken: the view of 0 differs from its state in more than what it hides: startPlayer is 0 instead of 1',
      'in the game {"players":2,"seed":"1w8tr5j"}',
      'after move 2: S3d xW1',
      'to repeat it: promises(game, { ...plan, games: 20, seed: 1, only: ' +
        '{"options":{"players":2},"chooser":"uniform","seed":"1w8tr5j","choiceSeed":"1xww3ta","plies":2} })[7].check()',
    ]);
  });

  test('or the value instead of a game', () => {
    expect(linesOf(failureOf(7, longTexts))).toEqual([
      '7. Every move has one notation, and nothing else parses',
      'is broken: "WWWWWWWW" is not a notation, but parses as {"kind":"remove","colour":"wood","value":1}',
      'given "WWWWWWWW"',
      'to repeat it: promises(game, { ...plan, games: 20, seed: 1 })[6].check()',
    ]);
  });

  test('or only the error if neither is needed', () => {
    expect(linesOf(failureOf(11, textsOnly))).toEqual([
      '11. Bad input is refused with a typed error, without a throw, a hang or a change',
      "is broken: parseMove, given undefined: Cannot read properties of undefined (reading 'trim')",
    ]);
  });

  test('when a drawing is broken', () => {
    const drawn = {
      board,
      draw: { ...draw, drawText: () => 'undefined' },
      words: languages['blueprints']!,
      plan: { ...plan, piecePatterns: {}, countShown: () => ({}) },
    };
    const [promise] = seenPromises(blueprints, drawn);
    expect(promise!.check).toThrow(
      /seenPromises\(game, \{ \.\.\.seen, plan: \{ \.\.\.plan, .*only: \{.*\} \} \}\)\[0\]/,
    );
  });
});

describe.each([
  ['rule', 1, overTooSoon],
  ['view', 8, turnShown],
] as const)('the failure of a broken %s', (_, number, game) => {
  const failure = failureOf(number, game);

  test('holds one game, once, and no state, however it is printed', () => {
    const printed = inspect(failure, { depth: null });
    expect(printed.split('in the game ')).toHaveLength(2);
    expect(printed.split(/after (?:the deal|move \d+: )/)).toHaveLength(2);
    expect(new Set(printed.match(/(?<="seed":)"[^"]*"/g)).size).toBe(1);
    expect(printed).not.toContain('"random"');
  });

  test('has the stack frames of the exception, and no cause', () => {
    expect(failure.cause).toBeUndefined();
    expect(failure.stack).toMatch(/^Error: .*\n(?:.*\n)*? +at .*assert\.ts/);
    expect(failure.stack).not.toContain('fast-check');
  });

  test('can be repeated by its last line, in that game alone', () => {
    const line = linesOf(failure).at(-1)!;
    const repeat = new Function('promises', 'game', 'plan', line.replace('to repeat it: ', ''));
    const again = thrownBy(() => repeat(promises, game, plan));
    expect(again.message).toBe(failure.message.replace('games: 20, seed: 1, ', ''));
  });
});

test('a failure is found again with the same seed', () => {
  expect(failureOf(1, overTooSoon, { seed: 5 }).message).toBe(failureOf(1, overTooSoon, { seed: 5 }).message);
  expect(failureOf(1, overTooSoon, { seed: 5 }).message).toContain('seed: 5');
});

test('a failure reports the shortest prefix of the game in which the promise is broken', () => {
  for (const seed of [1, 2, 3]) {
    const [, plies] = /after move (\d+): .*\n.*"plies":\1\}/.exec(failureOf(1, overTooSoon, { seed }).message)!;
    expect([3, 5]).toContain(Number(plies)); // of two players, the first two remove a die each
  }
});

test('a long error is cut', () => {
  const talkative = withFunctions({
    toAct: () => {
      throw new Error('x'.repeat(5000));
    },
  });
  expect(linesOf(failureOf(1, talkative))[1]).toBe(`is broken: ${'x'.repeat(1000)}…`);
});

test('an only game with a chooser that the plan does not have is refused', () => {
  const only = { options: { players: 2 as const }, chooser: 'nobody', seed: 's', choiceSeed: 'p', plies: 3 };
  expect(failureOf(1, blueprints, { only }).message).toContain("the plan has no chooser 'nobody'");
});

test('a failure tells -0 from 0', () => {
  expect(describeDifference({ debts: -0 }, { debts: 0 }, '')).toBe('debts is -0 instead of 0');
});
