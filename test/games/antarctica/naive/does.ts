import { drawInt } from '../../../../src/core/chance/random.js';
import { components, type State } from '../../../../src/games/antarctica/index.js';
import { EVERY_TEXT, naiveRefusal } from './legal.js';

// A second reading of the effects of moves, paragraph by paragraph as on the rules page. It changes a copy of the whole
// state, knows moves by their texts only, and shares only the random numbers with the library.

type Open<A> = A extends readonly (infer B)[]
  ? Open<B>[]
  : A extends object
    ? { -readonly [K in keyof A]: Open<A[K]> }
    : A;
type Table = Open<State>;

const cards = [...components.decks.basic, ...components.decks.double, ...components.decks.advanced];
const HAND = ['scientist', 'icebreaker', 'recruits', 'progress'] as const;
const ORDER = { 2: 'ABBAAB', 3: 'ABCCABBCA', 4: 'ABCDDCBA' };

const ownerOf = (ship: number): number => Math.floor(ship / 6);
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const next = (s: Table, player: number): number => (player + 1) % s.players;

/** Returns the state to which a legal move leads. */
export const naiveNext = (before: State, text: string): State => {
  const s = structuredClone(before) as Table;
  make(s, text);
  return s as State;
};

const make = (s: Table, text: string): void => {
  const [, word, rest] = /^(at|cube|to|centre|up|build-|card-up|card-ice|card-|take-|give-|)(.*)$/.exec(text)!;
  const number = Number(rest);
  switch (word) {
    case 'at':
      return place(s, number);
    case 'cube':
      return placeStartCube(s, number);
    case 'up':
      return advance(s, number);
    case 'take-':
      return take(s, HAND.indexOf(rest as 'scientist'));
  }
  if (s.phase.kind === 'relocateShip') return move(s, text);
  s.turn.hasMadeMove = true;
  const p = s.turn.player!;
  switch (word) {
    case 'to':
      sail(s, number);
      break;
    case 'centre':
      s.turn.hasActed = true;
      goUp(s, p, number, strength(s, p));
      break;
    case 'build-':
      return build(s, p, rest as 'basic');
    case 'card-up':
      played(s, p, 3);
      s.removedShipyardCards[3]!++;
      goUp(s, p, number, 3);
      break;
    case 'card-ice':
      played(s, p, 1);
      s.icebreakers[number] = [...s.icebreakers[number]!, p].sort();
      if (number === s.sun) s.stop.icebreakerPlayer = p;
      break;
    case 'card-':
      if (rest === 'recruits') {
        played(s, p, 2);
        s.removedShipyardCards[2]!++;
        enlist(s, p, 2);
        break;
      }
      played(s, p, 0);
      s.removedShipyardCards[0]!++;
      s.personnel[p]!--;
      s.scientists[s.turn.targetZone!]![p]!++;
      if (isOut(s, p)) return end(s, 'last-scientist');
      break;
    case 'give-':
      give(s, p, rest!);
      break;
    default:
      if (text === 'end') return endTurn(s);
      if (text === 'pass') return sunMoves(s);
      if (text === 'recruit') {
        s.turn.hasActed = true;
        enlist(s, p, strength(s, p));
      }
      if (text === 'ship') {
        s.turn.hasActed = true;
        s.turn.endsAfterEffects = true;
        if (newShip(s, p)) return;
      }
  }
  goOn(s);
};

const place = (s: Table, zone: number): void => {
  if (s.phase.kind !== 'placeShip') return;
  const { placingIndex } = s.phase;
  const order = ORDER[s.players];
  const owner = (s.startPlayer + 'ABCD'.indexOf(order[placingIndex]!)) % s.players;
  s.queues[zone]!.push(s.freeShips[owner]!.shift()!);
  if (placingIndex + 1 < order.length) s.phase = { kind: 'placeShip', placingIndex: placingIndex + 1 };
  else if (s.players === 2) s.phase = { kind: 'placeStartCube', decider: (s.startPlayer + 1) % 2 };
  else sunMoves(s);
};

const placeStartCube = (s: Table, track: number): void => {
  const b = (s.startPlayer + 1) % 2;
  s.freeCubes[b]!--;
  s.cubeSpaces[track]![b] = 1;
  sunMoves(s);
};

const take = (s: Table, card: number): void => {
  const { phase } = s;
  if (phase.kind !== 'pick' && phase.kind !== 'draft') return;
  (phase.kind === 'pick' ? s.shipyardPile : phase.row)[card]!--;
  s.hands[phase.decider]![card]!++;
  phase.playersLeft--;
  phase.decider = next(s, phase.decider);
  if (phase.kind === 'draft' && phase.playersLeft === 1) {
    const last = phase.row.findIndex((count) => count > 0);
    s.hands[phase.decider]![last]!++;
    phase.playersLeft = 0;
  }
  if (phase.playersLeft === 0) goOn(s);
};

const advance = (s: Table, track: number): void => {
  const { phase } = s;
  if (phase.kind === 'advance') {
    goUp(s, phase.decider, track, phase.steps);
    goOn(s);
  }
  if (phase.kind === 'advanceAll') {
    goUp(s, phase.decider, track, 3);
    phase.tracksChosen[track] = true;
    if (!asksAll(s, 'advanceAll', next(s, phase.decider), phase.playersLeft - 1, phase.tracksChosen)) goOn(s);
  }
};

