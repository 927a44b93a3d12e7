import { draw } from '../../../../src/core/chance/random.js';
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
      return startCube(s, number);
    case 'up':
      return advance(s, number);
    case 'take-':
      return take(s, HAND.indexOf(rest as 'scientist'));
  }
  if (s.phase.kind === 'shipMove') return move(s, text);
  s.turn.begun = true;
  const p = s.turn.player!;
  switch (word) {
    case 'to':
      sail(s, number);
      break;
    case 'centre':
      s.turn.acted = true;
      goUp(s, p, number, strength(s, p));
      break;
    case 'build-':
      return build(s, p, rest as 'basic');
    case 'card-up':
      played(s, p, 3);
      s.gone[3]!++;
      goUp(s, p, number, 3);
      break;
    case 'card-ice':
      played(s, p, 1);
      s.icebreakers[number] = [...s.icebreakers[number]!, p].sort();
      if (number === s.sun) s.stop.fires = p;
      break;
    case 'card-':
      if (rest === 'recruits') {
        played(s, p, 2);
        s.gone[2]!++;
        enlist(s, p, 2);
        break;
      }
      played(s, p, 0);
      s.gone[0]!++;
      s.personnel[p]!--;
      s.scientists[s.turn.target!]![p]!++;
      if (isOut(s, p)) return end(s, 'last-scientist');
      break;
    case 'give-':
      give(s, p, rest!);
      break;
    default:
      if (text === 'end') return endTurn(s);
      if (text === 'pass') return sunMoves(s);
      if (text === 'recruit') {
        s.turn.acted = true;
        enlist(s, p, strength(s, p));
      }
      if (text === 'ship') {
        s.turn.acted = true;
        s.turn.closing = true;
        if (newShip(s, p)) return;
      }
  }
  goOn(s);
};

const place = (s: Table, zone: number): void => {
  if (s.phase.kind !== 'placing') return;
  const { next } = s.phase;
  const order = ORDER[s.players];
  const owner = (s.first + 'ABCD'.indexOf(order[next]!)) % s.players;
  s.queues[zone]!.push(s.freeShips[owner]!.shift()!);
  if (next + 1 < order.length) s.phase = { kind: 'placing', next: next + 1 };
  else if (s.players === 2) s.phase = { kind: 'startCube', player: (s.first + 1) % 2 };
  else sunMoves(s);
};

const startCube = (s: Table, track: number): void => {
  const b = (s.first + 1) % 2;
  s.freeCubes[b]!--;
  s.cubes[track]![b] = 1;
  sunMoves(s);
};

const take = (s: Table, card: number): void => {
  const { phase } = s;
  if (phase.kind !== 'pick' && phase.kind !== 'draft') return;
  (phase.kind === 'pick' ? s.pile : phase.row)[card]!--;
  s.hand[phase.player]![card]!++;
  phase.left--;
  phase.player = next(s, phase.player);
  if (phase.kind === 'draft' && phase.left === 1) {
    const last = phase.row.findIndex((count) => count > 0);
    s.hand[phase.player]![last]!++;
    phase.left = 0;
  }
  if (phase.left === 0) goOn(s);
};

const advance = (s: Table, track: number): void => {
  const { phase } = s;
  if (phase.kind === 'advance') {
    goUp(s, phase.player, track, phase.steps);
    goOn(s);
  }
  if (phase.kind === 'advanceThree') {
    goUp(s, phase.player, track, 3);
    phase.taken[track] = true;
    if (!asksAll(s, 'advanceThree', next(s, phase.player), phase.left - 1, phase.taken)) goOn(s);
  }
};

const move = (s: Table, text: string): void => {
  if (s.phase.kind !== 'shipMove') return;
  if (text !== 'pass') {
    const [zone, position, to] = text.split(/[.>]/).map(Number) as [number, number, number];
    s.queues[to]!.push(leave(s, zone, position));
  }
  if (!asksAll(s, 'shipMove', next(s, s.phase.player), s.phase.left - 1, [])) goOn(s);
};

