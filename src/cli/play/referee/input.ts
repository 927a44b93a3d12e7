import { readTokens, type Token } from '../../../archive/text/tokens.js';
import { factTyped, moveTyped } from '../../../archive/text/typed.js';
import { type AnyGame, type BaseMove, orThrow } from '../../../index.js';
import { drawAsText } from '../../drawing.js';
import { escapeControls } from '../../write/print.js';
import { describeEntry, playerName } from '../describe.js';
import { formatScore } from '../score-lines.js';
import { showPages } from '../screen.js';
import { nextAnswer } from '../terminal.js';
import { type Referee, saveRecordIfChanged, saveRecordTo, viewForText } from './referee.js';
import {
  addFact,
  addMove,
  eventsSoFar,
  nextStage,
  type RefusedEntry,
  type ToldGame,
  type ToldStage,
  takeBack,
} from './told-game.js';

/** Returns what a line leads to that answers what is asked, or a message. */
type LineHandler = (line: string) => ToldStage | RefusedInput | string;

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
const sentenceOf = (referee: Referee, { refusal, before }: RefusedInput): string => {
  const { gameText, texts } = referee;
  if (refusal._tag === 'InvalidTold' || refusal._tag === 'InvalidOptions') return texts.tooOpen;
  const by = before.game.toAct(before.completeTurns.at(-1)!.view);
  const reason = gameText.refusal(refusal);
  return by === null ? reason : texts.labelled(playerName(referee, by), reason);
};

/** Carries out a command; null if the line is none. */
const runCommand = async (referee: Referee, line: string): Promise<ToldStage | RefusedInput | string | null> => {
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
const undoLast = async (referee: Referee): Promise<ToldStage | RefusedInput | string> => {
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

/** A word of a line that is not possible where it stands. */
interface WrongWord {
  readonly kind: 'wrong';
  readonly word: string;
  /** The stage that the words before it reached. */
  readonly stage: ToldStage;
}

/** A line that is refused, and the game in which its last move was refused. */
interface RefusedInput extends RefusedEntry {
  readonly before: ToldGame;
}

/**
 * Tells moves and facts that are typed on one line, as texts write them: `G6e (+W1)`, `demand1=R plan1=5`. The whole
 * line is taken, or nothing of it.
 */
export const tell = (from: ToldStage, line: string): ToldStage | WrongWord | RefusedInput => {
  const { game } = from.told;
  const words = wordsIn(line);
  let stage = from;
  for (let at = 0; at < words.length; ) {
    const { told } = stage;
    const { text, isFact } = words[at]!;
    let next: ToldGame;
    if (stage.kind === 'fact') {
      const fact = factTyped(game, stage.question, text);
      if (fact === null) return { kind: 'wrong', word: text, stage };
      next = addFact(told, fact);
      at++;
    } else {
      const found = isFact ? null : moveAt(game, words, at);
      if (found === null) return { kind: 'wrong', word: text, stage };
      next = addMove(told, found.move);
      at = found.end;
    }
    const reached = goOnFrom(told, next);
    if (reached.kind === 'refused') return reached;
    stage = reached;
  }
  return stage;
};

/** Goes on with a fact or a move that was added to a game. */
export const goOnFrom = (before: ToldGame, next: ToldGame): ToldStage | RefusedInput => {
  const stage = nextStage(next);
  return stage.kind === 'refused' ? { ...stage, before } : stage;
};

/** A word of a line. */
interface Word {
  readonly text: string;
  /** True in parentheses, where facts stand. */
  readonly isFact: boolean;
}

/** Splits a line into moves and facts; one that is no text of moves is one word. */
const wordsIn = (line: string): readonly Word[] => {
  const tokens = [...readTokens(line, 0)];
  return tokens.every(isTold) ? tokens.flatMap(wordsOf) : [{ text: line, isFact: false }];
};

type ToldToken = Extract<Token, { readonly kind: 'move' | 'facts' }>;

const isTold = (token: Token): token is ToldToken => token.kind === 'move' || token.kind === 'facts';

const wordsOf = (token: ToldToken): readonly Word[] =>
  token.kind === 'facts'
    ? token.facts.map(({ text }) => ({ text, isFact: true }))
    : [{ text: token.text, isFact: false }];

/** Reads the move that begins at a word, which can be typed as several, as in `G6 e`; null if there is none. */
const moveAt = (
  game: AnyGame,
  words: readonly Word[],
  from: number,
): { readonly move: BaseMove; readonly end: number } | null => {
  let typed = '';
  for (let end = from; end < words.length && !words[end]!.isFact; ) {
    typed += words[end++]!.text;
    const move = moveTyped(game, typed);
    if (move !== null) return { move: orThrow(game.parseMove(move)), end };
  }
  return null;
};
