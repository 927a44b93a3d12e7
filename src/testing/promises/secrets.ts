import { canonical } from '../../core/fingerprint.js';
import { HIDDEN, type Types, type Viewer } from '../../core/game.js';
import { demand, difference, same } from '../expect.js';
import { hiddenIn, written } from '../parts.js';
import type { Turn } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, type Play, viewersOf } from '../trial.js';

/**
 * Moves as they are shown to a viewer tell no more than views and events do, and no less but the rest of a secret field;
 * what is predicted comes true, whatever is hidden; what the plan says is hidden is.
 */
export const tellsNoSecrets = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    for (const turn of play.turns(3)) {
      const { state, sampled } = turn;
      if (!sampled) continue;
      for (const viewer of viewersOf(state)) {
        hidesAsPlanned(suite, play, state, viewer);
        movesTellNoMore(play, turn, viewer);
        foreseesWhatComes(play, turn, viewer);
      }
    }
  });

const hidesAsPlanned = <G extends Types>(
  { hidden }: Suite<G>,
  { game }: Play<G>,
  state: G['State'],
  viewer: Viewer,
): void => {
  if (hidden === undefined) return;
  const found = hiddenIn(game.view(state, viewer)).map(written).sort();
  same(found, [...hidden(state, viewer)].sort(), `what is hidden from ${viewer}`);
};

const movesTellNoMore = <G extends Types>({ game, draw }: Play<G>, { state, moves }: Turn<G>, viewer: Viewer): void => {
  const consequences = someOf(moves, draw).map((move) => {
    const step = game.step(state, move);
    demand(step._tag === 'Right', 'a move on the list is refused');
    const { state: next, events } = step.right;
    const told = canonical([game.view(next, viewer), game.viewEvents(events, viewer)]);
    return { move, told, seen: game.viewMove(state, move, viewer) };
  });
  for (const [i, a] of consequences.entries()) {
    isCoveredOnly(a.seen, a.move, viewer);
    for (const b of consequences.slice(i + 1)) {
      const isAlike = difference(a.seen, b.seen, '') === undefined;
      const names = () => `${game.formatMove(a.move)} and ${game.formatMove(b.move)}`;
      if (a.told === b.told) demand(isAlike, () => `${names()} are the same to ${viewer} and shown as two moves`);
      else if (isAlike) demand(hasSecrets(a.seen), () => `${names()} differ for ${viewer} and are shown alike`);
    }
  }
};

/** So many moves are compared with one another at most. */
const COMPARED = 12;

const someOf = <Move>(moves: readonly Move[], draw: (n: number) => number): readonly Move[] => {
  const first = moves.length > COMPARED ? draw(moves.length - COMPARED) : 0;
  return moves.slice(first, first + COMPARED);
};

const hasSecrets = (move: object): boolean => Object.values(move).includes(HIDDEN);

const isCoveredOnly = (seen: object, move: object, viewer: Viewer): void => {
  const revealed = Object.entries(seen).map(([key, value]) => [
    key,
    value === HIDDEN ? move[key as keyof typeof move] : value,
  ]);
  same(Object.fromEntries(revealed), { ...move }, `a move as shown to ${viewer}`);
};

const foreseesWhatComes = <G extends Types>(
  { game, trial }: Play<G>,
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
    demand(moves.length > 0, () => `${name()} tells something new: it could have been impossible`);
    for (const other of moves) same(game.view(game.play(twin, other), viewer), predicted, name);
  }
};

const TWINS = 3;

/** The moves of another state that would look the same to a viewer. */
const twinMoves = <G extends Types>(
  game: Play<G>['game'],
  twin: G['State'],
  seen: G['SeenMove'],
  viewer: Viewer,
): readonly G['Move'][] =>
  game.legalMoves(twin).filter((move) => difference(game.viewMove(twin, move, viewer), seen, '') === undefined);
