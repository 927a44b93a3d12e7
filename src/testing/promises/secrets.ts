import { HIDDEN, type Types, type Viewer } from '../../core/contract/game.js';
import { canonical } from '../../core/data/fingerprint.js';
import { demand, difference, same } from '../expect.js';
import { hiddenIn, written } from '../parts.js';
import type { Turn } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame, viewersOf } from '../trial.js';

/**
 * Checks that moves shown to a viewer reveal exactly what views and events do, that predictions come true whatever is
 * hidden, and that everything is hidden that the plan lists.
 */
export const tellsNoSecrets = <G extends Types>(suite: Suite<G>): void => {
  const covers = countedCovers();
  forAllGames(suite, (play) => {
    for (const turn of play.turns(3)) {
      const { state, sampled } = turn;
      if (!sampled) continue;
      for (const viewer of viewersOf(state)) {
        hidesAsPlanned(suite, play, state, viewer);
        movesTellNoMore(play, turn, viewer, covers);
        foreseesWhatComes(play, turn, viewer);
      }
    }
  });
  covers.areNeeded();
};

const hidesAsPlanned = <G extends Types>(
  { hidden }: Suite<G>,
  { game }: TrialGame<G>,
  state: G['State'],
  viewer: Viewer,
): void => {
  if (hidden === undefined) return;
  const found = hiddenIn(game.view(state, viewer)).map(written).sort();
  same(found, [...hidden(state, viewer)].sort(), `what is hidden from ${viewer}`);
};

const movesTellNoMore = <G extends Types>(
  { game, draw }: TrialGame<G>,
  { state, moves }: Turn<G>,
  viewer: Viewer,
  covers: Covers,
): void => {
  const consequences = someOf(moves, draw).map((move) => {
    const step = game.step(state, move);
    demand(step._tag === 'Right', 'a move on the list is refused');
    const { state: next, events } = step.right;
    const told = canonical([game.view(next, viewer), game.viewEvents(events, viewer)]);
    return { move, told, whole: canonical(step.right), seen: game.viewMove(state, move, viewer) };
  });
  for (const [i, a] of consequences.entries()) {
    if (game.toAct(state) === viewer) same(a.seen, a.move, 'a move as shown to who makes it');
    isCoveredOnly(game, a.seen, a.move, viewer);
    for (const b of consequences.slice(i + 1)) {
      const isAlike = difference(a.seen, b.seen, '') === undefined;
      const names = () => `${game.formatMove(a.move)} and ${game.formatMove(b.move)}`;
      const isOne = isAlike || a.whole === b.whole; // moves that do the same, such as exchanging two copies of a card
      if (a.told === b.told) demand(isOne, () => `${names()} are the same to ${viewer} but shown as two moves`);
      else if (isAlike) demand(hasSecrets(a.seen), () => `${names()} differ for ${viewer} and are shown alike`);
      if (isAlike) covers.add(a.move, b.move, a.told === b.told);
    }
  }
};

/** The most moves that are compared with one another. */
const COMPARED = 12;

const someOf = <Move>(moves: readonly Move[], draw: (n: number) => number): readonly Move[] => {
  const first = moves.length > COMPARED ? draw(moves.length - COMPARED) : 0;
  return moves.slice(first, first + COMPARED);
};

const hasSecrets = (move: object): boolean => Object.values(move).includes(HIDDEN);

const isCoveredOnly = <G extends Types>(
  game: TrialGame<G>['game'],
  seen: G['SeenMove'],
  move: G['Move'],
  viewer: Viewer,
): void => {
  const revealed = Object.entries(seen).map(([key, value]) => [
    key,
    value === HIDDEN ? move[key as keyof typeof move] : value,
  ]);
  same(Object.fromEntries(revealed), { ...move }, `a move as shown to ${viewer}`);
  if (!hasSecrets(seen)) return;
  const text = game.formatMove(seen);
  demand(text.includes(HIDDEN), `${text}, as ${viewer} sees it, does not say that something is hidden`);
  const isTaken = game.parseMove(text)._tag === 'Right' || game.Move.is(seen) || game.actionOf(seen) >= 0;
  demand(!isTaken, `${text}, as ${viewer} sees it, is accepted as a move`);
};

/** Counts how often moves that differ in one field, and are shown alike, had the same consequences for a viewer. */
interface Covers {
  add(a: object, b: object, isSame: boolean): void;
  /** Throws for a hidden field whose value is always visible anyway. */
  areNeeded(): void;
}

const countedCovers = (): Covers => {
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
    areNeeded: () => {
      for (const [name, { same, different }] of counts) {
        demand(same > 0 || different < MANY, `${name} is hidden, but views and events always reveal it`);
      }
    },
  };
};

/** The number of pairs of moves from which a count is no coincidence. */
const MANY = 20;

const foreseesWhatComes = <G extends Types>(
  { game, trial }: TrialGame<G>,
  { state, move }: Turn<G>,
  viewer: Viewer,
): void => {
  if (move === undefined) return;
  const view = game.view(state, viewer);
  const seen = game.viewMove(state, move, viewer);
  const predicted = game.predictable(view, seen);
  if (predicted === null) return;
  const name = () => `${game.formatMove(seen)} as ${viewer} foresees it`;
  same(predicted, game.view(game.play(state, move), viewer), name);
  for (let i = 0; i < TWINS; i++) {
    const twin = game.determinize(view, `${trial.picks} foreseen ${i}`);
    const moves = twinMoves(game, twin, seen, viewer);
    demand(moves.length > 0, () => `${name()} reveals something new: it could have been impossible`);
    for (const other of moves) same(game.view(game.play(twin, other), viewer), predicted, name);
  }
};

const TWINS = 3;

/** Lists the moves of another state that look the same to a viewer. */
const twinMoves = <G extends Types>(
  game: TrialGame<G>['game'],
  twin: G['State'],
  seen: G['SeenMove'],
  viewer: Viewer,
): readonly G['Move'][] =>
  game.legalMoves(twin).filter((move) => difference(game.viewMove(twin, move, viewer), seen, '') === undefined);
