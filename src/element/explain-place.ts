import type { WhyNot } from '../board/why-not.js';
import type { Types } from '../core/contract/game.js';
import type { GameText } from '../words/game-text.js';

/** The reason why nothing can be done at a place. */
export interface PlaceExplanation<Move> {
  readonly sentence: string;
  /** The legal moves after which something can be done at the place, as far as the board knows them. */
  readonly enablingMoves: readonly Move[];
}

/** Puts the answer of `whyNot` of a game's board into words: a refusal, or what is decided instead. */
export const explainPlace = <G extends Types, Names>(
  why: WhyNot<G>,
  state: G['State'] | G['View'],
  text: Pick<GameText<G, Names>, 'refusal' | 'question'>,
): PlaceExplanation<G['Move']> =>
  'refusal' in why
    ? { sentence: text.refusal(why.refusal), enablingMoves: [] }
    : { sentence: text.question(state), enablingMoves: why.enablingMoves };
