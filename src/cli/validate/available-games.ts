import { type Resolve, resolveAmong } from '../../archive/index.js';
import { gameOf, games } from '../../games/index.js';
import { type AnyGame, type GameRecord, orThrow } from '../../index.js';
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
  readonly resolve: Resolve;
  /** Returns the game of a record that is valid by one of them. */
  gameOf(record: Pick<GameRecord, 'game' | 'rules' | 'components'>): AnyGame;
  /** Returns the game of this package to which another version is migrated, with the same components if available. */
  targetOf(game: AnyGame): AnyGame;
}

let cache: { readonly key: string; readonly games: Promise<AvailableGames> } | null = null;

/** Loads the games of the available rules, once per thread. */
export const loadAvailableGames = (rules: ExtraRules): Promise<AvailableGames> => {
  const key = JSON.stringify(rules);
  if (cache?.key !== key) cache = { key, games: loadGames(rules) };
  return cache.games;
};

const loadGames = async ({ components, packages, modules }: ExtraRules): Promise<AvailableGames> => {
  const ownGames = (await Promise.all(modules.map((address) => loadPack(address)))).map(({ game }) => game);
  const usualGames = [...valuesOf(games), ...ownGames];
  const customGames = components.map(([id, document]) =>
    orThrow(usualGames.find((game) => game.id === id)!.withComponents(document)),
  );
  const others = await Promise.all(packages.map(loadPackageGames));
  const ours = [...customGames, ...usualGames];
  const resolve = resolveAmong([...usualGames, ...customGames, ...others.flat()]);
  return {
    resolve,
    gameOf: ({ game, rules, components }) => resolve(game, rules, components)!,
    targetOf: (game) => resolveAmong(ours)(game.id, gameOf(game.id)?.version ?? '', game.componentsId) ?? game,
  };
};

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

const valuesOf = (table: object): readonly AnyGame[] => Object.values(table) as readonly AnyGame[];
