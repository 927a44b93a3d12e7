import type { BaseEvent, ChanceAnswer, ChanceQuestion } from '../../../index.js';
import { inColumns, numbered } from '../columns.js';
import { ask } from './lines.js';
import { type Referee, sceneOf } from './referee.js';
import { addFact, type ToldStage } from './told-game.js';

/** A possible answer in notation, and its line. */
interface Described {
  readonly text: string;
  readonly line: string;
}

/** Asks what chance brought. */
export const askFact = async (
  referee: Referee,
  { event, answers, open }: ChanceQuestion<BaseEvent>,
): Promise<ToldStage | null> => {
  const { terminal, speech, texts, told } = referee;
  const all = answers.map((answer) => describe(referee, answer));
  const some = isShort(referee, all) ? all : [];
  let listed: readonly Described[] = some;
  const possible = (): string => listOf(referee, listed, open) || texts.many(all.length);
  await terminal.say(`\n${speech.chance(sceneOf(referee), event)}\n${possible()}`);
  return ask(referee, (line) => {
    if (line === '?' || line === open) return open === null ? texts.notOpen : addFact(told, open);
    const found = containing(all, line);
    const chosen = all.find(({ text }) => text === line) ?? withNumber(listed, line) ?? onlyOne(found);
    if (chosen !== undefined && line !== '') return addFact(told, chosen.text);
    const isFound = found.length > 0 && isShort(referee, found);
    listed = isFound ? found : some;
    return isFound || line === '' ? possible() : `${texts.notPossible(line)}\n${possible()}`;
  });
};

const describe = (referee: Referee, { text, event }: ChanceAnswer<BaseEvent>): Described => ({
  text,
  line: `${referee.speech.event(sceneOf(referee), event)}  ${text}`,
});

const withNumber = (listed: readonly Described[], line: string): Described | undefined =>
  /^\d+$/.test(line) ? listed[Number(line) - 1] : undefined;

const onlyOne = (found: readonly Described[]): Described | undefined => (found.length === 1 ? found[0] : undefined);

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

const linesOf = (answers: readonly Described[]): readonly string[] => numbered(answers.map(({ line }) => line));
