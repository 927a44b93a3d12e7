import { LATE } from '../../arena/index.js';
import { createForfeitError } from '../../bots/bot-error.js';
import type { Answer, Bot, BotSession, DecisionRequest, Seat } from '../../bots/index.js';
import type { Game, Types } from '../../core/contract/game.js';
import type { Score } from '../../core/types/score.js';
import { withTimeout } from '../with-timeout.js';
import {
  type EngineProcess,
  guardedProcesses,
  type ProcessRegistry,
  type Program,
  startProgram,
  toSafeText,
} from './engine-process.js';
import { ENGINE_PROTOCOL, type FromEngine, type ToEngine } from './messages.js';

/** The settings of a program that plays. */
export interface EngineOptions {
  /** The name of the bot; by default the command. */
  readonly name?: string;
  /** The milliseconds within which it must be ready; 30,000. */
  readonly timeoutMilliseconds?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** The milliseconds that a program has to leave after the end of its game. */
const GRACE_MS = 1000;

/** Makes a bot of a program that speaks the engine protocol. It is started for every game, and ended with it. */
export const engineBot = <G extends Types>(program: Program, options: EngineOptions = {}): Bot<G> =>
  engineBotWithLog(program, guardedProcesses, options);

/** Makes such a bot whose processes are noted in a log. */
export const engineBotWithLog = <G extends Types>(
  program: Program,
  log: ProcessRegistry,
  { name = program.command.join(' '), timeoutMilliseconds = DEFAULT_TIMEOUT_MS }: EngineOptions = {},
): Bot<G> => ({
  name,
  begin: (seat) => engineSession(seat, startProgram(program, log), timeoutMilliseconds),
});

/** Makes the session of a running program. */
export const engineSession = <G extends Types>(
  { game, player }: Seat<G>,
  engine: EngineProcess,
  timeoutMilliseconds: number,
): BotSession<G> => {
  let requestId = 0;
  /** True while an answer is missing, and after an error. */
  let isPending = true;
  const awaitReply = async <A>(answer: Promise<A>): Promise<A> => {
    isPending = true;
    const found = await answer;
    isPending = false;
    return found;
  };
  return {
    start: async ({ view, options, seed }) => {
      engine.send({
        type: 'hello',
        protocol: ENGINE_PROTOCOL,
        game: game.id,
        rules: game.version,
        components: game.componentsId,
        options,
        player,
      });
      const { type } = await awaitReply(firstReply(engine.nextMessage(), timeoutMilliseconds));
      if (type !== 'ready') throw createForfeitError('no-move', `answers hello with ${type}, not with ready.`);
      engine.send({ type: 'game', view, seed });
    },
    note: ({ player, move, events }) => engine.send({ type: 'note', player, move: game.formatMove(move), events }),
    answer: (request) => {
      engine.send(askMessage(game, request, ++requestId));
      return awaitReply(engine.nextMessage().then((reply) => parseAnswer(game, reply, requestId)));
    },
    end: (score) => {
      engine.send({ type: 'end', result: resultMessage(score) });
      return engine.stop(isPending ? 0 : GRACE_MS);
    },
  };
};

const firstReply = async (reply: Promise<FromEngine>, timeoutMilliseconds: number): Promise<FromEngine> => {
  const first = await withTimeout(reply, timeoutMilliseconds);
  if (first === LATE) throw createForfeitError('late', `has not been ready within ${timeoutMilliseconds} ms.`);
  return first;
};

const askMessage = <G extends Types>(
  game: Game<G>,
  { view, moves, milliseconds, clocks }: DecisionRequest<G>,
  id: number,
): ToEngine => ({
  type: 'ask',
  id,
  view,
  legal: moves.map((move) => game.formatMove(move)),
  actions: moves.map((move) => game.actionOf(move)),
  milliseconds: milliseconds ?? null,
  clocks: clocks ?? null,
});

/** Returns the move of a reply; whether it is legal is the caller's question. */
const parseAnswer = <G extends Types>(game: Game<G>, reply: FromEngine, requestId: number): Answer<G> => {
  if (reply.type !== 'move')
    throw createForfeitError('no-move', `answers a question with ${reply.type}, not with move.`);
  const { id, move: text, action = -1 } = reply;
  if (id !== requestId) throw createForfeitError('no-move', `answers question ${requestId} with the id ${id}.`);
  const parsed = text === undefined ? undefined : game.parseMove(text);
  const move = parsed === undefined ? game.moveOf(action) : parsed._tag === 'Right' ? parsed.right : undefined;
  if (move !== undefined) return { move };
  const answerText = text === undefined ? `the action ${action}` : `'${toSafeText(text)}'`;
  throw createForfeitError('no-move', `answers with ${answerText}, which is not a move.`);
};

const resultMessage = (score: Score | null): Extract<ToEngine, { type: 'end' }>['result'] =>
  score && {
    totals: score.players.map(({ total }) => total),
    ranking: score.ranking,
    winners: score.winners,
    outcome: score.outcome,
  };
