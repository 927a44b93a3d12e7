import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The number of random games for each one that `npm run full` plays. */
    readonly share: number;
  }
}

const share = inject('share');

/** Returns the number of random games to play where `npm run full` plays `usual`. */
export const games = (fullCount: number): number => Math.ceil(fullCount * share);

/**
 * Returns the same share of games that are played once each: all of them in `npm run full`, else those at their `turn`.
 */
export const some = <A>(all: readonly A[], turn = 0): readonly A[] =>
  all.filter((_, i) => (i + turn) % all.length < games(all.length));

/** The share of each game that is looked at where looking takes long. */
export const part = Math.min(1, share);

/** Returns every position of a game in `npm run full`, else every fourth and the last. */
export const thinned = <A>(turns: Iterable<A>): readonly A[] =>
  [...turns].filter((_, i, { length }) => isFull || i % 4 === 0 || i === length - 1);

/**
 * True if there are as many games as in `npm run full`; a test that means nothing on fewer is in a `*.full.test.ts`.
 */
export const isFull = share >= 1;
