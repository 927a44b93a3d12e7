import type { Types } from '../../core/contract/game.js';
import { canonicalJson } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, describeDifference } from '../assert.js';
import type { Turn } from '../random-game.js';
import type { EventReports, Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that every public change is reported by an event, after it happened, and that the events say what has changed.
 */
export const eventsReportChanges = <G extends Types>({ reports, ...suite }: Suite<G>): void => {
  forAllGames(suite, (play) => {
    for (const turn of play.turns(1)) {
      if (turn.move === undefined) continue;
      const { events, unreported = {} } = reports ?? {};
      if (events === undefined) checkLastEvent(play, unreported, turn.state, turn.move);
      else checkFrameChanges(play, { events, unreported }, turn.state, turn.move);
      if (turn.sampled) checkSameEvents(play, reports?.unreported ?? {}, turn);
    }
  });
};

/** Checks that nothing public changes after the last event of a move but the pending decision. */
const checkLastEvent = <G extends Types>(
  { game }: TrialGame<G>,
  unreported: object,
  state: G['State'],
  move: G['Move'],
): void => {
  const frames = orThrow(game.frames(state, move));
  const reported = game.view(frames.at(-2)?.state ?? state, 'spectator');
  const after = game.view(frames.at(-1)!.state, 'spectator');
  const silent = Object.fromEntries(['phase', ...Object.keys(unreported)].map((field) => [field, null]));
  const change = describeDifference({ ...after, ...silent }, { ...reported, ...silent }, '');
  assert(change === undefined, () => `no event reports that ${change}; emit an event after the last change`);
};

/** Checks that every frame changes only what its event reports, and that no event comes before its change. */
const checkFrameChanges = <G extends Types>(
  { game }: TrialGame<G>,
  { events, unreported }: Required<EventReports<G>>,
  state: G['State'],
  move: G['Move'],
): void => {
  const frames = game.frames(state, move);
  assert(frames._tag === 'Right', 'a move on the list has no frames');
  const seen = game.viewFrames(frames.right, 'spectator');
  const reportedBy = (event: G['Event'] | null): readonly PropertyKey[] =>
    event === null ? [] : events[event.kind as G['Event']['kind']];
  let before: G['View'] = game.view(state, 'spectator');
  let early: G['Event'] | null = null; // an event that has changed nothing so far
  for (const { event, state: after } of seen) {
    let isEarly = true;
    for (const field of Object.keys(after) as (keyof G['View'] & string)[]) {
      if (field in unreported) continue;
      const change = describeDifference(after[field], before[field], field);
      if (change === undefined) continue;
      const isLate = early !== null && early.kind !== event?.kind && reportedBy(early).includes(field);
      assert(!isLate, () => `${early!.kind} is reported before it has happened: then ${change}`);
      assert(reportedBy(event).includes(field), () => `${event?.kind ?? 'no event'} reports that ${change}`);
      isEarly = false;
    }
    early = isEarly ? event : null;
    before = after;
  }
  const last = seen.at(-2);
  if (last !== undefined && game.toAct(before) === null) {
    assert(game.toAct(last.state) === null, () => `${last.event!.kind} is reported before the game is over`);
  }
};

/** The number of moves of a position that are compared, and of states that look alike. */
const COMPARED_MOVES = 8;
const TWIN_STATES = 2;

/** Checks that moves with the same events, whatever is hidden and whatever chance brings, lead to the same view. */
const checkSameEvents = <G extends Types>(
  { game, trial, randomInt }: TrialGame<G>,
  unreported: EventReports<G>['unreported'],
  { state }: Turn<G>,
): void => {
  const known = new Map<string, { readonly move: G['Move']; readonly view: unknown }>();
  const view = game.view(state, 'spectator');
  for (let twin = 0; twin < TWIN_STATES; twin++) {
    const sampled = twin === 0 ? state : game.determinize(view, `${trial.choiceSeed} reported`);
    const moves = game.legalMoves(sampled);
    const first = moves.length > COMPARED_MOVES ? randomInt(moves.length - COMPARED_MOVES) : 0;
    for (const move of moves.slice(first, first + COMPARED_MOVES)) {
      const step = game.step(sampled, move);
      assert(step._tag === 'Right', 'a move on the list is refused');
      // The end opens what was hidden, as the rules say.
      if (game.toAct(step.right.state) === null) continue;
      const seenEvents = canonicalJson(game.viewEvents(step.right.events, 'spectator'));
      const after = game.view(step.right.state, 'spectator');
      const view = Object.fromEntries(Object.entries(after).filter(([field]) => !(field in unreported)));
      const other = known.get(seenEvents);
      known.set(seenEvents, { move, view });
      const change = other && describeDifference(view, other.view, '');
      assert(
        change === undefined,
        () => `${game.formatMove(move)} and ${game.formatMove(other!.move)} have the same events, but ${change}`,
      );
    }
  }
};
