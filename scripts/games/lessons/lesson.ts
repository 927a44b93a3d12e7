/** A lesson from which a player can learn a game: paragraphs in Markdown, with the values of the components. */
export interface Lesson<C> {
  /** Paragraphs on how to play. */
  play(components: C): readonly string[];
  /** Paragraphs on how to score and win. */
  score(components: C): readonly string[];
  /** The things in the picture, a line each. */
  readonly picture: readonly string[];
}

/** Returns `1 point` or `2 points`. */
export const formatPoints = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

/** Joins texts: `a, b and c`. */
export const joinList = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items.map(String)).replace(/, and /, ' and ');