const move = (s: Table, text: string): void => {
  if (s.phase.kind !== 'relocateShip') return;
  if (text !== 'pass') {
    const [zone, position, to] = text.split(/[.>]/).map(Number) as [number, number, number];
    s.queues[to]!.push(leave(s, zone, position));
  }
  if (!asksAll(s, 'relocateShip', next(s, s.phase.decider), s.phase.playersLeft - 1, [])) goOn(s);
};

/** Takes a ship out of its queue. */
const leave = (s: Table, zone: number, position: number): number => {
  const [ship] = s.queues[zone]!.splice(position - 1, 1);
  if (zone === s.sun && s.stop.secondShip === ship) s.stop.secondShip = null;
  return ship!;
};

const sail = (s: Table, to: number): void => {
  const position = s.queues[s.sun]!.indexOf(s.turn.ship!) + 1;
  s.queues[to]!.push(leave(s, s.sun, position));
  s.turn.hasSailed = true;
  s.turn.targetZone = to;
};

const strength = (s: Table, player: number): number => {
  const zone = s.turn.targetZone!;
  return s.queues[zone]!.filter((ship) => ownerOf(ship) === player).length + s.scientists[zone]![player]!;
};

const enlist = (s: Table, player: number, wanted: number): void => {
  const count = Math.min(wanted, s.reserve[player]!);
  s.reserve[player]! -= count;
  s.personnel[player]! += count;
  if (count > 0) s.quietSunSteps = 0;
};

const played = (s: Table, player: number, card: number): void => {
  s.hands[player]![card]!--;
  s.stop.hasPlayedCard[player] = true;
  s.quietSunSteps = 0;
};

const give = (s: Table, player: number, rest: string): void => {
  const [zone, position] = rest.split('.').map(Number) as [number, number];
  if (rest === 'cube') {
    s.freeCubes[player]!--;
    s.lostCubes[player]!++;
  } else {
    s.lostShips[player]!.push(rest === 'ship' ? s.freeShips[player]!.shift()! : leave(s, zone, position));
  }
  enlist(s, player, 1);
  s.turn.hasSacrificed = true;
  s.quietSunSteps = 0;
};

const isOut = (s: Table, player: number): boolean => s.reserve[player]! + s.personnel[player]! === 0;

const build = (s: Table, decider: number, deck: 'basic' | 'double' | 'advanced'): void => {
  const card = s.decks[deck].shift()!;
  const { needs, builds, scientists, steps } = cards[card]!;
  const reached = s.buildings.filter((_, zone) => s.queues[zone]!.some((ship) => ownerOf(ship) === decider));
  for (const need of new Set(needs)) {
    const found = reached.filter((zone) => zone.includes(need)).length;
    if (found >= needs.filter((each) => each === need).length) continue;
    s.stop.hasPlayedCard[decider] = true;
    if (['crane', 'mine', 'derrick', 'turbine'].includes(need)) s.hasSimpleCard[decider] = false;
    else {
      s.expertiseCards[decider]!--;
      s.removedExpertiseCards++;
    }
  }
  const zone = s.turn.targetZone!;
  s.buildings[zone]!.push(builds);
  s.buildingSupply[components.buildingTokens.findIndex(({ building }) => building === builds)]!--;
  s.personnel[decider]! -= scientists;
  s.scientists[zone]![decider]! += scientists;
  s.buildingCards[decider]!.push(card);
  s.turn.hasActed = true;
  s.quietSunSteps = 0;
  if (isOut(s, decider)) s.ending = 'last-scientist';
  else if (Object.values(s.decks).every((each) => each.length === 0)) s.ending = 'last-building';
  const before = s.phase;
  s.phase = { kind: 'advance', decider, steps };
  if (steps > 0 && isPossible(s, /^up/)) return;
  s.phase = before;
  goOn(s);
};

/** Checks whether some move of these texts is legal. */
const isPossible = (s: Table, texts: RegExp): boolean =>
  EVERY_TEXT.some((text) => texts.test(text) && naiveRefusal(s as State, text) === null);

/** Lets a player decide: the first of some who can do something, if there is one. */
const asksAll = (
  s: Table,
  kind: 'relocateShip' | 'advanceAll',
  from: number,
  count: number,
  tracksChosen: boolean[],
): boolean => {
  const before = s.phase;
  for (let decider = from, playersLeft = count; playersLeft > 0; decider = next(s, decider), playersLeft--) {
    s.phase = kind === 'relocateShip' ? { kind, decider, playersLeft } : { kind, decider, playersLeft, tracksChosen };
    if (isPossible(s, kind === 'relocateShip' ? />/ : /^up/)) return true;
  }
  s.phase = before;
  return false;
};

