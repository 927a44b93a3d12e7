import { type Resolve, resolveAmong } from '../../archive/resolve.js';
import { type AnyGame, type GameRecord, gameIds, loadGame, orThrow } from '../../index.js';
import { loadPack } from '../../packs/load.js';

/** The rules in addition to those of this package, as plain data for threads. */
export interface ExtraRules {
  /** Custom components: the id of the game, and the document. */
  readonly components: readonly (readonly [game: string, document: unknown])[];
  /** The module addresses of other versions of this package. */
  readonly packages: readonly string[];
  /** The module addresses of games of one's own. */
  readonly modules: readonly string[];
}

/** The games of all available rules, those of this package first. */
export interface AvailableGames {
  /** Finds a game among those that are loaded. */
  readonly resolve: Resolve;
  /** Returns the game of a record that is valid by one of them. */
  gameOf(record: Pick<GameRecord, 'game' | 'rules' | 'components'>): AnyGame;
  /** Returns the game of this package to which another version is migrated, with the same components if available. */
  targetOf(game: AnyGame): AnyGame;
  /** Loads games of this package; returns false if all of them were loaded. */
  load(ids: Iterable<string>): Promise<boolean>;
  /** Loads the games of this package that `resolve` was asked for in vain; returns false if there are none. */
  loadMissing(): Promise<boolean>;
}

let cache: { readonly key: string; readonly games: Promise<AvailableGames> } | null = null;

/** Loads the games of the available rules, once per thread; of this package those with the given ids. */
export const loadAvailableGames = async (
  rules: ExtraRules,
  ids: readonly string[] = gameIds,
): Promise<AvailableGames> => {
  const key = JSON.stringify(rules);
  if (cache?.key !== key) cache = { key, games: loadExtraGames(rules) };
  const games = await cache.games;
  await games.load(ids);
  return games;
};

/** Loads the games of extra rules, and none of this package but those of custom components. */
const loadExtraGames = async ({ components, packages, modules }: ExtraRules): Promise<AvailableGames> => {
  const ownGames = (await Promise.all(modules.map((address) => loadPack(address)))).map(({ game }) => game);
  const customGames: AnyGame[] = [];
  for (const [id, document] of components) {
    const game = ownGames.find((own) => own.id === id) ?? (await loadGame(id))!;
    customGames.push(orThrow(game.withComponents(document)));
  }
  const others = await Promise.all(packages.map(loadPackageGames));
  const usualGames = new Map<string, AnyGame>(ownGames.map((game) => [game.id, game]));
  const missing = new Set<string>();
  const resolve: Resolve = (id, version, componentsId) => {
    if (!usualGames.has(id) && isGameId(id)) missing.add(id);
    return resolveAmong([...usualGames.values(), ...customGames, ...others.flat()])(id, version, componentsId);
  };
  const load = async (ids: Iterable<string>): Promise<boolean> => {
    const unloaded = [...ids].filter((id) => !usualGames.has(id));
    for (const id of unloaded) usualGames.set(id, (await loadGame(id))!);
    return unloaded.length > 0;
  };
  return {
    resolve,
    gameOf: ({ game, rules, components: componentsId }) => resolve(game, rules, componentsId)!,
    targetOf: (game) =>
      resolveAmong([...customGames, ...usualGames.values()])(
        game.id,
        usualGames.get(game.id)?.version ?? '',
        game.componentsId,
      ) ?? game,
    load,
    loadMissing: () => load(missing),
  };
};

const isGameId = (id: string): boolean => (gameIds as readonly string[]).includes(id);

/** The exports of another version of this package that are used here. */
interface OtherPackage {
  readonly gameIds?: readonly string[];
  loadGame?(id: string): Promise<AnyGame>;
}

/** Loads the games of another version of this package. */
export const loadPackageGames = async (address: string): Promise<readonly AnyGame[]> => {
  const { gameIds, loadGame } = (await import(address)) as OtherPackage;
  if (gameIds === undefined || loadGame === undefined) throw new Error(`${address} does not export games`);
  return Promise.all(gameIds.map((id) => loadGame(id)));
};
