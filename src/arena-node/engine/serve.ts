import type { Either } from 'fp-ts/lib/Either.js';
import type { Bot, BotSession, Opening } from '../../bots/index.js';
import { drawInt, insecureRandomStateOf } from '../../core/chance/random.js';
import type { AnyGame, Types } from '../../core/contract/game.js';
import { toWellFormed } from '../../core/data/text.js';
import { left, right } from '../../core/errors/errors.js';
import { VERSION } from '../../core/records/record.js';
import { HIDDEN } from '../../core/types/base-types.js';
import {
  type FromEngine,
  type InvalidEngineMessage,
  invalidMessage,
  parseToEngine,
  type ToEngine,
} from './messages.js';
import { readMessageLines } from './read-lines.js';

/** A bot that is to play as an engine. */
export interface EngineIo {
  readonly game: AnyGame;
  readonly bot: Bot<Types>;
  /** The lines from the host. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Sends a line to the host. */
  print(line: string): Promise<void>;
}

/** The error of a line from the host, and its number. */
export interface HostLineError {
  readonly line: number;
  readonly error: InvalidEngineMessage;
}

/** Plays one game as an engine, until it ends or the host is gone; returns the first error, or null. */
export const serveEngine = async (io: EngineIo): Promise<HostLineError | null> => {
  let handle: MessageHandler = expectHello(io);
  for await (const { line, text } of readMessageLines(io.input)) {
    const message = text._tag === 'Left' ? text : parseToEngine(text.right);
    const outcome = message._tag === 'Left' ? message : await handle(message.right);
    if (outcome._tag === 'Left') return { line, error: outcome.left };
    if (outcome.right === null) return null;
    handle = outcome.right;
  }
  return null;
};

/** Takes a message, and returns the function that takes the next one; null after the last. */
type MessageHandler = (message: ToEngine) => Promise<Either<InvalidEngineMessage, MessageHandler | null>>;

type Hello = Extract<ToEngine, { type: 'hello' }>;

const unexpectedMessage = ({ type }: ToEngine, expected: string): Either<InvalidEngineMessage, never> =>
  left(invalidMessage(type, '', `expected ${expected} here`));

/** Reads the view of a message, which must be that of this player. */
const decodeView = (
  { View }: AnyGame,
  player: number,
  { type, view }: Extract<ToEngine, { view: unknown }>,
): Either<InvalidEngineMessage, Types['View']> => {
  const read = View.decode(view);
  if (read._tag === 'Left') return left(invalidMessage(type, 'view', read.left.message));
  const { viewer } = read.right;
  return viewer === player
    ? right(read.right)
    : left(invalidMessage(type, 'view.viewer', `expected ${player}, the player in hello, got ${viewer}`));
};

const expectHello =
  (io: EngineIo): MessageHandler =>
  async (message) => {
    if (message.type !== 'hello') return unexpectedMessage(message, "'hello'");
    const error = findMismatch(io.game, message);
    if (error !== null) return left(error);
    await send(io, { type: 'ready', name: toWellFormed(io.bot.name, MAX_NAME_CHARACTERS), version: VERSION });
    return right(expectGame(io, message));
  };

const MAX_NAME_CHARACTERS = 64;

/** Returns the error of a game that is not this one; null if it is. */
const findMismatch = (game: AnyGame, { options, player, ...hello }: Hello): InvalidEngineMessage | null => {
  const here = { game: game.id, rules: game.version, components: game.componentsId };
  for (const part of ['game', 'rules', 'components'] as const) {
    if (hello[part] !== here[part])
      return invalidMessage('hello', part, `expected '${here[part]}', as it is here, got '${hello[part]}'`);
  }
  if (options === null) return null;
  const read = game.Options.decode({ ...(Object(options) as object), seed: 'engine' });
  if (read._tag === 'Left') return invalidMessage('hello', 'options', read.left.message);
  const { players } = read.right;
  return player < players ? null : invalidMessage('hello', 'player', `there are ${players} players, from 0`);
};

