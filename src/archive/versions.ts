/** The rules that each released version of this package reads, by game; a release adds a row, which then stays. */
export const RULES_READ: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '0.1.0': {
    antarctica: ['2'],
    blueprints: ['1'],
    frostpunk: ['1'],
    'igloo-igloo': ['1'],
    nunatak: ['1'],
  },
};

/** The versions of this package that read records of these rules. */
export const versionsReading = (game: string, rules: string): readonly string[] =>
  Object.entries(RULES_READ)
    .filter(([, read]) => Object.hasOwn(read, game) && read[game]!.includes(rules))
    .map(([version]) => version);
