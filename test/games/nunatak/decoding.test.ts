import { describe, expect, test } from 'vitest';
import { game, type Phase, type State } from '../../../src/games/nunatak/index.js';
import { bracing, cell, floors, held, placing, play, position } from './positions.js';

const at = <A>(list: readonly A[], index: number, value: A): readonly A[] =>
  list.map((each, i) => (i === index ? value : each));

const three = position({
  turn: 22,
  favours: { 0: [8, 9] },
  spent: { 1: [6] },
  also: { reservation: { player: 1, slot: 1 } },
});
const VIGOUR = 19; // in the deck of favours
const two = position({ players: 2, turn: 8 });
const four = position({ players: 4, turn: 7 });
const solo = position({ players: 1, turn: 10 });
const placed = position({ turn: 7, phase: placing(0, 'labourer') });
const seen = play(position({ turn: 4, favours: { 0: [8] } }), 'u8');
const spreading = play(position({ turn: 4, favours: { 0: [9] } }), 'u9');
const window = play(position({ turn: 7, favours: { 1: [6] }, phase: placing(6, 'sculptor') }), 'p1a2');
const reserving = play(window, 'u6');
const squares = play(
  position({ turn: 7, filler: '1a1 1b1 1a2 1c1 1c2 1e5', tiles: { '1b2': 5 }, phase: placing(6, 'sculptor') }),
  'p1b2',
);
const abundant = play(position({ turn: 10, favours: { 0: [7] } }), 'u7');
const picking = position({
  phase: { kind: 'pick', cell: 0 },
  deck: [0],
  blocks: { 0: '1a1' },
  areas: { 0: '22E' },
  favourLine: [0, 9],
});
const picked = play(picking, 'f0');
const scored = position({
  turn: 7,
  phase: { kind: 'pick', cell: cell('1e5') },
  blocks: { 0: '1a1 1b1 1e5', 1: '1a2 1e1', 2: '1b2 1e3' },
  areas: { 0: '22E' },
});
const ending = position({ turn: 54, favours: { 0: [14] }, phase: { kind: 'final', asked: 0 } });
const extra = play(
  position({
    players: 4,
    turn: 52,
    filler: floors(4, '4b1 4a2 4b2'),
    tiles: { '4b1': 0 },
    phase: placing(1, 'labourer'),
  }),
  'p4b1',
);

const swapping = play(position({ turn: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] }), 'u8');
const swapped = play(swapping, 'x22');
const ordered = play(swapped, 'o312');
const second = play(
  position({ turn: 10, favours: { 0: [7], 1: [9] }, phase: { kind: 'take', any: false }, line: [5, 6, 7, 8] }),
  'u7 t5 p1a2',
);
const transforming = play(
  position({ turn: 54, favours: { 0: [14, 15] }, areas: { 0: '17B' }, phase: { kind: 'final', asked: 0 } }),
  'u14 c17',
);
const transformed = play(transforming, 'iW');
const again = play(transformed, 'u15 c17');

const phase = (state: State, change: object): Partial<State> => ({ phase: { ...state.phase, ...change } as Phase });
const resumed = (state: State, change: object): Partial<State> =>
  phase(state, { resume: { ...(state.phase as { resume: object }).resume, ...change } });

/** Returns the deck with one more card. */
const onDeck = ({ deck, backs }: State, card: number): Partial<State> => ({
  deck: [card, ...deck],
  backs: [game.components.cards[card]!.pile, ...backs],
});

/** Returns a card of the first player that a transformation has changed. */
const changed = ({ areas }: State, card: number): Partial<State> => ({
  areas: at(
    areas,
    0,
    areas[0]!.map((held) => (held.card === card ? { card, as: 'sculptor', tool: null, changed: true } : held)),
  ),
});

type Fault = readonly [string, State, Partial<Record<keyof State, unknown>>, string];

