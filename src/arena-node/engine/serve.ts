import type { Either } from 'fp-ts/lib/Either.js';
import type { Bot, Mind, Opening } from '../../bots/index.js';
import { draw, quickSeeded } from '../../core/chance/random.js';
import type { AnyGame, Types } from '../../core/contract/game.js';
import { wellFormed } from '../../core/data/well-formed.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { VERSION } from '../../core/records/version.js';
import { messageLines } from './lines.js';
import { type FromEngine, type InvalidEngineMessage, invalidMessage, readToEngine, type ToEngine } from './messages.js';
import { seenMoveOf } from './seen-move.js';

/** A bot that is to play as an engine. */
export interface EngineDesk {
  readonly game: AnyGame;
  readonly bot: Bot<Types>;
  /** The lines from the host. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Sends a line to the host. */
  print(line: string): Promise<void>;
}

/** The error of a line from the host, and its number. */
export interface LineOfHost {
  readonly line: number;
  readonly error: InvalidEngineMessage;
}

/** Plays one game as an engine, until it ends or the host is gone; returns the first error, or null. */
export const serveEngine = async (desk: EngineDesk): Promise<LineOfHost | null> => {
  let take: Taking = greeted(desk);
  for await (const { line, text } of messageLines(desk.input)) {
    const message = text._tag === 'Left' ? text : readToEngine(text.right);
    const next = message._tag === 'Left' ? message : await take(message.right);
    if (next._tag === 'Left') return { line, error: next.left };
    if (next.right === null) return null;
    take = next.right;
  }
  return null;
};

/** Takes a message, and returns the function that takes the next one; null after the last. */
type Taking = (message: ToEngine) => Promise<Either<InvalidEngineMessage, Taking | null>>;

type Hello = Extract<ToEngine, { type: 'hello' }>;

const misplaced = ({ type }: ToEngine, expected: string): Either<InvalidEngineMessage, never> =>
  refused(invalidMessage(type, '', `expected ${expected} here`));

/** Reads the view of a message, which must be that of this player. */
const viewIn = (
  { View }: AnyGame,
  player: number,
  { type, view }: Extract<ToEngine, { view: unknown }>,
): Either<InvalidEngineMessage, Types['View']> => {
  const read = View.decode(view);
  if (read._tag === 'Left') return refused(invalidMessage(type, 'view', read.left.message));
  const { viewer } = read.right;
  return viewer === player
    ? accepted(read.right)
    : refused(invalidMessage(type, 'view.viewer', `expected ${player}, the player in hello, got ${viewer}`));
};

const greeted =
  (desk: EngineDesk): Taking =>
  async (message) => {
    if (message.type !== 'hello') return misplaced(message, "'hello'");
    const fault = mismatch(desk.game, message);
    if (fault !== null) return refused(fault);
    await send(desk, { type: 'ready', name: wellFormed(desk.bot.name, LONGEST_NAME), version: VERSION });
    return accepted(dealt(desk, message));
  };

const LONGEST_NAME = 64;

/** Returns the error of a game that is not this one; null if it is. */
const mismatch = (game: AnyGame, { options, player, ...hello }: Hello): InvalidEngineMessage | null => {
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

const dealt =
  (desk: EngineDesk, { options, player }: Hello): Taking =>
  async (message) => {
    if (message.type !== 'game') return misplaced(message, "'game'");
    const view = viewIn(desk.game, player, message);
    if (view._tag === 'Left') return view;
    const mind = desk.bot.begin({ game: desk.game, player });
    const { seed } = message;
    await mind.start?.({ view: view.right, options: options as Opening<Types>['options'], seed });
    return accepted(playing({ ...desk, mind, player, random: quickSeeded(seed), since: null }));
  };

/** A game in progress. */
interface Hosted extends EngineDesk {
  readonly mind: Mind<Types>;
  readonly player: number;
  readonly random: ReturnType<typeof quickSeeded>;
  /** The moves since the last decision, if all are known. */
  since: Types['SeenMove'][] | null;
}

const playing = (hosted: Hosted): Taking => {
  const take: Taking = async (message) => {
    switch (message.type) {
      case 'note':
        return noted(hosted, message) ?? accepted(take);
      case 'ask':
        return (await answered(hosted, message)) ?? accepted(take);
      case 'end':
        await hosted.mind.end?.(null);
        return accepted(null);
      default:
        return misplaced(message, "'note', 'ask' or 'end'");
    }
  };
  return take;
};

type MessageRefused = Either<InvalidEngineMessage, never> | null;

const noted = (hosted: Hosted, { player, move: text, events }: Extract<ToEngine, { type: 'note' }>): MessageRefused => {
  const move = seenMoveOf(hosted.game, text);
  if (move === undefined) return refused(invalidMessage('note', 'move', `'${text}' is not a move`));
  hosted.since?.push(move);
  hosted.mind.note?.({ player, move, events: events as readonly Types['Event'][] });
  return null;
};

const answered = async (hosted: Hosted, message: Extract<ToEngine, { type: 'ask' }>): Promise<MessageRefused> => {
  const { game, mind, player, random, since } = hosted;
  const { id, milliseconds, clocks } = message;
  const view = viewIn(game, player, message);
  if (view._tag === 'Left') return view;
  const { players } = view.right;
  if (clocks !== null && clocks.length !== players)
    return refused(
      invalidMessage('ask', 'clocks', `expected ${players} entries, one for each player, got ${clocks.length}`),
    );
  const moves = game.toAct(view.right) === player ? game.legalMoves(view.right) : [];
  if (moves.length === 0) return refused(invalidMessage('ask', 'view', 'the player in hello has nothing to decide'));
  hosted.since = [];
  const { move } = await mind.answer({
    view: view.right,
    moves,
    draw: (n) => draw(random, n),
    ...(since !== null && { since }),
    ...(milliseconds !== null && { milliseconds }),
    ...(clocks !== null && { clocks }),
  });
  await send(hosted, { type: 'move', id, move: game.formatMove(move) });
  return null;
};

const send = ({ print }: Pick<EngineDesk, 'print'>, message: FromEngine): Promise<void> =>
  print(`${JSON.stringify(message)}\n`);
