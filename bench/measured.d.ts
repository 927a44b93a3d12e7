// The build of the library that `library.ts` measures: the bundler replaces these modules with those of some tree.

declare module 'measured/root' {
  export const fingerprint: (value: unknown) => string;
}

declare module 'measured/game' {
  export const game: import('../src/core/contract/game.js').AnyGame;
}
