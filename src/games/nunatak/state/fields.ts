import {
  count,
  flag,
  listOf,
  listUpTo,
  orNull,
  recordOf,
  type Shape,
  secret,
  variantsOf,
  whole,
  word,
} from '../../../core/fields.js';
import { sum } from '../../../core/list.js';
import { type Box, CARDS, FAVOUR_CARDS, ROUND, SLOTS, SYMBOLS, TOOLS } from '../components/index.js';
import { BASES, CELLS, DOME, FLOORS, GROUND, MOST_SQUARES } from '../temple.js';
import { type Phase, USES } from './phases.js';

const card = count(CARDS - 1);
const cell = count(CELLS - 1);
const favour = count(FAVOUR_CARDS - 1);
const slot = count(SLOTS - 1);
const symbol = word(...SYMBOLS);
const use = word(...USES);

/**
 * What the fields of a state hold. The orders of the deck, the stack and the favour deck are hidden.
 * @rule NU-GEN-3
 */
export const fields = (box: Box, players: number) => {
  const { components, modes } = box;
  const { effects, square, track } = components;
  const { blocks, turns, aside } = modes[players]!;
  const player = count(players - 1);
  const inDeck = CARDS - SLOTS;
  const held = FAVOUR_CARDS - components.favourLine;
  const seen = count(effects.divination - 1);
  const mostOfSquare = square[0] + effects.rivalry;
  return {
    tiles: listOf(whole(-1, CELLS - 1), CELLS),
    blocks: listOf(whole(-1, blocks.length - 1), CELLS),
    stack: listUpTo(secret(cell), CELLS - GROUND),
    deck: listUpTo(secret(card), inDeck),
    backs: listUpTo(whole(1, components.piles.length), inDeck),
    line: listOf(whole(-1, CARDS - 1), SLOTS),
    areas: listOf(listUpTo(filed, Math.max(...blocks)), blocks.length),
    discard: listUpTo(card, sum(blocks.slice(players))),
    favourDeck: listUpTo(secret(favour), held),
    favourLine: listUpTo(favour, components.favourLine),
    favours: listOf(listUpTo(favour, held), players),
    spent: listOf(listUpTo(favour, held), players),
    gone: listUpTo(favour, FAVOUR_CARDS),
    fresh: whole(-1, FAVOUR_CARDS - 1),
    track: listOf(count(track.length - 1), players),
    support: listOf(count(BASES[DOME]!.length * (CELLS - GROUND)), players),
    squares: listOf(count(mostOfSquare * (DOME + 1 - GROUND)), players),
    favourPoints: listOf(count(mostOfFavour(box, players) * held), players),
    left: listOf(count(Math.max(...turns)), turns.length),
    lots: listOf(lot(box), players === 2 ? players : 0),
    aside: listOf(count(1), aside.length),
    completion: players === 4 ? count(components.completion.length - 1) : whole(-1, -1),
    extra: listUpTo(player, CELLS - modes[players]!.normalTurns),
    turn: whole(1, CELLS),
    active: count(turns.length - 1),
    first: count(players === 1 ? ROUND - 1 : 0),
    cubes: listOf(slot, players === 1 ? components.cubes.length : 0),
    reservation: orNull(recordOf('a reservation', { player, slot })),
    abundance: orNull(recordOf('abundance', { player, stage: word('first', 'second', 'skip') })),
    peek: recordOf('a peek', { player: whole(-1, players - 1), count: count(effects.divination) }),
    known: orNull(recordOf('a known card', { card, first: seen, last: seen })),
    phase: phase(players, turns.length),
  };
};

/** The most points that a favour gives at once. */
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
  const player = count(players - 1);
  const take = { any: flag };
  const place = { card, as: symbol, use, free: flag, liberty: flag };
  const window = { next: count(owners - 1), asked: player };
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
    spread: { ...asked, from: whole(-1, CELLS - 1), resume },
    peekSwap: { ...asked, resume },
    peekOrder: { ...asked, resume },
    dummy: { card, cells: listUpTo(cell, CELLS) },
    final: { asked: player },
    transform: asked,
    into: { ...asked, card },
    over: {},
  });
};
