import { readTokens, type Token } from '../../../archive/text/tokens.js';
import { factTyped, moveTyped } from '../../../archive/text/typed.js';
import { type AnyGame, type BaseMove, orThrow } from '../../../index.js';
import { addFact, addMove, nextStage, type RefusedLine, type ToldGame, type ToldStage } from './told-game.js';

/** A word of a line that is not possible where it stands. */
export interface WrongWord {
  readonly kind: 'wrong';
  readonly word: string;
  /** The stage that the words before it reached. */
  readonly stage: ToldStage;
}

/** A line that is refused, and the game in which its last move was refused. */
export interface LineRefused extends RefusedLine {
  readonly before: ToldGame;
}

/**
 * Tells moves and facts that are typed on one line, as texts write them: `G6e (+W1)`, `demand1=R plan1=5`. The whole
 * line is taken, or nothing of it.
 */
export const tell = (from: ToldStage, line: string): ToldStage | WrongWord | LineRefused => {
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
export const goOnFrom = (before: ToldGame, next: ToldGame): ToldStage | LineRefused => {
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
