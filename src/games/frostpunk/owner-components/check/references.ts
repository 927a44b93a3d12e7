import type { Building, Components } from '../../components/types/index.js';

type Ids = readonly { readonly id: string }[];

const hasId = (table: Ids, id: string): boolean => table.some((entry) => entry.id === id);

/** Returns the path of the first wrong entry of a list. */
export const findWrongEntry = <A>(
  list: readonly A[],
  path: string,
  isRight: (entry: A, i: number) => boolean,
): string | null => {
  const wrong = list.findIndex((entry, i) => !isRight(entry, i));
  return wrong >= 0 ? `${path}[${wrong}]` : null;
};

/** Checks that everything named in the tables exists, in the right table. */
export const findWrongReference = (pack: Components): string | null =>
  findWrongOnMap(pack) ?? findWrongOnTiles(pack) ?? findWrongOnCards(pack) ?? findWrongCost(pack);

const findBuilding = ({ buildings }: Components, id: string): Building | undefined =>
  buildings.find((building) => building.id === id);

const findWrongOnMap = (pack: Components): string | null => {
  const { map, start, buildings } = pack;
  const isSmall = (id: string) => findBuilding(pack, id)?.size === 'small';
  for (const [i, { touches }] of map.positions.entries()) {
    const path = `map.positions[${i}].touches`;
    const wrong = findWrongEntry(touches, path, (id) => id === 'generator' || hasId(map.positions, id));
    if (wrong !== null) return wrong;
  }
  return (
    findWrongEntry(map.printedBuildings, 'map.printedBuildings', (id, i) => {
      return isSmall(id) && findBuilding(pack, id)!.isPrinted && map.printedBuildings.indexOf(id) === i;
    }) ??
    findWrongEntry(buildings, 'buildings', ({ id, isPrinted }) => !isPrinted || map.printedBuildings.includes(id)) ??
    findWrongEntry(start.generatorContents, 'start.generatorContents', (space) => {
      return space === 'none' || !('building' in space) || isSmall(space.building);
    }) ??
    findWrongEntry(start.tilePositions, 'start.tilePositions', (id) => hasId(map.positions, id))
  );
};

const findWrongOnTiles = (pack: Components): string | null => {
  const wrong = findWrongEntry(
    pack.tiles,
    'tiles',
    ({ building }) => building === 'none' || findBuilding(pack, building)?.size === 'large',
  );
  return wrong === null ? null : `${wrong}.building`;
};

/** Checks that a Building has no cost exactly when it can never be built. */
const findWrongCost = ({ buildings, laws, technologies }: Components): string | null => {
  const unlocked = [...laws, ...technologies].flatMap(({ modifiers }) =>
    modifiers.flatMap((modifier) => (modifier.kind === 'unlockBuilding' ? [modifier.building] : [])),
  );
  const wrong = findWrongEntry(buildings, 'buildings', ({ id, cost, isLocked }) => {
    return (cost === 'none') === (isLocked && !unlocked.includes(id));
  });
  return wrong === null ? null : `${wrong}.cost`;
};

const findWrongOnCards = (pack: Components): string | null => {
  const { laws, technologies, citizenCards, experts, buildings, tokens } = pack;
  for (const [table, cards] of [['laws', laws] as const, ['technologies', technologies] as const]) {
    for (const [i, { modifiers }] of cards.entries()) {
      const wrong = findWrongEntry(modifiers, `${table}[${i}].modifiers`, (modifier) => {
        return !('building' in modifier) || hasId(buildings, modifier.building);
      });
      if (wrong !== null) return `${wrong}.building`;
    }
  }
  for (const [i, { id, excludes }] of laws.entries()) {
    const wrong = findWrongEntry(excludes, `laws[${i}].excludes`, (other) => other !== id && hasId(laws, other));
    if (wrong !== null) return wrong;
  }
  for (const [i, { actions }] of citizenCards.entries()) {
    for (const [k, action] of actions.entries()) {
      const path = `citizenCards[${i}].actions[${k}].buildings`;
      const wrong = findWrongEntry(action.buildings, path, (id) => hasId(buildings, id));
      if (wrong !== null) return wrong;
    }
  }
  const expert = findWrongEntry(experts, 'experts', ({ token }) => hasId(tokens.hope, token));
  return expert === null ? null : `${expert}.token`;
};
