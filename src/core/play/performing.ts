import type { Frame, Rules, Step } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { Emit, Types } from '../types/base-types.js';
import type { Internals } from './internals.js';
import type { Judging } from './judging.js';
import type { Play } from './play.js';

/** The functions that make moves. */
type Performing<G extends Types> = Pick<Rules<G>, 'applyMove' | 'step' | 'frames' | 'play' | 'playout'>;

/** Builds the functions that make moves: judged ones, and trusted ones without a check. */
export const performingOf = <G extends Types>(
  { kernel, play }: Internals<G>,
  { judged }: Pick<Judging<G>, 'judged'>,
): Performing<G> => {
  const performed = (state: G['State'], move: G['Move'], emit?: Emit<G['Event']>): G['State'] => {
    const run = play.runOn(kernel.clone(state), emit);
    play.perform(run, move);
    return run.draft;
  };
  return {
    applyMove: (state, move) => judged(state, move, (entry) => performed(state, entry)),
    step: (state, move) => judged(state, move, (entry) => withEvents((emit) => performed(state, entry, emit))),
    frames: (state, move) => judged(state, move, (entry) => framesOf(kernel, play, state, entry)),
    play: (state, move) => performed(state, move),
    playout: (state, choose) => {
      const run = play.runOn(kernel.clone(state), undefined);
      for (let moves = play.legalMoves(run.draft); moves.length > 0; moves = play.legalMoves(run.draft)) {
        play.perform(run, choose(moves, run.draft));
      }
      return run.draft;
    },
  };
};

/** Makes a change of a state, and collects its events. */
export const withEvents = <State, Event>(change: (emit: Emit<Event>) => State): Step<State, Event> => {
  const events: Event[] = [];
  return { state: change((event) => events.push(event)), events };
};

/** Makes a move, with a copy of the draft after each event. */
const framesOf = <G extends Types>(
  kernel: Kernel<G>,
  play: Play<G>,
  state: G['State'],
  move: G['Move'],
): readonly Frame<G['State'], G['Event']>[] => {
  const frames: Frame<G['State'], G['Event']>[] = [];
  const draft = kernel.clone(state);
  const run = play.runOn(draft, (event) => frames.push({ event, state: kernel.clone(draft) }));
  play.perform(run, move);
  return [...frames, { event: null, state: draft }];
};
