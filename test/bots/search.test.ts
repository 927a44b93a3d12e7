import { describe, expect, test } from 'vitest';
import { type DecisionRequest, flat, ladders, playGame, search, seatBot } from '../../src/bots/index.js';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { sum } from '../../src/core/data/list.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { type Blueprints, game as blueprints, setup } from '../../src/games/blueprints/index.js';
import { entries } from '../games/entries.js';
import { isFull } from '../support/games.js';
import { positionsOf } from './positions.js';

const start = orThrow(setup({ players: 2, seed: 'winter' }));
const player = blueprints.toAct(start)!;

const questionIn = (state: typeof start, seed: string): DecisionRequest<Blueprints> => {
  const view = blueprints.view(state, blueprints.toAct(state)!);
  const random = insecureRandomStateOf(seed);
  return { view, moves: blueprints.legalMoves(view), randomInt: (n) => drawInt(random, n) };
};
const question = (seed = 'seed') => questionIn(start, seed);
const seat = { game: blueprints, player };

describe('a search', () => {
  const budget = { iterations: 200 };

  test('is determined by its seed', () => {
    const answers = ['a', 'a', 'b'].map((seed) => search<Blueprints>({ budget }).begin(seat).answer(question(seed)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).not.toEqual(answers[0]);
  });

  test('uses its whole budget, and reports its candidates, best first', () => {
    const bot = search<Blueprints>({ budget, stopEarly: false });
    const { move, candidates, iterations, nodes, line } = bot.begin(seat).answer(question());
    expect(iterations).toBe(200);
    expect(sum(candidates!.map(({ visits }) => visits))).toBe(200);
    expect(new Set(candidates!.map((candidate) => candidate.move))).toEqual(new Set(question().moves));
    expect(candidates![0]!.move).toBe(move);
    expect(candidates![0]!.visits).toBe(Math.max(...candidates!.map(({ visits }) => visits)));
    for (const { value } of candidates!) expect(value >= 0 && value <= 1).toBe(true);
    expect(nodes).toBeGreaterThan(20);
    expect(line![0]).toBe(move);
    expect(line!.length).toBeGreaterThan(1);
  });

  test('keeps time by the given clock, and makes at least one iteration', () => {
    const clock = (step: number) => {
      let time = 0;
      return () => (time += step);
    };
    const within = (milliseconds: number, step: number) =>
      search<Blueprints>({ budget: { milliseconds }, now: clock(step) })
        .begin(seat)
        .answer(question()).iterations;
    expect(within(100, 1)).toBe(100);
    expect(within(100, 10)).toBe(10);
    expect(within(0, 1)).toBe(1);
  });

  test('within a time, stops when no move can catch up at the rate so far, if asked to', () => {
    let time = 0;
    const bot = search<Blueprints>({
      budget: { milliseconds: 1000 },
      exploration: 0.1,
      now: () => time++,
      stopEarly: true,
    });
    const { candidates, iterations } = bot.begin(seat).answer(question());
    const [first, second] = candidates!;
    expect(iterations).toBeLessThan(900);
    expect(first!.visits - second!.visits).toBeGreaterThan(900 - iterations!);
  });

  test('finds the clock of its platform, if any', () => {
    const answer = search<Blueprints>({ budget: { milliseconds: 5 } })
      .begin(seat)
      .answer(question());
    expect(answer.iterations).toBeGreaterThan(0);
  });

  test('thinks in slices that end in its answer', () => {
    const thoughts = [...search<Blueprints>({ budget }).begin(seat).think!(question())];
    expect(thoughts.length).toBeGreaterThan(5);
    expect(thoughts.at(-1)).toEqual(search<Blueprints>({ budget }).begin(seat).answer(question()));
    const counts = thoughts.map(({ iterations }) => iterations!);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  test.each([1, 30, 500])('remembers %i positions and no more', (maxNodes) => {
    const answer = search<Blueprints>({ budget: { iterations: 1000 }, maxNodes })
      .begin(seat)
      .answer(question());
    expect(answer.nodes).toBe(maxNodes);
    expect(question().moves).toContain(answer.move);
  });

  test('flat Monte Carlo remembers a position for each move', () => {
    const answer = flat<Blueprints>({ budget: { iterations: 300 }, stopEarly: false })
      .begin(seat)
      .answer(question());
    expect(answer.nodes).toBe(question().moves.length + 1);
    expect(answer.iterations).toBe(300);
    expect(answer.line).toEqual([answer.move]);
  });

  test('makes an only move without searching', () => {
    const { moves, ...rest } = question();
    const answer = search<Blueprints>({ budget })
      .begin(seat)
      .answer({ ...rest, moves: moves.slice(3, 4) });
    expect(answer).toMatchObject({ move: moves[3], iterations: 0 });
  });

  test.each([
    ['one', true],
    ['all', true],
    ['one', false],
  ] as const)('with observers %s keeps its tree: %s', async (observers, reuseTree) => {
    const counts: number[] = [];
    const bot = search<Blueprints>({ budget, observers, reuseTree, maxPlayoutPlies: 3, exploration: 0.1 });
    await playGame(
      blueprints,
      { players: 2, seed: 'kept' },
      { bots: [bot, bot], seed: 'bots', onAnswer: ({ iterations }) => void counts.push(iterations!) },
    );
    expect(counts.some((count) => count > budget.iterations)).toBe(reuseTree);
    expect(counts.every((count) => count <= budget.iterations)).toBe(!reuseTree);
  });

  test("predicts others' moves as far as it can see them", async () => {
    const lines: string[] = [];
    const bot = search<Blueprints>({ budget: { iterations: 600 }, exploration: 0.1, maxPlayoutPlies: 2 });
    const onAnswer = ({ line }: { readonly line?: readonly Parameters<typeof blueprints.formatMove>[0][] }) =>
      void lines.push((line ?? []).map(blueprints.formatMove).join(' '));
    await playGame(blueprints, { players: 2, seed: 'line' }, { bots: [bot, bot], seed: 'bots', onAnswer });
    expect(lines.some((line) => /^\w\d[a-f] x\w\d \w\d\?/.test(line))).toBe(true);
    expect(lines.some((line) => line.startsWith('?'))).toBe(false);
  });

  test('leaves out moves of weight 0 if there are others', () => {
    const onlyLow = search<Blueprints>({ budget, weight: ({ value }) => (value === 2 ? 1 : 0) });
    const { candidates } = onlyLow.begin(seat).answer(question());
    expect(candidates!.filter(({ visits }) => visits > 0).every(({ move }) => move.value === 2)).toBe(true);
  });

  test('values cut play-outs by the given function', () => {
    const likesHigh = search<Blueprints>({
      budget,
      maxPlayoutPlies: 0,
      maxDepth: 1,
      evaluate: ({ chosenDice }) => chosenDice.map(([first = 0]) => first % 6),
    });
    const { move } = likesHigh.begin(seat).answer(question());
    expect(move.value).toBe(Math.max(...question().moves.map(({ value }) => value)));
  });
});

describe.each(Object.entries(entries))('%s', (_, { game }) => {
  const { min, max } = game.players;
  const counts = Array.from({ length: max + 1 - min }, (_, i) => min + i);
  const manners = [
    { observers: 'one' },
    { observers: 'all' },
    { maxPlayoutPlies: 3, untriedBonus: 0.6 },
    { maxDepth: 1, untriedBonus: Number.POSITIVE_INFINITY, exploration: 0 },
  ] as const;

  test.each(counts)('is searched by %i players with all kinds of settings', async (players) => {
    const bots = Array.from({ length: players }, (_, i) =>
      search<Types>({ budget: { iterations: 12 }, maxPlayoutPlies: 2, ...manners[i % manners.length] }),
    );
    const seats = bots.map((bot, each) => seatBot(game, bot, each, 'manners'));
    let state: Types['State'] = orThrow(game.setup({ players, seed: 'manners' }));
    for (let ply = 0; ply < (isFull ? 40 : 16) && game.toAct(state) !== null; ply++) {
      const { move } = orThrow(await seats[game.toAct(state)!]!.ask(state));
      for (const each of seats) each.note(state, move);
      state = game.play(state, move);
    }
    expect(game.score(state)).toBeDefined();
  });

  test('is searched with the same answer if the search ends early', async () => {
    const manner = { budget: { iterations: 300 }, maxPlayoutPlies: 2, exploration: 0.2 };
    const saved: number[] = [];
    for (const { state, player } of positionsOf(game, isFull ? 12 : 4)) {
      const [short, full] = await Promise.all(
        [true, false].map(async (stopEarly) =>
          orThrow(await seatBot(game, search<Types>({ ...manner, stopEarly }), player, 'a').ask(state)),
        ),
      );
      expect(short!.move).toBe(full!.move);
      expect(full!.iterations).toBe(300);
      saved.push(300 - short!.iterations!);
    }
    expect(Math.min(...saved)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...saved)).toBeGreaterThan(50);
  });

  test('is searched alike in states that look alike', async () => {
    const bot = search<Types>({ budget: { iterations: 40 }, maxPlayoutPlies: 2 });
    for (const { state, player } of positionsOf(game, 4)) {
      const twin = game.determinize(game.view(state, player), 'twin');
      const [here, there] = await Promise.all([state, twin].map((each) => seatBot(game, bot, player, 'a').ask(each)));
      expect(there).toEqual(here);
    }
  });

  test('has a ladder of players, which answer with legal moves', async () => {
    const [position] = positionsOf(game, 2).slice(1);
    const { state, moves, player } = position!;
    for (const bot of [
      ladders[game.id as keyof typeof ladders].novice,
      ladders[game.id as keyof typeof ladders].club,
    ]) {
      const answer = await seatBot(game as AnyGame, bot as never, player, 'ladder').ask(state);
      expect(moves).toContain((orThrow(answer) as { move: Types['Move'] }).move);
    }
  });
});
