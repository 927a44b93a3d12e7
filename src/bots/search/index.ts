import { quickSeeded } from '../../core/chance/random.js';
import type { Types } from '../../core/contract/game.js';
import type { Question, QuickBot, QuickMind, Seat } from '../bot.js';
import { type Engine, rootOf, searchBuffers } from './engine.js';
import { inTime } from './in-time.js';
import { iterate } from './iteration.js';
import { judgeOf } from './judge.js';
import { keysOf } from './keys.js';
import { planted, remembered } from './memory.js';
import { type Budget, mannerOf, type SearchOptions } from './options.js';
import { goingOn } from './stop.js';
import { thoughtOf } from './thought.js';

export type { Budget, SearchOptions } from './options.js';

/**
 * Makes a bot that runs an information-set Monte Carlo tree search: it imagines states behind its view and plays them
 * on along trees that grow towards the best moves.
 */
export const search = <G extends Types>(options: SearchOptions<G>): QuickBot<G> => ({
  name: options.name ?? `search ${budgetText(options.budget)}`,
  begin: (seat) => searchingMind(seat, options),
});

/**
 * Makes a bot that runs a flat Monte Carlo search: it plays every move on to the end at random, better moves more
 * often.
 */
export const flat = <G extends Types>(options: SearchOptions<G>): QuickBot<G> =>
  search({ ...options, name: options.name ?? `flat ${budgetText(options.budget)}`, depth: 1 });

const budgetText = (budget: Budget): string =>
  'iterations' in budget ? `${budget.iterations}` : `${budget.milliseconds} ms`;

const searchingMind = <G extends Types>(seat: Seat<G>, given: SearchOptions<G>): QuickMind<G> => {
  let memory: Engine<G> | undefined;
  const start = (question: Question<G>): Search<G> => {
    const options = { ...given, budget: inTime(given.budget, question, seat.player) };
    const engine = engineOf(seat, options, question, memory);
    memory = options.keep === false ? undefined : engine;
    return { engine, goesOn: goingOn(engine, options, { root: rootOf(engine, seat.player), moves: question.moves }) };
  };
  return {
    answer: (question) => {
      const { engine, goesOn } = start(question);
      while (goesOn()) iterate(engine);
      return thoughtOf(engine, question.moves, seat.player);
    },
    ponder: function* (question) {
      const { engine, goesOn } = start(question);
      for (let done = 1; goesOn(); done++) {
        iterate(engine);
        if (done % SLICE === 0) yield thoughtOf(engine, question.moves, seat.player);
      }
      yield thoughtOf(engine, question.moves, seat.player);
    },
  };
};

/** The number of iterations in a slice. */
const SLICE = 16;

interface Search<G extends Types> {
  readonly engine: Engine<G>;
  /** Checks whether the budget allows one more iteration. */
  goesOn(): boolean;
}

const engineOf = <G extends Types>(
  { game, player }: Seat<G>,
  options: SearchOptions<G>,
  { view, draw, since }: Question<G>,
  memory: Engine<G> | undefined,
): Engine<G> => {
  const sample = game.determinizer(view);
  const seed = draw(2 ** 32);
  const keys = keysOf(game, sample('keys'));
  const viewers = options.observers === 'all' ? Array.from({ length: view.players }, (_, each) => each) : [player];
  const kept = options.steady === true ? memory?.judge : undefined;
  let count = 0;
  return {
    game,
    keys,
    random: quickSeeded(`${seed}`),
    viewers,
    ...(remembered(memory, keys, since, viewers, player) ?? planted(options, viewers)),
    manner: mannerOf(options),
    judge: kept ?? judgeOf(game, { worth: options.worth, margin: options.margin ?? 0.2 }),
    scratch: searchBuffers(keys.count, view.players, viewers.length),
    last: since?.length === 1 ? (since[0] as G['Move']) : undefined,
    sample: () => sample(`${seed} ${count++}`),
  };
};
