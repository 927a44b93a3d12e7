import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import type { RefusalParameters } from '../../../src/core/errors/reasons.js';
import { catalogue, game, reasons, type State } from '../../../src/games/nunatak/index.js';
import { bracing, cell, floors, placing, play, position } from './positions.js';

const take = position({ turnNumber: 6, filler: '1a1 1b1 1c1 1d1 1e1', line: [0, 5, 9, 14] });
const chosen = play(position({ line: [36, 5, 9, 14] }), 't36');
const reserved = position({
  turnNumber: 5,
  line: [17, 5, 0, 9],
  usedFavours: { 1: [6] },
  also: { reservation: { player: 1, slot: 0 } },
});
const closed = position({
  turnNumber: 6,
  line: [17, 5, 0, 9],
  usedFavours: { 1: [6] },
  also: { reservation: { player: 1, slot: 0 } },
});
const use = play(position({ players: 2, turnNumber: 3, line: [5, 9, 14, 18] }), 't5');
const siku = position({ players: 2, turnNumber: 3, favours: { 0: [10] }, phase: placing(6, 'sculptor', 'siku') });
const sculptor = position({
  turnNumber: 10,
  filler: '1d4 1e4 1d5 1e5 1a5 1a4 1a3 1e3 1e2',
  tiles: { '1a1': 5, '1b1': 9, '1c1': 38 },
  favours: { 0: [0, 7, 16] },
  phase: placing(6, 'sculptor'),
});
const labourer = position({
  turnNumber: 7,
  blocks: { 0: '1b1 1c1', 1: '1b2 1e5', 2: '1c2 1e4' },
  tiles: { '1a1': 0, '2b1': 31 },
  phase: placing(1, 'labourer'),
});
const lifted = play(labourer, 'l1a1');
const lastTile = position({
  turnNumber: 54,
  filler: floors(4, '4b2'),
  tiles: { '4b2': 0 },
  phase: placing(1, 'labourer'),
  favours: { 2: [8, 9, 14, 15, 16, 17, 18] },
});
const freed = play(position({ turnNumber: 7, favours: { 0: [10, 11] }, phase: placing(6, 'sculptor') }), 'u10');
const anyTile = play(
  position({
    turnNumber: 53,
    filler: floors(4, '3a1 4a1'),
    tiles: { '3a1': 18 },
    line: [0, 50],
    phase: { kind: 'take', anyCardAnyTile: true },
  }),
  't0',
);
const early = position({ turnNumber: 19, favours: { 0: [0, 6, 10, 16] } });
const lastTurn = position({ turnNumber: 52, favours: { 0: [7] } });
const emptyDeck = position({ turnNumber: 51, favours: { 2: [8, 12] } });
const oneTile = position({ turnNumber: 54, filler: floors(4, '4b2'), favours: { 2: [9] } });
const pick = position({
  phase: { kind: 'pickFavour', cell: 0 },
  blocks: { 0: '1a1' },
  filedCards: { 0: '22E' },
  favourLine: [4, 9],
});
const immediate = position({
  turnNumber: 16,
  blocks: { 0: '1a1' },
  favours: { 0: [0, 1, 9, 18] },
  phase: { kind: 'immediateFavour', cell: 0, favour: 0 },
});
const squares = play(
  position({
    turnNumber: 13,
    filler: '1a1 1b1 1a2 1c1 1c2 1e5 1e4 1e3 1a5 1b5 1a4 1c4',
    tiles: { '1b2': 24 },
    phase: placing(23, 'elder'),
    favours: { 0: [0, 9, 16] },
    favourLine: [13, 4],
  }),
  'p1b2 f13',
);
const window = play(
  position({ turnNumber: 13, favours: { 1: [8, 6, 7], 2: [9, 0, 16] }, phase: placing(6, 'sculptor') }),
  'p1a2',
);
const second = play(window, '-');
const lateWindow = play(
  position({
    turnNumber: 52,
    filler: floors(4, '4b1 4a2 4b2'),
    tiles: { '4b1': 5 },
    phase: placing(6, 'sculptor'),
    favours: { 0: [6, 8, 9] },
  }),
  'p4b1',
);
const reserving = play(window, 'u6');
const spreading = play(
  position({
    turnNumber: 7,
    blocks: { 0: '1b1 1c1', 1: '1b2 1e5', 2: '1c2 1e4' },
    tiles: { '1a1': 0, '2b1': 31 },
    favours: { 0: [9] },
  }),
  'u9',
);
const spread = play(spreading, 'l1a1');
const lookingAtTwo = play(position({ turnNumber: 49, favours: { 0: [8] } }), 'u8');
const looking = play(
  position({
    turnNumber: 7,
    favours: { 0: [8] },
    usedFavours: { 1: [6] },
    line: [0, -1, 9, 14],
    phase: placing(5, 'sculptor'),
    also: { reservation: { player: 1, slot: 2 } },
  }),
  'u8',
);
const ordering = play(looking, '-');
const dummy = play(
  position({
    players: 1,
    tiles: { '1b2': 18, '1d2': 19, '1a2': 20, '1a1': 21, '1e5': 5 },
    line: [33, 0, 1],
    phase: placing(6, 'sculptor'),
  }),
  'p1e5',
);
const final = position({
  turnNumber: 54,
  favours: { 0: [14, 0, 10] },
  filedCards: { 0: '17B' },
  phase: { kind: 'endFavour', decider: 0 },
});
const transform = play(final, 'u14');
const into = play(transform, 'c17');
const over = position({ turnNumber: 54, phase: { kind: 'over' } });

