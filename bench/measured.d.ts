// The build of the library that `library.ts` measures: the bundler puts the modules of some tree in the place of these.

declare module 'measured/root' {
  export const fingerprint: (value: unknown) => string;
}

declare module 'measured/game' {
  export const game: import('../src/core/game.js').AnyGame;
}
