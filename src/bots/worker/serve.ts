import { drawInt, insecureRandomStateOf } from '../../core/chance/random.js';
import type { Game, Types } from '../../core/contract/game.js';
import type { Answer, Bot, BotSession } from '../bot.js';
import { systemClock } from '../clock.js';
import { isMessageOf, type Port, type WorkerReply, type WorkerRequest } from './messages.js';

/** The part of a worker's global scope that is needed. */
export interface WorkerScope extends Port {
  /** Leaves room for messages between two slices of thinking. */
  setTimeout(callback: () => void, milliseconds: number): unknown;
}

/** The milliseconds that a bot thinks before it reports its answer so far and receives messages. */
const SLICE_MS = 40;

type AskRequest<G extends Types> = Extract<WorkerRequest<G>, { readonly kind: 'sastrugi-ask' }>;

/** Answers the requests of a page in this worker, by bots of these names. Call it once, in the file of the worker. */
export const serveBots = <G extends Types>(
  scope: WorkerScope,
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G>>>,
): void => {
  const sessionOf = createSessions(game, bots);
  const thinkingIds = new Set<number>();
  const reply = (message: WorkerReply<G>): void => scope.postMessage(message);
  const answerRequest = async (request: AskRequest<G>): Promise<void> => {
    const { id } = request;
    const context: RequestContext<G> = { scope, reply, isWanted: () => thinkingIds.has(id) };
    thinkingIds.add(id);
    try {
      await sendAnswers(context, request, startThinking(game, sessionOf(request), request));
    } catch (error) {
      reply({ kind: 'sastrugi-error', id, message: String(error) });
    }
    thinkingIds.delete(id);
  };
  scope.addEventListener('message', ({ data }) => {
    if (!isMessageOf<WorkerRequest<G>>(data, ['sastrugi-ask', 'sastrugi-stop'])) return;
    if (data.kind === 'sastrugi-stop') thinkingIds.delete(data.id);
    else void answerRequest(data);
  });
};

/** The means of answering one question. */
interface RequestContext<G extends Types> {
  readonly scope: WorkerScope;
  reply(message: WorkerReply<G>): void;
  /** Checks whether the page still wants the bot to think on. */
  isWanted(): boolean;
}

/** Sends the answers to a request slice by slice, until they end or are stopped; the last one counts. */
const sendAnswers = async <G extends Types>(
  { scope, reply, isWanted }: RequestContext<G>,
  { id, bot }: AskRequest<G>,
  answers: Iterable<Answer<G> | Promise<Answer<G>>>,
): Promise<void> => {
  let nextReport = systemClock() + SLICE_MS;
  let latest: Answer<G> | undefined;
  for await (latest of answers) {
    if (systemClock() < nextReport) continue;
    reply({ kind: 'sastrugi-answer', id, isLast: false, answer: latest });
    await new Promise<void>((done) => void scope.setTimeout(done, 0));
    if (!isWanted()) break;
    nextReport = systemClock() + SLICE_MS;
  }
  if (latest === undefined) throw new Error(`${bot} has no thoughts.`);
  reply({ kind: 'sastrugi-answer', id, isLast: true, answer: latest });
};

/** Returns the sessions of bots in their seats, which begin at their first request. */
const createSessions = <G extends Types>(
  game: Game<G>,
  bots: Readonly<Record<string, Bot<G>>>,
): ((request: AskRequest<G>) => BotSession<G>) => {
  const sessions = new Map<string, BotSession<G>>();
  return ({ bot: name, player }) => {
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined)
      throw new RangeError(`There is no bot '${name}'; there are ${Object.keys(bots).join(', ')}.`);
    const key = `${player} ${name}`;
    const session = sessions.get(key) ?? bot.begin({ game, player });
    sessions.set(key, session);
    return session;
  };
};

const startThinking = <G extends Types>(
  game: Game<G>,
  session: BotSession<G>,
  { view, seed, movesSince }: AskRequest<G>,
): Iterable<Answer<G> | Promise<Answer<G>>> => {
  const random = insecureRandomStateOf(seed);
  const base = { view, moves: game.legalMoves(view), randomInt: (n: number) => drawInt(random, n) };
  if (base.moves.length === 0) throw new RangeError('Nothing is to be decided by who sees this.');
  const decision = movesSince === null ? base : { ...base, movesSince };
  return session.think?.(decision) ?? [session.answer(decision)];
};
