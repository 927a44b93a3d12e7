import { describe, expect, test } from 'vitest';
import { game, type Phase, type State } from '../../../src/games/nunatak/index.js';
import { bracing, cell, floors, held, placing, play, position } from './positions.js';

const at = <A>(list: readonly A[], index: number, value: A): readonly A[] =>
  list.map((each, i) => (i === index ? value : each));

const three = position({
  turnNumber: 22,
  favours: { 0: [8, 9] },
  usedFavours: { 1: [6] },
  also: { reservation: { player: 1, slot: 1 } },
});
const VIGOUR = 19; // in the deck of favours
const two = position({ players: 2, turnNumber: 8 });
const four = position({ players: 4, turnNumber: 7 });
const solo = position({ players: 1, turnNumber: 10 });
const placed = position({ turnNumber: 7, phase: placing(0, 'labourer') });
const seen = play(position({ turnNumber: 4, favours: { 0: [8] } }), 'u8');
const spreading = play(position({ turnNumber: 4, favours: { 0: [9] } }), 'u9');
const window = play(position({ turnNumber: 7, favours: { 1: [6] }, phase: placing(6, 'sculptor') }), 'p1a2');
const reserving = play(window, 'u6');
const squares = play(
  position({ turnNumber: 7, filler: '1a1 1b1 1a2 1c1 1c2 1e5', tiles: { '1b2': 5 }, phase: placing(6, 'sculptor') }),
  'p1b2',
);
const abundant = play(position({ turnNumber: 10, favours: { 0: [7] } }), 'u7');
const picking = position({
  phase: { kind: 'pickFavour', cell: 0 },
  deck: [0],
  blocks: { 0: '1a1' },
  filedCards: { 0: '22E' },
  favourLine: [0, 9],
});
const picked = play(picking, 'f0');
const scored = position({
  turnNumber: 7,
  phase: { kind: 'pickFavour', cell: cell('1e5') },
  blocks: { 0: '1a1 1b1 1e5', 1: '1a2 1e1', 2: '1b2 1e3' },
  filedCards: { 0: '22E' },
});
const ending = position({ turnNumber: 54, favours: { 0: [14] }, phase: { kind: 'endFavour', decider: 0 } });
const extra = play(
  position({
    players: 4,
    turnNumber: 52,
    filler: floors(4, '4b1 4a2 4b2'),
    tiles: { '4b1': 0 },
    phase: placing(1, 'labourer'),
  }),
  'p4b1',
);

const swapping = play(position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] }), 'u8');
const swapped = play(swapping, 'x22');
const ordered = play(swapped, 'o312');
const second = play(
  position({
    turnNumber: 10,
    favours: { 0: [7], 1: [9] },
    phase: { kind: 'take', anyCardAnyTile: false },
    line: [5, 6, 7, 8],
  }),
  'u7 t5 p1a2',
);
const transforming = play(
  position({
    turnNumber: 54,
    favours: { 0: [14, 15] },
    filedCards: { 0: '17B' },
    phase: { kind: 'endFavour', decider: 0 },
  }),
  'u14 c17',
);
const transformed = play(transforming, 'iW');
const again = play(transformed, 'u15 c17');

const phase = (state: State, change: object): Partial<State> => ({ phase: { ...state.phase, ...change } as Phase });
const resumed = (state: State, change: object): Partial<State> =>
  phase(state, { phaseToResume: { ...(state.phase as { phaseToResume: object }).phaseToResume, ...change } });

/** Returns the deck with one more card. */
const onDeck = ({ deck, deckBacks }: State, card: number): Partial<State> => ({
  deck: [card, ...deck],
  deckBacks: [game.components.cards[card]!.pile, ...deckBacks],
});

/** Returns a card of the first player that a transformation has changed. */
const changed = ({ filedCards }: State, card: number): Partial<State> => ({
  filedCards: at(
    filedCards,
    0,
    filedCards[0]!.map((held) =>
      held.card === card ? { card, countsAs: 'sculptor', tool: null, isTransformed: true } : held,
    ),
  ),
});

type Contradiction = readonly [string, State, Partial<Record<keyof State, unknown>>, string];

