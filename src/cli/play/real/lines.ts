import { drawn } from '../../drawing.js';
import { visible } from '../../output/visible.js';
import { nameAt } from '../names.js';
import { answerTo } from '../pauses.js';
import { scoreLines } from '../score-lines.js';
import { sayPages } from '../screen.js';
import { whatIs } from '../what.js';
import { recordIn, recordUp } from './record.js';
import { type Referee, sceneOf } from './referee.js';
import { goOnFrom, type LineRefused } from './tell.js';
import { eventsSoFar, type ToldStage, takeBack } from './told-game.js';

/** Returns what a line leads to that answers what is asked, or a message. */
export type Answer = (line: string) => ToldStage | LineRefused | string;

/** Asks until the game goes on; null if the referee leaves. */
export const ask = async (referee: Referee, answer: Answer): Promise<ToldStage | null> => {
  for (;;) {
    const line = await answerTo(referee.terminal, '> ');
    if (line === null || line === 'quit') return null;
    const reply = (await command(referee, line)) ?? answer(line);
    const next = typeof reply === 'string' || reply.kind !== 'refused' ? reply : sentenceOf(referee, reply);
    if (typeof next !== 'string') {
      referee.told = next.told;
      await saveUp(referee);
      return next;
    }
    if (next !== '') await sayPages(referee.terminal, [next.split('\n')], referee.texts.goOn);
  }
};

/** Says why a line is refused, and whose move it would have been. */
const sentenceOf = (referee: Referee, { refusal, before }: LineRefused): string => {
  const { speech, texts } = referee;
  if (refusal._tag === 'InvalidTold' || refusal._tag === 'InvalidOptions') return texts.tooOpen;
  const by = before.game.toAct(before.turns.at(-1)!.position);
  const reason = speech.refusal(refusal);
  return by === null ? reason : texts.labelled(nameAt(referee, by), reason);
};

/** Carries out a command; null if the line is none. */
const command = async (referee: Referee, line: string): Promise<ToldStage | LineRefused | string | null> => {
  const { texts, told, file } = referee;
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
      return texts.realHelp;
    case 'board':
      return boardOf(referee);
    case 'what':
      return whatIs({ ...referee, game: told.game }, rest.join(' '), told.turns.at(-1)?.position ?? null);
    case 'undo':
      return undo(referee);
    case 'score':
      return told.turns.length === 0 ? texts.notDealt : standing(referee).join('\n');
    case 'save':
      return save(referee, rest.join(' ') || file);
    default:
      return null;
  }
};

const save = async (referee: Referee, path: string | undefined): Promise<string> => {
  const { texts } = referee;
  if (path === undefined) return texts.where;
  return (await recordIn(referee, path)) ?? texts.kept(visible(path));
};

/** Draws the position; within a deal or a move, with what was told of it so far. */
const boardOf = (referee: Referee): string => {
  const { told, speech, texts } = referee;
  const facts = eventsSoFar(told).map((event) => `  ${speech.event(sceneOf(referee), event)}`);
  const board = told.turns.length === 0 ? [] : [drawn(told.game, sceneOf(referee), speech.say).trimEnd()];
  return [
    ...board,
    ...(told.begun === null ? [] : [facts.length === 0 ? texts.nothingTold : texts.toldSoFar, ...facts]),
  ].join('\n');
};

/** Takes back the last fact or move, and says which. */
const undo = async (referee: Referee): Promise<ToldStage | LineRefused | string> => {
  const { terminal, texts, speech } = referee;
  const back = takeBack(referee.told);
  if (back === null) return texts.nothingToTakeBack;
  const { told, what } = back;
  referee.told = told;
  const taken = typeof what === 'string' ? told.game.tableTextOf(what) : speech.move(sceneOf(referee), what);
  await terminal.say(texts.takenBack(taken));
  return goOnFrom(told, told);
};

/** Keeps the record in its file up to date. */
const saveUp = async (referee: Referee): Promise<void> => {
  const fault = await recordUp(referee);
  if (fault !== null) await referee.terminal.say(fault);
};

/** Formats the points, and the outcome once the game is over. */
export const standing = (referee: Referee): readonly string[] =>
  scoreLines({ ...referee, game: referee.told.game }, sceneOf(referee), (player) => nameAt(referee, player));
