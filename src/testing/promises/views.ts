import { HIDDEN, type Types, type Viewer } from '../../core/contract/game.js';
import { canonicalJson } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, assertEqual, deepFreeze, describeDifference, formatOneLine } from '../assert.js';
import { mutatedCopies } from '../mutants.js';
import { formatPath, hiddenPathsIn, partAt, withPartAt } from '../parts.js';
import type { Turn } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';
import { samplesCoverHidden } from './sample-coverage.js';

/**
 * Checks that views equal their states except for hidden fields, and that functions of a view depend on visible fields
 * only. Which fields must be hidden is checked by tests of the clauses.
 */
export const viewsHide = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    checkDealHides(play);
    for (const turn of play.turns(4)) {
      assert(!mentionsHidden(turn.state), `the state itself has ${formatOneLine(HIDDEN)}`);
      if (!turn.sampled) continue;
      const viewers = listViewers(turn.state);
      for (const viewer of viewers) {
        const view = play.game.view(turn.state, viewer);
        checkVisiblePart(turn.state, view, viewer);
        checkAnswers(play, turn, view);
        checkSampled(play, turn, view);
        checkDecoding(play, turn.state, view);
        checkEventsHide(play, turn, view);
      }
      checkSpectator(play, turn.state);
      const isSpreadChecked = play.randomInt(4) === 0 || turn.move === undefined;
      if (isSpreadChecked) samplesCoverHidden(play, turn.state, viewers[play.randomInt(viewers.length)]!);
    }
  });

/** Checks that deals which look the same to a viewer have the same events for that viewer. */
const checkDealHides = <G extends Types>({ game, trial }: TrialGame<G>): void => {
  const deals = Array.from({ length: DEALS }, (_, i) =>
    orThrow(game.deal({ ...trial.options, seed: `${trial.seed} deal ${i}` } as G['Options'])),
  );
  for (const viewer of listViewers(deals[0]!.state)) {
    const eventsByView = new Map<string, readonly string[]>();
    for (const { state, events } of deals) {
      const view = canonicalJson(game.view(state, viewer));
      const seenEvents = sortEvents(game.viewEvents(events, viewer));
      const leak = describeDifference(seenEvents, eventsByView.get(view) ?? seenEvents, '');
      assert(leak === undefined, `the events of a deal reveal to ${viewer} what the view hides: ${leak}; ${KEEP}`);
      eventsByView.set(view, seenEvents);
    }
  }
};

const DEALS = 8;

const mentionsHidden = (value: unknown): boolean => JSON.stringify(value).includes(`"${HIDDEN}"`);

const checkVisiblePart = (state: object, view: Types['View'], viewer: Viewer): void => {
  assert(view.random === HIDDEN, 'the random state is not hidden');
  assert(view.viewer === viewer, `the view of ${viewer} says that it is of ${view.viewer}`);
  const { viewer: _, ...rest } = view;
  const revealed = hiddenPathsIn(rest).reduce<unknown>(
    (seen, path) => withPartAt(seen, path, partAt(state, path)),
    rest,
  );
  assertEqual(revealed, state, `the view of ${viewer} differs from its state in more than what it hides`);
};

