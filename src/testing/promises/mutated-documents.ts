import type { Game, Types } from '../../core/contract/game.js';
import { messageOf } from '../../core/data/text.js';
import { assert, assertEqual, describeDifference } from '../assert.js';
import { checkDecodes, checkEither } from '../entry-points.js';
import { mutatedCopies } from '../mutants.js';
import { randomGame } from '../random-game.js';
import type { Suite } from '../suite.js';
import { listViewers, playToEnd, type TrialGame } from '../trial.js';

/** Checks that documents with one part changed are refused, or can be played with. */
export const checkMutatedDocuments = <G extends Types>(suite: Suite<G>, play: TrialGame<G>): void => {
  const { game } = play;
  let state: G['State'] | undefined;
  for (const turn of play.turns(0)) state = turn.state;
  if (state === undefined) return;
  const viewers = listViewers(state);
  const view = game.view(state, viewers[play.randomInt(viewers.length)]!);
  checkMutatedStates(play, state);
  checkMutatedViews(play, view);
  checkMutatedMoves(play, state);
  checkMutatedOptions(play);
  checkMutatedComponents(suite, play);
};

const checkMutatedStates = <G extends Types>(play: TrialGame<G>, state: G['State']): void => {
  const { game } = play;
  let played = 0;
  for (const mutant of mutatedCopies(state, 48, play.randomInt)) {
    const decoded = checkUnchanged(mutant, () => game.State.decode(mutant));
    const isState = checkDecodes(game.State, mutant);
    assert(game.State.is(mutant) === isState, 'State.is and State.decode differ');
    if (isState && decoded._tag === 'Right')
      checkPlayable(play, decoded.right, describeMutation(mutant, state), played++ < MAX_PLAYED_TO_END);
  }
};

const MAX_PLAYED_TO_END = 4;

/** Describes the difference between a changed document and the original. */
const describeMutation = (mutant: unknown, good: unknown): string =>
  describeDifference(mutant, good, '') ?? 'nothing differs';

/** Checks that a state accepted by State.decode can be used with all functions and played to the end. */
const checkPlayable = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  how: string,
  toTheEnd: boolean,
): void => {
  const { game } = play;
  try {
    const { over } = game.score(state);
    const isOver = game.toAct(state) === null;
    const isStuck = game.legalMoves(state).length === 0;
    assert(over === isOver && isOver === isStuck, `stuck: ${isStuck}, over: ${isOver}, and by the score ${over}`);
    for (const viewer of listViewers(state)) {
      const view = game.view(state, viewer);
      assert(game.View.is(view), `the view of ${viewer} does not decode`);
      game.determinize(view, play.trial.choiceSeed);
    }
    if (!toTheEnd) return;
    const end = playToEnd(play, state, `${play.trial.choiceSeed} from here`);
    assert(end !== undefined, `it is not over after ${play.maxPlies} moves`);
    assert(game.State.is(end), 'the end it leads to does not decode');
  } catch (error) {
    throw new Error(`State.decode takes a state in which ${how}, and then: ${messageOf(error)}`, { cause: error });
  }
};

const checkMutatedViews = <G extends Types>({ game, trial, randomInt }: TrialGame<G>, view: G['View']): void => {
  for (const mutant of mutatedCopies(view, 24, randomInt)) {
    const decoded = checkUnchanged(mutant, () => game.View.decode(mutant));
    if (!checkDecodes(game.View, mutant) || decoded._tag === 'Left') continue;
    const seen = decoded.right;
    const claim = `View.decode takes a view in which ${describeMutation(mutant, view)}`;
    const sampled = game.determinize(seen, trial.choiceSeed);
    assert(game.State.is(sampled), `${claim}, which determinize does not explain`);
    assertEqual(game.view(sampled, seen.viewer), seen, `${claim}, what determinize makes of it looks different`);
    game.legalMoves(seen).forEach((move) => void game.whyIllegal(seen, move));
    game.score(seen);
  }
};

const checkMutatedMoves = <G extends Types>({ game, randomInt }: TrialGame<G>, state: G['State']): void => {
  for (let i = 0; i < 8; i++) {
    const move = game.catalogue[randomInt(game.catalogue.length)]!;
    for (const mutant of mutatedCopies({ ...move }, 4, randomInt)) {
      checkDecodes(game.Move, mutant);
      const action = checkUnchanged(mutant, () => game.actionOf(mutant as G['Move']));
      const applied = checkUnchanged(mutant, () => game.applyMove(state, mutant as G['Move']));
      if (checkEither(applied) || applied._tag === 'Right') assert(action >= 0, 'a move outside the catalogue is made');
      else assert(action >= 0 || applied.left._tag === 'UnknownMove', `it is refused with ${applied.left._tag}`);
      if (action >= 0)
        assertEqual({ ...(mutant as object) }, { ...game.moveOf(action) }, 'a bent move has an action number');
    }
  }
};

const checkMutatedOptions = <G extends Types>({ game, options, randomInt }: TrialGame<G>): void => {
  for (const mutant of mutatedCopies(options, 12, randomInt)) {
    const dealt = checkUnchanged(mutant, () => game.setup(mutant as G['Options']));
    assert(checkEither(dealt) === checkDecodes(game.Options, mutant), 'setup and Options.decode differ');
    if (dealt._tag === 'Right') assert(game.State.is(dealt.right), 'what setup deals does not decode');
  }
};

const checkMutatedComponents = <G extends Types>(
  suite: Suite<G>,
  { game, options, trial, randomInt }: TrialGame<G>,
): void => {
  for (const mutant of mutatedCopies(game.components, 6, randomInt)) {
    const customGame = checkUnchanged(mutant, () => game.withComponents(mutant));
    if (checkEither(customGame) && customGame._tag === 'Right')
      checkCustomGame(customGame.right, options, trial.choiceSeed, suite.games);
  }
};

/** Checks that custom components make a game that can be played for a while. */
const checkCustomGame = <G extends Types>(
  customGame: Game<G>,
  options: G['Options'],
  choiceSeed: string,
  games: number,
): void => {
  if (customGame.setup(options)._tag === 'Left') return;
  for (const { ply, state, move } of randomGame(customGame, options, undefined, choiceSeed, 5 * games)) {
    if (ply === 0 || move === undefined)
      assert(customGame.State.is(state), 'with own components a state is reached that does not decode');
  }
};

const checkUnchanged = <A>(value: unknown, ask: () => A): A => {
  const before = JSON.stringify(value);
  const answer = ask();
  assert(JSON.stringify(value) === before, 'a document was changed by reading it');
  return answer;
};
