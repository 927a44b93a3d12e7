import { stateOf } from '../../table/index.js';
import { drawn } from '../drawing.js';
import { callsOf, Trouble } from '../exit.js';
import { tell } from '../output/print.js';
import { visible } from '../output/visible.js';
import { called } from '../page.js';
import { happenedSince } from './happenings.js';
import { keepAtLast, keepUp } from './keep.js';
import { type Asked, followLine } from './lines.js';
import { nameAt } from './names.js';
import { inBoardOrder } from './order.js';
import { answerTo } from './pauses.js';
import { scoreLines } from './score-lines.js';
import { sayDecision, sayPages } from './screen.js';
import { dismissBots, playersAt, type SeatedBot } from './seats.js';
import { makeMove, peopleAt, progressOf, type Sitting, sittingAt, type TerminalGame } from './sitting.js';

/** Plays until the game is over or a person quits. */
export const playOn = async (setting: TerminalGame): Promise<void> => {
  const sitting = sittingAt(setting);
  const fault = await keepUp(sitting, progressOf(sitting));
  if (fault !== null) throw new Trouble('CannotWrite', fault);
  try {
    while (await takeTurn(sitting));
    for (const line of sitting.terminal.early)
      if (line !== null) await sitting.terminal.say(sitting.texts.tooLate(line));
  } finally {
    await dismissBots(sitting);
  }
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
  sitting.bots ??= await playersAt(sitting, `${seed}/${table.line}`);
  const bot = sitting.bots[by]!;
  if (bot !== null) return botTurn(sitting, by, bot);
  if (await personTurn(sitting, by)) return true;
  await leave(sitting);
  return false;
};

/** Keeps a game that has begun, in its file or in one that the person names. */
const leave = async (sitting: Sitting): Promise<void> => {
  const { terminal, texts, table, file, kept } = sitting;
  if (file !== undefined && kept === table) await terminal.say(texts.kept(visible(file)));
  else if (table.match.ply > 0) await keepAtLast(sitting, progressOf(sitting));
};

const botTurn = async (sitting: Sitting, by: number, bot: NonNullable<SeatedBot>): Promise<boolean> => {
  sitting.terminal.hint(sitting.texts.thinking(nameAt(sitting, by)));
  const answer = await bot.ask(stateOf(sitting.game, sitting.table));
  if (answer._tag === 'Left') {
    const { message, stack } = answer.left;
    for (const line of callsOf({ stack })) tell(line);
    throw new Trouble('WrongUse', `${message} (${called(by)} after ${sitting.table.match.ply} moves)`);
  }
  await makeMove(sitting, by, answer.right.move);
  return true;
};

/** Asks a person until they have decided; false if they leave. */
const personTurn = async (sitting: Sitting, by: number): Promise<boolean> => {
  const { terminal, texts } = sitting;
  if (!(await handOver(sitting, by))) return false;
  const asked = await show(sitting, by);
  for (;;) {
    const line = await answerTo(terminal, '> ');
    if (line === null || line === 'quit') return false;
    const answer = line === '' ? '' : await followLine(sitting, line, asked);
    if (answer === null) return true;
    if (answer === '') await sayDecision(sitting, asked.decision);
    else await sayPages(terminal, [answer.split('\n')], texts.goOn);
  }
};

/** Hands the terminal to the next person and hides what the last one saw; false if they leave. */
const handOver = async (sitting: Sitting, by: number): Promise<boolean> => {
  const { terminal, seer, texts } = sitting;
  if (peopleAt(sitting).length < 2 || seer === by) return true;
  if (seer !== null) await terminal.clear();
  sitting.seer = by;
  await sayPages(terminal, [unsaidIn(sitting)], texts.goOn);
  const answer = await terminal.ask(`\n${texts.handOver(nameAt(sitting, by))} `);
  if (answer === null || answer === 'quit') return false;
  if (answer !== '') terminal.early.push(answer);
  return true;
};

/** Takes the lines that are to be shown first, once. */
const unsaidIn = (sitting: Sitting): readonly string[] => {
  const { unsaid } = sitting;
  sitting.unsaid = [];
  return unsaid;
};

/** Shows a person the events since they last looked, the position and the decision. */
const show = async (sitting: Sitting, by: number): Promise<Asked> => {
  const { game, speech, texts, told } = sitting;
  const { view, moves: legal, known, report } = happenedSince(sitting, by, told[by]!);
  told[by] = known.ply;
  const above = [...unsaidIn(sitting), ...report];
  const moves = inBoardOrder(game, view, legal);
  const decision = {
    board: drawn(game, view, speech.say),
    question: texts.labelled(nameAt(sitting, by), speech.question(view)),
    choices: moves.map((move) => speech.move(view, move)),
  };
  await sayDecision(sitting, decision, above);
  return { by, view, moves, decision };
};

/**
 * Shows the events since people last looked, and the end. If several people share the terminal it shows public
 * information only.
 */
const end = async (sitting: Sitting): Promise<void> => {
  const { game, table, speech, terminal, texts, told } = sitting;
  const people = peopleAt(sitting);
  const viewer = people.length === 1 ? people[0]! : 'spectator';
  const untold = people.length === 0 ? told : people.map((by) => told[by]!);
  const { report } = happenedSince(sitting, viewer, Math.min(...untold));
  const state = stateOf(game, table);
  const points = scoreLines(sitting, state, (player) => nameAt(sitting, player));
  await sayPages(
    terminal,
    [[...unsaidIn(sitting), ...report], drawn(game, state, speech.say).trimEnd().split('\n'), points],
    texts.goOn,
  );
};
