import type { Frame, Rules, Step } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { Emit, Types } from '../types/base-types.js';
import type { RulesEngine } from './engine.js';
import type { Internals } from './internals.js';
import type { LegalityFunctions } from './legality.js';

/** The functions that make moves. */
type MoveFunctions<G extends Types> = Pick<Rules<G>, 'applyMove' | 'step' | 'frames' | 'play' | 'playout'>;

/** Builds the functions that make moves: judged ones, and trusted ones without a check. */
export const createMoveFunctions = <G extends Types>(
  { kernel, engine }: Internals<G>,
  { ifLegal }: Pick<LegalityFunctions<G>, 'ifLegal'>,
): MoveFunctions<G> => {
  const perform = (state: G['State'], move: G['Move'], emit?: Emit<G['Event']>): G['State'] => {
    const run = engine.startRun(kernel.clone(state), emit);
    engine.perform(run, move);
    return run.draft;
  };
  return {
    applyMove: (state, move) => ifLegal(state, move, (entry) => perform(state, entry)),
    step: (state, move) => ifLegal(state, move, (entry) => withEvents((emit) => perform(state, entry, emit))),
    frames: (state, move) => ifLegal(state, move, (entry) => collectFrames(kernel, engine, state, entry)),
    play: (state, move) => perform(state, move),
    playout: (state, choose) => {
      const run = engine.startRun(kernel.clone(state), undefined);
      for (let moves = engine.legalMoves(run.draft); moves.length > 0; moves = engine.legalMoves(run.draft)) {
        engine.perform(run, choose(moves, run.draft));
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
const collectFrames = <G extends Types>(
  kernel: Kernel<G>,
  engine: RulesEngine<G>,
  state: G['State'],
  move: G['Move'],
): readonly Frame<G['State'], G['Event']>[] => {
  const frames: Frame<G['State'], G['Event']>[] = [];
  const draft = kernel.clone(state);
  const run = engine.startRun(draft, (event) => frames.push({ event, state: kernel.clone(draft) }));
  engine.perform(run, move);
  return [...frames, { event: null, state: draft }];
};
