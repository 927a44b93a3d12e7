import type { Types } from '../../core/contract/game.js';
import type { BaseMove, Viewer } from '../../index.js';
import { type Publication, publish, stateOf } from '../../table/index.js';
import { drawn } from '../drawing.js';
import { Trouble } from '../exit.js';
import { inColumns } from './columns.js';
import { followLine, standing } from './lines.js';
import { playersAt, type SeatedBot } from './seats.js';
import { keep, makeMove, nameAt, peopleAt, type Sitting, sittingAt, type TerminalGame } from './sitting.js';

/** Plays until the game is over or a person quits. */
export const playOn = async (setting: TerminalGame): Promise<void> => {
  const sitting = sittingAt(setting);
  const fault = setting.file === undefined ? null : await keep(setting, setting.file);
  if (fault !== null) throw new Trouble('CannotWrite', fault);
  while (await takeTurn(sitting));
};

/** Lets the player to act decide; false once the game is over or was left. */
const takeTurn = async (sitting: Sitting): Promise<boolean> => {
  const { game, table, seed } = sitting;
  const state = stateOf(game, table);
  const by = game.toAct(state);
  if (by === null) {
    await end(sitting);
    return false;
  }
  sitting.bots ??= await playersAt(game, table.seats, `${seed}/${table.line}`);
  const bot = sitting.bots[by]!;
  return bot === null ? personTurn(sitting, by) : botTurn(sitting, by, bot);
};

const botTurn = async (sitting: Sitting, by: number, bot: NonNullable<SeatedBot>): Promise<boolean> => {
  const answer = await bot.ask(stateOf(sitting.game, sitting.table));
  if (answer._tag === 'Left') throw new Trouble('WrongUse', answer.left.message);
  await makeMove(sitting, by, answer.right.move);
  return true;
};

/** Asks a person until they have decided; false if they leave. */
const personTurn = async (sitting: Sitting, by: number): Promise<boolean> => {
  const { terminal } = sitting;
  if (!(await handOver(sitting, by))) return false;
  const moves = await show(sitting, by);
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || line === 'quit') return false;
    const answer = await followLine(sitting, line, { by, moves });
    if (answer === null) return true;
    await terminal.say(answer);
  }
};

/** Hands the terminal to the next person and hides what the last one saw; false at the end of the input. */
const handOver = async (sitting: Sitting, by: number): Promise<boolean> => {
  const { terminal, seer, texts } = sitting;
  if (peopleAt(sitting).length < 2 || seer === by) return true;
  if (seer !== null) await terminal.clear();
  sitting.seer = by;
  return (await terminal.ask(`\n${texts.handOver(nameAt(sitting, by))} `)) !== null;
};

/**
 * Shows the events since people last looked, and the end. If several people share the terminal it shows public
 * information only.
 */
const end = async (sitting: Sitting): Promise<void> => {
  const { game, table, speech, terminal, told } = sitting;
  const people = peopleAt(sitting);
  const viewer = people.length === 1 ? people[0]! : 'spectator';
  const untold = people.length === 0 ? told : people.map((by) => told[by]!);
  await happenings(sitting, viewer, Math.min(...untold));
  await terminal.say(`\n${drawn(game, stateOf(game, table), speech.say)}\n\n${standing(sitting)}`);
};

/** Prints the events of the moves from number `ply` on, as a viewer may see them. */
const happenings = async (
  { game, table, speech, terminal }: Sitting,
  viewer: Viewer,
  ply: number,
): Promise<Publication<Types>> => {
  const publication = publish(game, table, viewer, { line: table.line, ply }, Number.POSITIVE_INFINITY);
  for (const { frames } of publication.steps ?? []) {
    for (const { event, state } of frames) if (event !== null) await terminal.say(`  ${speech.event(state, event)}`);
  }
  return publication;
};

/** Shows a person the events since they last looked, the position and the decision; returns their moves. */
const show = async (sitting: Sitting, by: number): Promise<readonly BaseMove[]> => {
  const { game, speech, terminal, texts, told } = sitting;
  const { view, moves, known } = await happenings(sitting, by, told[by]!);
  told[by] = known.ply;
  await terminal.say(`\n${drawn(game, view, speech.say)}\n`);
  await terminal.say(texts.labelled(nameAt(sitting, by), speech.question(view)));
  const lines = moves.map((each, i) => `${String(i + 1).padStart(4)}  ${speech.move(view, each)}`);
  await terminal.say(inColumns(lines, terminal.width));
  return moves;
};