/** A row of the test: clause, reason, move, phase, state, parameters, sentence. */
type Refused = readonly [string, string, string, string, State, RefusalParameters, string];

const REFUSED: readonly Refused[] = [
  ['NU-GEN-1', 'over', 't0', 'over', over, {}, 'The game is over; nothing more can be done.'],
  [
    'NU-GEN-2',
    'take-now',
    'p1a2',
    'take',
    take,
    {},
    'Now take a card of the line; favours for this moment may be played before.',
  ],
  [
    'NU-GEN-2',
    'use-now',
    'p1a2',
    'chooseBlockOwner',
    use,
    {},
    'Now say whether the card is used for yourself or for Siku.',
  ],
  ['NU-GEN-2', 'as-now', 'p1a1', 'chooseSymbol', chosen, {}, 'Now choose one of the symbols of the card.'],
  ['NU-GEN-2', 'place-now', 't0', 'place', sculptor, {}, 'Now place the block.'],
  ['NU-GEN-2', 'drop-now', 'p1a2', 'dropTile', lifted, {}, 'Now swap the lifted tile with another.'],
  ['NU-GEN-2', 'pick-now', '-', 'pickFavour', pick, {}, 'Now pick one of the revealed favours.'],
  ['NU-GEN-2', 'immediate-now', 'f9', 'immediateFavour', immediate, {}, 'Now use the favour just taken, or keep it.'],
  ['NU-GEN-2', 'brace-now', '-', 'braceBlock', bracing, {}, 'Now choose the upper block whose support scores again.'],
  ['NU-GEN-2', 'squares-now', '-', 'scoreSquare', squares, {}, 'Now choose the square that is scored next.'],
  ['NU-GEN-2', 'window-now', 't0', 'window', window, {}, 'Now, between turns, play a favour or pass.'],
  ['NU-GEN-2', 'reserve-now', '-', 'reserve', reserving, {}, 'Now choose the card of the line to be reserved.'],
  ['NU-GEN-2', 'spread-now', 'p1a1', 'spread', spreading, {}, 'Now choose the tiles that change places.'],
  [
    'NU-GEN-2',
    'exchange-now',
    'o123',
    'exchange',
    looking,
    {},
    'Now exchange one of the cards seen for one of the line, or pass.',
  ],
  ['NU-GEN-2', 'order-now', '-', 'orderCards', ordering, {}, 'Now put the cards seen in order.'],
  ['NU-GEN-2', 'dummy-now', 'l1b2', 'placeForDummy', dummy, {}, 'Now choose a tile for the dummy.'],
  ['NU-GEN-2', 'final-now', 'c17', 'endFavour', final, {}, 'Now play an end favour, or pass.'],
  ['NU-GEN-2', 'transform-now', 'iL', 'transform', transform, {}, 'Now choose the card that changes its type.'],
  ['NU-GEN-2', 'into-now', 'c17', 'chooseNewType', into, {}, 'Now choose the new type of the card.'],
  ['NU-GEN-2', 'lifted-already', 'l1a2', 'spread', spread, {}, 'A tile is lifted already; now swap it with another.'],
  ['NU-GEN-2', 'lift-first', 'd1a1', 'spread', spreading, {}, 'First lift a tile, then swap it with another.'],
  ['NU-TAKE-1', 'not-in-line', 't36', 'take', take, { card: 36 }, 'This labourer/engineer card is not in the line.'],
  [
    'NU-TAKE-2',
    'fits-nowhere',
    't0',
    'take',
    take,
    { card: 0 },
    'No available tile has the labourer symbol; take a card that fits.',
  ],
  [
    'NU-TAKE-3',
    'reserved-by-other',
    't17',
    'take',
    closed,
    { card: 17 },
    'This beast card is reserved by another player.',
  ],
  [
    'NU-TAKE-4',
    'own-card-reserved',
    't5',
    'take',
    reserved,
    { reserved: 17 },
    'The beast card that you have reserved fits, so you have to take it.',
  ],
  [
    'NU-PLACE-1',
    'no-tile',
    'p2a1',
    'place',
    sculptor,
    { place: cell('2a1') },
    'No tile lies on 2a1; a block goes on an available tile.',
  ],
  [
    'NU-PLACE-1',
    'covered',
    'p1a5',
    'place',
    sculptor,
    { place: cell('1a5') },
    'A block stands on 1a5; a block goes on an available tile.',
  ],
  [
    'NU-PLACE-2',
    'other-symbol',
    'p1b1',
    'place',
    sculptor,
    { place: cell('1b1'), symbol: 'sculptor', tile: 9 },
    'The card is used for its sculptor symbol; the tile on 1b1 has artisan.',
  ],
  [
    'NU-PLACE-5',
    'not-on-card',
    'asS',
    'chooseSymbol',
    chosen,
    { card: 36, symbol: 'sculptor' },
    'The card has no sculptor symbol, only labourer/engineer.',
  ],
  [
    'NU-SWAP-1',
    'no-labourer',
    'l1a1',
    'place',
    sculptor,
    { symbol: 'sculptor' },
    'Only a labourer lifts a tile, and the card is used for its sculptor symbol.',
  ],
  [
    'NU-SWAP-1',
    'none-to-lift',
    'l1b1',
    'place',
    labourer,
    { place: cell('1b1') },
    'On 1b1 no tile is available to be lifted.',
  ],
  [
    'NU-SWAP-1',
    'no-labourer-tile',
    'l2b1',
    'place',
    labourer,
    { place: cell('2b1'), tile: 31 },
    'A labourer lifts a labourer tile; the tile on 2b1 has beast.',
  ],
  [
    'NU-SWAP-2',
    'none-to-swap',
    'd1b1',
    'dropTile',
    lifted,
    { place: cell('1b1') },
    'On 1b1 no tile is available to change places with the lifted one.',
  ],
  [
    'NU-SWAP-2',
    'swapped-with-itself',
    'd1a1',
    'dropTile',
    lifted,
    { place: cell('1a1') },
    'The lifted tile itself lies on 1a1; swap it with another.',
  ],
  [
    'NU-SWAP-4',
    'only-tile',
    'l4b2',
    'place',
    lastTile,
    { place: cell('4b2') },
    'The tile on 4b2 is the only one available; there is none to swap.',
  ],
  [
    'NU-SWAP-5',
    'free-already',
    'l3a1',
    'place',
    anyTile,
    {},
    'The block may go on any available tile, so no tile is lifted.',
  ],
  [
    'NU-ELDER-1',
    'not-revealed',
    'f7',
    'pickFavour',
    pick,
    { favour: 7, revealed: [4, 9] },
    'The favour "Abundance" is not revealed; pick one of: Bracing, Spread.',
  ],
  [
    'NU-SQUARE-1',
    'not-completed',
    's2c3',
    'scoreSquare',
    squares,
    { place: cell('2c3'), places: [cell('2a1'), cell('2b1')] },
    'Square 2c3 is not to be scored now; choose one of: 2a1, 2b1.',
  ],
  [
    'NU-WINDOW-2',
    'own-turn-next',
    'u8',
    'window',
    window,
    { favour: 8 },
    'Your turn is next; use the favour "Divination" in it.',
  ],
  ['NU-FAV-1', 'not-held', 'u8', 'take', take, { favour: 8 }, 'You have no unused favour "Divination".'],
  ['NU-FAV-1', 'not-held', 'u8', 'place', sculptor, { favour: 8 }, 'You have no unused favour "Divination".'],
  ['NU-FAV-1', 'not-held', 'u7', 'immediateFavour', immediate, { favour: 7 }, 'You have no unused favour "Abundance".'],
  ['NU-FAV-1', 'not-held', 'u8', 'scoreSquare', squares, { favour: 8 }, 'You have no unused favour "Divination".'],
  ['NU-FAV-1', 'not-held', 'u9', 'window', window, { favour: 9 }, 'You have no unused favour "Spread".'],
  ['NU-FAV-1', 'not-held', 'u9', 'endFavour', final, { favour: 9 }, 'You have no unused favour "Spread".'],
  [
    'NU-FAV-2',
    'too-late',
    'u0',
    'take',
    early,
    { favour: 0 },
    'The favour "Rise" is used right after it is taken, or never.',
  ],
  [
    'NU-FAV-2',
    'too-late',
    'u0',
    'place',
    sculptor,
    { favour: 0 },
    'The favour "Rise" is used right after it is taken, or never.',
  ],
  [
    'NU-FAV-2',
    'too-late',
    'u1',
    'immediateFavour',
    immediate,
    { favour: 1 },
    'The favour "Craft" is used right after it is taken, or never.',
  ],
  [
    'NU-FAV-2',
    'too-late',
    'u0',
    'scoreSquare',
    squares,
    { favour: 0 },
    'The favour "Rise" is used right after it is taken, or never.',
  ],
  [
    'NU-FAV-2',
    'too-late',
    'u0',
    'window',
    second,
    { favour: 0 },
    'The favour "Rise" is used right after it is taken, or never.',
  ],
  [
    'NU-FAV-2',
    'too-late',
    'u0',
    'endFavour',
    final,
    { favour: 0 },
    'The favour "Rise" is used right after it is taken, or never.',
  ],
  [
    'NU-FAV-3',
    'just-taken',
    'u13',
    'scoreSquare',
    squares,
    { favour: 13 },
    'The favour "Rivalry" was taken in this turn; use it in a later one.',
  ],
  [
    'NU-FAV-4',
    'other-moment',
    'u10',
    'take',
    early,
    { favour: 10, moments: ['place'] },
    'The favour "Liberty" can be used only before you place a block.',
  ],
  [
    'NU-FAV-4',
    'other-moment',
    'u7',
    'place',
    sculptor,
    { favour: 7, moments: ['take'] },
    'The favour "Abundance" can be used only before you take a card.',
  ],
  [
    'NU-FAV-4',
    'other-moment',
    'u9',
    'immediateFavour',
    immediate,
    { favour: 9, moments: ['take', 'place', 'window'] },
    'The favour "Spread" can be used only before you take a card, before you place a block or between turns.',
  ],
  [
    'NU-FAV-4',
    'other-moment',
    'u9',
    'scoreSquare',
    squares,
    { favour: 9, moments: ['take', 'place', 'window'] },
    'The favour "Spread" can be used only before you take a card, before you place a block or between turns.',
  ],
  [
    'NU-FAV-4',
    'other-moment',
    'u7',
    'window',
    window,
    { favour: 7, moments: ['take'] },
    'The favour "Abundance" can be used only before you take a card.',
  ],
  [
    'NU-FAV-4',
    'other-moment',
    'u10',
    'endFavour',
    final,
    { favour: 10, moments: ['place'] },
    'The favour "Liberty" can be used only before you place a block.',
  ],
  [
    'NU-FAV-6',
    'too-early',
    'u16',
    'take',
    early,
    { favour: 16 },
    'The favour "Insight" is used at the end of the game.',
  ],
  [
    'NU-FAV-6',
    'too-early',
    'u16',
    'place',
    sculptor,
    { favour: 16 },
    'The favour "Insight" is used at the end of the game.',
  ],
  [
    'NU-FAV-6',
    'too-early',
    'u18',
    'immediateFavour',
    immediate,
    { favour: 18 },
    'The favour "Team" is used at the end of the game.',
  ],
  [
    'NU-FAV-6',
    'too-early',
    'u16',
    'scoreSquare',
    squares,
    { favour: 16 },
    'The favour "Insight" is used at the end of the game.',
  ],
  [
    'NU-FAV-6',
    'too-early',
    'u16',
    'window',
    second,
    { favour: 16 },
    'The favour "Insight" is used at the end of the game.',
  ],
  [
    'NU-FX-4',
    'no-upper-block',
    'b2b1',
    'braceBlock',
    bracing,
    { place: cell('2b1') },
    'No block of yours stands on 2b1.',
  ],
  [
    'NU-FX-7',
    'no-turn-left',
    'u6',
    'window',
    lateWindow,
    {},
    'You have no normal turn left for which to reserve a card.',
  ],
  [
    'NU-FX-7',
    'none-to-reserve',
    'r40',
    'reserve',
    reserving,
    { card: 40 },
    'This beast/elder card is not in the line, so it cannot be reserved.',
  ],
  [
    'NU-FX-8',
    'few-turns',
    'u7',
    'take',
    lastTurn,
    { have: 1, need: 2 },
    'Your normal turns, with this one: 1; Abundance needs 2.',
  ],
  ['NU-FX-9', 'none-to-see', 'u8', 'take', emptyDeck, {}, 'The deck is empty; there is no card to look at.'],
  ['NU-FX-9', 'none-to-see', 'u8', 'place', lastTile, {}, 'The deck is empty; there is no card to look at.'],
  ['NU-FX-9', 'none-to-see', 'u8', 'window', lateWindow, {}, 'The deck is empty; there is no card to look at.'],
  [
    'NU-FX-9',
    'unseen',
    'x31',
    'exchange',
    lookingAtTwo,
    { have: 2, seen: 2 },
    'Cards seen: 2; there is no card 3 among them.',
  ],
  ['NU-FX-9', 'empty-slot', 'x12', 'exchange', looking, { slot: 1 }, 'No card lies in slot 2 of the line.'],
  [
    'NU-FX-9',
    'reserved-slot',
    'x13',
    'exchange',
    looking,
    { slot: 2 },
    'The card in slot 3 of the line is reserved, and not exchanged.',
  ],
  [
    'NU-FX-9',
    'other-number',
    'o12',
    'orderCards',
    ordering,
    { have: 3 },
    'Cards seen: 3; just these are put in order.',
  ],
  ['NU-FX-10', 'few-tiles', 'u9', 'take', oneTile, { have: 1, need: 2 }, 'Available tiles: 1; Spread needs 2.'],
  ['NU-FX-10', 'few-tiles', 'u9', 'place', lastTile, { have: 1, need: 2 }, 'Available tiles: 1; Spread needs 2.'],
  [
    'NU-FX-10',
    'none-to-spread',
    'l1b1',
    'spread',
    spreading,
    { place: cell('1b1') },
    'On 1b1 no tile is available to change places.',
  ],
  [
    'NU-FX-10',
    'none-to-spread',
    'd1b1',
    'spread',
    spread,
    { place: cell('1b1') },
    'On 1b1 no tile is available to change places.',
  ],
  [
    'NU-FX-10',
    'spread-with-itself',
    'd1a1',
    'spread',
    spread,
    { place: cell('1a1') },
    'The lifted tile itself lies on 1a1; choose another.',
  ],
  ['NU-FX-11', 'free-anyway', 'u11', 'place', freed, {}, 'The block may go on any available tile already.'],
  ['NU-FX-11', 'block-of-siku', 'u10', 'place', siku, {}, "The block is Siku's; Liberty is for your own."],
  ['NU-FX-12', 'none-to-draw', 'u12', 'take', emptyDeck, {}, 'The deck is empty; the line cannot be renewed.'],
  ['NU-FX-14', 'not-own-card', 'c0', 'transform', transform, { card: 0 }, 'This labourer card is not yours.'],
  [
    'NU-FX-14',
    'same-type',
    'iB',
    'chooseNewType',
    into,
    { type: 'beast' },
    'The card is of type beast already; choose another type.',
  ],
  [
    'NU-SOLO-11',
    'not-best',
    'p1a2',
    'placeForDummy',
    dummy,
    { place: cell('1a2'), places: [cell('1b2'), cell('1d2')] },
    'For the dummy 1a2 is not among the best; choose one of: 1b2, 1d2.',
  ],
];