const expectGame =
  (io: EngineIo, { options, player }: Hello): MessageHandler =>
  async (message) => {
    if (message.type !== 'game') return unexpectedMessage(message, "'game'");
    const view = decodeView(io.game, player, message);
    if (view._tag === 'Left') return view;
    const session = io.bot.begin({ game: io.game, player });
    const { seed } = message;
    await session.start?.({ view: view.right, options: options as Opening<Types>['options'], seed });
    return right(expectTurn({ ...io, session, player, random: insecureRandomStateOf(seed), movesSince: null }));
  };

/** A game in progress. */
interface EngineGame extends EngineIo {
  readonly session: BotSession<Types>;
  readonly player: number;
  readonly random: ReturnType<typeof insecureRandomStateOf>;
  /** The moves since the last decision, if all are known. */
  movesSince: Types['SeenMove'][] | null;
}

const expectTurn = (engineGame: EngineGame): MessageHandler => {
  const handle: MessageHandler = async (message) => {
    switch (message.type) {
      case 'note':
        return handleNote(engineGame, message) ?? right(handle);
      case 'ask':
        return (await handleAsk(engineGame, message)) ?? right(handle);
      case 'end':
        await engineGame.session.end?.(null);
        return right(null);
      default:
        return unexpectedMessage(message, "'note', 'ask' or 'end'");
    }
  };
  return handle;
};

type MessageOutcome = Either<InvalidEngineMessage, never> | null;

const handleNote = (
  engineGame: EngineGame,
  { player, move: text, events }: Extract<ToEngine, { type: 'note' }>,
): MessageOutcome => {
  const move = parseSeenMove(engineGame.game, text);
  if (move === undefined) return left(invalidMessage('note', 'move', `'${text}' is not a move`));
  engineGame.movesSince?.push(move);
  engineGame.session.note?.({ player, move, events: events as readonly Types['Event'][] });
  return null;
};

const handleAsk = async (
  engineGame: EngineGame,
  message: Extract<ToEngine, { type: 'ask' }>,
): Promise<MessageOutcome> => {
  const { game, session, player, random, movesSince } = engineGame;
  const { id, milliseconds, clocks } = message;
  const view = decodeView(game, player, message);
  if (view._tag === 'Left') return view;
  const { players } = view.right;
  if (clocks !== null && clocks.length !== players)
    return left(
      invalidMessage('ask', 'clocks', `expected ${players} entries, one for each player, got ${clocks.length}`),
    );
  const moves = game.toAct(view.right) === player ? game.legalMoves(view.right) : [];
  if (moves.length === 0) return left(invalidMessage('ask', 'view', 'the player in hello has nothing to decide'));
  engineGame.movesSince = [];
  const { move } = await session.answer({
    view: view.right,
    moves,
    randomInt: (n) => drawInt(random, n),
    ...(movesSince !== null && { movesSince }),
    ...(milliseconds !== null && { milliseconds }),
    ...(clocks !== null && { clocks }),
  });
  await send(engineGame, { type: 'move', id, move: game.formatMove(move) });
  return null;
};

const send = ({ print }: Pick<EngineIo, 'print'>, message: FromEngine): Promise<void> =>
  print(`${JSON.stringify(message)}\n`);

/**
 * Reads a move as a player saw it; undefined if there is none. Where a part of the notation is `?`, the fields that
 * differ among all the moves that it may be are hidden.
 */
export const parseSeenMove = (game: AnyGame, text: string): Types['SeenMove'] | undefined => {
  const fullMove = game.parseMove(text);
  if (fullMove._tag === 'Right') return fullMove.right;
  if (!text.includes('?')) return undefined;
  const parts = text.split('?').map((part) => part.replace(/[\\^$.*+()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  const [first, ...others] = game.catalogue.filter((move) => pattern.test(game.formatMove(move)));
  if (first === undefined) return undefined;
  const isSame = (field: string, value: unknown): boolean => others.every((move) => Reflect.get(move, field) === value);
  const fields = Object.entries(first).map(([field, value]) => [field, isSame(field, value) ? value : HIDDEN]);
  const seen = Object.fromEntries(fields) as Types['SeenMove'];
  return game.formatMove(seen) === text ? seen : undefined;
};
