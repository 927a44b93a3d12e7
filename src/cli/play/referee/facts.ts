import { valueIn } from '../../../archive/text/typed.js';
import type { BaseEvent, ChanceQuestion } from '../../../index.js';
import { arrangeInColumns, numberLines } from '../terminal.js';
import { askReferee, goOnFrom, tell } from './input.js';
import { type Referee, viewForText } from './referee.js';
import { addFact, countedIn, type ToldStage } from './told-game.js';

/** The stage in which chance must tell a fact. */
type FactStage = Extract<ToldStage, { readonly kind: 'fact' }>;

/** A possible answer: its notation, its line, and what it says, such as the number of a plan. */
interface DescribedAnswer {
  readonly text: string;
  readonly line: string;
  readonly value: string;
}

/** Asks what chance brought. */
export const askFact = async (referee: Referee, stage: FactStage): Promise<ToldStage | null> => {
  const { terminal, gameText, texts, told } = referee;
  const { event, openText } = stage.question;
  const all = describeAll(referee, stage.question);
  const shortList = fitsOnScreen(referee, all) ? all : [];
  let listed: readonly DescribedAnswer[] = shortList;
  const possible = (): string => formatAnswers(referee, listed, openText) || texts.manyAnswers(all.length);
  const count = countedIn(told, stage.question);
  const counted = count === null ? '' : ` ${texts.counted(count)}`;
  await terminal.print(`\n${gameText.chance(viewForText(referee), event)}${counted}\n${possible()}`);
  return askReferee(referee, (line) => {
    if (line === '') {
      listed = shortList;
      return possible();
    }
    if (line === '?' && openText === null) return texts.notOpen;
    const chosen = findByNumber(listed, line);
    const next = chosen === undefined ? tell(stage, line) : goOnFrom(told, addFact(told, chosen.text));
    if (next.kind !== 'wrong') return next;
    const found = filterByPart(all, line);
    if (found.length === 1) return goOnFrom(told, addFact(told, found[0]!.text));
    const isFound = found.length > 0 && fitsOnScreen(referee, found);
    listed = isFound ? found : shortList;
    if (isFound) return possible();
    return `${texts.notPossible(next.word)}\n${possibleIn(referee, next.stage) ?? possible()}`;
  });
};

/** Lists what is possible in a stage in which a fact must be told, on one screen; null in another stage. */
export const possibleIn = (referee: Referee, stage: ToldStage): string | null => {
  if (stage.kind !== 'fact') return null;
  const all = describeAll(referee, stage.question);
  return (
    (fitsOnScreen(referee, all) && formatAnswers(referee, all, stage.question.openText)) ||
    referee.texts.manyAnswers(all.length)
  );
};

const describeAll = (referee: Referee, { answers }: ChanceQuestion<BaseEvent>): readonly DescribedAnswer[] => {
  const { gameText, told } = referee;
  const scene = viewForText(referee);
  return answers.map(({ text, event }) => {
    const typed = told.game.tableTextOf(text);
    return { text, line: `${gameText.event(scene, event)}  ${typed}`, value: valueIn(typed) };
  });
};

/** Checks whether answers are numbers, by which they are chosen rather than by their places. */
const areNumbers = (answers: readonly DescribedAnswer[]): boolean => answers.every(({ value }) => /^\d+$/.test(value));

const findByNumber = (listed: readonly DescribedAnswer[], line: string): DescribedAnswer | undefined =>
  /^\d+$/.test(line) && !areNumbers(listed) ? listed[Number(line) - 1] : undefined;

const filterByPart = (answers: readonly DescribedAnswer[], part: string): readonly DescribedAnswer[] =>
  answers.filter(({ line }) => line.toLowerCase().includes(part.toLowerCase()));

/** The lines of a screen that are not answers: what happened, the question, and what is typed. */
const OTHER_LINES = 6;

/** Checks whether answers can be listed on one screen. */
const fitsOnScreen = ({ terminal }: Referee, answers: readonly DescribedAnswer[]): boolean =>
  arrangeInColumns(answerLines(answers), terminal.columns).length <= terminal.rows - OTHER_LINES;

/** Lists answers; empty if there are none. */
const formatAnswers = (
  { terminal, texts }: Referee,
  answers: readonly DescribedAnswer[],
  open: string | null,
): string => {
  if (answers.length === 0) return '';
  const lines = [...answerLines(answers), ...(open === null ? [] : [`   ?  ${texts.leaveOpen}`])];
  return arrangeInColumns(lines, terminal.columns).join('\n');
};

const answerLines = (answers: readonly DescribedAnswer[]): readonly string[] =>
  numberLines(
    answers.map(({ line }) => line),
    areNumbers(answers) ? answers.map(({ value }) => value) : undefined,
  );