const checkAnswers = <G extends Types>({ game }: TrialGame<G>, { state, moves }: Turn<G>, view: G['View']): void => {
  const decider = game.toAct(state);
  const who = `the view of ${view.viewer}`;
  assert(game.toAct(view) === decider, `toAct says ${decider}, and ${game.toAct(view)} on ${who}`);
  assertEqual(game.score(view), game.score(state), `the score on ${who}`);
  assertEqual(game.returns(view), game.returns(state), `returns on ${who}`);
  const known = game.evaluate(view);
  const whole = game.evaluate(state).map((standing, player) => (known[player] === null ? null : standing));
  assertEqual(known, whole, `progress on ${who}`);
  const mine = decider === view.viewer;
  assertEqual(game.legalMoves(view), mine ? moves : [], `legalMoves on ${who}`);
  const mask = game.legalMask(view, new Uint8Array(game.catalogue.length));
  assert(mask.reduce((a, b) => a + b, 0) === (mine ? moves.length : 0), `legalMask on ${who} differs from legalMoves`);
  for (const move of game.catalogue) {
    const refusal = game.whyIllegal(view, move);
    const name = () => `whyIllegal of ${formatOneLine(move)} on ${who}`;
    if (mine || decider === null) assertEqual(refusal, game.whyIllegal(state, move), name);
    else
      assert(refusal?._tag === 'NotToActView', () => `${name()} returns ${formatOneLine(refusal)}, not NotToActView`);
  }
  const move = moves[0] ?? game.catalogue[0]!;
  for (const made of [game.applyMove, game.step]) {
    const refused = made(view as unknown as G['State'], move);
    assert(
      refused._tag === 'Left' && refused.left._tag === 'StateIsView',
      `a move is made on ${who}: ${formatOneLine(refused)}`,
    );
  }
};

const checkDecoding = <G extends Types>(play: TrialGame<G>, state: G['State'], view: G['View']): void => {
  const { game } = play;
  const read = JSON.parse(JSON.stringify(view));
  assertEqual(read, view, 'JSON does not keep the view');
  const decoded = game.View.decode(read);
  assert(decoded._tag === 'Right', () => `View.decode refuses the view of ${view.viewer}: ${formatOneLine(decoded)}`);
  assertEqual(decoded.right, view, 'View.decode gives another view');
  assert(game.State.decode(view)._tag === 'Left', 'State.decode takes a view');
  assert(game.View.decode(state)._tag === 'Left', 'View.decode takes a state');
  const paths = hiddenPathsIn(view);
  for (let i = 0; i < Math.min(paths.length, MUTANTS); i++) {
    const path = paths[play.randomInt(paths.length)]!;
    const knowing = game.View.decode(withPartAt(view, path, partAt(state, path)));
    assert(knowing._tag === 'Left', `View.decode takes a view of ${view.viewer} that knows ${formatPath(path)}`);
  }
  for (const mangled of mutatedCopies(view, MUTANTS, play.randomInt)) {
    const taken = game.View.decode(mangled);
    if (taken._tag === 'Right') checkExplained(play, taken.right);
  }
};

const MUTANTS = 4;

/** Checks that `view(determinize(view))` equals `view`. */
const checkExplained = <G extends Types>({ game, trial }: TrialGame<G>, view: G['View']): void => {
  const sampled = game.determinize(view, `${trial.choiceSeed} explained`);
  assertEqual(game.view(sampled, view.viewer), view, 'View.decode takes a view that determinize does not explain');
  assert(game.State.decode(sampled)._tag === 'Right', 'View.decode takes a view that no state explains');
};

const checkSampled = <G extends Types>(
  { game, trial }: TrialGame<G>,
  { state, moves }: Turn<G>,
  view: G['View'],
): void => {
  const seed = `${trial.choiceSeed} imagined`;
  const sampledState = game.determinize(view, seed);
  assertEqual(game.determinize(view, seed), sampledState, 'determinize with the same seed');
  const sample = game.determinizer(view);
  assertEqual(deepFreeze(sample(seed)), sampledState, 'what determinizer gives, beside determinize');
  sample(`${seed} again`);
  assertEqual(sample(seed), sampledState, 'what determinizer gives once it was asked before');
  assertEqual(
    game.view(sampledState, view.viewer),
    view,
    `what determinize makes of the view of ${view.viewer} looks different`,
  );
  assert(!mentionsHidden(sampledState), `determinize leaves ${formatOneLine(HIDDEN)}`);
  const other = game.determinize(view, `${seed} again`);
  const isNewChance = (random: unknown) => describeDifference(sampledState.random, random, '') !== undefined;
  assert(isNewChance(state.random) && isNewChance(other.random), 'determinize does not seed the chance to come');
  assert(game.toAct(sampledState) === game.toAct(state), 'who is to act depends on what is hidden');
  assertEqual(game.score(sampledState), game.score(state), 'the score depends on what is hidden');
  const known = game.evaluate(view);
  const whole = game.evaluate(sampledState).map((standing, player) => (known[player] === null ? null : standing));
  assertEqual(known, whole, `progress as ${view.viewer} knows it depends on what is hidden`);
  if (game.toAct(state) === view.viewer)
    assertEqual(game.legalMoves(sampledState), moves, 'what is legal depends on what is hidden');
};

