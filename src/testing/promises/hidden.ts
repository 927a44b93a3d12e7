import { HIDDEN, type Types, type Viewer } from '../../core/contract/game.js';
import { demand, difference, frozen, oneLine, same } from '../expect.js';
import { bentCopies } from '../mutants.js';
import { at, hiddenIn, replaced, written } from '../parts.js';
import type { Turn } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame, viewersOf } from '../trial.js';
import { spreads } from './spread.js';

/**
 * Checks that views equal their states except for hidden fields, and that functions of a view depend on visible fields
 * only. Which fields must be hidden is checked by tests of the clauses.
 */
export const keepsSecrets = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    for (const turn of play.turns(4)) {
      demand(!mentionsHidden(turn.state), `the state itself has ${oneLine(HIDDEN)}`);
      if (!turn.sampled) continue;
      const viewers = viewersOf(turn.state);
      for (const viewer of viewers) {
        const view = play.game.view(turn.state, viewer);
        showsTheState(turn.state, view, viewer);
        answersAlike(play, turn, view);
        isImagined(play, turn, view);
        isRead(play, turn.state, view);
        eventsTellNoMore(play, turn, view);
      }
      spectatorSeesLeast(play, turn.state);
      const spread = play.draw(4) === 0 || turn.move === undefined;
      if (spread) spreads(play, turn.state, viewers[play.draw(viewers.length)]!);
    }
  });

const mentionsHidden = (value: unknown): boolean => JSON.stringify(value).includes(`"${HIDDEN}"`);

const showsTheState = (state: object, view: Types['View'], viewer: Viewer): void => {
  demand(view.random === HIDDEN, 'the random state is not hidden');
  demand(view.viewer === viewer, `the view of ${viewer} says that it is of ${view.viewer}`);
  const { viewer: _, ...rest } = view;
  const unveiled = hiddenIn(rest).reduce<unknown>((seen, path) => replaced(seen, path, at(state, path)), rest);
  same(unveiled, state, `the view of ${viewer} differs from its state in more than what it hides`);
};

const answersAlike = <G extends Types>({ game }: TrialGame<G>, { state, moves }: Turn<G>, view: G['View']): void => {
  const decider = game.toAct(state);
  const who = `the view of ${view.viewer}`;
  demand(game.toAct(view) === decider, `toAct says ${decider}, and ${game.toAct(view)} on ${who}`);
  same(game.score(view), game.score(state), `the score on ${who}`);
  same(game.returns(view), game.returns(state), `returns on ${who}`);
  const known = game.progress(view);
  const whole = game.progress(state).map((standing, player) => (known[player] === null ? null : standing));
  same(known, whole, `progress on ${who}`);
  const mine = decider === view.viewer;
  same(game.legalMoves(view), mine ? moves : [], `legalMoves on ${who}`);
  const mask = game.legalMask(view, new Uint8Array(game.catalogue.length));
  demand(mask.reduce((a, b) => a + b, 0) === (mine ? moves.length : 0), `legalMask on ${who} differs from legalMoves`);
  for (const move of game.catalogue) {
    const refusal = game.whyIllegal(view, move);
    const name = () => `whyIllegal of ${oneLine(move)} on ${who}`;
    if (mine || decider === null) same(refusal, game.whyIllegal(state, move), name);
    else demand(refusal?._tag === 'ForeignView', () => `${name()} returns ${oneLine(refusal)}, not ForeignView`);
  }
  const move = moves[0] ?? game.catalogue[0]!;
  for (const made of [game.applyMove, game.step]) {
    const refused = made(view as unknown as G['State'], move);
    demand(
      refused._tag === 'Left' && refused.left._tag === 'StateIsView',
      `a move is made on ${who}: ${oneLine(refused)}`,
    );
  }
};

const isRead = <G extends Types>(play: TrialGame<G>, state: G['State'], view: G['View']): void => {
  const { game } = play;
  const read = JSON.parse(JSON.stringify(view));
  same(read, view, 'JSON does not keep the view');
  const decoded = game.View.decode(read);
  demand(decoded._tag === 'Right', () => `View.decode refuses the view of ${view.viewer}: ${oneLine(decoded)}`);
  same(decoded.right, view, 'View.decode gives another view');
  demand(game.State.decode(view)._tag === 'Left', 'State.decode takes a view');
  demand(game.View.decode(state)._tag === 'Left', 'View.decode takes a state');
  const paths = hiddenIn(view);
  for (let i = 0; i < Math.min(paths.length, MANGLED); i++) {
    const path = paths[play.draw(paths.length)]!;
    const knowing = game.View.decode(replaced(view, path, at(state, path)));
    demand(knowing._tag === 'Left', `View.decode takes a view of ${view.viewer} that knows ${written(path)}`);
  }
  for (const mangled of bentCopies(view, MANGLED, play.draw)) {
    const taken = game.View.decode(mangled);
    if (taken._tag === 'Right') isExplained(play, taken.right);
  }
};

