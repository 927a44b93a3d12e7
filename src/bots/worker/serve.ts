import { draw, quickSeeded } from '../../core/chance/random.js';
import type { Game, Types } from '../../core/contract/game.js';
import type { Bot, Mind, Thought } from '../bot.js';
import { systemClock } from '../clock.js';
import { type Ask, isOf, type Port, type Reply } from './messages.js';

/** The part of a worker's global scope that is needed. */
export interface WorkerScope extends Port {
  /** Leaves room for messages between two slices of thought. */
  setTimeout(done: () => void, milliseconds: number): unknown;
}

/** The milliseconds that a bot thinks before it reports its thought and receives messages. */
const SLICE_MS = 40;

type AskMessage<G extends Types> = Extract<Ask<G>, { readonly kind: 'sastrugi-ask' }>;

/** Answers the requests of a page in this worker, by bots of these names. Call it once, in the file of the worker. */
export const serveBots = <G extends Types>(
  scope: WorkerScope,
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G>>>,
): void => {
  const mindOf = mindsOf(game, bots);
  const thinking = new Set<number>();
  const reply = (message: Reply<G>): void => scope.postMessage(message);
  const answer = async (ask: AskMessage<G>): Promise<void> => {
    const { id } = ask;
    const desk: Desk<G> = { scope, reply, isWanted: () => thinking.has(id) };
    thinking.add(id);
    try {
      await think(desk, ask, thoughtsOf(game, mindOf(ask), ask));
    } catch (error) {
      reply({ kind: 'sastrugi-fault', id, message: String(error) });
    }
    thinking.delete(id);
  };
  scope.addEventListener('message', ({ data }) => {
    if (!isOf<Ask<G>>(data, ['sastrugi-ask', 'sastrugi-stop'])) return;
    if (data.kind === 'sastrugi-stop') thinking.delete(data.id);
    else void answer(data);
  });
};

/** The means of answering one question. */
interface Desk<G extends Types> {
  readonly scope: WorkerScope;
  reply(message: Reply<G>): void;
  /** Checks whether the page still wants the bot to think on. */
  isWanted(): boolean;
}

/** Sends the thoughts on a question slice by slice, until they end or are stopped; the last is the answer. */
const think = async <G extends Types>(
  { scope, reply, isWanted }: Desk<G>,
  { id, bot }: AskMessage<G>,
  thoughts: Iterable<Thought<G> | Promise<Thought<G>>>,
): Promise<void> => {
  let next = systemClock() + SLICE_MS;
  let latest: Thought<G> | undefined;
  for await (latest of thoughts) {
    if (systemClock() < next) continue;
    reply({ kind: 'sastrugi-thought', id, isLast: false, thought: latest });
    await new Promise<void>((done) => void scope.setTimeout(done, 0));
    if (!isWanted()) break;
    next = systemClock() + SLICE_MS;
  }
  if (latest === undefined) throw new Error(`${bot} has no thoughts.`);
  reply({ kind: 'sastrugi-thought', id, isLast: true, thought: latest });
};

/** Returns the minds of bots in their seats, which begin at their first question. */
const mindsOf = <G extends Types>(
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G>>>,
): ((ask: AskMessage<G>) => Mind<G>) => {
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
  { view, seed, since }: AskMessage<G>,
): Iterable<Thought<G> | Promise<Thought<G>>> => {
  const random = quickSeeded(seed);
  const base = { view, moves: game.legalMoves(view), draw: (n: number) => draw(random, n) };
  if (base.moves.length === 0) throw new RangeError('Nothing is to be decided by who sees this.');
  const question = since === null ? base : { ...base, since };
  return mind.ponder?.(question) ?? [mind.answer(question)];
};
