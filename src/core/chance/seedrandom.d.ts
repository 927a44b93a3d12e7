declare module 'seedrandom/seedrandom.js' {
  interface Generator {
    (): number;
    int32(): number;
  }
  function seedrandom(seed: string): Generator;
  export default seedrandom;
}