/**
 * Checks that two games with the same views for a viewer, before and after a move, have the same events for that
 * viewer: games in another state with the same chance, and in the same state with another chance.
 */
const checkEventsHide = <G extends Types>(
  { game, trial }: TrialGame<G>,
  { state, move }: Turn<G>,
  view: G['View'],
): void => {
  if (move === undefined) return;
  const { viewer } = view;
  const step = game.step(state, move);
  assert(step._tag === 'Right', 'a move on the list is refused');
  const { events } = step.right;
  assert(!mentionsHidden(events), `the events themselves have ${formatOneLine(HIDDEN)}`);
  const seenEvents = game.viewEvents(events, viewer);
  checkOnlyMasked(seenEvents, events, viewer);
  const after = game.view(step.right.state, viewer);
  /** Returns the events of a twin for the viewer; null if the move is illegal there, or the view differs after it. */
  const eventsOfTwin = (twin: G['State']): readonly G['Event'][] | null => {
    const made = game.step(twin, move);
    if (made._tag === 'Left') return null;
    const looksAlike = describeDifference(game.view(made.right.state, viewer), after, '') === undefined;
    return looksAlike ? game.viewEvents(made.right.events, viewer) : null;
  };
  for (let i = 0; i < TWINS; i++) {
    const sampled = game.determinize(view, `${trial.choiceSeed} twin ${i}`);
    const inOtherState = eventsOfTwin({ ...sampled, random: state.random });
    const withOtherChance = eventsOfTwin({ ...state, random: sampled.random });
    const leak =
      (inOtherState && describeDifference(inOtherState, seenEvents, '')) ??
      (withOtherChance && describeDifference(sortEvents(withOtherChance), sortEvents(seenEvents), ''));
    assert(!leak, `the events reveal to ${viewer} what the views before and after hide: ${leak}; ${KEEP}`);
  }
};

const TWINS = 2;

/** Writes and sorts events: the order in which chance brought things may be seen, though no state keeps it. */
const sortEvents = (events: readonly object[]): readonly string[] => events.map(canonicalJson).sort();

const KEEP = 'keep in the state what an event reveals, or hide it in the event';

const checkOnlyMasked = (seenEvents: readonly object[], events: readonly object[], viewer: Viewer): void => {
  assert(seenEvents.length === events.length, `${viewer} receives ${seenEvents.length} events out of ${events.length}`);
  events.forEach((event, i) => {
    const shownTo = seenEvents[i]!;
    const own = (event as { readonly player?: Viewer }).player === viewer;
    if (own) assertEqual(shownTo, event, `an event of ${viewer} as ${viewer} receives it`);
    const revealed = hiddenPathsIn(shownTo).reduce<unknown>(
      (seen, path) => withPartAt(seen, path, partAt(event, path)),
      shownTo,
    );
    assertEqual(revealed, event, `an event as ${viewer} receives it`);
  });
};

const checkSpectator = <G extends Types>({ game }: TrialGame<G>, state: G['State']): void => {
  const spectator = game.view(state, 'spectator');
  for (const viewer of listViewers(state)) {
    const hidden = hiddenPathsIn(game.view(state, viewer));
    for (const path of hidden) {
      const sees = partAt(spectator, path) !== HIDDEN;
      assert(!sees, () => `a spectator sees ${formatPath(path)}, which player ${viewer} does not`);
    }
  }
};
