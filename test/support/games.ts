import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The random games to be played for each of those that `npm test` plays. */
    readonly share: number;
  }
}

const share = inject('share');

/** How many random games to play where `npm test` plays `usual`. */
export const games = (usual: number): number => Math.ceil(usual * share);

/** As large a share of games that are played once each: all of them in `npm test`, else those whose `turn` it is. */
export const some = <A>(all: readonly A[], turn = 0): readonly A[] =>
  all.filter((_, i) => (i + turn) % all.length < games(all.length));

/** Whether there are as many games as in `npm test`; a test that means nothing on fewer runs only then. */
export const isFull = share >= 1;