/** Takes a ship out of its queue. */
const leave = (s: Table, zone: number, position: number): number => {
  const [ship] = s.queues[zone]!.splice(position - 1, 1);
  if (zone === s.sun && s.stop.second === ship) s.stop.second = null;
  return ship!;
};

const sail = (s: Table, to: number): void => {
  const position = s.queues[s.sun]!.indexOf(s.turn.ship!) + 1;
  s.queues[to]!.push(leave(s, s.sun, position));
  s.turn.moved = true;
  s.turn.target = to;
};

const strength = (s: Table, player: number): number => {
  const zone = s.turn.target!;
  return s.queues[zone]!.filter((ship) => ownerOf(ship) === player).length + s.scientists[zone]![player]!;
};

const enlist = (s: Table, player: number, wanted: number): void => {
  const count = Math.min(wanted, s.reserve[player]!);
  s.reserve[player]! -= count;
  s.personnel[player]! += count;
  if (count > 0) s.calm = 0;
};

const played = (s: Table, player: number, card: number): void => {
  s.hand[player]![card]!--;
  s.stop.played[player] = true;
  s.calm = 0;
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
  s.turn.sacrificed = true;
  s.calm = 0;
};

const isOut = (s: Table, player: number): boolean => s.reserve[player]! + s.personnel[player]! === 0;

const build = (s: Table, player: number, deck: 'basic' | 'double' | 'advanced'): void => {
  const card = s.decks[deck].shift()!;
  const { needs, builds, scientists, steps } = cards[card]!;
  const reached = s.buildings.filter((_, zone) => s.queues[zone]!.some((ship) => ownerOf(ship) === player));
  for (const need of new Set(needs)) {
    const found = reached.filter((zone) => zone.includes(need)).length;
    if (found >= needs.filter((each) => each === need).length) continue;
    s.stop.played[player] = true;
    if (['crane', 'mine', 'derrick', 'turbine'].includes(need)) s.simple[player] = false;
    else {
      s.expertise[player]!--;
      s.expertiseGone++;
    }
  }
  const zone = s.turn.target!;
  s.buildings[zone]!.push(builds);
  s.supply[components.kinds.findIndex(({ building }) => building === builds)]!--;
  s.personnel[player]! -= scientists;
  s.scientists[zone]![player]! += scientists;
  s.taken[player]!.push(card);
  s.turn.acted = true;
  s.calm = 0;
  if (isOut(s, player)) s.ending = 'last-scientist';
  else if (Object.values(s.decks).every((each) => each.length === 0)) s.ending = 'last-building';
  const before = s.phase;
  s.phase = { kind: 'advance', player, steps };
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
  kind: 'shipMove' | 'advanceThree',
  from: number,
  count: number,
  taken: boolean[],
): boolean => {
  const before = s.phase;
  for (let player = from, left = count; left > 0; player = next(s, player), left--) {
    s.phase = kind === 'shipMove' ? { kind, player, left } : { kind, player, left, taken };
    if (isPossible(s, kind === 'shipMove' ? />/ : /^up/)) return true;
  }
  s.phase = before;
  return false;
};

/** Puts a ship into the zone of the sun; returns whether a player takes a card. */
const newShip = (s: Table, owner: number): boolean => {
  const ship = s.freeShips[owner]!.shift()!;
  s.queues[s.sun]!.push(ship);
  s.turn.built.push(ship);
  s.calm = 0;
  if (sum(s.pile) >= s.players - 1) {
    s.phase = { kind: 'pick', player: next(s, owner), left: s.players - 1 };
    return true;
  }
  s.gone = s.gone.map((count, card) => count + s.pile[card]!);
  s.pile = [0, 0, 0, 0];
  return false;
};

