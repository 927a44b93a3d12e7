import { type Resolve, resolveAmong } from '../../archive/index.js';
import { gameOf, games } from '../../games/index.js';
import { type AnyGame, type GameRecord, orThrow } from '../../index.js';

/** Which rules there are besides those of this package: plain data, so that threads can be told. */
export interface RulesAtHand {
  /** Own components: the id of the game, and the document. */
  readonly components: readonly (readonly [game: string, document: unknown])[];
  /** The addresses of other versions of this package. */
  readonly packages: readonly string[];
}

/** The rules of this package alone. */
export const OURS: RulesAtHand = { components: [], packages: [] };

/** The games of the rules at hand, those of this package first. */
export interface GamesAtHand {
  readonly resolve: Resolve;
  /** The game of a record that was proved by one of them. */
  gameOf(record: Pick<GameRecord, 'game' | 'rules' | 'components'>): AnyGame;
  /** The game of these rules to which another version of it is brought: with the same components, if they are at hand. */
  targetOf(game: AnyGame): AnyGame;
}

let known: { readonly key: string; readonly found: Promise<GamesAtHand> } | null = null;

/** Finds games among the rules at hand; each thread looks for them once. */
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

/** The root of another version of this package, as far as it is needed. */
interface OtherPackage {
  readonly gameIds?: readonly string[];
  loadGame?(id: string): Promise<AnyGame>;
}

/** The games of another version of this package. */
export const gamesOf = async (address: string): Promise<readonly AnyGame[]> => {
  const { gameIds, loadGame } = (await import(address)) as OtherPackage;
  if (gameIds === undefined || loadGame === undefined) throw new Error(`${address} has no games`);
  return Promise.all(gameIds.map((id) => loadGame(id)));
};

const valuesOf = (table: object): readonly AnyGame[] => Object.values(table) as readonly AnyGame[];
