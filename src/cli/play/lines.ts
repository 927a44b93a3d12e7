import type { BaseMove } from '../../index.js';
import { stateOf } from '../../table/index.js';
import { visible } from '../output/visible.js';
import { scoreLines } from './score-lines.js';
import { keep, makeMove, nameAt, peopleAt, type Sitting, wish } from './sitting.js';

/** The person who decides, and the moves to choose from. */
export interface Asked {
  readonly by: number;
  readonly moves: readonly BaseMove[];
}

/** Carries out a line that a person typed; returns null once the decision is made, else a message. */
export const followLine = async (sitting: Sitting, line: string, { by, moves }: Asked): Promise<string | null> => {
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
    case '?':
      return sitting.texts.help;
    case 'undo':
      return undo(sitting, rest.join(' ') || nameAt(sitting, by));
    case 'score':
      return standing(sitting);
    case 'save':
      return save(sitting, rest.join(' ') || sitting.file);
    default:
      return moveOf(sitting, line, { by, moves });
  }
};

const moveOf = async (sitting: Sitting, line: string, { by, moves }: Asked): Promise<string | null> => {
  const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
  if (chosen !== undefined) return makeMove(sitting, by, chosen);
  const parsed = sitting.game.parseMove(line);
  return parsed._tag === 'Right' ? makeMove(sitting, by, parsed.right) : sitting.texts.noMove(line);
};

const save = async (sitting: Sitting, path: string | undefined): Promise<string> => {
  const { texts } = sitting;
  if (path === undefined) return texts.where;
  const fault = await keep(sitting, path);
  return fault === null ? texts.kept(visible(path)) : texts.notKept(fault);
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
    const agrees = answer === texts.yes;
    await wish(sitting, other, { kind: 'answerUndo', by: asking, agrees });
    if (!agrees) return texts.doesNotAgree(nameAt(sitting, other));
  }
  sitting.bots = undefined; // they begin to think anew
  sitting.told = sitting.told.map((ply) => Math.min(ply, sitting.table.match.ply));
  return null;
};

/** Formats the points, and the outcome once the game is over. */
export const standing = (sitting: Sitting): string =>
  scoreLines(sitting, stateOf(sitting.game, sitting.table), (player) => nameAt(sitting, player));
