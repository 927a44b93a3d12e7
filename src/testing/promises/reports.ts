import type { Types } from '../../core/contract/game.js';
import { canonical } from '../../core/data/fingerprint.js';
import { demand, difference } from '../expect.js';
import type { Turn } from '../random-game.js';
import type { Reports, Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that every public change is reported by an event, after it happened, and that the events say what has changed.
 */
export const reportsWhatHappens = <G extends Types>({ reports, ...suite }: Suite<G>): void => {
  if (reports === undefined) return;
  forAllGames(suite, (play) => {
    for (const turn of play.turns(1)) {
      if (turn.move === undefined) continue;
      changesWithEvents(play, reports, turn.state, turn.move);
      if (turn.sampled) saysWhatChanges(play, reports, turn);
    }
  });
};

/** Checks that every frame changes only what its event reports, and that no event comes before its change. */
const changesWithEvents = <G extends Types>(
  { game }: TrialGame<G>,
  { events, silent }: Reports<G>,
  state: G['State'],
  move: G['Move'],
): void => {
  const frames = game.frames(state, move);
  demand(frames._tag === 'Right', 'a move on the list has no frames');
  const seen = game.viewFrames(frames.right, 'spectator');
  const reportedBy = (event: G['Event'] | null): readonly PropertyKey[] =>
    event === null ? [] : events[event.kind as G['Event']['kind']];
  let before: G['View'] = game.view(state, 'spectator');
  let early: G['Event'] | null = null; // an event that has changed nothing so far
  for (const { event, state: after } of seen) {
    let isEarly = true;
    for (const field of Object.keys(after) as (keyof G['View'] & string)[]) {
      if (field in silent) continue;
      const change = difference(after[field], before[field], field);
      if (change === undefined) continue;
      const isLate = early !== null && early.kind !== event?.kind && reportedBy(early).includes(field);
      demand(!isLate, () => `${early!.kind} is reported before it has happened: then ${change}`);
      demand(reportedBy(event).includes(field), () => `${event?.kind ?? 'no event'} reports that ${change}`);
      isEarly = false;
    }
    early = isEarly ? event : null;
    before = after;
  }
  const last = seen.at(-2);
  if (last !== undefined && game.toAct(before) === null) {
    demand(game.toAct(last.state) === null, () => `${last.event!.kind} is reported before the game is over`);
  }
};

/** The number of moves of a position that are compared, and of states that look alike. */
const MOVES = 8;
const TWINS = 2;

/** Checks that moves with the same events, whatever is hidden and whatever chance brings, lead to the same view. */
const saysWhatChanges = <G extends Types>(
  { game, trial, draw }: TrialGame<G>,
  { silent }: Reports<G>,
  { state }: Turn<G>,
): void => {
  const known = new Map<string, { readonly move: G['Move']; readonly view: unknown }>();
  const view = game.view(state, 'spectator');
  for (let twin = 0; twin < TWINS; twin++) {
    const imagined = twin === 0 ? state : game.determinize(view, `${trial.picks} reported`);
    const moves = game.legalMoves(imagined);
    const first = moves.length > MOVES ? draw(moves.length - MOVES) : 0;
    for (const move of moves.slice(first, first + MOVES)) {
      const step = game.step(imagined, move);
      demand(step._tag === 'Right', 'a move on the list is refused');
      // The end opens what was hidden, as the rules say.
      if (game.toAct(step.right.state) === null) continue;
      const told = canonical(game.viewEvents(step.right.events, 'spectator'));
      const after = game.view(step.right.state, 'spectator');
      const seen = Object.fromEntries(Object.entries(after).filter(([field]) => !(field in silent)));
      const other = known.get(told);
      known.set(told, { move, view: seen });
      const change = other && difference(seen, other.view, '');
      demand(
        change === undefined,
        () => `${game.formatMove(move)} and ${game.formatMove(other!.move)} have the same events, but ${change}`,
      );
    }
  }
};
