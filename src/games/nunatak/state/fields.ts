import { sum } from '../../../core/data/list.js';
import {
  count,
  flag,
  listOf,
  listUpTo,
  naming,
  orNull,
  perSeat,
  recordOf,
  type Shape,
  seat,
  seatsOf,
  secret,
  thing,
  thingOrNone,
  variantsOf,
  whole,
  word,
} from '../../../core/fields/fields.js';
import { type Box, CARDS, FAVOUR_CARDS, ROUND, SLOTS, SYMBOLS, TOOLS } from '../components/index.js';
import { BASES, CELLS, DOME, FLOORS, GROUND, MOST_SQUARES } from '../temple.js';
import { type Phase, USES } from './phases.js';

const card = thing(CARDS);
const cell = thing(CELLS);
const favour = thing(FAVOUR_CARDS);
const slot = thing(SLOTS);
const symbol = word(...SYMBOLS);
const use = word(...USES);

/**
 * Returns the codecs of the fields of a state. The orders of the deck, the stack and the favour deck are hidden.
 * @rule NU-GEN-3
 */
export const fields = (box: Box, players: number) => {
  const { components, modes } = box;
  const { effects, square, track } = components;
  const { blocks, turns, aside } = modes[players]!;
  const player = seat(players);
  const seats = seatsOf(players);
  const inDeck = CARDS - SLOTS;
  const held = FAVOUR_CARDS - components.favourLine;
  const seen = count(effects.divination - 1);
  const mostOfSquare = square[0] + effects.rivalry;
  return {
    tiles: listOf(thingOrNone(CELLS), CELLS),
    blocks: listOf(naming(whole(-1, blocks.length - 1), seats), CELLS),
    stack: listUpTo(secret(cell), CELLS - GROUND),
    deck: listUpTo(secret(card), inDeck),
    backs: listUpTo(whole(1, components.piles.length), inDeck),
    line: listOf(thingOrNone(CARDS), SLOTS),
    areas: naming(listOf(listUpTo(filed, Math.max(...blocks)), blocks.length), seats),
    discard: listUpTo(card, sum(blocks.slice(players))),
    favourDeck: listUpTo(secret(favour), held),
    favourLine: listUpTo(favour, components.favourLine),
    favours: perSeat(listUpTo(favour, held), players),
    spent: perSeat(listUpTo(favour, held), players),
    gone: listUpTo(favour, FAVOUR_CARDS),
    fresh: thingOrNone(FAVOUR_CARDS),
    track: perSeat(count(track.length - 1), players),
    support: perSeat(count(BASES[DOME]!.length * (CELLS - GROUND)), players),
    squares: perSeat(count(mostOfSquare * (DOME + 1 - GROUND)), players),
    favourPoints: perSeat(count(mostOfFavour(box, players) * held), players),
    left: naming(listOf(count(Math.max(...turns)), turns.length), seats),
    lots: naming(listOf(lot(box), players === 2 ? players : 0), seats),
    aside: naming(listOf(count(1), aside.length), seats),
    completion: players === 4 ? thing(components.completion.length) : whole(-1, -1),
    extra: listUpTo(player, CELLS - modes[players]!.normalTurns),
    turn: whole(1, CELLS),
    active: naming(count(turns.length - 1), seats),
    first: naming(count(players === 1 ? ROUND - 1 : 0), seats),
    cubes: listOf(slot, players === 1 ? components.cubes.length : 0),
    reservation: orNull(recordOf('a reservation', { player, slot })),
    abundance: orNull(recordOf('abundance', { player, stage: word('first', 'second', 'skip') })),
    peek: recordOf('a peek', { player: naming(whole(-1, players - 1), seats), count: count(effects.divination) }),
    known: orNull(recordOf('a known card', { card, first: seen, last: seen })),
    phase: phase(players, turns.length),
  };
};

/** Returns the most points that a favour gives at a time. */
const mostOfFavour = ({ components: { effects, track } }: Box, players: number): number =>
  Math.max(
    effects.rise * Math.max(...FLOORS),
    effects.base,
    BASES[DOME]!.length,
    effects.solidarity[0] + effects.solidarity[1] * (players - 1),
    ...track,
  );

const filed = recordOf('a card in an area', { card, as: symbol, tool: orNull(word(...TOOLS)), changed: flag });

const lot = ({ components: { lots } }: Box) =>
  recordOf('a lot', { own: count(lots.own), siku: count(lots.siku), spare: count(lots.count - 1) });

const phase = (players: number, owners: number): Shape<Phase> => {
  const player = seat(players);
  const take = { any: flag };
  const place = { card, as: symbol, use, free: flag, liberty: flag };
  const window = { next: naming(count(owners - 1), seatsOf(players)), asked: player };
  const resume = variantsOf('a phase to return to', { take, place, window });
  const asked = { asked: player, favour };
  return variantsOf('a phase', {
    take,
    use: { card, any: flag },
    as: { card, use, any: flag },
    place,
    drop: { card, use, from: cell },
    pick: { cell },
    immediate: { cell, favour },
    brace: { cell, favour },
    squares: { cells: listUpTo(whole(GROUND, DOME), MOST_SQUARES), rivalry: flag },
    window,
    reserve: { ...asked, resume },
    spread: { ...asked, from: thingOrNone(CELLS), resume },
    peekSwap: { ...asked, resume },
    peekOrder: { ...asked, resume },
    dummy: { card, cells: listUpTo(cell, CELLS) },
    final: { asked: player },
    transform: asked,
    into: { ...asked, card },
    over: {},
  });
};
