import type { Game, Types } from '../../core/contract/game.js';
import { messageOf } from '../../core/errors/message-of.js';
import { decodesSoundly, isVerdict } from '../entrances.js';
import { demand, difference, same } from '../expect.js';
import { bentCopies } from '../mutants.js';
import { randomGame } from '../random-game.js';
import type { Suite } from '../suite.js';
import { endOf, type TrialGame, viewersOf } from '../trial.js';

/** Checks that documents with one part changed are refused, or can be played with. */
export const bentDocumentsBounce = <G extends Types>(suite: Suite<G>, play: TrialGame<G>): void => {
  const { game } = play;
  let state: G['State'] | undefined;
  for (const turn of play.turns(0)) state = turn.state;
  if (state === undefined) return;
  const viewers = viewersOf(state);
  const view = game.view(state, viewers[play.draw(viewers.length)]!);
  statesBounce(play, state);
  viewsBounce(play, view);
  movesBounce(play, state);
  optionsBounce(play);
  componentsBounce(suite, play);
};

const statesBounce = <G extends Types>(play: TrialGame<G>, state: G['State']): void => {
  const { game } = play;
  let played = 0;
  for (const bent of bentCopies(state, 48, play.draw)) {
    const decoded = unchanged(bent, () => game.State.decode(bent));
    const isState = decodesSoundly(game.State, bent);
    demand(game.State.is(bent) === isState, 'State.is and State.decode differ');
    if (isState && decoded._tag === 'Right') isPlayable(play, decoded.right, bend(bent, state), played++ < MOST_PLAYED);
  }
};

const MOST_PLAYED = 4;

/** Describes the difference between a changed document and the original. */
const bend = (bent: unknown, good: unknown): string => difference(bent, good, '') ?? 'nothing differs';

/** Checks that a state accepted by State.decode can be used with all functions and played to the end. */
const isPlayable = <G extends Types>(play: TrialGame<G>, state: G['State'], how: string, toTheEnd: boolean): void => {
  const { game } = play;
  try {
    const { over } = game.score(state);
    const isOver = game.toAct(state) === null;
    const isStuck = game.legalMoves(state).length === 0;
    demand(over === isOver && isOver === isStuck, `stuck: ${isStuck}, over: ${isOver}, and by the score ${over}`);
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      demand(game.View.is(view), `the view of ${viewer} does not decode`);
      game.determinize(view, play.trial.picks);
    }
    if (!toTheEnd) return;
    const end = endOf(play, state, `${play.trial.picks} from here`);
    demand(end !== undefined, `it is not over after ${play.bound} moves`);
    demand(game.State.is(end), 'the end it leads to does not decode');
  } catch (error) {
    throw new Error(`State.decode takes a state in which ${how}, and then: ${messageOf(error)}`, { cause: error });
  }
};

const viewsBounce = <G extends Types>({ game, trial, draw }: TrialGame<G>, view: G['View']): void => {
  for (const bent of bentCopies(view, 24, draw)) {
    const decoded = unchanged(bent, () => game.View.decode(bent));
    if (!decodesSoundly(game.View, bent) || decoded._tag === 'Left') continue;
    const seen = decoded.right;
    const told = `View.decode takes a view in which ${bend(bent, view)}`;
    const imagined = game.determinize(seen, trial.picks);
    demand(game.State.is(imagined), `${told}, which determinize does not explain`);
    same(game.view(imagined, seen.viewer), seen, `${told}, what determinize makes of it looks different`);
    game.legalMoves(seen).forEach((move) => void game.whyIllegal(seen, move));
    game.score(seen);
  }
};

const movesBounce = <G extends Types>({ game, draw }: TrialGame<G>, state: G['State']): void => {
  for (let i = 0; i < 8; i++) {
    const move = game.catalogue[draw(game.catalogue.length)]!;
    for (const bent of bentCopies({ ...move }, 4, draw)) {
      decodesSoundly(game.Move, bent);
      const action = unchanged(bent, () => game.actionOf(bent as G['Move']));
      const applied = unchanged(bent, () => game.applyMove(state, bent as G['Move']));
      if (isVerdict(applied) || applied._tag === 'Right') demand(action >= 0, 'a move outside the catalogue is made');
      else demand(action >= 0 || applied.left._tag === 'UnknownMove', `it is refused with ${applied.left._tag}`);
      if (action >= 0) same({ ...(bent as object) }, { ...game.moveOf(action) }, 'a bent move has an action number');
    }
  }
};

const optionsBounce = <G extends Types>({ game, options, draw }: TrialGame<G>): void => {
  for (const bent of bentCopies(options, 12, draw)) {
    const dealt = unchanged(bent, () => game.setup(bent as G['Options']));
    demand(isVerdict(dealt) === decodesSoundly(game.Options, bent), 'setup and Options.decode differ');
    if (dealt._tag === 'Right') demand(game.State.is(dealt.right), 'what setup deals does not decode');
  }
};

const componentsBounce = <G extends Types>(suite: Suite<G>, { game, options, trial, draw }: TrialGame<G>): void => {
  for (const bent of bentCopies(game.components, 6, draw)) {
    const own = unchanged(bent, () => game.withComponents(bent));
    if (isVerdict(own) && own._tag === 'Right') isAGame(own.right, options, trial.picks, suite.games);
  }
};

/** Checks that custom components make a game that can be played for a while. */
const isAGame = <G extends Types>(own: Game<G>, options: G['Options'], picks: string, games: number): void => {
  if (own.setup(options)._tag === 'Left') return;
  for (const { ply, state, move } of randomGame(own, options, undefined, picks, 5 * games)) {
    if (ply === 0 || move === undefined)
      demand(own.State.is(state), 'with own components a state is reached that does not decode');
  }
};

const unchanged = <A>(value: unknown, ask: () => A): A => {
  const before = JSON.stringify(value);
  const answer = ask();
  demand(JSON.stringify(value) === before, 'a document was changed by reading it');
  return answer;
};
