/**
 * The versions of the rules that each release of this package reads, by game. Each release adds a row; rows are never
 * removed.
 */
export const READABLE_RULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '0.1.0': {
    antarctica: ['6'],
    blueprints: ['4'],
    frostpunk: ['7'],
    'igloo-igloo': ['4'],
    nunatak: ['6'],
  },
};

/** Lists the versions of this package that read records of these rules. */
export const listReleases = (game: string, rules: string): readonly string[] =>
  Object.entries(READABLE_RULES)
    .filter(([, rulesRead]) => Object.hasOwn(rulesRead, game) && rulesRead[game]!.includes(rules))
    .map(([version]) => version);

/** Lists the games whose records this version of the package reads. */
export const listReadableGames = (): readonly string[] => Object.keys(Object.values(READABLE_RULES).at(-1)!);
