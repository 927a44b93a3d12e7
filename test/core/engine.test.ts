import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isSomeLegal, type Kernel, type MoveKind, type MoveKinds } from '../../src/core/contract/kernel.js';
import { createActionSpace } from '../../src/core/engine/action-space.js';
import { ask, createEngine, type RulesEngine } from '../../src/core/engine/play.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { box, kernel, type Move, performing, type State, type Toy, game as toy } from '../support/toy.js';

const start = orThrow(toy.setup({ players: 2, seed: 'winter' }));
const hand = start.hands[0]!;
const rolled: State = { ...start, phase: { kind: 'rolled', value: 4 }, rolled: [true, false] };
const over: State = { ...start, phase: { kind: 'over' } };

const playWith = (change: Partial<Kernel<Toy>> = {}): RulesEngine<Toy> => createEngine({ ...kernel, ...change }, box);
const textsOf = (moves: readonly Move[]): readonly string[] => moves.map((move) => toy.formatMove(move));
const moveOf = (text: string): Move => orThrow(toy.parseMove(text));

/** Returns the kernel with a part of the row for playing a card replaced. */
const playing = (row: Partial<Kernel<Toy>['kinds']['play']>): Pick<Kernel<Toy>, 'kinds'> => ({
  kinds: { ...kernel.kinds, play: { ...kernel.kinds.play, ...row } },
});

/** Returns the state after a move. */
const made = (play: RulesEngine<Toy>, state: State, text: string): State => {
  const run = play.startRun(kernel.clone(state), undefined);
  play.perform(run, moveOf(text));
  return run.draft;
};

