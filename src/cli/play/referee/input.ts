import { drawAsText } from '../../drawing.js';
import { escapeControls } from '../../output/escape-controls.js';
import { describeEntry } from '../describe.js';
import { playerName } from '../names.js';
import { nextAnswer } from '../pauses.js';
import { formatScore } from '../score-lines.js';
import { showPages } from '../screen.js';
import { type Referee, viewForText } from './referee.js';
import { saveRecordIfChanged, saveRecordTo } from './save-record.js';
import { goOnFrom, type LineRefused } from './tell.js';
import { eventsSoFar, type ToldStage, takeBack } from './told-game.js';

/** Returns what a line leads to that answers what is asked, or a message. */
export type LineHandler = (line: string) => ToldStage | LineRefused | string;

/** Asks until the game goes on; null if the referee leaves. */
export const askReferee = async (referee: Referee, answer: LineHandler): Promise<ToldStage | null> => {
  for (;;) {
    const line = await nextAnswer(referee.terminal, '> ');
    if (line === null || line === 'quit') return null;
    const reply = (await runCommand(referee, line)) ?? answer(line);
    const next = typeof reply === 'string' || reply.kind !== 'refused' ? reply : sentenceOf(referee, reply);
    if (typeof next !== 'string') {
      referee.told = next.told;
      await saveUp(referee);
      return next;
    }
    if (next !== '') await showPages(referee.terminal, [next.split('\n')], referee.texts.pressEnter);
  }
};

/** Says why a line is refused, and whose move it would have been. */
const sentenceOf = (referee: Referee, { refusal, before }: LineRefused): string => {
  const { gameText, texts } = referee;
  if (refusal._tag === 'InvalidTold' || refusal._tag === 'InvalidOptions') return texts.tooOpen;
  const by = before.game.toAct(before.completeTurns.at(-1)!.view);
  const reason = gameText.refusal(refusal);
  return by === null ? reason : texts.labelled(playerName(referee, by), reason);
};

/** Carries out a command; null if the line is none. */
const runCommand = async (referee: Referee, line: string): Promise<ToldStage | LineRefused | string | null> => {
  const { texts, told, file } = referee;
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
      return texts.realHelp;
    case 'board':
      return boardOf(referee);
    case 'what':
      return describeEntry({ ...referee, game: told.game }, rest.join(' '), told.completeTurns.at(-1)?.view ?? null);
    case 'undo':
      return undoLast(referee);
    case 'score':
      return told.completeTurns.length === 0 ? texts.notDealt : formatPoints(referee).join('\n');
    case 'save':
      return saveRecord(referee, rest.join(' ') || file);
    default:
      return null;
  }
};

const saveRecord = async (referee: Referee, path: string | undefined): Promise<string> => {
  const { texts } = referee;
  if (path === undefined) return texts.whereToSave;
  return (await saveRecordTo(referee, path)) ?? texts.saved(escapeControls(path));
};

/** Draws the position; within a deal or a move, with what was told of it so far. */
const boardOf = (referee: Referee): string => {
  const { told, gameText, texts } = referee;
  const facts = eventsSoFar(told).map((event) => `  ${gameText.event(viewForText(referee), event)}`);
  const board =
    told.completeTurns.length === 0 ? [] : [drawAsText(told.game, viewForText(referee), gameText.translate).trimEnd()];
  return [
    ...board,
    ...(told.openTurn === null ? [] : [facts.length === 0 ? texts.nothingTold : texts.toldSoFar, ...facts]),
  ].join('\n');
};

/** Takes back the last fact or move, and says which. */
const undoLast = async (referee: Referee): Promise<ToldStage | LineRefused | string> => {
  const { terminal, texts, gameText } = referee;
  const back = takeBack(referee.told);
  if (back === null) return texts.nothingToTakeBack;
  const { told, factOrMove } = back;
  referee.told = told;
  const taken =
    typeof factOrMove === 'string'
      ? told.game.tableTextOf(factOrMove)
      : gameText.move(viewForText(referee), factOrMove);
  await terminal.print(texts.takenBack(taken));
  return goOnFrom(told, told);
};

/** Keeps the record in its file up to date. */
const saveUp = async (referee: Referee): Promise<void> => {
  const error = await saveRecordIfChanged(referee);
  if (error !== null) await referee.terminal.print(error);
};

/** Formats the points, and the outcome once the game is over. */
export const formatPoints = (referee: Referee): readonly string[] =>
  formatScore({ ...referee, game: referee.told.game }, viewForText(referee), (player) => playerName(referee, player));