/** Returns the refusal of a move. */
const whyOf = (state: State, move: string) => game.whyIllegal(state, orThrow(game.parseMove(move)));

describe('a refusal says why', () => {
  test.each(REFUSED)('[%s] %s: %s in phase %s', (clause, reason, move, _, state, parameters, message) => {
    expect(game.State.is(state)).toBe(true);
    expect(whyOf(state, move)).toEqual({ _tag: 'RuleBroken', clause, reason, parameters, message });
    expect(reasons).toHaveProperty(reason);
  });

  // Neither occurs in a game: with so few cards in the line there are no decisions any more.
  test('[NU-FX-7, NU-FX-12] short-line, none-to-replace: where the line holds too few cards', () => {
    expect(whyOf({ ...window, line: [5, -1, -1, -1] }, 'u6')).toMatchObject({
      clause: 'NU-FX-7',
      reason: 'short-line',
      parameters: { have: 1, need: 2 },
      message: 'Cards in the line: 1; Foresight needs 2.',
    });
    const renewing = position({ turnNumber: 39, favours: { 2: [12] }, usedFavours: { 1: [6] } });
    expect(whyOf(renewing, 'u12')).toBeNull();
    const only = { ...renewing, line: [5, -1, -1, -1], reservation: { player: 1, slot: 0 } };
    expect(whyOf(only, 'u12')).toMatchObject({
      clause: 'NU-FX-12',
      reason: 'none-to-replace',
      parameters: {},
      message: 'All cards of the line are reserved; there is none to renew.',
    });
  });

  test('[NU-FX-10, NU-TAKE-1] few-tiles, not-in-line: a view of the decider says the same', () => {
    expect(game.whyIllegal(game.view(oneTile, 2), { kind: 'useFavour', favour: 9 })).toEqual(whyOf(oneTile, 'u9'));
    expect(game.whyIllegal(game.view(take, take.turnOwner), { kind: 'take', card: 36 })).toEqual(whyOf(take, 't36'));
  });

  test('every sentence names its parameters, and no clause', () => {
    const states = new Set(REFUSED.map(([, , , , state]) => state));
    for (const state of states) {
      for (const move of catalogue) {
        const why = game.whyIllegal(state, move);
        if (why?._tag !== 'RuleBroken') continue;
        expect(why.message).not.toMatch(/[{}]|NU-|undefined/);
        expect(Object.keys(why.parameters)).toEqual(
          expect.arrayContaining(
            [...reasons[why.reason].text.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
          ),
        );
      }
    }
  });
});
