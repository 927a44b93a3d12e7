import { type Either, right } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { truncateBoth } from '../../scripts/compare/difference.js';
import type { ComparedGame, Edition } from '../../scripts/compare/edition.js';
import { createJsonWriter } from '../../scripts/compare/json.js';
import type { Tally } from '../../scripts/compare/position.js';
import { surfaceDifference } from '../../scripts/compare/surface.js';
import { type Finding, findFinding } from '../../scripts/compare/trial.js';
import { type AnyGame, type BaseEvent, type BaseState, isHidden, type Step } from '../../src/core/contract/game.js';
import { game, reasons } from '../../src/games/blueprints/index.js';
import { fingerprint, orThrow, recordOf, validateRecord } from '../../src/index.js';

const sound: ComparedGame = game;
const edition: Edition = {
  games: { blueprints: sound },
  refusals: { blueprints: reasons },
  fingerprint,
  recordOf: (rules, options, moves, end) => recordOf(rules as AnyGame, { options, moves, end }),
  validateRecord: (document) => validateRecord(document, game),
};

/** Returns the edition with other functions in Blueprints. */
const withGame = (change: Partial<ComparedGame>): Edition => ({
  ...edition,
  games: { blueprints: { ...sound, ...change } },
});

const GAMES = 10;

const tallyOf = (): Tally => ({ games: 0, moves: 0, refusals: 0, views: 0 });

/** Returns the first difference in some games. */
const findingOf = (present: Edition, isAnyKeyOrder = false, tally = tallyOf()): Finding | null => {
  for (let number = 0; number < GAMES; number++) {
    const options = { players: 2 + (number % 3), seed: `game ${number}` };
    const trial = {
      game: 'blueprints',
      options,
      number,
      seed: `${number}`,
      writeJson: createJsonWriter(isAnyKeyOrder),
    };
    const finding = findFinding([edition, present], trial, tally);
    if (finding !== null) return finding;
  }
  return null;
};

/** Returns an edition that changes the state after every move. */
const leading = (elsewhere: (state: BaseState) => BaseState): Edition =>
  withGame({
    step: (before, move) => {
      const next = sound.step(before, move);
      if (next._tag === 'Left') return next;
      const { state, events } = next.right;
      return { _tag: 'Right', right: { state: elsewhere(state), events } };
    },
  });

const ofOtherKeyOrder = leading(({ game: id, ...state }) => ({ ...state, game: id }));

const withoutEvents: Partial<ComparedGame> = {
  deal: (options) => silenced(sound.deal(options)),
  step: (state, move) => silenced(sound.step(state, move)),
};

const silenced = <E>(verdict: Either<E, Step<BaseState, BaseEvent>>): Either<E, Step<BaseState, BaseEvent>> =>
  verdict._tag === 'Left' ? verdict : { _tag: 'Right', right: { ...verdict.right, events: [] } };

const relabelling: Edition['recordOf'] = (...played) => right({ ...orThrow(edition.recordOf(...played)), rules: '?' });

const saying: ComparedGame['whyIllegal'] = (state, move) => {
  const why = sound.whyIllegal(state, move);
  return why && { ...why, message: `${why.message}!` };
};

const citing: ComparedGame['whyIllegal'] = (state, move) => {
  const why = sound.whyIllegal(state, move);
  return why?._tag === 'RuleBroken' ? { ...why, clause: 'BP-NONE-1' } : why;
};

/** Lists no legal moves on views. */
const listing: ComparedGame['legalMoves'] = (at) => (isHidden(at.random) ? [] : sound.legalMoves(at));

/** Accepts every record. */
const trusting = (document: unknown): unknown => {
  const verdict = validateRecord(document, game);
  return verdict._tag === 'Left' ? { _tag: 'Right' } : verdict;
};

const throwing = (): never => {
  throw new Error('there is no score');
};