const goUp = (s: Table, player: number, track: number, steps: number): void => {
  const cubes = s.cubes[track]!;
  const { numbers, effects } = components.tracks[track]!;
  const x = cubes[player]!;
  if (x === 0) s.freeCubes[player]!--;
  let y = x;
  let left = steps;
  numbers.forEach((_, i) => {
    const space = i + 1;
    if (space <= x || left === 0 || cubes.includes(space)) return;
    y = space;
    left--;
  });
  cubes[player] = y;
  s.calm = 0;
  for (const { space, colour, effect } of effects.slice().sort((a, b) => a.space - b.space)) {
    if (space <= x || space > y || s.spent[track]!.includes(space)) continue;
    if (colour === 'blue') s.spent[track] = [...s.spent[track]!, space].sort((a, b) => a - b);
    s.effects.push({ effect, player });
  }
};

const goOn = (s: Table): void => {
  while (s.effects.length > 0) {
    const { effect, player } = s.effects.shift()!;
    if (plays(s, effect, player)) return;
  }
  if (s.ending !== null) return end(s, s.ending);
  if (s.turn.closing) return endTurn(s);
  s.phase = { kind: 'turn' };
  if (!isPossible(s, /^(?!end$)/)) endTurn(s);
};

/** Plays an effect; returns whether a player is to decide. */
const plays = (s: Table, effect: Table['effects'][number]['effect'], player: number): boolean => {
  switch (effect) {
    case 'scientist':
      enlist(s, player, 1);
      return false;
    case 'simple':
      s.simple[player] = true;
      return false;
    case 'expertise':
      if (s.expertisePile > 0) {
        s.expertisePile--;
        s.expertise[player]!++;
      }
      return false;
    case 'ship':
      return s.queues[s.sun]!.length < 3 && s.freeShips[player]!.length > 0 && newShip(s, player);
    case 'move':
      return asksAll(s, 'shipMove', player, s.players, []);
    case 'advance':
      return asksAll(s, 'advanceThree', player, s.players, [false, false, false, false, false]);
    case 'draft':
      return drafts(s, player);
  }
};

const drafts = (s: Table, player: number): boolean => {
  if (sum(s.pile) < s.players) return false;
  const row = [0, 0, 0, 0];
  for (let i = 0; i < s.players; i++) {
    const single = s.pile.flatMap((count, card) => new Array<number>(count).fill(card));
    const card = single[draw(s.random, single.length)]!;
    s.pile[card]!--;
    row[card]!++;
  }
  s.phase = { kind: 'draft', player, left: s.players, row };
  return true;
};

const endTurn = (s: Table): void => {
  const { fires, second } = s.stop;
  if (s.turn.part === 'second' || fires === null) return sunMoves(s);
  s.icebreakers[s.sun] = s.icebreakers[s.sun]!.filter((owner) => owner !== fires);
  s.gone[1]!++;
  s.stop.fires = null;
  if (second === null) sunMoves(s);
  else begin(s, second, 'second');
};

const sunMoves = (s: Table): void => {
  if (s.queues.every((queue) => queue.length === 0)) return end(s, 'no-ships');
  do {
    s.sun = (s.sun + 1) % 8;
    s.calm++;
  } while (s.queues[s.sun]!.length === 0);
  if (s.calm >= 24) return end(s, 'stalemate');
  const second = s.queues[s.sun]![1] ?? null;
  const owner = second === null ? -1 : ownerOf(second);
  s.stop = {
    second,
    fires: s.icebreakers[s.sun]!.includes(owner) ? owner : null,
    played: s.hand.map(() => false),
  };
  begin(s, s.queues[s.sun]![0]!, 'first');
};

const begin = (s: Table, ship: number, part: 'first' | 'second'): void => {
  s.turn = {
    player: ownerOf(ship),
    ship,
    part,
    begun: false,
    moved: false,
    target: null,
    acted: false,
    sacrificed: false,
    closing: false,
    built: [],
  };
  s.phase = { kind: 'turn' };
};

const end = (s: Table, reason: Extract<State['phase'], { kind: 'over' }>['reason']): void => {
  s.phase = { kind: 'over', reason };
};
