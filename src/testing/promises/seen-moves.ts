import { HIDDEN, type Types, type Viewer } from '../../core/contract/game.js';
import { canonicalJson } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, assertEqual, describeDifference } from '../assert.js';
import { formatPath, hiddenPathsIn } from '../parts.js';
import type { Turn } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';

/**
 * Checks that moves shown to a viewer reveal exactly what views and events do, that predictions come true whatever is
 * hidden, that sealed choices stay sealed, and that everything is hidden that the plan lists.
 */
export const movesRevealNoMore = <G extends Types>(suite: Suite<G>): void => {
  const maskCounts = createMaskCounts();
  forAllGames(suite, (play) => {
    for (const turn of play.turns(3)) {
      const { state, sampled } = turn;
      if (!sampled) continue;
      for (const viewer of listViewers(state)) {
        checkHiddenPaths(suite, play, state, viewer);
        checkSeenMoves(play, turn, viewer, maskCounts);
        checkPrediction(play, turn, viewer);
        checkSealedChoice(play, turn, viewer);
      }
    }
  });
  maskCounts.checkNeeded();
};

const checkHiddenPaths = <G extends Types>(
  { hiddenPaths }: Suite<G>,
  { game }: TrialGame<G>,
  state: G['State'],
  viewer: Viewer,
): void => {
  if (hiddenPaths === undefined) return;
  const found = hiddenPathsIn(game.view(state, viewer)).map(formatPath).sort();
  assertEqual(found, [...hiddenPaths(state, viewer)].sort(), `what is hidden from ${viewer}`);
};

const checkSeenMoves = <G extends Types>(
  { game, randomInt }: TrialGame<G>,
  { state, moves }: Turn<G>,
  viewer: Viewer,
  maskCounts: MaskCounts,
): void => {
  const consequences = sampleMoves(moves, randomInt).map((move) => {
    const step = game.step(state, move);
    assert(step._tag === 'Right', 'a move on the list is refused');
    const { state: next, events } = step.right;
    const observed = canonicalJson([game.view(next, viewer), game.viewEvents(events, viewer)]);
    return { move, told: observed, whole: canonicalJson(step.right), seen: game.viewMove(state, move, viewer) };
  });
  for (const [i, a] of consequences.entries()) {
    if (game.toAct(state) === viewer) assertEqual(a.seen, a.move, 'a move as shown to who makes it');
    checkOnlyMasked(game, a.seen, a.move, viewer);
    for (const b of consequences.slice(i + 1)) {
      const isAlike = describeDifference(a.seen, b.seen, '') === undefined;
      const names = () => `${game.formatMove(a.move)} and ${game.formatMove(b.move)}`;
      const isOne = isAlike || a.whole === b.whole; // moves that do the same, such as exchanging two copies of a card
      if (a.told === b.told) assert(isOne, () => `${names()} are the same to ${viewer} but shown as two moves`);
      else if (isAlike) assert(hasHiddenFields(a.seen), () => `${names()} differ for ${viewer} and are shown alike`);
      if (isAlike) maskCounts.add(a.move, b.move, a.told === b.told);
    }
  }
};

/** The most moves that are compared with one another. */
const MAX_COMPARED = 12;

const sampleMoves = <Move>(moves: readonly Move[], randomInt: (n: number) => number): readonly Move[] => {
  const first = moves.length > MAX_COMPARED ? randomInt(moves.length - MAX_COMPARED) : 0;
  return moves.slice(first, first + MAX_COMPARED);
};

const hasHiddenFields = (move: object): boolean => Object.values(move).includes(HIDDEN);

const checkOnlyMasked = <G extends Types>(
  game: TrialGame<G>['game'],
  seen: G['SeenMove'],
  move: G['Move'],
  viewer: Viewer,
): void => {
  const revealed = Object.entries(seen).map(([key, value]) => [
    key,
    value === HIDDEN ? move[key as keyof typeof move] : value,
  ]);
  assertEqual(Object.fromEntries(revealed), { ...move }, `a move as shown to ${viewer}`);
  if (!hasHiddenFields(seen)) return;
  const text = game.formatMove(seen);
  assert(text.includes(HIDDEN), `${text}, as ${viewer} sees it, does not say that something is hidden`);
  const isTaken = game.parseMove(text)._tag === 'Right' || game.Move.is(seen) || game.actionOf(seen) >= 0;
  assert(!isTaken, `${text}, as ${viewer} sees it, is accepted as a move`);
};

