import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { type Box, BUILDINGS, type Building, SHIPS_PER_PLAYER, tablesFor } from '../components/index.js';
import { ownerOf, type State } from '../state/index.js';

/** Checks that scientists, ships, cubes and buildings are all there, each in one place. */
export const piecesContradiction = (state: State, box: Box): string | null => {
  for (let player = 0; player < state.players; player++) {
    const wrong =
      scientistsContradiction(state, box, player) ??
      shipsContradiction(state, box, player) ??
      cubesContradiction(state, box, player);
    if (wrong !== null) return `${wrong}[${player}]`;
  }
  return buildingsContradiction(state, box);
};

const countScientistsOnZones = ({ scientists }: State, player: Player): number =>
  sum(scientists.map((zone) => zone[player]!));

const countScientistsOfCards = ({ buildingCards }: State, box: Box, player: Player): number =>
  sum(buildingCards[player]!.map((card) => box.buildingCards[card]!.scientists));

/** Checks that a player with cards has placed the scientists of those cards. */
const scientistsContradiction = (state: State, box: Box, player: Player): string | null => {
  const { reserve, personnel } = box.components.playerPieces[state.players];
  const placed = countScientistsOnZones(state, player);
  if (state.reserve[player]! + state.personnel[player]! + placed !== reserve + personnel) return 'reserve';
  return placed < countScientistsOfCards(state, box, player) ? 'buildingCards' : null;
};

const shipsContradiction = (
  { players, queues, freeShips, lostShips }: State,
  box: Box,
  player: Player,
): string | null => {
  const { ships } = box.components.playerPieces[players];
  const free = freeShips[player]!;
  const isOwn = (ship: number): boolean => ownerOf(ship) === player;
  const found = [...queues.flat().filter(isOwn), ...free, ...lostShips[player]!];
  if (found.length !== ships || new Set(found).size < ships) return 'freeShips';
  if (found.some((ship) => !isOwn(ship) || ship % SHIPS_PER_PLAYER >= ships)) return 'freeShips';
  return free.some((ship, i) => i > 0 && ship < free[i - 1]!) ? 'freeShips' : null;
};

const cubesContradiction = (
  { players, cubeSpaces, freeCubes, lostCubes }: State,
  box: Box,
  player: Player,
): string | null => {
  const onTracks = cubeSpaces.filter((track) => track[player]! > 0).length;
  const found = freeCubes[player]! + lostCubes[player]! + onTracks;
  return found === box.components.playerPieces[players].cubes ? null : 'freeCubes';
};

/** Checks that no token is lost, and that all but those of the start came with a card. */
const buildingsContradiction = (state: State, box: Box): string | null => {
  const { buildingSupply, startBuildings } = tablesFor(box, state.players);
  const standing = state.buildings.flat();
  const supply = new Map<Building, number>(BUILDINGS.map((building, kind) => [building, buildingSupply[kind]!]));
  for (const building of startBuildings) supply.set(building, supply.get(building)! + 1);
  for (const building of standing) supply.set(building, supply.get(building)! - 1);
  const wrong = BUILDINGS.findIndex((building, kind) => supply.get(building) !== state.buildingSupply[kind]);
  if (wrong >= 0) return `buildingSupply[${wrong}]`;
  return standing.length === startBuildings.length + state.buildingCards.flat().length ? null : 'buildings';
};
