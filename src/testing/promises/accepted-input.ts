import type { Game, Types } from '../../core/contract/game.js';
import { messageOf } from '../../core/data/text.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, isObjectOrList } from '../assert.js';
import { mutatedCopies } from '../mutants.js';
import { partAt, pathsOf, withPartAt } from '../parts.js';
import { createChoose } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';

/**
 * Checks that whatever a decoder accepts can be played to the end, and that every state on the way decodes. The inputs
 * are states, views and components with plausible other values.
 */
export const acceptedInputPlaysToEnd = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game, randomInt } = play;
    const states: G['State'][] = [];
    for (const { state } of play.turns(0)) states.push(state);
    const pickState = () => states[randomInt(states.length)]!;
    const state = pickState();
    const donor = pickState();
    for (const each of [state, pickState(), states.at(-1)!]) {
      const mutants = [
        ...createMutants(each, donor, STATE_MUTANTS, randomInt),
        ...withOtherPhases(each, states, randomInt),
      ];
      for (const mutant of withoutDuplicates(each, mutants)) checkStatePlays(play, game.State.decode(mutant), mutant);
    }
    const viewer = listViewers(state)[randomInt(state.players + 1)]!;
    const view = game.view(state, viewer);
    for (const mutant of withoutDuplicates(
      view,
      createMutants(view, game.view(donor, viewer), VIEW_MUTANTS, randomInt),
    )) {
      const seen = game.View.decode(mutant);
      if (seen._tag === 'Right') checkViewPlays(play, seen.right, mutant);
    }
    for (const mutant of [
      ...mutatedCopies(game.components, COMPONENT_MUTANTS, randomInt),
      ...resizeList(game.components, randomInt),
    ]) {
      const customGame = game.withComponents(mutant);
      if (customGame._tag === 'Right') checkComponentsPlay(play, customGame.right, mutant);
    }
  });

const STATE_MUTANTS = 12;
const VIEW_MUTANTS = 12;
const COMPONENT_MUTANTS = 6;

/** Returns copies of a document: changed in one or two places, or with parts of another position. */
const createMutants = (
  value: unknown,
  donor: unknown,
  copies: number,
  randomInt: (n: number) => number,
): readonly unknown[] => [
  ...mutatedCopies(value, copies, randomInt),
  ...Array.from({ length: copies }, () => transplant(value, donor, randomInt)),
  ...Array.from({ length: copies }, () => mutatedCopies(transplant(value, donor, randomInt), 1, randomInt)[0]),
];

/** Returns the state with a phase of each kind that occurred in the game. */
const withOtherPhases = <State extends Types['State']>(
  state: State,
  states: readonly State[],
  randomInt: (n: number) => number,
): readonly State[] => {
  const kinds = Array.from(new Set(states.map(({ phase }) => phase.kind)));
  return kinds.map((kind) => {
    const donors = states.filter(({ phase }) => phase.kind === kind);
    return { ...state, phase: donors[randomInt(donors.length)]!.phase };
  });
};

/** Returns copies with one item of a list removed, and with one duplicated. */
const resizeList = (value: unknown, randomInt: (n: number) => number): readonly unknown[] => {
  const lists = pathsOf(value).filter((path) => Array.isArray(partAt(value, path)));
  if (lists.length === 0) return [];
  const path = lists[randomInt(lists.length)]!;
  const items = partAt(value, path) as readonly unknown[];
  const place = randomInt(Math.max(1, items.length));
  return [
    withPartAt(
      value,
      path,
      items.filter((_, i) => i !== place),
    ),
    withPartAt(value, path, [...items, ...items.slice(place, place + 1)]),
  ];
};

/** Returns the mutants that differ from a document, without duplicates. */
const withoutDuplicates = (value: unknown, mutants: readonly unknown[]): readonly unknown[] => {
  const known = new Set([JSON.stringify(value)]);
  return mutants.filter((mutant) => {
    const text = JSON.stringify(mutant);
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
};

/** Replaces one part, or a few fields together, by those of another position. */
const transplant = (value: unknown, donor: unknown, randomInt: (n: number) => number): unknown => {
  const paths = pathsOf(donor);
  const fields = isObjectOrList(donor) ? Object.keys(donor).map((key) => [key]) : [];
  const pool = randomInt(2) === 0 ? fields : paths;
  let mutant = value;
  for (let i = randomInt(3); i >= 0 && pool.length > 0; i--) {
    const path = pool[randomInt(pool.length)]!;
    mutant = withPartAt(mutant, path, partAt(donor, path));
  }
  return mutant;
};

type Decoded<A> = { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A };

const checkStatePlays = <G extends Types>(play: TrialGame<G>, decoded: Decoded<G['State']>, mutant: unknown): void => {
  if (decoded._tag === 'Left') return;
  const state = decoded.right;
  checkPlaysToEnd(
    play,
    play.game,
    () => state,
    play.maxPlies,
    () => `State.decode takes ${JSON.stringify(mutant)}`,
  );
};

/** Plays on from a state that was sampled for an accepted view. */
const checkViewPlays = <G extends Types>(play: TrialGame<G>, view: G['View'], mutant: unknown): void =>
  checkPlaysToEnd(
    play,
    play.game,
    () => play.game.determinize(view, play.trial.choiceSeed),
    play.maxPlies,
    () => `View.decode takes ${JSON.stringify(mutant)}`,
  );

/** The factor on the plan's bound for games with custom components, which may last longer. */
const CUSTOM_BOUND_FACTOR = 10;

const checkComponentsPlay = <G extends Types>(play: TrialGame<G>, customGame: Game<G>, mutant: unknown): void => {
  if (!customGame.Options.is(play.options)) return;
  const start = () => orThrow(customGame.setup(play.options));
  checkPlaysToEnd(
    play,
    customGame,
    start,
    play.maxPlies * CUSTOM_BOUND_FACTOR,
    () => `withComponents takes ${JSON.stringify(mutant)}`,
  );
};

const checkPlaysToEnd = <G extends Types>(
  play: TrialGame<G>,
  game: Game<G>,
  start: () => G['State'],
  maxPlies: number,
  describeInput: () => string,
): void => {
  try {
    const choose = createChoose(play.chooser, `${play.trial.choiceSeed} on`);
    let state = start();
    for (let ply = 0; ply <= maxPlies; ply++) {
      const decoded = game.State.decode(state);
      assert(decoded._tag === 'Right', () => `after ${ply} moves it does not decode: ${JSON.stringify(decoded)}`);
      const moves = game.legalMoves(state);
      const { over } = game.score(state);
      assert((moves.length === 0) === over, `after ${ply} moves nothing is legal, or something is once it is over`);
      if (over) return;
      state = game.play(state, choose(moves, state));
    }
    assert(false, `it is not over after ${maxPlies} moves`);
  } catch (error) {
    // The error comes first: the document is long, and long messages are cut.
    throw new Error(`${messageOf(error)}, since ${describeInput()}`, { cause: error });
  }
};