/** Counts how often moves that differ in one field, and are shown alike, had the same consequences for a viewer. */
interface MaskCounts {
  add(a: object, b: object, isSame: boolean): void;
  /** Throws for a hidden field whose value is always visible anyway. */
  checkNeeded(): void;
}

const createMaskCounts = (): MaskCounts => {
  const counts = new Map<string, { same: number; different: number }>();
  return {
    add: (a, b, isSame) => {
      const fields = Object.keys(a).filter((key) => Reflect.get(a, key) !== Reflect.get(b, key));
      if (fields.length !== 1) return;
      const name = `${fields[0]} of ${Reflect.get(a, 'kind')}`;
      const count = counts.get(name) ?? { same: 0, different: 0 };
      count[isSame ? 'same' : 'different']++;
      counts.set(name, count);
    },
    checkNeeded: () => {
      for (const [name, { same, different }] of counts) {
        assert(same > 0 || different < MIN_PAIRS, `${name} is hidden, but views and events always reveal it`);
      }
    },
  };
};

/** The number of pairs of moves from which a count is no coincidence. */
const MIN_PAIRS = 20;

const checkPrediction = <G extends Types>(
  { game, trial }: TrialGame<G>,
  { state, move }: Turn<G>,
  viewer: Viewer,
): void => {
  if (move === undefined) return;
  const view = game.view(state, viewer);
  const seen = game.viewMove(state, move, viewer);
  const predicted = game.predictView(view, seen);
  if (predicted === null) return;
  const name = () => `${game.formatMove(seen)} as ${viewer} foresees it`;
  assertEqual(predicted, game.view(game.play(state, move), viewer), name);
  for (let i = 0; i < TWIN_STATES; i++) {
    const twin = game.determinize(view, `${trial.choiceSeed} foreseen ${i}`);
    const moves = twinMoves(game, twin, seen, viewer);
    assert(moves.length > 0, () => `${name()} reveals something new: it could have been impossible`);
    for (const other of moves) assertEqual(game.view(game.play(twin, other), viewer), predicted, name);
  }
};

const TWIN_STATES = 3;

/**
 * Checks that others learn of a sealed choice only that it was made, and that all who have still to choose know what
 * they may choose.
 */
const checkSealedChoice = <G extends Types>(
  { game, randomInt }: TrialGame<G>,
  { state, moves }: Turn<G>,
  viewer: Viewer,
): void => {
  const deciders = game.deciders(state);
  assertEqual(game.deciders(game.view(state, viewer)), deciders, `who decides, as ${viewer} sees it`);
  for (const player of deciders) {
    const choices = game.legalChoices(game.view(state, viewer), player);
    const expected = viewer === player ? game.legalChoices(state, player) : [];
    assertEqual(choices, expected, `what ${player} can choose, as ${viewer} sees it`);
  }
  if (deciders.length < 2 || viewer === deciders[0]) return;
  const [first, ...others] = sampleMoves(moves, randomInt).map((move) => {
    const { state: next, events } = orThrow(game.step(state, move));
    return [game.view(next, viewer), game.viewEvents(events, viewer), game.viewMove(state, move, viewer)];
  });
  for (const other of others) assertEqual(other, first, `what ${viewer} learns of a sealed choice`);
};

/** Lists the moves of another state that look the same to a viewer. */
const twinMoves = <G extends Types>(
  game: TrialGame<G>['game'],
  twin: G['State'],
  seen: G['SeenMove'],
  viewer: Viewer,
): readonly G['Move'][] =>
  game.legalMoves(twin).filter((move) => describeDifference(game.viewMove(twin, move, viewer), seen, '') === undefined);
