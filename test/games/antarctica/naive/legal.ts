import { type Building, components, type State } from '../../../../src/games/antarctica/index.js';

// A second reading of the legal moves, straight from the move table of the rules page and as plain as possible: it
// knows moves by their texts only and shares nothing with the library but the state and the components.

type Refusal = string | null;
/** A condition, checked in order, with the clause that it breaks. */
type Check = readonly [boolean, string];

const first = (...checks: readonly Check[]): Refusal => checks.find(([broken]) => broken)?.[1] ?? null;

const digits = (count: number): readonly number[] => [...new Array(count).keys()];
const places = digits(8).flatMap((zone) => [1, 2, 3].map((position) => `${zone}.${position}`));

/** Every text of the notation, in no order. */
export const EVERY_TEXT: readonly string[] = [
  ...digits(8).flatMap((zone) => [`at${zone}`, `to${zone}`, `card-ice${zone}`]),
  ...digits(5).flatMap((track) => [`cube${track}`, `centre${track}`, `up${track}`, `card-up${track}`]),
  ...['recruit', 'build-basic', 'build-double', 'build-advanced', 'ship', 'pass', 'end', 'card-scientist'],
  ...['card-recruits', 'give-cube', 'give-ship', ...places.map((place) => `give-${place}`)],
  ...['take-scientist', 'take-icebreaker', 'take-recruits', 'take-progress'],
  ...places.flatMap((place) => digits(8).flatMap((to) => (place.startsWith(`${to}`) ? [] : [`${place}>${to}`]))),
];

const HAND = ['scientist', 'icebreaker', 'recruits', 'progress'];
const cards = [...components.decks.basic, ...components.decks.double, ...components.decks.advanced];
const ownerOf = (ship: number | undefined | null): number => (ship == null ? -1 : Math.floor(ship / 6));

/** Returns the clause of the move table that forbids a move; null if it is legal. */
export const naiveRefusal = (state: State, text: string): Refusal => {
  if (state.phase.kind === 'over') return 'AN-PHA-2';
  const [, word, rest] = /^(at|cube|to|centre|up|build-|card-up|card-ice|card-|take-|give-|)(.*)$/.exec(text)!;
  const number = Number(rest);
  const { phase } = state;
  switch (phase.kind) {
    case 'placeShip':
      return word === 'at' ? placing(state, number) : 'AN-PHA-1';
    case 'placeStartCube':
      return word === 'cube' ? first([shut(state, number), 'AN-TRK-1']) : 'AN-PHA-1';
    case 'pick':
      return word === 'take-' ? first([state.shipyardPile[HAND.indexOf(rest!)] === 0, 'AN-SHP-5']) : 'AN-PHA-1';
    case 'draft':
      return word === 'take-' ? first([phase.row[HAND.indexOf(rest!)] === 0, 'AN-EFF-10']) : 'AN-PHA-1';
    case 'relocateShip':
      if (text === 'pass') return null;
      return text.includes('>') ? moving(state, phase.decider, text) : 'AN-PHA-1';
    case 'advance':
    case 'advanceAll': {
      if (text === 'pass') return phase.kind === 'advance' ? 'AN-BLD-11' : 'AN-EFF-14';
      if (word !== 'up') return 'AN-PHA-1';
      const taken = phase.kind === 'advanceAll' && phase.tracksChosen[number]!;
      return ahead(state, phase.decider, number, [[taken, 'AN-EFF-12']]);
    }
    case 'turn':
      return inTurn(state, state.turn.player!, text, word!, rest!);
  }
};

const closed = ({ players }: State, zone: number): boolean => players === 2 && (zone === 2 || zone === 6);
const shut = ({ players }: State, track: number): boolean => components.tracks[track]!.minPlayers > players;
const full = ({ queues }: State, zone: number): boolean => queues[zone]!.length === 3;

const placing = (state: State, zone: number): Refusal =>
  first([closed(state, zone), 'AN-SET-2'], [full(state, zone), 'AN-SET-14']);

const moving = (state: State, player: number, text: string): Refusal => {
  const [zone, position, to] = text.split(/[.>]/).map(Number) as [number, number, number];
  const ship = state.queues[zone]![position - 1];
  return first(
    [ownerOf(ship) !== player, 'AN-EFF-6'],
    [ship === state.turn.ship && !state.turn.hasSailed, 'AN-EFF-9'],
    [state.turn.shipsBuilt.includes(ship!), 'AN-EFF-8'],
    [closed(state, to) || full(state, to), 'AN-EFF-7'],
  );
};

const ahead = (state: State, player: number, track: number, between: readonly Check[]): Refusal => {
  const cubes = state.cubeSpaces[track]!;
  const mine = cubes[player]!;
  const spaces = components.tracks[track]!.printedNumbers.map((_, i) => i + 1);
  return first(
    [shut(state, track), 'AN-TRK-1'],
    ...between,
    [mine === 0 && state.freeCubes[player] === 0, 'AN-TRK-3'],
    [!spaces.some((space) => space > mine && !cubes.includes(space)), 'AN-TRK-7'],
  );
};