/** Puts a ship into the zone of the sun; returns whether a player takes a card. */
const newShip = (s: Table, owner: number): boolean => {
  const ship = s.freeShips[owner]!.shift()!;
  s.queues[s.sun]!.push(ship);
  s.turn.shipsBuilt.push(ship);
  s.quietSunSteps = 0;
  if (sum(s.shipyardPile) >= s.players - 1) {
    s.phase = { kind: 'pick', decider: next(s, owner), playersLeft: s.players - 1 };
    return true;
  }
  s.removedShipyardCards = s.removedShipyardCards.map((count, card) => count + s.shipyardPile[card]!);
  s.shipyardPile = [0, 0, 0, 0];
  return false;
};

const goUp = (s: Table, player: number, track: number, steps: number): void => {
  const cubes = s.cubeSpaces[track]!;
  const { printedNumbers, effects } = components.tracks[track]!;
  const x = cubes[player]!;
  if (x === 0) s.freeCubes[player]!--;
  let y = x;
  let left = steps;
  printedNumbers.forEach((_, i) => {
    const space = i + 1;
    if (space <= x || left === 0 || cubes.includes(space)) return;
    y = space;
    left--;
  });
  cubes[player] = y;
  s.quietSunSteps = 0;
  for (const { space, colour, effect } of effects.slice().sort((a, b) => a.space - b.space)) {
    if (space <= x || space > y || s.usedBlueSpaces[track]!.includes(space)) continue;
    if (colour === 'blue') s.usedBlueSpaces[track] = [...s.usedBlueSpaces[track]!, space].sort((a, b) => a - b);
    s.waitingEffects.push({ effect, player });
  }
};

const goOn = (s: Table): void => {
  while (s.waitingEffects.length > 0) {
    const { effect, player } = s.waitingEffects.shift()!;
    if (plays(s, effect, player)) return;
  }
  if (s.ending !== null) return end(s, s.ending);
  if (s.turn.endsAfterEffects) return endTurn(s);
  s.phase = { kind: 'turn' };
  if (!isPossible(s, /^(?!end$)/)) endTurn(s);
};

/** Plays an effect; returns whether a player is to decide. */
const plays = (s: Table, effect: Table['waitingEffects'][number]['effect'], player: number): boolean => {
  switch (effect) {
    case 'scientist':
      enlist(s, player, 1);
      return false;
    case 'simple':
      s.hasSimpleCard[player] = true;
      return false;
    case 'expertise':
      if (s.expertisePile > 0) {
        s.expertisePile--;
        s.expertiseCards[player]!++;
      }
      return false;
    case 'ship':
      return s.queues[s.sun]!.length < 3 && s.freeShips[player]!.length > 0 && newShip(s, player);
    case 'move':
      return asksAll(s, 'relocateShip', player, s.players, []);
    case 'advance':
      return asksAll(s, 'advanceAll', player, s.players, [false, false, false, false, false]);
    case 'draft':
      return drafts(s, player);
  }
};

const drafts = (s: Table, decider: number): boolean => {
  if (sum(s.shipyardPile) < s.players) return false;
  const row = [0, 0, 0, 0];
  for (let i = 0; i < s.players; i++) {
    const single = s.shipyardPile.flatMap((count, card) => new Array<number>(count).fill(card));
    const card = single[drawInt(s.random, single.length)]!;
    s.shipyardPile[card]!--;
    row[card]!++;
  }
  s.phase = { kind: 'draft', decider, playersLeft: s.players, row };
  return true;
};

const endTurn = (s: Table): void => {
  const { icebreakerPlayer, secondShip } = s.stop;
  if (s.turn.turnOfStop === 'second' || icebreakerPlayer === null) return sunMoves(s);
  s.icebreakers[s.sun] = s.icebreakers[s.sun]!.filter((owner) => owner !== icebreakerPlayer);
  s.removedShipyardCards[1]!++;
  s.stop.icebreakerPlayer = null;
  if (secondShip === null) sunMoves(s);
  else begin(s, secondShip, 'second');
};

const sunMoves = (s: Table): void => {
  if (s.queues.every((queue) => queue.length === 0)) return end(s, 'no-ships');
  do {
    s.sun = (s.sun + 1) % 8;
    s.quietSunSteps++;
  } while (s.queues[s.sun]!.length === 0);
  if (s.quietSunSteps >= 24) return end(s, 'stalemate');
  const secondShip = s.queues[s.sun]![1] ?? null;
  const owner = secondShip === null ? -1 : ownerOf(secondShip);
  s.stop = {
    secondShip,
    icebreakerPlayer: s.icebreakers[s.sun]!.includes(owner) ? owner : null,
    hasPlayedCard: s.hands.map(() => false),
  };
  begin(s, s.queues[s.sun]![0]!, 'first');
};

const begin = (s: Table, ship: number, turnOfStop: 'first' | 'second'): void => {
  s.turn = {
    player: ownerOf(ship),
    ship,
    turnOfStop,
    hasMadeMove: false,
    hasSailed: false,
    targetZone: null,
    hasActed: false,
    hasSacrificed: false,
    endsAfterEffects: false,
    shipsBuilt: [],
  };
  s.phase = { kind: 'turn' };
};

const end = (s: Table, reason: Extract<State['phase'], { kind: 'over' }>['reason']): void => {
  s.phase = { kind: 'over', reason };
};