const CONTRADICTIONS: readonly Contradiction[] = [
  ['a list too few', three, { engineeringSteps: [0, 0] }, 'engineeringSteps'],
  ['an area too many', three, { filedCards: [...three.filedCards, []] }, 'filedCards'],
  ['lots with three players', three, { lots: two.lots }, 'lots'],
  ['a block aside with three players', three, { blocksAside: [1, 1, 1] }, 'blocksAside'],
  ['cubes with three players', three, { dummySlots: [0, 2] }, 'dummySlots'],
  ['no completion card with four players', four, { completionCard: -1 }, 'completionCard'],
  ['a completion card with three players', three, { completionCard: 0 }, 'completionCard'],
  ['a block of nobody', three, { blocks: at(three.blocks, 24, 3) }, 'blocks[24]'],
  ['a turn of nobody', three, { turnOwner: 3 }, 'turnOwner'],
  ['a token in a game of three', three, { startTokenOwner: 1 }, 'startTokenOwner'],
  ['a reservation of nobody', three, { reservation: { player: 3, slot: 1 } }, 'reservation.player'],
  ['a peek without a player', three, { peek: { player: -1, count: 1 } }, 'peek'],
  ['somebody asked who does not play', window, phase(window, { decider: 3 }), 'phase.decider'],
  ['Siku with three players', placed, phase(placed, { blockOwner: 'siku' }), 'phase.blockOwner'],
  ['the wrong turn', three, { turnNumber: 23 }, 'turnNumber'],
  ["somebody else's turn", three, { turnOwner: 1 }, 'turnOwner'],
  ['more turns left than blocks', three, { turnsLeft: at(three.turnsLeft, 0, 12) }, 'turnsLeft'],
  ['blocks of the wrong owner', three, { blocks: at(three.blocks, 24, 1) }, 'blocks'],
  ['extra turns before their time', four, { extraTurnOrder: [1] }, 'extraTurnOrder'],
  ['a block aside placed before its time', four, { blocksAside: [0, 1, 1, 1] }, 'blocksAside'],
  ['extra turns for the same player', extra, { extraTurnOrder: [extra.turnOwner] }, 'extraTurnOrder'],
  [
    'too many extra turns',
    extra,
    { extraTurnOrder: [0, 1, 2].filter((p) => p !== extra.turnOwner).slice(0, 2) },
    'extraTurnOrder',
  ],
  ['an extra turn without a block', extra, { blocksAside: at(extra.blocksAside, extra.turnOwner, 0) }, 'blocksAside'],
  [
    'an empty lot before a spare one',
    two,
    { lots: at(two.lots, 0, { ownBlocks: 0, sikuBlocks: 0, unopenedLots: 8 }) },
    'lots[0]',
  ],
  [
    'a lot that does not fit the turns',
    two,
    { lots: at(two.lots, 0, { ownBlocks: 2, sikuBlocks: 1, unopenedLots: 7 }) },
    'lots[0]',
  ],
  ['cubes of another round', solo, { dummySlots: [0, 2] }, 'dummySlots'],
  ['the token of another round', solo, { startTokenOwner: 1 }, 'startTokenOwner'],
  ['abundance that was not used', three, { abundance: { player: 0, stage: 'first' } }, 'abundance'],
  ['abundance of another player', abundant, { abundance: { player: 1, stage: 'first' } }, 'abundance'],
  ['abundance in another stage', abundant, { abundance: { player: 0, stage: 'skip' } }, 'turnOwner'],
  ['a card twice', three, { deck: at(three.deck, 0, three.deck[1]!) }, 'deck'],
  ['a card on the wrong back', three, { deckBacks: at(three.deckBacks, 0, 5 - three.deckBacks[0]!) }, 'deckBacks[0]'],
  ['a back too few', three, { deckBacks: three.deckBacks.slice(1) }, 'deckBacks'],
  ['a line too short', three, { line: at(three.line, 0, -1), deck: [...three.deck, three.line[0]] }, 'deckBacks'],
  [
    'a card in a foreign column',
    three,
    {
      filedCards: at(
        three.filedCards,
        2,
        at(three.filedCards[2]!, 0, { ...three.filedCards[2]![0]!, countsAs: 'elder', tool: null }),
      ),
    },
    'filedCards[2][0]',
  ],
  [
    'a card changed too early',
    three,
    {
      filedCards: at(
        three.filedCards,
        2,
        at(three.filedCards[2]!, 0, { ...three.filedCards[2]![0]!, isTransformed: true }),
      ),
    },
    'filedCards[2][0]',
  ],
  ['the card of the turn filed elsewhere', placed, phase(placed, { card: 1 }), 'phase.card'],
  ['the card of the turn used otherwise', placed, phase(placed, { countsAs: 'sculptor' }), 'phase.countsAs'],
  ['a tile twice', three, { tiles: at(three.tiles, 0, three.tiles[1]!) }, 'tiles'],
  ['a stack out of order', three, { tileStack: [...three.tileStack].reverse() }, 'tileStack[0]'],
  ['a square without its tile', squares, phase(squares, { squares: [26] }), 'tiles[25]'],
  ['squares out of order', squares, phase(squares, { squares: [26, 25] }), 'phase.squares'],
  ['a square that is open', squares, phase(squares, { squares: [25, 26, 27] }), 'phase.squares'],
  ['another support', three, { supportPoints: [1, 0, 0] }, 'supportPoints[0]'],
  ['too many points of squares', three, { squarePoints: [0, 0, 99] }, 'squarePoints'],
  ['too many steps', position({}), { engineeringSteps: [1, 0, 0] }, 'engineeringSteps'],
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
    { removedFavours: [VIGOUR], favourDeck: three.favourDeck.filter((favour) => favour !== VIGOUR) },
    'removedFavours',
  ],
  ['a favour for three with two players', two, { removedFavours: [13, 5] }, 'removedFavours'],
  ['a fresh favour before picking', three, { favourPickedThisTurn: 8 }, 'favourPickedThisTurn'],
  ['another favour picked', picked, { favourPickedThisTurn: 9 }, 'phase.favour'],
  ['a reservation on an empty slot', placed, { reservation: { player: 1, slot: 3 } }, 'reservation'],
  ['a reservation without foresight', four, { reservation: { player: 1, slot: 0 } }, 'reservation'],
  ['a peek without divination', four, { peek: { player: 1, count: 1 } }, 'peek'],
  [
    "[NU-SIKU-3] case 59: a card of Siku's in the deck",
    two,
    { discardedCards: two.discardedCards.slice(1), ...onDeck(two, two.discardedCards[0]!) },
    'deck',
  ],
  [
    '[NU-SIKU-3] case 59: a card of the line put away for Siku',
    two,
    { discardedCards: [...two.discardedCards, two.line[0]], line: at(two.line, 0, -1) },
    'discardedCards',
  ],
  [
    'a card of the line put away for a dummy',
    solo,
    { discardedCards: [...solo.discardedCards, solo.line[0]], line: at(solo.line, 0, -1) },
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
    {
      filedCards: at(picking.filedCards, 0, [held(game, picking.deck[0]!, 'labourer')]),
      deck: at(picking.deck, 0, 22),
    },
    'phase',
  ],
  ['a card that is not the own one to change', transforming, phase(transforming, { card: 0 }), 'phase'],
  [
    '[NU-FX-14] case 59: a changed card to change, and one transformation',
    transforming,
    changed(transforming, 17),
    'filedCards[0][0]',
  ],
  ['more points of favours than before the bracing', bracing, { favourPoints: [4, 0, 0] }, 'favourPoints[0]'],
  ['a window after a turn of somebody else', window, { turnOwner: 2 }, 'turnOwner'],
  ['a window within abundance after a turn of somebody else', second, { turnOwner: 2 }, 'turnOwner'],
  ['a window before the first turn of abundance', second, { abundance: { player: 0, stage: 'first' } }, 'turnOwner'],
  [
    'a known card while nobody has looked',
    three,
    { locatedCard: { card: three.deck[0], firstIndex: 0, lastIndex: 0 } },
    'locatedCard',
  ],
  [
    'a known card before the exchange',
    swapping,
    { locatedCard: { card: 10, firstIndex: 0, lastIndex: 2 } },
    'locatedCard',
  ],
  [
    'a known card in two places before the order',
    swapped,
    { locatedCard: { card: 5, firstIndex: 0, lastIndex: 1 } },
    'locatedCard',
  ],
  ['a known card in another place', swapped, { locatedCard: { card: 5, firstIndex: 2, lastIndex: 2 } }, 'locatedCard'],
  [
    'a known card in one place after the order',
    ordered,
    { locatedCard: { card: 5, firstIndex: 2, lastIndex: 2 } },
    'locatedCard',
  ],
  [
    'a known card that lies deeper',
    ordered,
    { locatedCard: { card: ordered.deck[3], firstIndex: 0, lastIndex: 2 } },
    'locatedCard',
  ],
  ['any card without need', three, phase(three, { anyCardAnyTile: true }), 'phase'],
  ['liberty that was not used', placed, phase(placed, { anyTile: true, byLiberty: true }), 'phase'],
  ['free placing without need', placed, phase(placed, { anyTile: true }), 'phase'],
  ['a window for somebody who holds nothing', window, phase(window, { decider: 2 }), 'phase'],
  ['a peek of fewer cards', seen, { peek: { player: 0, count: 2 } }, 'phase'],
  ['another favour looking', seen, phase(seen, { favour: 9 }), 'phase'],
  ['another favour spreading', spreading, phase(spreading, { favour: 8 }), 'phase'],
  ['a lifted tile under a block', spreading, phase(spreading, { liftedCell: cell('1e5') }), 'phase'],
  ['reserving back to another player', reserving, resumed(reserving, { decider: 2 }), 'phase'],
  [
    'an end favour of somebody who has none',
    ending,
    phase(ending, { decider: ending.favours.findIndex((held) => held.every((f) => f < 14)) }),
    'phase',
  ],
];

test('[NU-FX-14] case 59: a card may change twice', () => {
  expect(transformed.filedCards[0]).toContainEqual({ card: 17, countsAs: 'artisan', tool: 'saw', isTransformed: true });
  expect(again.phase).toEqual({ kind: 'chooseNewType', decider: 0, favour: 15, card: 17 });
  expect(game.State.is(again)).toBe(true);
});

describe('decoding refuses', () => {
  test.each(CONTRADICTIONS)('%s', (_, state, change, path) => {
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