const inTurn = (state: State, player: number, text: string, word: string, rest: string): Refusal => {
  const { turn, sun } = state;
  const number = Number(rest);
  if (text === 'pass') return first([turn.turnOfStop === 'first' || turn.hasMadeMove, 'AN-ICE-8']);
  if (text === 'end') return first([!turn.hasSailed, 'AN-MOV-6']);
  if (word === 'to') {
    return first(
      [turn.hasSailed, 'AN-MOV-1'],
      [closed(state, number), 'AN-MOV-3'],
      [number === sun, 'AN-MOV-2'],
      [full(state, number), 'AN-MOV-4'],
    );
  }
  if (word.startsWith('card-')) return card(state, player, word, rest);
  if (word === 'give-') return giving(state, player, rest);
  if (text === 'recruit' || text === 'ship' || word === 'centre' || word === 'build-') {
    return first([!turn.hasSailed, 'AN-ACT-1'], [turn.hasActed, 'AN-ACT-2']) ?? action(state, player, text, word, rest);
  }
  return 'AN-PHA-1';
};

const action = (state: State, player: number, text: string, word: string, rest: string): Refusal => {
  const zone = state.turn.targetZone!;
  const stands = (building: Building): boolean => state.buildings[zone]!.includes(building);
  const ships = state.queues[zone]!.filter((ship) => ownerOf(ship) === player).length;
  const strength = ships + state.scientists[zone]![player]!;
  if (text === 'recruit') {
    return first([!stands('camp'), 'AN-REC-1'], [Math.min(strength, state.reserve[player]!) === 0, 'AN-REC-3']);
  }
  if (text === 'ship') {
    return first(
      [!stands('shipyard'), 'AN-SHP-1'],
      [state.freeShips[player]!.length === 0, 'AN-SHP-2'],
      [full(state, state.sun), 'AN-SHP-3'],
    );
  }
  if (word === 'build-') return building(state, player, rest as 'basic' | 'double' | 'advanced');
  const icons = components.tracks[Number(rest)]!.centres;
  return ahead(state, player, Number(rest), [
    [!icons.some(stands), 'AN-RES-1'],
    [strength === 0, 'AN-RES-3'],
  ]);
};

const building = (state: State, player: number, deck: 'basic' | 'double' | 'advanced'): Refusal => {
  const top = state.decks[deck][0];
  if (top === undefined) return 'AN-BLD-1';
  const { builds, needs, scientists } = cards[top]!;
  const kind = components.buildingTokens.findIndex((each) => each.building === builds);
  const early = first(
    [state.buildings[state.turn.targetZone!]!.includes(builds), 'AN-BLD-2'],
    [state.personnel[player]! < scientists, 'AN-BLD-3'],
    [state.buildingSupply[kind] === 0, 'AN-BLD-4'],
  );
  if (early !== null) return early;
  const seen = state.buildings.filter((_, zone) => state.queues[zone]!.some((ship) => ownerOf(ship) === player));
  const kinds = [...new Set(needs)].flatMap((need) => {
    const wanted = needs.filter((each) => each === need).length;
    const found = seen.filter((zone) => zone.includes(need)).length;
    return new Array<Building>(Math.max(0, wanted - found)).fill(need);
  });
  if (kinds.length === 0) return null;
  const held =
    ['crane', 'mine', 'derrick', 'turbine'].includes(kinds[0]!) && state.hasSimpleCard[player]
      ? 1
      : ['laboratory', 'factory'].includes(kinds[0]!) && state.expertiseCards[player];
  const isStoodFor = !['camp', 'shipyard', 'land', 'coastal', 'marine', 'headquarters', 'farm', 'antenna'].includes(
    kinds[0]!,
  );
  return first(
    [kinds.length > 1, 'AN-BLD-6'],
    [!isStoodFor || !held, 'AN-BLD-5'],
    [state.stop.hasPlayedCard[player]!, 'AN-CRD-2'],
  );
};

const card = (state: State, player: number, word: string, rest: string): Refusal => {
  const name = { 'card-up': 'progress', 'card-ice': 'icebreaker' }[word] ?? rest;
  const early = first(
    [state.hands[player]![HAND.indexOf(name)] === 0, 'AN-CRD-1'],
    [state.stop.hasPlayedCard[player]!, 'AN-CRD-2'],
  );
  if (early !== null) return early;
  const zone = Number(rest);
  if (name === 'progress') return ahead(state, player, zone, []);
  if (name === 'recruits') return first([state.reserve[player] === 0, 'AN-CRD-7']);
  if (name === 'scientist')
    return first([!state.turn.hasSailed, 'AN-CRD-5'], [state.personnel[player] === 0, 'AN-CRD-6']);
  const here = zone === state.sun;
  return first(
    [state.icebreakers[zone]!.includes(player), 'AN-ICE-2'],
    [here && (state.turn.turnOfStop === 'second' || ownerOf(state.stop.secondShip) !== player), 'AN-ICE-3'],
    [!here && ownerOf(state.queues[zone]![1]) !== player, 'AN-ICE-1'],
  );
};

const giving = (state: State, player: number, rest: string): Refusal => {
  const [zone, position] = rest.split('.').map(Number) as [number, number];
  const ship = state.queues[zone]?.[position - 1];
  const has = { cube: state.freeCubes[player]! > 0, ship: state.freeShips[player]!.length > 0 }[rest];
  return first(
    [state.turn.hasSacrificed, 'AN-SAC-1'],
    [!(has ?? ownerOf(ship) === player), 'AN-SAC-2'],
    [has === undefined && ship === state.turn.ship && !state.turn.hasSailed, 'AN-SAC-3'],
  );
};
