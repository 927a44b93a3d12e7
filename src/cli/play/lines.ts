import type { BaseMove } from '../../index.js';
import { stateOf } from '../../table/index.js';
import { keep, makeMove, nameAt, peopleAt, type Sitting, wish } from './sitting.js';

const HELP = `A number makes the move that stands beside it; so does its short form, as records have it.
  undo         takes your last move back, if nobody has learnt anything by it, or if all agree
  save FILE    keeps the game; sastrugi play --resume FILE goes on with it
  score        tells how things stand
  quit         leaves the game`;

/** Who is asked, and for which moves. */
export interface Asked {
  readonly by: number;
  readonly moves: readonly BaseMove[];
}

/** What a line does that somebody has typed; null once the decision is made, else what to say about it. */
export const obey = async (sitting: Sitting, line: string, { by, moves }: Asked): Promise<string | null> => {
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
    case '?':
      return HELP;
    case 'undo':
      return undo(sitting, by);
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
  return parsed._tag === 'Right'
    ? makeMove(sitting, by, parsed.right)
    : `'${line}' is no move, and no word: help tells what is.`;
};

const save = async (sitting: Sitting, path: string | undefined): Promise<string> => {
  if (path === undefined) return 'Where? Write save FILE.';
  await keep(sitting, path);
  return `The game is kept in ${path}.`;
};

/** Takes a move back if all agree who have to. */
const undo = async (sitting: Sitting, by: number): Promise<string | null> => {
  const refusal = await wish(sitting, by, { kind: 'ask-undo' });
  if (refusal !== null) return refusal;
  for (let asked = sitting.table.asked; asked !== null; asked = sitting.table.asked) {
    const { agreed } = asked;
    const other = peopleAt(sitting).find((player) => !agreed.includes(player))!;
    const question = `${nameAt(sitting, other)}, may ${nameAt(sitting, by)} take that back? (y/n) `;
    const answer = await sitting.terminal.ask(question);
    await wish(sitting, other, { kind: 'answer-undo', agrees: answer === 'y' });
    if (answer !== 'y') return `${nameAt(sitting, other)} does not agree.`;
  }
  sitting.bots = undefined; // they begin to think anew
  sitting.known.clear();
  return null;
};

/** How things stand. */
export const standing = (sitting: Sitting): string => {
  const { game, table, speech } = sitting;
  const score = game.score(stateOf(game, table));
  const rows = score.players.map(({ total, categories }, player) => {
    const parts = Object.entries(categories).map(([name, n]) => `${speech.name('category', name)} ${n}`);
    return `  ${nameAt(sitting, player)}: ${total} (${parts.join(', ')})`;
  });
  return [...rows, ...(score.over ? [speech.outcome(score)] : [])].join('\n');
};
