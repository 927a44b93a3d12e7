import { type Resolve, resolveAmong } from '../../archive/index.js';
import { gameOf, games } from '../../games/index.js';
import { type AnyGame, type GameRecord, orThrow } from '../../index.js';

/** The rules in addition to those of this package, as plain data for threads. */
export interface RulesAtHand {
  /** Custom components: the id of the game, and the document. */
  readonly components: readonly (readonly [game: string, document: unknown])[];
  /** The module addresses of other versions of this package. */
  readonly packages: readonly string[];
}

/** No additional rules. */
export const OURS: RulesAtHand = { components: [], packages: [] };

/** The games of all available rules, those of this package first. */
export interface GamesAtHand {
  readonly resolve: Resolve;
  /** Returns the game of a record that is valid by one of them. */
  gameOf(record: Pick<GameRecord, 'game' | 'rules' | 'components'>): AnyGame;
  /** Returns the game of this package to which another version is migrated, with the same components if available. */
  targetOf(game: AnyGame): AnyGame;
}

let known: { readonly key: string; readonly found: Promise<GamesAtHand> } | null = null;

/** Loads the games of the available rules, once per thread. */
export const gamesAtHand = (rules: RulesAtHand): Promise<GamesAtHand> => {
  const key = JSON.stringify(rules);
  if (known?.key !== key) known = { key, found: found(rules) };
  return known.found;
};

const found = async ({ components, packages }: RulesAtHand): Promise<GamesAtHand> => {
  const own = components.map(([id, document]) => orThrow(gameOf(id)!.withComponents(document)));
  const others = await Promise.all(packages.map(gamesOf));
  const ours = [...own, ...valuesOf(games)];
  const resolve = resolveAmong([...valuesOf(games), ...own, ...others.flat()]);
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
export const gamesOf = async (address: string): Promise<readonly AnyGame[]> => {
  const { gameIds, loadGame } = (await import(address)) as OtherPackage;
  if (gameIds === undefined || loadGame === undefined) throw new Error(`${address} does not export games`);
  return Promise.all(gameIds.map((id) => loadGame(id)));
};

const valuesOf = (table: object): readonly AnyGame[] => Object.values(table) as readonly AnyGame[];