const FAULTS: readonly Fault[] = [
  ['a list too few', three, { track: [0, 0] }, 'track'],
  ['an area too many', three, { areas: [...three.areas, []] }, 'areas'],
  ['lots with three players', three, { lots: two.lots }, 'lots'],
  ['a block aside with three players', three, { aside: [1, 1, 1] }, 'aside'],
  ['cubes with three players', three, { cubes: [0, 2] }, 'cubes'],
  ['no completion card with four players', four, { completion: -1 }, 'completion'],
  ['a completion card with three players', three, { completion: 0 }, 'completion'],
  ['a block of nobody', three, { blocks: at(three.blocks, 24, 3) }, 'blocks[24]'],
  ['a turn of nobody', three, { active: 3 }, 'active'],
  ['a token in a game of three', three, { first: 1 }, 'first'],
  ['a reservation of nobody', three, { reservation: { player: 3, slot: 1 } }, 'reservation.player'],
  ['a peek without a player', three, { peek: { player: -1, count: 1 } }, 'peek'],
  ['somebody asked who does not play', window, phase(window, { asked: 3 }), 'phase.asked'],
  ['Siku with three players', placed, phase(placed, { use: 'siku' }), 'phase.use'],
  ['the wrong turn', three, { turn: 23 }, 'turn'],
  ["somebody else's turn", three, { active: 1 }, 'active'],
  ['more turns left than blocks', three, { left: at(three.left, 0, 12) }, 'left'],
  ['blocks of the wrong owner', three, { blocks: at(three.blocks, 24, 1) }, 'blocks'],
  ['extra turns before their time', four, { extra: [1] }, 'extra'],
  ['a block aside placed before its time', four, { aside: [0, 1, 1, 1] }, 'aside'],
  ['extra turns for the same player', extra, { extra: [extra.active] }, 'extra'],
  ['too many extra turns', extra, { extra: [0, 1, 2].filter((p) => p !== extra.active).slice(0, 2) }, 'extra'],
  ['an extra turn without a block', extra, { aside: at(extra.aside, extra.active, 0) }, 'aside'],
  ['an empty lot before a spare one', two, { lots: at(two.lots, 0, { own: 0, siku: 0, spare: 8 }) }, 'lots[0]'],
  ['a lot that does not fit the turns', two, { lots: at(two.lots, 0, { own: 2, siku: 1, spare: 7 }) }, 'lots[0]'],
  ['cubes of another round', solo, { cubes: [0, 2] }, 'cubes'],
  ['the token of another round', solo, { first: 1 }, 'first'],
  ['abundance that was not used', three, { abundance: { player: 0, stage: 'first' } }, 'abundance'],
  ['abundance of another player', abundant, { abundance: { player: 1, stage: 'first' } }, 'abundance'],
  ['abundance in another stage', abundant, { abundance: { player: 0, stage: 'skip' } }, 'active'],
  ['a card twice', three, { deck: at(three.deck, 0, three.deck[1]!) }, 'deck'],
  ['a card on the wrong back', three, { backs: at(three.backs, 0, 5 - three.backs[0]!) }, 'backs[0]'],
  ['a back too few', three, { backs: three.backs.slice(1) }, 'backs'],
  ['a line too short', three, { line: at(three.line, 0, -1), deck: [...three.deck, three.line[0]] }, 'backs'],
  [
    'a card in a foreign column',
    three,
    { areas: at(three.areas, 2, at(three.areas[2]!, 0, { ...three.areas[2]![0]!, as: 'elder', tool: null })) },
    'areas[2][0]',
  ],
  [
    'a card changed too early',
    three,
    { areas: at(three.areas, 2, at(three.areas[2]!, 0, { ...three.areas[2]![0]!, changed: true })) },
    'areas[2][0]',
  ],
  ['the card of the turn filed elsewhere', placed, phase(placed, { card: 1 }), 'phase.card'],
  ['the card of the turn used otherwise', placed, phase(placed, { as: 'sculptor' }), 'phase.as'],
  ['a tile twice', three, { tiles: at(three.tiles, 0, three.tiles[1]!) }, 'tiles'],
  ['a stack out of order', three, { stack: [...three.stack].reverse() }, 'stack[0]'],
  ['a square without its tile', squares, phase(squares, { cells: [26] }), 'tiles[25]'],
  ['squares out of order', squares, phase(squares, { cells: [26, 25] }), 'phase.cells'],
  ['a square that is open', squares, phase(squares, { cells: [25, 26, 27] }), 'phase.cells'],
  ['another support', three, { support: [1, 0, 0] }, 'support[0]'],
  ['too many points of squares', three, { squares: [0, 0, 99] }, 'squares'],
  ['too many steps', position({}), { track: [1, 0, 0] }, 'track'],
  ['too many points of favours', three, { favourPoints: [1, 0, 0] }, 'favourPoints[0]'],
  ['a favour twice', three, { favourDeck: at(three.favourDeck, 0, 8) }, 'favourDeck'],
  [
    'a favour too many',
    three,
    { favours: at(three.favours, 2, [VIGOUR]), favourDeck: three.favourDeck.filter((favour) => favour !== VIGOUR) },
    'favours[2]',
  ],
  [
    'a favour too few',
    three,
    { favours: at(three.favours, 0, [8]), favourDeck: [...three.favourDeck, 9] },
    'favours[0]',
  ],
  [
    'one favour in the line',
    three,
    { favourLine: three.favourLine.slice(1), favourDeck: [...three.favourDeck, three.favourLine[0]] },
    'favourLine',
  ],
  [
    'a favour out of the game',
    three,
    { gone: [VIGOUR], favourDeck: three.favourDeck.filter((favour) => favour !== VIGOUR) },
    'gone',
  ],
  ['a favour for three with two players', two, { gone: [13, 5] }, 'gone'],
  ['a fresh favour before picking', three, { fresh: 8 }, 'fresh'],
  ['another favour picked', picked, { fresh: 9 }, 'phase.favour'],
  ['a reservation on an empty slot', placed, { reservation: { player: 1, slot: 3 } }, 'reservation'],
  ['a reservation without foresight', four, { reservation: { player: 1, slot: 0 } }, 'reservation'],
  ['a peek without divination', four, { peek: { player: 1, count: 1 } }, 'peek'],
  [
    "[NU-SIKU-3] case 59: a card of Siku's in the deck",
    two,
    { discard: two.discard.slice(1), ...onDeck(two, two.discard[0]!) },
    'deck',
  ],
  [
    '[NU-SIKU-3] case 59: a card of the line put away for Siku',
    two,
    { discard: [...two.discard, two.line[0]], line: at(two.line, 0, -1) },
    'discard',
  ],
  [
    'a card of the line put away for a dummy',
    solo,
    { discard: [...solo.discard, solo.line[0]], line: at(solo.line, 0, -1) },
    'line',
  ],
  [
    '[NU-ELDER-1] case 59: a pick for a block on which a tile lies',
    scored,
    phase(scored, { cell: cell('1a1') }),
    'tiles[25]',
  ],
  [
    'a pick without an elder',
    picking,
    { areas: at(picking.areas, 0, [held(game, picking.deck[0]!, 'labourer')]), deck: at(picking.deck, 0, 22) },
    'phase',
  ],
  ['a card that is not the own one to change', transforming, phase(transforming, { card: 0 }), 'phase'],
  [
    '[NU-FX-14] case 59: a changed card to change, and one transformation',
    transforming,
    changed(transforming, 17),
    'areas[0][0]',
  ],
  ['more points of favours than before the bracing', bracing, { favourPoints: [4, 0, 0] }, 'favourPoints[0]'],
  ['a window after a turn of somebody else', window, { active: 2 }, 'active'],
  ['a window within abundance after a turn of somebody else', second, { active: 2 }, 'active'],
  ['a window before the first turn of abundance', second, { abundance: { player: 0, stage: 'first' } }, 'active'],
  ['a known card while nobody has looked', three, { known: { card: three.deck[0], first: 0, last: 0 } }, 'known'],
  ['a known card before the exchange', swapping, { known: { card: 10, first: 0, last: 2 } }, 'known'],
  ['a known card in two places before the order', swapped, { known: { card: 5, first: 0, last: 1 } }, 'known'],
  ['a known card in another place', swapped, { known: { card: 5, first: 2, last: 2 } }, 'known'],
  ['a known card in one place after the order', ordered, { known: { card: 5, first: 2, last: 2 } }, 'known'],
  ['a known card that lies deeper', ordered, { known: { card: ordered.deck[3], first: 0, last: 2 } }, 'known'],
  ['any card without need', three, phase(three, { any: true }), 'phase'],
  ['liberty that was not used', placed, phase(placed, { free: true, liberty: true }), 'phase'],
  ['free placing without need', placed, phase(placed, { free: true }), 'phase'],
  ['a window for somebody who holds nothing', window, phase(window, { asked: 2 }), 'phase'],
  ['a peek of fewer cards', seen, { peek: { player: 0, count: 2 } }, 'phase'],
  ['another favour looking', seen, phase(seen, { favour: 9 }), 'phase'],
  ['another favour spreading', spreading, phase(spreading, { favour: 8 }), 'phase'],
  ['a lifted tile under a block', spreading, phase(spreading, { from: cell('1e5') }), 'phase'],
  ['reserving back to another player', reserving, resumed(reserving, { asked: 2 }), 'phase'],
  [
    'an end favour of somebody who has none',
    ending,
    phase(ending, { asked: ending.favours.findIndex((held) => held.every((f) => f < 14)) }),
    'phase',
  ],
];

test('[NU-FX-14] case 59: a card may change twice', () => {
  expect(transformed.areas[0]).toContainEqual({ card: 17, as: 'artisan', tool: 'saw', changed: true });
  expect(again.phase).toEqual({ kind: 'into', asked: 0, favour: 15, card: 17 });
  expect(game.State.is(again)).toBe(true);
});

describe('decoding refuses', () => {
  test.each(FAULTS)('%s', (_, state, change, path) => {
    expect(game.State.is(state)).toBe(true);
    const decoded = game.State.decode({ ...state, ...change });
    expect(decoded).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidState', path } });
  });

  test('a view, another game and what is no state', () => {
    for (const other of [
      game.view(three, 0),
      { ...three, game: 'igloo' },
      { ...three, components: 'own-0' },
      null,
      3,
      [],
    ]) {
      expect(game.State.decode(other)._tag).toBe('Left');
    }
  });
});
