import { drawn } from '../../drawing.js';
import { visible } from '../../output/visible.js';
import { nameAt } from '../names.js';
import { answerTo } from '../pauses.js';
import { scoreLines } from '../score-lines.js';
import { sayPages } from '../screen.js';
import { whatIs } from '../what.js';
import { recordIn, recordUp } from './record.js';
import { type Referee, sceneOf } from './referee.js';
import { goOn, type ToldGame, type ToldStage, takeBack } from './told-game.js';

/** Returns the game with a line added that answers what is asked, or a message. */
export type Answer = (line: string) => ToldGame | string;

/** Asks until the game goes on; null if the referee leaves. */
export const ask = async (referee: Referee, answer: Answer): Promise<ToldStage | null> => {
  for (;;) {
    const line = await answerTo(referee.terminal, '> ');
    if (line === null || line === 'quit') return null;
    const reply = (await command(referee, line)) ?? answer(line);
    const next = typeof reply === 'string' ? reply : accepted(referee, reply);
    if (typeof next !== 'string') {
      await saveUp(referee);
      return next;
    }
    if (next !== '') await sayPages(referee.terminal, [next.split('\n')], referee.texts.goOn);
  }
};

/** Goes on in a game with a line added; returns a message if the line is refused. */
const accepted = (referee: Referee, told: ToldGame): ToldStage | string => {
  const { speech, texts } = referee;
  const next = goOn(told);
  if (next.kind !== 'refused') {
    referee.told = next.told;
    return next;
  }
  const { refusal } = next;
  if (refusal._tag === 'InvalidTold' || refusal._tag === 'InvalidOptions') return texts.tooOpen;
  return speech.refusal(refusal);
};

/** Carries out a command; null if the line is none. */
const command = async (referee: Referee, line: string): Promise<ToldGame | string | null> => {
  const { texts, told, file } = referee;
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
      return texts.realHelp;
    case 'board':
      return told.turns.length === 0 ? texts.notDealt : drawn(told.game, sceneOf(referee), referee.speech.say);
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

/** Takes back the last fact or move, and says which. */
const undo = async (referee: Referee): Promise<ToldGame | string> => {
  const { terminal, texts, speech } = referee;
  const back = takeBack(referee.told);
  if (back === null) return texts.nothingToTakeBack;
  const { told, what } = back;
  referee.told = told;
  await terminal.say(texts.takenBack(typeof what === 'string' ? what : speech.move(sceneOf(referee), what)));
  return told;
};

/** Keeps the record in its file up to date. */
const saveUp = async (referee: Referee): Promise<void> => {
  const fault = await recordUp(referee);
  if (fault !== null) await referee.terminal.say(fault);
};

/** Formats the points, and the outcome once the game is over. */
export const standing = (referee: Referee): readonly string[] =>
  scoreLines({ ...referee, game: referee.told.game }, sceneOf(referee), (player) => nameAt(referee, player));
