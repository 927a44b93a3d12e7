import { moveTyped } from '../../archive/text/typed.js';
import { type BaseMove, type BaseView, orThrow } from '../../index.js';
import { visible } from '../output/visible.js';
import { inColumns, numbered } from './columns.js';
import { keepIn } from './keep.js';
import { nameAt } from './names.js';
import { scoreLines } from './score-lines.js';
import type { Decision } from './screen.js';
import { dismissBots } from './seats.js';
import { makeMove, peopleAt, progressOf, type Sitting, wish } from './sitting.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts.js';
import { whatIs } from './what.js';

/** The decision of a person: who decides, what they see, and the moves to choose from. */
export interface Asked {
  readonly by: number;
  readonly view: BaseView;
  readonly moves: readonly BaseMove[];
  readonly decision: Decision;
}

/** Carries out a line that a person typed; returns null once the decision is made, else a message. */
export const followLine = async (sitting: Sitting, line: string, asked: Asked): Promise<string | null> => {
  const { texts } = sitting;
  const { by, view, decision } = asked;
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
    case '?':
      return texts.help;
    case 'board':
      return decision.board;
    case 'moves':
      return listed(sitting, decision.choices, rest.join(' '));
    case 'what':
      return whatIs(sitting, rest.join(' '), view);
    case 'score':
      return scoreLines(sitting, view, (player) => nameAt(sitting, player)).join('\n');
    case 'undo':
      return undo(sitting, rest.join(' ') || nameAt(sitting, by));
    case 'save':
      return save(sitting, rest.join(' ') || sitting.file);
    default:
      return moveOf(sitting, line, asked);
  }
};

/** Lists the choices that contain a text, with their numbers. */
export const listed = (
  { terminal, texts }: { readonly terminal: Terminal; readonly texts: Texts },
  choices: readonly string[],
  part: string,
): string => {
  const found = numbered(choices).filter((_, i) => choices[i]!.toLowerCase().includes(part.toLowerCase()));
  return found.length === 0 ? texts.noChoice(part) : inColumns(found, terminal.columns).join('\n');
};

const moveOf = async (sitting: Sitting, line: string, { by, moves }: Asked): Promise<string | null> => {
  const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
  if (chosen !== undefined) return makeMove(sitting, by, chosen);
  const { game, texts } = sitting;
  const typed = moveTyped(game, line);
  return typed === null ? texts.noMove(line) : makeMove(sitting, by, orThrow(game.parseMove(typed)));
};

const save = async (sitting: Sitting, path: string | undefined): Promise<string> => {
  const { texts } = sitting;
  if (path === undefined) return texts.where;
  return (await keepIn(sitting, progressOf(sitting), path)) ?? texts.kept(visible(path));
};

/** Takes back the last move of a person, if the others agree where they must. */
const undo = async (sitting: Sitting, name: string): Promise<string | null> => {
  const { terminal, texts } = sitting;
  const by = peopleAt(sitting).find((player) => nameAt(sitting, player) === name);
  if (by === undefined) return texts.whose(name);
  const refusal = await wish(sitting, by, { kind: 'askUndo' });
  if (refusal !== null) return refusal;
  for (let asked = sitting.table.asked; asked !== null; asked = sitting.table.asked) {
    const { by: asking, agreed } = asked;
    const other = peopleAt(sitting).find((player) => !agreed.includes(player))!;
    const answer = await terminal.ask(`${texts.mayTakeBack(nameAt(sitting, other), name)} `);
    const agrees = answer?.toLowerCase().startsWith(texts.yes) === true;
    await wish(sitting, other, { kind: 'answerUndo', by: asking, agrees });
    if (!agrees) return texts.doesNotAgree(nameAt(sitting, other));
  }
  await dismissBots(sitting); // they begin to think anew
  sitting.told = sitting.told.map((ply) => Math.min(ply, sitting.table.match.ply));
  return null;
};
