import type { Game, Types } from '../../core/game.js';
import { draw, seeded } from '../../core/random.js';
import type { Bot, Mind, Thought } from '../bot.js';
import { systemClock } from '../clock.js';
import { type Ask, isOf, type Port, type Reply } from './messages.js';

/** The global scope of a worker, as far as it is needed. */
export interface WorkerScope extends Port {
  /** Leaves room for messages between two slices of thought. */
  setTimeout(done: () => void, milliseconds: number): unknown;
}

/** For how many milliseconds a bot thinks before it looks for messages, and tells what it thinks. */
const SLICE_MS = 40;

type Question<G extends Types> = Extract<Ask<G>, { readonly kind: 'sastrugi-ask' }>;

/** Answers what a page asks this worker, by bots of these names. It is called once, in the file of the worker. */
export const serveBots = <G extends Types>(
  scope: WorkerScope,
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G>>>,
): void => {
  const reply = (message: Reply<G>): void => scope.postMessage(message);
  const mindOf = mindsOf(game, bots);
  const thinking = new Set<number>();
  const think = async (ask: Question<G>): Promise<void> => {
    const { id } = ask;
    let next = systemClock() + SLICE_MS;
    let latest: Thought<G> | undefined;
    for await (latest of thoughtsOf(game, mindOf(ask), ask)) {
      if (systemClock() < next) continue;
      reply({ kind: 'sastrugi-thought', id, isLast: false, thought: latest });
      await new Promise<void>((done) => void scope.setTimeout(done, 0));
      if (!thinking.has(id)) break;
      next = systemClock() + SLICE_MS;
    }
    if (latest === undefined) throw new Error(`${ask.bot} has no thoughts.`);
    reply({ kind: 'sastrugi-thought', id, isLast: true, thought: latest });
  };
  scope.addEventListener('message', ({ data }) => {
    if (!isOf<Ask<G>>(data, ['sastrugi-ask', 'sastrugi-stop'])) return;
    const { id } = data;
    if (data.kind === 'sastrugi-stop') return void thinking.delete(id);
    thinking.add(id);
    think(data)
      .catch((error: unknown) => reply({ kind: 'sastrugi-fault', id, message: String(error) }))
      .finally(() => thinking.delete(id));
  });
};

/** The minds of bots in their seats, which begin when they are first asked. */
const mindsOf = <G extends Types>(
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G>>>,
): ((ask: Question<G>) => Mind<G>) => {
  const minds = new Map<string, Mind<G>>();
  return ({ bot: name, player }) => {
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined)
      throw new RangeError(`There is no bot '${name}'; there are ${Object.keys(bots).join(', ')}.`);
    const key = `${player} ${name}`;
    const mind = minds.get(key) ?? bot.begin({ game, player });
    minds.set(key, mind);
    return mind;
  };
};

const thoughtsOf = <G extends Types>(
  game: Game<G>,
  mind: Mind<G>,
  { view, seed, since }: Question<G>,
): Iterable<Thought<G> | Promise<Thought<G>>> => {
  const random = seeded(seed);
  const base = { view, moves: game.legalMoves(view), draw: (n: number) => draw(random, n) };
  if (base.moves.length === 0) throw new RangeError('Nothing is to be decided by who sees this.');
  const question = since === null ? base : { ...base, since };
  return mind.ponder?.(question) ?? [mind.answer(question)];
};
