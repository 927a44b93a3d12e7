import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The random games to be played for each of those that `npm run full` plays. */
    readonly share: number;
  }
}

const share = inject('share');

/** How many random games to play where `npm run full` plays `usual`. */
export const games = (usual: number): number => Math.ceil(usual * share);

/** As large a share of games that are played once each: all of them in `npm run full`, else those whose `turn` it is. */
export const some = <A>(all: readonly A[], turn = 0): readonly A[] =>
  all.filter((_, i) => (i + turn) % all.length < games(all.length));

/** Whether there are as many games as in `npm run full`; a test that means nothing on fewer is in a `*.full.test.ts`. */
export const isFull = share >= 1;
