import type { Game, Types } from '../../core/contract/game.js';
import { messageOf } from '../../core/errors/message-of.js';
import { orThrow } from '../../core/errors/verdict.js';
import { demand, isObject } from '../expect.js';
import { bentCopies } from '../mutants.js';
import { at, pathsOf, replaced } from '../parts.js';
import { choosing } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame, viewersOf } from '../trial.js';

/**
 * Checks that whatever a decoder accepts can be played to the end, and that every state on the way decodes. The inputs
 * are states, views and components with plausible other values.
 */
export const opensNoTrapdoor = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game, draw } = play;
    const states: G['State'][] = [];
    for (const { state } of play.turns(0)) states.push(state);
    const one = () => states[draw(states.length)]!;
    const state = one();
    const donor = one();
    for (const each of [state, one(), states.at(-1)!]) {
      const mutants = [...mutantsOf(each, donor, STATES, draw), ...inOtherPhases(each, states, draw)];
      for (const mutant of othersThan(each, mutants)) isPlayedOn(play, game.State.decode(mutant), mutant);
    }
    const viewer = viewersOf(state)[draw(state.players + 1)]!;
    const view = game.view(state, viewer);
    for (const mutant of othersThan(view, mutantsOf(view, game.view(donor, viewer), VIEWS, draw))) {
      const seen = game.View.decode(mutant);
      if (seen._tag === 'Right') isPlayedOnBehind(play, seen.right, mutant);
    }
    for (const mutant of [...bentCopies(game.components, COMPONENTS, draw), ...resized(game.components, draw)]) {
      const own = game.withComponents(mutant);
      if (own._tag === 'Right') isPlayedFromTheStart(play, own.right, mutant);
    }
  });

const STATES = 12;
const VIEWS = 12;
const COMPONENTS = 6;

/** Returns copies of a document: changed in one or two places, or with parts of another position. */
const mutantsOf = (value: unknown, donor: unknown, copies: number, draw: (n: number) => number): readonly unknown[] => [
  ...bentCopies(value, copies, draw),
  ...Array.from({ length: copies }, () => transplanted(value, donor, draw)),
  ...Array.from({ length: copies }, () => bentCopies(transplanted(value, donor, draw), 1, draw)[0]),
];

/** Returns the state with a phase of each kind that occurred in the game. */
const inOtherPhases = <State extends Types['State']>(
  state: State,
  states: readonly State[],
  draw: (n: number) => number,
): readonly State[] => {
  const kinds = Array.from(new Set(states.map(({ phase }) => phase.kind)));
  return kinds.map((kind) => {
    const donors = states.filter(({ phase }) => phase.kind === kind);
    return { ...state, phase: donors[draw(donors.length)]!.phase };
  });
};

/** Returns copies with one item of a list removed, and with one duplicated. */
const resized = (value: unknown, draw: (n: number) => number): readonly unknown[] => {
  const lists = pathsOf(value).filter((path) => Array.isArray(at(value, path)));
  if (lists.length === 0) return [];
  const path = lists[draw(lists.length)]!;
  const items = at(value, path) as readonly unknown[];
  const place = draw(Math.max(1, items.length));
  return [
    replaced(
      value,
      path,
      items.filter((_, i) => i !== place),
    ),
    replaced(value, path, [...items, ...items.slice(place, place + 1)]),
  ];
};

/** Returns the mutants that differ from a document, without duplicates. */
const othersThan = (value: unknown, mutants: readonly unknown[]): readonly unknown[] => {
  const known = new Set([JSON.stringify(value)]);
  return mutants.filter((mutant) => {
    const text = JSON.stringify(mutant);
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
};

/** Replaces one part, or a few fields together, by those of another position. */
const transplanted = (value: unknown, donor: unknown, draw: (n: number) => number): unknown => {
  const paths = pathsOf(donor);
  const fields = isObject(donor) ? Object.keys(donor).map((key) => [key]) : [];
  const pool = draw(2) === 0 ? fields : paths;
  let mutant = value;
  for (let i = draw(3); i >= 0 && pool.length > 0; i--) {
    const path = pool[draw(pool.length)]!;
    mutant = replaced(mutant, path, at(donor, path));
  }
  return mutant;
};

type Decoded<A> = { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A };

const isPlayedOn = <G extends Types>(play: TrialGame<G>, decoded: Decoded<G['State']>, mutant: unknown): void => {
  if (decoded._tag === 'Left') return;
  const state = decoded.right;
  playsOn(
    play,
    play.game,
    () => state,
    play.bound,
    () => `State.decode takes ${JSON.stringify(mutant)}`,
  );
};

/** Plays on from a state that was sampled for an accepted view. */
const isPlayedOnBehind = <G extends Types>(play: TrialGame<G>, view: G['View'], mutant: unknown): void =>
  playsOn(
    play,
    play.game,
    () => play.game.determinize(view, play.trial.picks),
    play.bound,
    () => `View.decode takes ${JSON.stringify(mutant)}`,
  );

/** The factor on the plan's bound for games with custom components, which may last longer. */
const LONGER = 10;

const isPlayedFromTheStart = <G extends Types>(play: TrialGame<G>, own: Game<G>, mutant: unknown): void => {
  if (!own.Options.is(play.options)) return;
  const start = () => orThrow(own.setup(play.options));
  playsOn(play, own, start, play.bound * LONGER, () => `withComponents takes ${JSON.stringify(mutant)}`);
};

const playsOn = <G extends Types>(
  play: TrialGame<G>,
  game: Game<G>,
  start: () => G['State'],
  bound: number,
  told: () => string,
): void => {
  try {
    const choose = choosing(play.chooser, `${play.trial.picks} on`);
    let state = start();
    for (let ply = 0; ply <= bound; ply++) {
      const decoded = game.State.decode(state);
      demand(decoded._tag === 'Right', () => `after ${ply} moves it does not decode: ${JSON.stringify(decoded)}`);
      const moves = game.legalMoves(state);
      const { over } = game.score(state);
      demand((moves.length === 0) === over, `after ${ply} moves nothing is legal, or something is once it is over`);
      if (over) return;
      state = game.play(state, choose(moves, state));
    }
    demand(false, `it is not over after ${bound} moves`);
  } catch (error) {
    // The error comes first: the document is long, and long messages are cut.
    throw new Error(`${messageOf(error)}, since ${told()}`, { cause: error });
  }
};
