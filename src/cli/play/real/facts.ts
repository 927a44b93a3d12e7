import { valueIn } from '../../../archive/text/typed.js';
import type { BaseEvent, ChanceQuestion } from '../../../index.js';
import { inColumns, numbered } from '../columns.js';
import { ask } from './lines.js';
import { type Referee, sceneOf } from './referee.js';
import { goOnFrom, tell } from './tell.js';
import { addFact, countedIn, type ToldStage } from './told-game.js';

/** The stage in which chance must tell a fact. */
type FactStage = Extract<ToldStage, { readonly kind: 'fact' }>;

/** A possible answer: its notation, its line, and what it says, such as the number of a plan. */
interface Described {
  readonly text: string;
  readonly line: string;
  readonly value: string;
}

/** Asks what chance brought. */
export const askFact = async (referee: Referee, stage: FactStage): Promise<ToldStage | null> => {
  const { terminal, speech, texts, told } = referee;
  const { event, open } = stage.question;
  const all = describeAll(referee, stage.question);
  const some = isShort(referee, all) ? all : [];
  let listed: readonly Described[] = some;
  const possible = (): string => listOf(referee, listed, open) || texts.many(all.length);
  const count = countedIn(told, stage.question);
  const counted = count === null ? '' : ` ${texts.counted(count)}`;
  await terminal.say(`\n${speech.chance(sceneOf(referee), event)}${counted}\n${possible()}`);
  return ask(referee, (line) => {
    if (line === '') {
      listed = some;
      return possible();
    }
    if (line === '?' && open === null) return texts.notOpen;
    const chosen = withNumber(listed, line);
    const next = chosen === undefined ? tell(stage, line) : goOnFrom(told, addFact(told, chosen.text));
    if (next.kind !== 'wrong') return next;
    const found = containing(all, line);
    if (found.length === 1) return goOnFrom(told, addFact(told, found[0]!.text));
    const isFound = found.length > 0 && isShort(referee, found);
    listed = isFound ? found : some;
    if (isFound) return possible();
    return `${texts.notPossible(next.word)}\n${possibleIn(referee, next.stage) ?? possible()}`;
  });
};

/** Lists what is possible in a stage in which a fact must be told, on one screen; null in another stage. */
export const possibleIn = (referee: Referee, stage: ToldStage): string | null => {
  if (stage.kind !== 'fact') return null;
  const all = describeAll(referee, stage.question);
  return (isShort(referee, all) && listOf(referee, all, stage.question.open)) || referee.texts.many(all.length);
};

const describeAll = (referee: Referee, { answers }: ChanceQuestion<BaseEvent>): readonly Described[] => {
  const { speech, told } = referee;
  const scene = sceneOf(referee);
  return answers.map(({ text, event }) => {
    const typed = told.game.tableTextOf(text);
    return { text, line: `${speech.event(scene, event)}  ${typed}`, value: valueIn(typed) };
  });
};

/** Checks whether answers are numbers, by which they are chosen rather than by their places. */
const areNumbers = (answers: readonly Described[]): boolean => answers.every(({ value }) => /^\d+$/.test(value));

const withNumber = (listed: readonly Described[], line: string): Described | undefined =>
  /^\d+$/.test(line) && !areNumbers(listed) ? listed[Number(line) - 1] : undefined;

const containing = (answers: readonly Described[], part: string): readonly Described[] =>
  answers.filter(({ line }) => line.toLowerCase().includes(part.toLowerCase()));

/** The lines of a screen that are not answers: what happened, the question, and what is typed. */
const BESIDES = 6;

/** Checks whether answers can be listed on one screen. */
const isShort = ({ terminal }: Referee, answers: readonly Described[]): boolean =>
  inColumns(linesOf(answers), terminal.columns).length <= terminal.rows - BESIDES;

/** Lists answers; empty if there are none. */
const listOf = ({ terminal, texts }: Referee, answers: readonly Described[], open: string | null): string => {
  if (answers.length === 0) return '';
  const lines = [...linesOf(answers), ...(open === null ? [] : [`   ?  ${texts.open}`])];
  return inColumns(lines, terminal.columns).join('\n');
};

const linesOf = (answers: readonly Described[]): readonly string[] =>
  numbered(
    answers.map(({ line }) => line),
    areNumbers(answers) ? answers.map(({ value }) => value) : undefined,
  );
