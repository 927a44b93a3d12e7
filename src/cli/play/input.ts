import { moveTyped } from '../../archive/text/typed.js';
import { type BaseMove, type BaseView, orThrow } from '../../index.js';
import { escapeControls } from '../write/print.js';
import { saveTo } from './autosave.js';
import { describeEntry, playerName } from './describe.js';
import { formatScore } from './score-lines.js';
import type { Decision } from './screen.js';
import { dismissBots } from './seats.js';
import { humanSeats, type Session, saveStateOf, submitMove, submitRequest } from './session.js';
import { arrangeInColumns, numberLines, type Terminal } from './terminal.js';
import type { Texts } from './texts.js';

/** The decision of a person: who decides, what they see, and the moves to choose from. */
export interface Prompt {
  readonly player: number;
  readonly view: BaseView;
  readonly moves: readonly BaseMove[];
  readonly decision: Decision;
}

/** Carries out a line that a person typed; returns null once the decision is made, else a message. */
export const handleInput = async (session: Session, line: string, prompt: Prompt): Promise<string | null> => {
  const { texts } = session;
  const { player: by, view, decision } = prompt;
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case 'help':
    case '?':
      return texts.help;
    case 'board':
      return decision.board;
    case 'moves':
      return listChoices(session, decision.choices, rest.join(' '));
    case 'what':
      return describeEntry(session, rest.join(' '), view);
    case 'score':
      return formatScore(session, view, (player) => playerName(session, player)).join('\n');
    case 'undo':
      return undoMove(session, rest.join(' ') || playerName(session, by));
    case 'save':
      return saveGame(session, rest.join(' ') || session.file);
    default:
      return makeTypedMove(session, line, prompt);
  }
};

/** Lists the choices that contain a text, with their numbers. */
export const listChoices = (
  { terminal, texts }: { readonly terminal: Terminal; readonly texts: Texts },
  choices: readonly string[],
  part: string,
): string => {
  const matching = numberLines(choices).filter((_, i) => choices[i]!.toLowerCase().includes(part.toLowerCase()));
  return matching.length === 0 ? texts.noChoice(part) : arrangeInColumns(matching, terminal.columns).join('\n');
};

const makeTypedMove = async (session: Session, line: string, { player, moves }: Prompt): Promise<string | null> => {
  const chosen = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
  if (chosen !== undefined) return submitMove(session, player, chosen);
  const { game, texts } = session;
  const typed = moveTyped(game, line);
  return typed === null ? texts.noMove(line) : submitMove(session, player, orThrow(game.parseMove(typed)));
};

const saveGame = async (session: Session, path: string | undefined): Promise<string> => {
  const { texts } = session;
  if (path === undefined) return texts.whereToSave;
  return (await saveTo(session, saveStateOf(session), path)) ?? texts.saved(escapeControls(path));
};

/** Takes back the last move of a person, if the others agree where they must. */
const undoMove = async (session: Session, name: string): Promise<string | null> => {
  const { terminal, texts } = session;
  const by = humanSeats(session).find((player) => playerName(session, player) === name);
  if (by === undefined) return texts.noSuchPlayer(name);
  const refusal = await submitRequest(session, by, { kind: 'askUndo' });
  if (refusal !== null) return refusal;
  for (let asked = session.table.undoRequest; asked !== null; asked = session.table.undoRequest) {
    const { player: asking, agreedPlayers } = asked;
    const other = humanSeats(session).find((player) => !agreedPlayers.includes(player))!;
    const answer = await terminal.ask(`${texts.mayTakeBack(playerName(session, other), name)} `);
    const agrees = answer?.toLowerCase().startsWith(texts.yesPrefix) === true;
    await submitRequest(session, other, { kind: 'answerUndo', player: asking, agrees });
    if (!agrees) return texts.doesNotAgree(playerName(session, other));
  }
  await dismissBots(session); // they begin to think anew
  session.seenPlies = session.seenPlies.map((ply) => Math.min(ply, session.table.match.ply));
  return null;
};
