/**
 * The versions of the rules that each release of this package reads, by game. Each release adds a row; rows are never
 * removed.
 */
export const RULES_READ: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '0.1.0': {
    antarctica: ['5'],
    blueprints: ['3'],
    frostpunk: ['5'],
    'igloo-igloo': ['3'],
    nunatak: ['4'],
  },
};

/** Lists the versions of this package that read records of these rules. */
export const versionsReading = (game: string, rules: string): readonly string[] =>
  Object.entries(RULES_READ)
    .filter(([, read]) => Object.hasOwn(read, game) && read[game]!.includes(rules))
    .map(([version]) => version);
