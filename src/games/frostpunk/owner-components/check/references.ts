import type { Building, Components } from '../../components/types/index.js';

type Ids = readonly { readonly id: string }[];

const has = (table: Ids, id: string): boolean => table.some((entry) => entry.id === id);

/** Returns the path of the first wrong entry of a list. */
export const firstWrong = <A>(
  list: readonly A[],
  path: string,
  isRight: (entry: A, i: number) => boolean,
): string | null => {
  const wrong = list.findIndex((entry, i) => !isRight(entry, i));
  return wrong >= 0 ? `${path}[${wrong}]` : null;
};

/** Checks that everything named in the tables exists, in the right table. */
export const wrongReference = (pack: Components): string | null =>
  wrongOnMap(pack) ?? wrongOnTiles(pack) ?? wrongOnCards(pack) ?? wrongCost(pack);

const buildingOf = ({ buildings }: Components, id: string): Building | undefined =>
  buildings.find((building) => building.id === id);

const wrongOnMap = (pack: Components): string | null => {
  const { map, start, buildings } = pack;
  const isSmall = (id: string) => buildingOf(pack, id)?.size === 'small';
  for (const [i, { touches }] of map.positions.entries()) {
    const path = `map.positions[${i}].touches`;
    const wrong = firstWrong(touches, path, (id) => id === 'generator' || has(map.positions, id));
    if (wrong !== null) return wrong;
  }
  return (
    firstWrong(map.printed, 'map.printed', (id, i) => {
      return isSmall(id) && buildingOf(pack, id)!.printed && map.printed.indexOf(id) === i;
    }) ??
    firstWrong(buildings, 'buildings', ({ id, printed }) => !printed || map.printed.includes(id)) ??
    firstWrong(start.generator, 'start.generator', (space) => {
      return space === 'none' || !('building' in space) || isSmall(space.building);
    }) ??
    firstWrong(start.tiles, 'start.tiles', (id) => has(map.positions, id))
  );
};

const wrongOnTiles = (pack: Components): string | null => {
  const wrong = firstWrong(
    pack.tiles,
    'tiles',
    ({ building }) => building === 'none' || buildingOf(pack, building)?.size === 'large',
  );
  return wrong === null ? null : `${wrong}.building`;
};

/** Checks that a Building has no cost exactly when it can never be built. */
const wrongCost = ({ buildings, laws, technologies }: Components): string | null => {
  const unlocked = [...laws, ...technologies].flatMap(({ lasting }) =>
    lasting.flatMap((modifier) => (modifier.kind === 'unlock' ? [modifier.building] : [])),
  );
  const wrong = firstWrong(buildings, 'buildings', ({ id, cost, hammer }) => {
    return (cost === 'none') === (hammer && !unlocked.includes(id));
  });
  return wrong === null ? null : `${wrong}.cost`;
};

const wrongOnCards = (pack: Components): string | null => {
  const { laws, technologies, citizens, experts, buildings, tokens } = pack;
  for (const [table, cards] of [['laws', laws] as const, ['technologies', technologies] as const]) {
    for (const [i, { lasting }] of cards.entries()) {
      const wrong = firstWrong(lasting, `${table}[${i}].lasting`, (modifier) => {
        return !('building' in modifier) || has(buildings, modifier.building);
      });
      if (wrong !== null) return `${wrong}.building`;
    }
  }
  for (const [i, { id, excludes }] of laws.entries()) {
    const wrong = firstWrong(excludes, `laws[${i}].excludes`, (other) => other !== id && has(laws, other));
    if (wrong !== null) return wrong;
  }
  for (const [i, { actions }] of citizens.entries()) {
    for (const [k, action] of actions.entries()) {
      const path = `citizens[${i}].actions[${k}].buildings`;
      const wrong = firstWrong(action.buildings, path, (id) => has(buildings, id));
      if (wrong !== null) return wrong;
    }
  }
  const expert = firstWrong(experts, 'experts', ({ token }) => has(tokens.hope, token));
  return expert === null ? null : `${expert}.token`;
};
