import type { Types } from '../../core/contract/game.js';
import { stateAt, type Viewer } from '../../index.js';
import { type Publication, publish, stateOf } from '../../table/index.js';
import { drawAsText } from '../drawing.js';
import { CommandError, callsOf } from '../exit-status.js';
import { playerLabel } from '../game-page.js';
import { escapeControls, reportLine } from '../write/print.js';
import { saveIfChanged, saveOnExit } from './autosave.js';
import { playerName, sortByBoard } from './describe.js';
import { handleInput, type Prompt } from './input.js';
import { formatScore } from './score-lines.js';
import { showDecision, showPages } from './screen.js';
import { dismissBots, type SeatedBot, seatBots } from './seats.js';
import {
  createSession,
  currentState,
  humanSeats,
  type Session,
  type SessionSettings,
  saveStateOf,
  submitMove,
} from './session.js';
import { nextAnswer } from './terminal.js';

/** Plays until the game is over or a person quits. */
export const playSession = async (setting: SessionSettings): Promise<void> => {
  const session = createSession(setting);
  const error = await saveIfChanged(session, saveStateOf(session));
  if (error !== null) throw new CommandError('CannotWrite', error);
  try {
    while (await takeTurn(session));
    for (const line of session.terminal.typedAhead)
      if (line !== null) await session.terminal.print(session.texts.tooLate(line));
  } finally {
    await dismissBots(session);
  }
};

/** Lets the player to act decide; false once the game is over or was left. */
const takeTurn = async (session: Session): Promise<boolean> => {
  const { game, table, seed } = session;
  const player = game.toAct(currentState(session));
  if (player === null) {
    await showEnd(session);
    return false;
  }
  session.bots ??= await seatBots(session, `${seed}/${table.undoCount}`);
  const bot = session.bots[player]!;
  if (bot !== null) return takeBotTurn(session, player, bot);
  if (await takePersonTurn(session, player)) return true;
  await saveAndLeave(session);
  return false;
};

/** Keeps a game that has begun, in its file or in one that the person names. */
const saveAndLeave = async (session: Session): Promise<void> => {
  const { terminal, texts, table, file, savedProgress } = session;
  if (file !== undefined && savedProgress === table) await terminal.print(texts.saved(escapeControls(file)));
  else if (table.match.ply > 0) await saveOnExit(session, saveStateOf(session));
};

const takeBotTurn = async (session: Session, player: number, bot: NonNullable<SeatedBot>): Promise<boolean> => {
  session.terminal.hint(session.texts.thinking(playerName(session, player)));
  const answer = await bot.ask(currentState(session));
  if (answer._tag === 'Left') {
    const { message, stack } = answer.left;
    for (const line of callsOf({ stack })) reportLine(line);
    throw new CommandError('WrongUse', `${message} (${playerLabel(player)} after ${session.table.match.ply} moves)`);
  }
  await submitMove(session, player, answer.right.move);
  return true;
};

/** Asks a person until they have decided; false if they leave. */
const takePersonTurn = async (session: Session, player: number): Promise<boolean> => {
  const { terminal, texts } = session;
  if (!(await handOver(session, player))) return false;
  const prompt = await promptPlayer(session, player);
  for (;;) {
    const line = await nextAnswer(terminal, '> ');
    if (line === null || line === 'quit') return false;
    const answer = line === '' ? '' : await handleInput(session, line, prompt);
    if (answer === null) return true;
    if (answer === '') await showDecision(session, prompt.decision);
    else await showPages(terminal, [answer.split('\n')], texts.pressEnter);
  }
};

/** Hands the terminal to the next person and hides what the last one saw; false if they leave. */
const handOver = async (session: Session, player: number): Promise<boolean> => {
  const { terminal, lastViewer, texts } = session;
  if (humanSeats(session).length < 2 || lastViewer === player) return true;
  if (lastViewer !== null) await terminal.clear();
  session.lastViewer = player;
  await showPages(terminal, [takePendingLines(session)], texts.pressEnter);
  const answer = await terminal.ask(`\n${texts.handOver(playerName(session, player))} `);
  if (answer === null || answer === 'quit') return false;
  if (answer !== '') terminal.typedAhead.push(answer);
  return true;
};

/** Takes the lines that are to be shown first, once. */
const takePendingLines = (session: Session): readonly string[] => {
  const { pendingLines } = session;
  session.pendingLines = [];
  return pendingLines;
};

/** Shows a person the events since they last looked, the position and the decision. */
const promptPlayer = async (session: Session, player: number): Promise<Prompt> => {
  const { game, gameText, texts, seenPlies } = session;
  const { view, moves: legal, revision, report } = reportSince(session, player, seenPlies[player]!);
  seenPlies[player] = revision.ply;
  const above = [...takePendingLines(session), ...report];
  const moves = sortByBoard(game, view, legal);
  const decision = {
    board: drawAsText(game, view, gameText.translate),
    question: texts.labelled(playerName(session, player), gameText.question(view)),
    choices: moves.map((move) => gameText.move(view, move)),
  };
  await showDecision(session, decision, above);
  return { player, view, moves, decision };
};

/**
 * Shows the events since people last looked, and the end. If several people share the terminal it shows public
 * information only.
 */
const showEnd = async (session: Session): Promise<void> => {
  const { game, table, gameText, terminal, texts, seenPlies } = session;
  const people = humanSeats(session);
  const viewer = people.length === 1 ? people[0]! : 'spectator';
  const seenByPeople = people.length === 0 ? seenPlies : people.map((by) => seenPlies[by]!);
  const { report } = reportSince(session, viewer, Math.min(...seenByPeople));
  const state = stateOf(game, table);
  const points = formatScore(session, state, (player) => playerName(session, player));
  await showPages(
    terminal,
    [
      [...takePendingLines(session), ...report],
      drawAsText(game, state, gameText.translate).trimEnd().split('\n'),
      points,
    ],
    texts.pressEnter,
  );
};

/** The table as a viewer may see it, and sentences about the last moves. */
interface RecentEvents extends Publication<Types> {
  readonly report: readonly string[];
}

/** Reports the moves from number `ply` on, as a viewer may see them. */
const reportSince = (session: Session, viewer: Viewer, ply: number): RecentEvents => {
  const { game, table } = session;
  const publication = publish(game, table, viewer, { undoCount: table.undoCount, ply }, Number.POSITIVE_INFINITY);
  const steps = publication.steps ?? [];
  const report = steps.flatMap((step, i) =>
    formatStep(session, step, game.view(stateAt(game, table.match, ply + i)!, viewer)),
  );
  return { ...publication, report };
};

/** Tells the events of a move; the move itself too if none of them names the player who made it. */
const formatStep = (
  session: Session,
  { player, move, frames }: NonNullable<Publication<Types>['steps']>[number],
  before: Types['View'],
): readonly string[] => {
  const { gameText, texts } = session;
  const name = playerName(session, player);
  const events = frames.flatMap(({ event, state }) => (event === null ? [] : [gameText.event(state, event)]));
  const isClear = events.length === 0 || events.some((sentence) => sentence.includes(name));
  return [...(isClear ? [] : [texts.labelled(name, gameText.move(before, move))]), ...events].map(
    (line) => `  ${line}`,
  );
};