const MANGLED = 4;

/** Checks that `view(determinize(view))` equals `view`. */
const isExplained = <G extends Types>({ game, trial }: TrialGame<G>, view: G['View']): void => {
  const imagined = game.determinize(view, `${trial.picks} explained`);
  same(game.view(imagined, view.viewer), view, 'View.decode takes a view that determinize does not explain');
  demand(game.State.decode(imagined)._tag === 'Right', 'View.decode takes a view that no state explains');
};

const isImagined = <G extends Types>(
  { game, trial }: TrialGame<G>,
  { state, moves }: Turn<G>,
  view: G['View'],
): void => {
  const seed = `${trial.picks} imagined`;
  const imagined = game.determinize(view, seed);
  same(game.determinize(view, seed), imagined, 'determinize with the same seed');
  const sample = game.determinizer(view);
  same(frozen(sample(seed)), imagined, 'what determinizer gives, beside determinize');
  sample(`${seed} again`);
  same(sample(seed), imagined, 'what determinizer gives once it was asked before');
  same(game.view(imagined, view.viewer), view, `what determinize makes of the view of ${view.viewer} looks different`);
  demand(!mentionsHidden(imagined), `determinize leaves ${oneLine(HIDDEN)}`);
  const other = game.determinize(view, `${seed} again`);
  const fresh = (random: unknown) => difference(imagined.random, random, '') !== undefined;
  demand(fresh(state.random) && fresh(other.random), 'determinize does not seed the chance to come');
  demand(game.toAct(imagined) === game.toAct(state), 'who is to act depends on what is hidden');
  same(game.score(imagined), game.score(state), 'the score depends on what is hidden');
  const known = game.progress(view);
  const whole = game.progress(imagined).map((standing, player) => (known[player] === null ? null : standing));
  same(known, whole, `progress as ${view.viewer} knows it depends on what is hidden`);
  if (game.toAct(state) === view.viewer)
    same(game.legalMoves(imagined), moves, 'what is legal depends on what is hidden');
};

/**
 * Checks that two games with the same views for a viewer, before and after a move, have the same events for that
 * viewer.
 */
const eventsTellNoMore = <G extends Types>(
  { game, trial }: TrialGame<G>,
  { state, move }: Turn<G>,
  view: G['View'],
): void => {
  if (move === undefined) return;
  const { viewer } = view;
  const step = game.step(state, move);
  demand(step._tag === 'Right', 'a move on the list is refused');
  const { events } = step.right;
  demand(!mentionsHidden(events), `the events themselves have ${oneLine(HIDDEN)}`);
  const heard = game.viewEvents(events, viewer);
  veilsOnly(heard, events, viewer);
  for (let i = 0; i < TWINS; i++) {
    const imagined = game.determinize(view, `${trial.picks} twin ${i}`);
    const twin = game.step({ ...imagined, random: state.random } as G['State'], move);
    if (twin._tag === 'Left') continue;
    const after = game.view(twin.right.state, viewer);
    if (difference(after, game.view(step.right.state, viewer), '') !== undefined) continue;
    const leak = difference(game.viewEvents(twin.right.events, viewer), heard, '');
    demand(leak === undefined, `the events reveal to ${viewer} what the views before and after hide: ${leak}`);
  }
};

const TWINS = 2;

const veilsOnly = (heard: readonly object[], events: readonly object[], viewer: Viewer): void => {
  demand(heard.length === events.length, `${viewer} receives ${heard.length} events out of ${events.length}`);
  events.forEach((event, i) => {
    const shownTo = heard[i]!;
    const own = (event as { readonly player?: Viewer }).player === viewer;
    if (own) same(shownTo, event, `an event of ${viewer} as ${viewer} receives it`);
    const unveiled = hiddenIn(shownTo).reduce<unknown>((seen, path) => replaced(seen, path, at(event, path)), shownTo);
    same(unveiled, event, `an event as ${viewer} receives it`);
  });
};

const spectatorSeesLeast = <G extends Types>({ game }: TrialGame<G>, state: G['State']): void => {
  const spectator = game.view(state, 'spectator');
  for (const viewer of viewersOf(state)) {
    const hidden = hiddenIn(game.view(state, viewer));
    for (const path of hidden) {
      const sees = at(spectator, path) !== HIDDEN;
      demand(!sees, () => `a spectator sees ${written(path)}, which player ${viewer} does not`);
    }
  }
};
