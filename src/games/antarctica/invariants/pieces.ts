import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Box, BUILDINGS, type Building, SHIPS, tableFor } from '../components/index.js';
import { ownerOf, type State } from '../state/index.js';

/** Checks that scientists, ships, cubes and buildings are all there, each in one place. */
export const brokenPieces = (state: State, box: Box): string | null => {
  for (let player = 0; player < state.players; player++) {
    const wrong =
      brokenScientists(state, box, player) ?? brokenShips(state, box, player) ?? brokenCubes(state, box, player);
    if (wrong !== null) return `${wrong}[${player}]`;
  }
  return brokenBuildings(state, box);
};

const onZones = ({ scientists }: State, player: Player): number => sum(scientists.map((zone) => zone[player]!));

const onCards = ({ taken }: State, box: Box, player: Player): number =>
  sum(taken[player]!.map((card) => box.cards[card]!.scientists));

/** Checks that a player with cards has placed the scientists of those cards. */
const brokenScientists = (state: State, box: Box, player: Player): string | null => {
  const { reserve, personnel } = box.components.material[state.players];
  const placed = onZones(state, player);
  if (state.reserve[player]! + state.personnel[player]! + placed !== reserve + personnel) return 'reserve';
  return placed < onCards(state, box, player) ? 'taken' : null;
};

const brokenShips = ({ players, queues, freeShips, lostShips }: State, box: Box, player: Player): string | null => {
  const { ships } = box.components.material[players];
  const free = freeShips[player]!;
  const isOwn = (ship: number): boolean => ownerOf(ship) === player;
  const found = [...queues.flat().filter(isOwn), ...free, ...lostShips[player]!];
  if (found.length !== ships || new Set(found).size < ships) return 'freeShips';
  if (found.some((ship) => !isOwn(ship) || ship % SHIPS >= ships)) return 'freeShips';
  return free.some((ship, i) => i > 0 && ship < free[i - 1]!) ? 'freeShips' : null;
};

const brokenCubes = ({ players, cubes, freeCubes, lostCubes }: State, box: Box, player: Player): string | null => {
  const onTracks = cubes.filter((track) => track[player]! > 0).length;
  const found = freeCubes[player]! + lostCubes[player]! + onTracks;
  return found === box.components.material[players].cubes ? null : 'freeCubes';
};

/** Checks that no token is lost, and that all but those of the start came with a card. */
const brokenBuildings = (state: State, box: Box): string | null => {
  const { supply, start } = tableFor(box, state.players);
  const standing = state.buildings.flat();
  const wrong = BUILDINGS.findIndex((building, kind) => {
    const count = (list: readonly Building[]): number => list.filter((other) => other === building).length;
    return count(standing) + state.supply[kind]! !== count(start) + supply[kind]!;
  });
  if (wrong >= 0) return `supply[${wrong}]`;
  return standing.length === start.length + state.taken.flat().length ? null : 'buildings';
};