describe('the catalogue', () => {
  test('has the entries of all kinds, in the order of the rows', () => {
    const catalogueOf = (kinds: MoveKinds<Toy>) =>
      createActionSpace({ ...kernel, kinds }, toy.components, 'toy').catalogue;
    expect(textsOf(catalogueOf(kernel.kinds))).toEqual([
      ...['D', 'P0', 'P1', 'P2', 'P3', 'P4', 'P5'],
      ...['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'R', 'K', 'L'],
    ]);
    const { draw, ...rest } = kernel.kinds;
    expect(textsOf(catalogueOf({ ...rest, draw })).at(-1)).toBe('D');
  });
});

describe('legal moves', () => {
  const held = hand.slice().sort();
  const plays = held.map((card) => `P${card}`);
  const covers = held.map((card) => `C${card}`);

  test("are the entries of the phase's kinds that nothing forbids", () => {
    expect(textsOf(playWith().legalMoves(start))).toEqual(['D', ...plays, ...covers, 'R']);
    expect(textsOf(playWith().legalMoves(rolled))).toEqual(['K', 'L']);
    expect(playWith().legalMoves(over)).toEqual([]);
  });

  test('are entries of the catalogue, each the same object', () => {
    const moves = Object.values<MoveKind<Toy>>(kernel.kinds).flatMap((kind) => kind.allMoves(box));
    expect(
      playWith()
        .legalMoves(start)
        .every((move) => moves.includes(move)),
    ).toBe(true);
  });

  test('are among the candidates, if a kind lists some', () => {
    const [card] = hand;
    const play = playWith(
      playing({ candidates: (_state, _box, _phase, moves) => void moves.push(moveOf(`P${card}`)) }),
    );
    expect(textsOf(play.legalMoves(start))).toEqual(['D', `P${card}`, ...covers, 'R']);
  });

  test('are not the forbidden candidates', () => {
    const candidates = vi.fn((_state: State, _box: unknown, _phase: unknown, moves: Move[]) => {
      moves.push(...box.cards.map((card) => moveOf(`P${card}`)));
    });
    const play = playWith(playing({ candidates }));
    expect(textsOf(play.legalMoves(start))).toEqual(textsOf(playWith().legalMoves(start)));
    expect(candidates).toHaveBeenCalledTimes(1);
  });

  test('are not searched among the candidates of kinds of other phases', () => {
    const candidates = vi.fn();
    expect(textsOf(playWith(playing({ candidates })).legalMoves(rolled))).toEqual(['K', 'L']);
    expect(candidates).not.toHaveBeenCalled();
  });

  test('are those that a phase lists itself, without calling the kinds', () => {
    const forbiddenBy = vi.fn();
    const turn = { ...kernel.phases.turn, legalMoves: () => [moveOf('R')] };
    const play = playWith({ ...playing({ forbiddenBy }), phases: { ...kernel.phases, turn } });
    expect(textsOf(play.legalMoves(start))).toEqual(['R']);
    expect(forbiddenBy).not.toHaveBeenCalled();
  });
});

describe('a move is forbidden', () => {
  test('by its kind, in the phases of its row', () => {
    const held = box.cards.find((card) => !hand.includes(card))!;
    expect(playWith().forbiddenBy(start, moveOf(`P${held}`))).toBe('not-held');
    expect(playWith().forbiddenBy(start, moveOf(`P${hand[0]}`))).toBeUndefined();
  });

  test('by the reason of the phase, in all others', () => {
    for (const text of ['D', 'P0', 'R']) expect(playWith().forbiddenBy(rolled, moveOf(text))).toBe('die-lies');
    for (const text of ['D', 'P0', 'R', 'K', 'L']) expect(playWith().forbiddenBy(over, moveOf(text))).toBe('over');
  });

  test('by the reason that the phase finds for it', () => {
    const others = (state: State, { kind }: Move) => (kind === 'keep' && state.dice ? 'not-rolled' : 'no-die');
    const play = playWith({
      phases: { ...kernel.phases, turn: { ...kernel.phases.turn, otherwiseForbidden: others } },
    });
    expect(play.forbiddenBy(start, moveOf('K'))).toBe('not-rolled');
    expect(play.forbiddenBy(start, moveOf('L'))).toBe('no-die');
    expect(play.forbiddenBy({ ...start, dice: false }, moveOf('K'))).toBe('no-die');
    expect(play.forbiddenBy(start, moveOf('D'))).toBeUndefined();
  });

  test('for the same reason if it is not a candidate', () => {
    const play = playWith(playing({ candidates: () => {} }));
    expect(play.forbiddenBy(start, moveOf(`P${hand[0]}`))).toBeUndefined();
  });
});

describe('the player to decide', () => {
  test('is determined by the phase', () => {
    expect([start, rolled, over].map((state) => playWith().toAct(state))).toEqual([0, 0, null]);
    const decider = (state: State, phase: { readonly value: number }) => (phase.value + state.player) % 2;
    const play = playWith({ phases: { ...kernel.phases, rolled: { ...kernel.phases.rolled, decider } } });
    expect(play.toAct({ ...rolled, player: 1 })).toBe(1);
  });
});

describe('automatic play', () => {
  test('goes step by step, until a decision is pending', () => {
    const steps: number[] = [];
    const nextStep: Kernel<Toy>['nextStep'] = (run) => {
      steps.push(run.draft.player);
      run.draft.player = 1 - run.draft.player;
      if (steps.length === 3) ask(run, { kind: 'turn' });
    };
    const state = made(playWith({ nextStep }), start, 'D');
    expect(steps).toEqual([0, 1, 0]);
    expect(state).toMatchObject({ player: 1, phase: { kind: 'turn' } });
  });

  test('does not follow a move that leads to a decision itself', () => {
    const nextStep = vi.fn();
    const state = made(playWith({ nextStep }), start, 'R');
    expect(state).toMatchObject({ player: 0, phase: { kind: 'rolled' } });
    expect(nextStep).not.toHaveBeenCalled();
  });

  test('follows the deal too, if that leads to no decision', () => {
    const play = playWith();
    const run = play.startRun(kernel.clone(start), undefined);
    play.settle(run);
    expect(run.draft.player).toBe(1);
    play.settle(run);
    expect(run.draft.player).toBe(1);
  });
});

describe('a move without an alternative', () => {
  const notes: string[] = [];
  const { kinds } = performing(
    ({ isForced }, move) => void notes.push(`${toy.formatMove(move)}${isForced ? ' forced' : ''}`),
  );
  const { turn, rolled: choice } = kernel.phases;
  const mustKeep = playWith({
    kinds,
    phases: {
      ...kernel.phases,
      rolled: { ...choice, forcedMove: (_state, _box, { value }) => moveOf(value > 0 ? 'K' : 'L') },
    },
  });
  const mustDraw = playWith({
    kinds,
    phases: {
      ...kernel.phases,
      turn: { ...turn, forcedMove: ({ deck }) => (deck.length > 0 ? moveOf('D') : undefined) },
    },
  });

  beforeEach(() => {
    notes.length = 0;
  });

  test('is made automatically', () => {
    const state = made(mustKeep, start, 'R');
    expect(notes).toEqual(['R', 'K forced']);
    expect(state).toMatchObject({ player: 1, phase: { kind: 'turn' } });
    expect(state.kept[0]).toBeGreaterThan(0);
  });

  test('may be followed by another, until a player has a choice', () => {
    const state = made(mustDraw, start, `P${hand[0]}`);
    expect(notes).toEqual([`P${hand[0]}`, 'D forced', 'D forced']);
    expect(state).toMatchObject({ deck: [], player: 1 });
  });

  test('is made after the deal, too', () => {
    const run = mustDraw.startRun(kernel.clone(start), undefined);
    ask(run, { kind: 'turn' });
    mustDraw.settle(run);
    expect(notes).toEqual(['D forced', 'D forced']);
  });

  test('is forced itself, and not the move after it that somebody chooses', () => {
    const run = mustKeep.startRun(kernel.clone(start), undefined);
    mustKeep.perform(run, moveOf('R'));
    mustKeep.perform(run, moveOf('D'));
    expect(notes).toEqual(['R', 'K forced', 'D']);
  });
});

describe('some move of a kind is legal', () => {
  const turn = { kind: 'turn' } as const;
  const { play } = kernel.kinds;
  const empty: State = { ...start, hands: [[], []] };

  test('when nothing forbids one of its entries', () => {
    expect(isSomeLegal(play, start, box, turn)).toBe(true);
    expect(isSomeLegal(play, empty, box, turn)).toBe(false);
  });

  test('when nothing forbids one of its candidates, where it has some', () => {
    const among = (...cards: readonly number[]): typeof play => ({
      ...play,
      candidates: (_state, _box, _phase, moves) => void moves.push(...cards.map((card) => moveOf(`P${card}`))),
    });
    const held = box.cards.filter((card) => !hand.includes(card));
    expect(isSomeLegal(among(...held, ...hand), start, box, turn)).toBe(true);
    expect(isSomeLegal(among(...held), start, box, turn)).toBe(false);
    expect(isSomeLegal(among(), start, box, turn)).toBe(false);
  });
});

test('asking sets the phase and ends automatic play', () => {
  const run = playWith().startRun(kernel.clone(start), undefined);
  expect(run).toMatchObject({ hasAsked: false, isForced: false, box });
  ask(run, { kind: 'rolled', value: 2 });
  expect(run).toMatchObject({ hasAsked: true, draft: { phase: { kind: 'rolled', value: 2 } } });
});