describe('two editions', () => {
  test('that behave the same are equal', () => {
    const tally = tallyOf();
    expect(findingOf(withGame({}), false, tally)).toBeNull();
    expect(tally.games).toBe(GAMES);
    expect(Math.min(tally.moves, tally.refusals, tally.views)).toBeGreaterThan(100);
  });

  test.each<[string, Edition, RegExp]>([
    [
      'another deal',
      withGame({ deal: ({ players }) => sound.deal({ players, seed: '!' }) }),
      /^(events of deal|state)$/,
    ],
    ['no events', withGame(withoutEvents), /^events of deal$/],
    ['no events of moves', withGame({ ...withoutEvents, deal: sound.deal }), /^events of '/],
    ['a legal move left out', withGame({ legalMoves: (at) => sound.legalMoves(at).slice(1) }), /^legal moves$/],
    ['moves in reverse order', withGame({ legalMoves: (at) => [...sound.legalMoves(at)].reverse() }), /^legal moves$/],
    ['another notation', withGame({ formatMove: (move) => `${sound.formatMove(move)}!` }), /^legal moves$/],
    ['another player to act', withGame({ toAct: () => 1 }), /^toAct$/],
    ['another outcome', withGame({ score: (at) => ({ ...sound.score(at), outcome: 'won' }) }), /^score$/],
    ['a legal move refused', withGame({ step: (state) => sound.step(state, { kind: 'none' }) }), /^events of '/],
    ['a move that leads to another state', leading((state) => ({ ...state, players: 5 })), /^state$/],
    ['another order of keys', ofOtherKeyOrder, /^state$/],
    ['another sentence', withGame({ whyIllegal: saying }), /^whyIllegal of '/],
    ['another clause', withGame({ whyIllegal: citing }), /^whyIllegal of '/],
    ['another fingerprint', { ...edition, fingerprint: () => '0' }, /^fingerprint$/],
    ['another view', withGame({ view: (state) => sound.view(state, 0) }), /^view of 1$/],
    ['views without legal moves', withGame({ legalMoves: listing }), /^legal moves on the view of \d$/],
    ['no events for viewers', withGame({ viewEvents: () => [] }), /^events for 0$/],
    [
      'other imagined states',
      withGame({ determinize: (view) => sound.determinize(view, '!') }),
      /^determinize of the view of 0$/,
    ],
    ['another record', { ...edition, recordOf: relabelling }, /^record$/],
    ['a record that does not validate', { ...edition, validateRecord: () => false }, /^validateRecord$/],
    ['a record that always validates', { ...edition, validateRecord: trusting }, /^validateRecord with /],
    ['a play that does nothing', withGame({ play: (state) => state }), /^playout from ply \d+ on$/],
    ['a playout that does nothing', withGame({ playout: (state) => state }), /^playout from ply \d+ on$/],
    ['an exception', withGame({ score: throwing }), /^score$/],
  ])('differ by %s', (_, present, what) => {
    expect(findingOf(present)?.what).toMatch(what);
  });
});

describe('a difference', () => {
  const finding = findingOf(ofOtherKeyOrder);

  test('is reported with the moves that lead to it', () => {
    const options = { players: 2, seed: 'game 0' };
    const start = orThrow(game.setup({ players: 2, seed: 'game 0' }));
    expect(finding).toMatchObject({ game: 'blueprints', options, moves: [expect.any(String)] });
    const next = game.play(start, orThrow(game.parseMove(finding!.moves[0]!)));
    expect(finding?.answers[0]).toBe(JSON.stringify(next));
    expect(finding?.answers[1]).not.toBe(JSON.stringify(next));
  });

  test('only in the order of keys can be ignored', () => {
    expect(findingOf(ofOtherKeyOrder, true)).toBeNull();
    expect(
      findingOf(
        leading((state) => ({ ...state, players: 5 })),
        true,
      )?.what,
    ).toBe('state');
  });

  test('is shown from shortly before it', () => {
    const long = 'x'.repeat(1000);
    expect(truncateBoth(['abc', 'abd'])).toEqual(['abc', 'abd']);
    const [reference, present] = truncateBoth([`${long}1${long}`, `${long}2`]);
    expect(reference).toMatch(/^…x{60}1x+…$/);
    expect(present).toMatch(/^…x{60}2$/);
  });
});

describe('the surface', () => {
  const [first, ...others] = sound.catalogue;

  test('of the same game is the same', () => {
    expect(surfaceDifference([edition, withGame({})], 'blueprints')).toBeNull();
  });

  test.each<[string, Edition, string]>([
    ['a missing move', withGame({ catalogue: others }), 'the catalogue'],
    ['a move at another place', withGame({ catalogue: [...others, first!] }), 'the catalogue'],
    ['another notation', withGame({ formatMove: (move) => move.kind }), 'the texts of the catalogue'],
    ['a missing clause', withGame({ clauses: {} }), 'the clauses'],
    ['a missing refusal', { ...edition, refusals: { blueprints: {} } }, 'the refusals'],
  ])('differs by %s', (_, present, what) => {
    expect(surfaceDifference([edition, present], 'blueprints')?.what).toBe(what);
  });
});
