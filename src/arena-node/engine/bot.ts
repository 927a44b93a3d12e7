import { LATE } from '../../arena/index.js';
import { botError } from '../../bots/bot-fault.js';
import type { Bot, Mind, Question, Seat, Thought } from '../../bots/index.js';
import type { Game, Types } from '../../core/contract/game.js';
import type { Score } from '../../core/types/score.js';
import { within } from '../within.js';
import { ownProcesses, type ProcessLog } from './groups.js';
import { type FromEngine, PROTOCOL, type ToEngine } from './messages.js';
import { type Program, type Running, shown, startProgram } from './running.js';

/** The settings of a program that plays. */
export interface EngineOptions {
  /** The name of the bot; by default the command. */
  readonly name?: string;
  /** The milliseconds within which it must be ready; 30,000. */
  readonly patience?: number;
}

const PATIENCE = 30_000;

/** The milliseconds that a program has to leave after the end of its game. */
const GRACE = 1000;

/** Makes a bot of a program that speaks the engine protocol. It is started for every game, and ended with it. */
export const engineBot = <G extends Types>(program: Program, options: EngineOptions = {}): Bot<G> =>
  loggedEngineBot(program, ownProcesses, options);

/** Makes such a bot whose processes are noted in a log. */
export const loggedEngineBot = <G extends Types>(
  program: Program,
  log: ProcessLog,
  { name = program.command.join(' '), patience = PATIENCE }: EngineOptions = {},
): Bot<G> => ({
  name,
  begin: (seat) => engineMind(seat, startProgram(program, log), patience),
});

/** Makes the mind of a running program. */
export const engineMind = <G extends Types>({ game, player }: Seat<G>, program: Running, patience: number): Mind<G> => {
  let asked = 0;
  /** True while an answer is missing, and after an error. */
  let isPending = true;
  const awaited = async <A>(answer: Promise<A>): Promise<A> => {
    isPending = true;
    const found = await answer;
    isPending = false;
    return found;
  };
  return {
    start: async ({ view, options, seed }) => {
      program.send({
        type: 'hello',
        protocol: PROTOCOL,
        game: game.id,
        rules: game.version,
        components: game.componentsId,
        options,
        player,
      });
      const { type } = await awaited(inTime(program.next(), patience));
      if (type !== 'ready') throw botError('no-move', `answers hello with ${type}, not with ready.`);
      program.send({ type: 'game', view, seed });
    },
    note: ({ player, move, events }) => program.send({ type: 'note', player, move: game.formatMove(move), events }),
    answer: (question) => {
      program.send(askOf(game, question, ++asked));
      return awaited(program.next().then((reply) => thoughtOf(game, reply, asked)));
    },
    end: (score) => {
      program.send({ type: 'end', result: resultOf(score) });
      return program.stop(isPending ? 0 : GRACE);
    },
  };
};

const inTime = async (reply: Promise<FromEngine>, patience: number): Promise<FromEngine> => {
  const first = await within(reply, patience);
  if (first === LATE) throw botError('late', `has not been ready within ${patience} ms.`);
  return first;
};

const askOf = <G extends Types>(
  game: Game<G>,
  { view, moves, milliseconds, clocks }: Question<G>,
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
const thoughtOf = <G extends Types>(game: Game<G>, reply: FromEngine, asked: number): Thought<G> => {
  if (reply.type !== 'move') throw botError('no-move', `answers a question with ${reply.type}, not with move.`);
  const { id, move: text, action = -1 } = reply;
  if (id !== asked) throw botError('no-move', `answers question ${asked} with the id ${id}.`);
  const parsed = text === undefined ? undefined : game.parseMove(text);
  const move = parsed === undefined ? game.moveOf(action) : parsed._tag === 'Right' ? parsed.right : undefined;
  if (move !== undefined) return { move };
  const said = text === undefined ? `the action ${action}` : `'${shown(text)}'`;
  throw botError('no-move', `answers with ${said}, which is not a move.`);
};

const resultOf = (score: Score | null): Extract<ToEngine, { type: 'end' }>['result'] =>
  score && {
    totals: score.players.map(({ total }) => total),
    ranking: score.ranking,
    winners: score.winners,
    outcome: score.outcome,
  };
